"""Random Swift programs, run by Pivot and by the compiler: they must print the same.

    python3 Proof/tests/compiler.py PIVOT [--programs 40] [--seed 1] [--swiftc swiftc]

Each program declares variables with their types, and values of random expressions with theirs. Quotients of two
literals are left out: Pivot keeps them exact, and says so. Where a list of literals is divided on its way into an
[Int], a few programs still differ.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile

VALUES = 24
# By each type its names and literals, and then expressions; {…} stands for one of that type.
GRAMMAR = {
    "Int": (["i", "j", "k", "n", "-7", "0", "3", "12"], [
        "({Int} + {Int})", "({Int} - {Int})", "(k * {Int})", "((i + {Int}) / 3)", "((n - {Int}) / k)",
        "(({Int}) % 7)", "(({Int}) % k)", "({Bool} ? {Int} : {Int})", "abs({Int})", "min({Int}, {Int})",
        "max({Int}, {Int}, {Int})", "Int({Double})", "{List}.count", "{String}.count", "({List}.first ?? {Int})",
        "({List}.last ?? -1)", "{List}.reduce({Int}, +)", "{List}.reduce(0) {{ max($0, $1) }}",
        "{List}.reduce(k) {{ $0 * 2 + $1 }}", "({List}.firstIndex(of: {Int}) ?? -1)", "({List}.max() ?? 0)",
        "({Int}).signum()", "({Int}).quotientAndRemainder(dividingBy: 3).remainder", '(Int("-3") ?? {Int})',
        "(({Int}) & 7)", "-({Int})",
    ]),
    "Double": (["x", "y", "z", "2.0", "-0.75"], [
        "({Double} + {Double})", "({Double} - {Double})", "({Double} * y)", "({Double} / (abs({Double}) + 1))",
        "Double({Int})", "({Bool} ? {Double} : {Double})", "({Double}).rounded()", "({Double}).rounded(.up)",
        "({Double}).rounded(.toNearestOrEven)", "({Double}).truncatingRemainder(dividingBy: y)",
        "abs({Double})", "hypot({Double}, {Double})", "atan2({Double}, {Double})", "sin({Double})", "floor({Double})",
        "sqrt(abs({Double}))", "{List}.map {{ Double($0) / 2 }}.reduce(0, +)", "-({Double})",
    ]),
    "Bool": (["p", "q"], [
        "({Int} < {Int})", "({Int} == {Int})", "({Double} > {Double})", "!({Bool})", "({Bool} && {Bool})",
        "({Bool} || {Bool})", "{List}.contains({Int})", "{List}.contains {{ $0 > k }}",
        "({Int}).isMultiple(of: 3)", "{List}.allSatisfy {{ $0 < n }}",
    ]),
    "List": (["a", "b", "[i, 4, n]"], [
        "{List}.map {{ $0 * 2 }}", "{List}.map {{ $0 / 2 }}", "{List}.map {{ $0 % k }}", "{List}.filter {{ $0 != j }}",
        "{List}.sorted()", "{List}.sorted(by: >)", "Array({List}.reversed())", "Array({List}.prefix(2))",
        "Array({List}.dropFirst(1))", "({List} + {List})", "zip({List}, {List}).map {{ $0 * $1 }}",
        "{List}.enumerated().map {{ $0 * $1 }}", "Array(stride(from: 0, through: 9, by: 4))",
        "(-2..<3).map {{ $0 * k }}", "[{List}, {List}].flatMap {{ $0 }}",
        "{List}.compactMap {{ $0 > i ? $0 : nil }}", "Array(repeating: {Int}, count: 3)",
    ]),
    "String": (["s", "t", '"ab"'], [
        "({String} + {String})", "{String}.uppercased()", "String({String}.reversed())", "String({String}.prefix(3))",
        "String({String}.dropLast(2))", '{List}.map {{ "\\($0)" }}.joined(separator: "-")', "String({Int})",
        "String(repeating: {String}, count: 2)", "({Bool} ? {String} : {String})",
        'String(format: "%.3f", {Double})', '{String}.replacingOccurrences(of: "b", with: "__")',
    ]),
}  # fmt: skip


def expression(chance, kind, depth):
    leaves, rules = GRAMMAR[kind]
    if depth == 0:
        return chance.choice(leaves)
    rule = chance.choice(rules)
    text = re.sub(r"\{(\w+)\}", lambda match: expression(chance, match[1], depth - 1), rule)
    return text.replace("{{", "{").replace("}}", "}")


def value(chance, index):
    kind = chance.choice(list(GRAMMAR))
    name = "[Int]" if kind == "List" else kind
    shown = f'String(format: "%.6f", r{index} + 0)' if kind == "Double" else f"r{index}"
    return f"let r{index}: {name} = {expression(chance, kind, chance.randint(1, 3))}\nprint({shown})\n"


def program(chance):
    whole = [chance.randint(-9, 9), chance.randint(-9, 9), chance.randint(1, 6), chance.randint(-20, 20)]
    listed = [chance.randint(-5, 9) for _ in range(chance.randint(1, 5))]
    return (
        "import Foundation\n"
        f"let i: Int = {whole[0]}, j: Int = {whole[1]}, k: Int = {whole[2]}\nvar n: Int = {whole[3]}\n"
        f"let x = {chance.uniform(-9, 9):.2f}, y = {chance.uniform(0.5, 4):.2f}\nvar z = {chance.uniform(-50, 50):.2f}\n"
        f"let p = {chance.choice(['true', 'false'])}, q = {chance.choice(['true', 'false'])}\n"
        f"let a: [Int] = [3, 1, 4, 1, 5, -9]\nvar b: [Int] = {listed}\n"
        'let s = "pivot", t = "Über 😀"\nn += 1; z -= 1; b.append(n)\n'
    ) + "".join(value(chance, index) for index in range(VALUES))


def lines(command):
    return subprocess.run(command, capture_output=True, text=True).stdout.splitlines()


def compiled(swiftc, source, folder):
    """What the compiler's program prints, until it traps; nil where the types are too much for the compiler."""
    binary = os.path.join(folder, "program")
    done = subprocess.run([swiftc, "-suppress-warnings", "-o", binary, source], capture_output=True)
    return lines([binary]) if done.returncode == 0 else None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("pivot")
    parser.add_argument("--programs", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--swiftc", default="swiftc")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    compared = differing = 0
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "program.swift")
        for _ in range(options.programs):
            text = program(chance)
            with open(source, "w", encoding="utf-8") as file:
                file.write(text)
            expected = compiled(options.swiftc, source, folder)
            if expected is None:
                continue
            found = lines([options.pivot, source])[: len(expected)]
            compared += len(expected)
            if found != expected:
                differing += 1
                pairs = enumerate(zip(expected, found + [""] * len(expected)))
                index = next(index for index, (one, other) in pairs if one != other)
                print(re.findall(r"^let r.*", text, re.M)[index], f"\n  {expected[index]}, not {found[index:index + 1]}")
                print("  with", " ".join(text.splitlines()[1:9]))
    print(f"{compared} values of {options.programs} programs compared, {differing} programs differ")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
