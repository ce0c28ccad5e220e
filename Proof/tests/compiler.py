"""Random programs, run by Pivot and by a compiler: they must print the same.

    python3 Proof/tests/compiler.py PIVOT [--language swift|c] [--programs 40] [--seed 1]

A program is a prelude and statements, each of one line, which prints a line. Statements that the compiler refuses, or
that C leaves undefined, are taken out, and so is one that differs, once it is told, so that the rest is compared.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile

import c_programs
import swift_programs

LANGUAGES = {"swift": swift_programs, "c": c_programs}
SECONDS = 60


def run(command):
    """What a command printed, to both streams, and its status; nil where it takes too long."""
    try:
        return subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return None


def expected(language, prelude, statements, source, folder):
    """The statements that compile and may run, with what each prints; nil where they are too much for the compiler."""
    binary = os.path.join(folder, "program")
    while statements:
        write(source, prelude, statements, language.ENDING)
        done = run(language.compiling(source, binary))
        if done and done.returncode == 0:
            done = run([binary])
        if done and done.returncode == 0 and not done.stderr:
            return statements, done.stdout.splitlines()
        places = re.findall(re.escape(os.path.basename(source)) + r":(\d+):\d+: (?:error|runtime)", done.stderr if done else "")
        refused = {int(place) - 1 - len(prelude) for place in places}
        if not any(place >= 0 for place in refused):
            return None
        statements = [line for place, line in enumerate(statements) if place not in refused]
    return None


def write(source, prelude, statements, ending):
    with open(source, "w", encoding="utf-8") as file:
        file.write("\n".join([*prelude, *statements, *ending]) + "\n")


def differences(pivot, language, prelude, statements, lines, source):
    """The statements that print something else, each with both lines; all before a statement have run."""
    while True:
        write(source, prelude, statements, language.ENDING)
        done = run([pivot, source])
        found = done.stdout.splitlines() if done else []
        place = next((i for i, line in enumerate(lines) if found[i : i + 1] != [line]), None)
        if place is None:
            return
        error = re.search(r"error\[.*\n.*:(\d+):\d+", done.stderr if done else "")
        if error and len(found) <= place and int(error[1]) > len(prelude):
            place = int(error[1]) - 1 - len(prelude)
        yield statements[place], lines[place], error[0].splitlines()[0] if error else "".join(found[place : place + 1])
        statements, lines = statements[:place] + statements[place + 1 :], lines[:place] + lines[place + 1 :]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("pivot")
    parser.add_argument("--language", choices=LANGUAGES, default="swift")
    parser.add_argument("--programs", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    language, chance = LANGUAGES[options.language], random.Random(options.seed)
    compared = differing = 0
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "program." + options.language)
        for _ in range(options.programs):
            prelude, statements = language.program(chance)
            both = expected(language, prelude, statements, source, folder)
            if both is None:
                continue
            compared += len(both[1])
            for statement, right, found in differences(options.pivot, language, prelude, *both, source):
                differing += 1
                print(f"{statement.strip()}\n  {right}, not {found}", flush=True)
    print(f"{compared} statements of {options.programs} programs compared, {differing} differ")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
