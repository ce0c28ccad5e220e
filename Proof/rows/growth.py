"""Row 6: twice the input takes about twice the time, over families of input up to 1 MB.

Of each family the processor time of n and of 2n is compared, one right after the other, what an empty input
takes being taken off; of each the best of several runs counts, and the median of several such pairs where one alone
is above the limit. What takes less than a tenth of a second grows up to 8 MB; families that are
then still too quick to be told from starting are not judged by a ratio.
"""

from statistics import median

from support.course import HEADER, LESSON, course, sealed, sheet, tried, write
from support.figure import faults, judged
from support.running import environment, run
from support.terminal import READY, Terminal

NUMBERS = [6]
LIMIT = 2.5
GOAL = "t(2n)/t(n) < 2.5"
MEGABYTE = 1_000_000

# The bytes of one source, grown to a size: f(n) for about n bytes.
SOURCES = {
    "sums": lambda n: "1" + " + 1" * 200 + "\n" + ("1" + " + 1" * 200 + "\n") * (n // 802),
    "lines": lambda n: "1 + 1\n" * (n // 6),
    "blank lines": lambda n: "\n" * n,
    "spaces": lambda n: " " * n + "1\n",
    "comments": lambda n: "// a comment of some words\n" * (n // 27),
    "a block comment": lambda n: "/*" + "x" * n + "*/\n",
    "constants": lambda n: "".join(f"let v{i} = {i}\n" for i in range(n // 16)),
    "constants that are used": lambda n: "let v0 = 1\n" + "".join(
        f"let v{i} = v{i - 1} + 1\n" for i in range(1, n // 24)),
    "a text": lambda n: '"' + "x" * n + '".count\n',
    "texts": lambda n: '"some words"\n' * (n // 13),
    "interpolations": lambda n: '"\\(1) and \\(2)"\n' * (n // 16),
    "combining marks": lambda n: '"a' + "\u0301\u0323" * (n // 4) + '" == "a"\n',
    "the beginning of marks": lambda n: '"a' + "\u0301\u0323" * (n // 8) + '".hasPrefix("a' + "\u0323\u0301" * (
        n // 8) + '")\n',
    "marks in a key path": lambda n: 'CALayer().value(forKeyPath: "a' + "\u0301\u0323" * (n // 4) + '")\n',
    "marks in a rect": lambda n: 'CGRectFromString("a' + "\u0301\u0323" * (n // 4) + '")\n',
    "marks in a condition": lambda n: "#if a" + "\u0301\u0323" * (n // 4) + "\n1\n#endif\n",
    "a long name": lambda n: "let " + "a" * n + " = 1\n",
    "a list": lambda n: "let a = [" + "1, " * (n // 3) + "1]\na.count\n",
    "lists": lambda n: "let a = [1, 2, 3]\n" * (n // 18),
    "functions": lambda n: "".join(f"func f{i}() {{ return {i} }}\n" for i in range(n // 28)),
    "a function of many lines": lambda n: "func f() {\n" + "  let a = 1\n" * (n // 12) + "}\nf()\n",
    "functions that call": lambda n: "func f0() { return 0 }\n" + "".join(
        f"func f{i}() {{ return {i} }}\nf{i}()\n" for i in range(1, n // 36)),
    "closures": lambda n: "let f = { x in x + 1 }\n" * (n // 23),
    "structs": lambda n: "".join(
        f"struct S{i} {{ var a = 1 }}\nS{i}().a\n" for i in range(n // 36)),
    "a struct of many fields": lambda n: "struct S {\n" + "".join(
        f"  var a{i} = {i}\n" for i in range(n // 20)) + "}\n",
    "classes": lambda n: "".join(f"class A{i} {{}}\n" for i in range(n // 14)),
    "classes of classes": lambda n: "class A0 {}\n" + "".join(
        f"class A{i}: A{i - 1} {{}}\n" for i in range(1, n // 22)),
    "a class of many members": lambda n: "class A: UIView {\n" + "".join(
        f"  func f{i}() {{ }}\n" for i in range(n // 22)) + "}\n",
    "classes that are used": lambda n: "".join(
        f"class A{i} {{ var a = {i} }}\nlet a{i} = A{i}()\na{i}.a\n" for i in range(n // 50)),
    "methods of one name": lambda n: "".join(
        f"class A{i} {{ func f(_ n: Int) -> Int {{ return n }} }}\nA{i}().f({i})\n" for i in range(n // 60)),
    "members that divide": lambda n: "class A: UIView {\n" + "".join(
        f"  var a{i}: Int = 0\n  func f{i}(_ n: Int) {{ a{i} = n / 2 }}\n" for i in range(n // 60)) + "}\n",
    "enums": lambda n: "".join(f"enum E{i} {{ case a, b }}\nE{i}.a\n" for i in range(n // 34)),
    "an enum of many cases": lambda n: "enum E {\n" + "".join(
        f"  case a{i}\n" for i in range(n // 14)) + "}\nE.a1\n",
    "an enum whose cases are used": lambda n: "enum E {\n" + "".join(
        f"  case a{i}\n" for i in range(n // 24)) + "}\n" + "".join(
        f"E.a{i}\n" for i in range(n // 24)),
    "cases that fall through": lambda n: "switch 1 {\n" + "".join(
        f"case {i}: fallthrough\n" for i in range(n // 24)) + "default: 2\n}\n",
    "cases without a body": lambda n: "switch 1 {\n" + "".join(
        f"case {i}:\n" for i in range(n // 14)) + "default: 2\n}\n",
    "patterns": lambda n: "enum E { case a(Int), b }\nlet e = E.a(1)\n" + "".join(
        f"if case .a(let x) = e {{ x }}\n" for i in range(n // 28)),
    "a dictionary": lambda n: "let d = [" + "".join(f"{i}: 1, " for i in range(n // 12)) + "-1: 1]\n",
    "a dictionary that is written": lambda n: "var d = [:]\n" + "".join(
        f"d[{i}] = 1\n" for i in range(n // 14)),
    "labelled loops": lambda n: "".join(
        f"a{i}: for i in 0..<2 {{ continue a{i} }}\n" for i in range(n // 42)),
    "closures in heads": lambda n: "".join(
        f"b{i}: for x{i} in [1].map {{ $0 + {i} }} {{ x{i} }}\n" for i in range(n // 42)),
    "tuples": lambda n: "var t = (a: 1, b: 2)\n" + "(t.a, t.b) = (t.b, t.a)\n" * (n // 25),
    "operators": lambda n: "".join(
        f"struct S{i} {{ var x = 1 }}\nfunc + (a: S{i}, b: S{i}) -> Int {{ 1 }}\nS{i}() + S{i}()\n"
        for i in range(n // 80)),
    "types in types": lambda n: "".join(
        f"struct A{i} {{ enum B {{ case a }} }}\nA{i}.B.a\n" for i in range(n // 44)),
    "protocols": lambda n: "".join(
        f"protocol P{i} {{ }}\nextension P{i} {{ func f{i}() -> Int {{ 1 }} }}\n"
        f"struct S{i}: P{i} {{ }}\nS{i}().f{i}()\n" for i in range(n // 100)),
    "observed variables": lambda n: "".join(
        f"var a{i} = 1 {{ didSet {{ }} }}\na{i} = 2\n" for i in range(n // 42)),
    "computed variables": lambda n: "".join(
        f"var a{i}: Int {{ 1 }}\na{i}\n" for i in range(n // 28)),
    "calls later": lambda n: "DispatchQueue.main.async { 1 }\n" * (n // 31),
    "dot messages": lambda n: "UIView *v = [[UIView alloc] init];\n" + "v.alpha = 0.5;\n" * (n // 15),
    "extensions": lambda n: "".join(
        f"extension CGPoint {{ func f{i}() -> CGFloat {{ return x }} }}\n" for i in range(n // 58)),
    "interfaces of Objective-C": lambda n: "".join(
        f"@interface A{i} : UIView\n@end\n" for i in range(n // 32)),
    "implementations": lambda n: "".join(
        f"@implementation A{i}\n- (void)f{i} {{ }}\n@end\n" for i in range(n // 46)),
    "messages": lambda n: "UIView *v = [[UIView alloc] init];\n" + "[v center];\n" * (n // 12),
    "views": lambda n: "".join(
        f"let v{i} = view({i}, 0, 1, 1)\n" for i in range(n // 30)),
    "views in one view": lambda n: "let p = view(0, 0, 1, 1)\n" + "".join(
        f"p.addSubview(view({i}, 0, 1, 1))\n" for i in range(n // 36)),
    "views changed": lambda n: "let v = view(0, 0, 10, 10)\n" + "".join(
        f"v.center = ({i}, 1)\n" for i in range(n // 20)),
    "views turned": lambda n: "let v = view(0, 0, 10, 10)\n" + "".join(
        f"v.transform = R({i % 360}°)\nv.frame\n" for i in range(n // 32)),
    "transforms": lambda n: "T(1, 2) * R(30°) * T(3, 4)\n" * (n // 27),
    "a long product": lambda n: ("T(1, 2)" + " * R(30°)" * 200 + "\n") * (n // 2000 + 1),
    "printing": lambda n: 'print("some words")\n' * (n // 20),
    "pictures": lambda n: "plot(R(30°))\n" * min(n // 14, 40),
    "errors of syntax": lambda n: ")\n" * (n // 2),
    "errors of names": lambda n: "let a = [" + "b, " * (n // 3) + "]\n",
    "an error far right": lambda n: "x " * (n // 2) + "@\n",
    "an unknown member": lambda n: "(1, 2)." + "b" * n + "\n",
    "semicolons": lambda n: ";" * n + "\n",
    "opened brackets": lambda n: "(" * n + "\n",
    "opened braces": lambda n: "{\n" * (n // 2),
    "ifs": lambda n: "if true { 1 } else { 2 }\n" * (n // 25),
    "else ifs": lambda n: "if false {}" + " else if false {}" * (n // 17) + "\n",
    "loops": lambda n: "for i in 0..<3 { i }\n" * (n // 21),
    "switches": lambda n: "switch 1 {\n" + "".join(
        f"case {i}: 1\n" for i in range(2, n // 12)) + "default: 2\n}\n",
    "commands": lambda n: ":help order\n" * (n // 12),
    "wide characters": lambda n: '"' + "漢" * (n // 3) + '"\n',
}

# A lesson, answers, or a log of so many bytes.
LESSONS = {
    "prose": lambda n: "Words *of* a lesson with `code` and [links](a).\n" * (n // 48),
    "one paragraph": lambda n: "word " * (n // 5),
    "combining marks": lambda n: "a" + "\u0301\u0323" * (n // 4),
    "marks in a heading": lambda n: "## A" + "\u0301\u0323" * (n // 4),
    "emphasis": lambda n: "*" * n,
    "emphasis opened": lambda n: "*a " * (n // 3),
    "brackets": lambda n: "[" * n,
    "backticks": lambda n: "`a``b" * (n // 5),
    "quotes": lambda n: "> " * (n // 2) + "a",
    "lists": lambda n: "- item of a list\n" * (n // 17),
    "tables": lambda n: "| a | b |\n" * (n // 10),
    "headings": lambda n: "## A heading\n\nWords.\n\n" * (n // 22),
    "examples": lambda n: "```swift example\n> 1 + 1\n2\n```\n" * (n // 31),
    "opened details": lambda n: "<details><summary>Hint 1</summary>\n" * (n // 35),
    "exercises": lambda n: "".join(
        LESSON.split("## Exercise")[1].join(["## Exercise", ""]).replace("move-by", f"m-{i}")
        for i in range(n // 600)),
}


def measure(context):
    program = context.pivot
    runs = 5 if context.full else 2
    yield source_figure(context, program, runs)
    yield lesson_figure(context, program, runs)
    yield file_figure(context, program, runs)


class Scale:
    """The ratios of some families."""

    def __init__(self):
        self.count, self.worst, self.bad = 0, (0.0, ""), []

    def compare(self, family, cost, size, floor):
        """`cost(n)` is the processor time for about n; sizes shrink until it ends in time, and grow until
        it takes more than the noise of a clock does."""
        large, most = cost(size), 8 * size
        while large - floor < 0.1 and size < most:
            size *= 2
            large = cost(size)
        while large > 20 and size > 1000:
            size //= 10
            large = cost(size)
        self.count += 1
        if large - floor < 0.02:
            return
        ratios = []
        # A machine that is quick or slow for a while is so for neighbours: what is too much is seen again.
        while not ratios or (median(ratios) >= LIMIT and len(ratios) < 7 and large < 20):
            for _ in range(2 if ratios else 1):
                small, large = cost(size // 2), cost(size)
                # Half of a tick of the clock, and no division by nothing.
                ratios.append((large - floor) / max(small - floor, 0.002))
        ratio = median(ratios)
        self.worst = max(self.worst, (ratio, family))
        if ratio >= LIMIT:
            self.bad.append(f"{family}: {ratio:.1f} at {size} bytes ({large:.2f} s)")

    def figure(self, what, size):
        seen = f"{self.count} families, worst {self.worst[0]:.2f} ({self.worst[1]})"
        goal = f"{GOAL}, 2n up to {size}"
        return judged(6, what, goal, seen + faults(self.bad, 12), not self.bad)


def best(runs, command, input, env):
    """The least processor time; one that takes long is not run again."""
    least = None
    for _ in range(runs):
        ended = run(command, input, env, 90)
        cost = ended.cpu if not ended.timed_out else 1000.0
        least = cost if least is None else min(least, cost)
        if least > 2:
            break
    return least


def source_figure(context, program, runs):
    env, scale = environment(context.new_folder("home")), Scale()
    command = [program, "-", "--max-steps", "1000000000000", "--max-seconds", "60", "--max-text",
               "100000000", "--max-memory", "1000000000"]
    floor = best(5, command, b"", env)
    for family, source in SOURCES.items():
        scale.compare(family, lambda n: best(runs, command, source(n).encode(), env), MEGABYTE, floor)
    return scale.figure("growth of sources", "1 MB")


def lesson_figure(context, program, runs):
    folder = context.new_folder("home")
    env, scale, path = environment(folder), Scale(), f"{folder}/lesson.md"

    def cost(command, text):
        write(path, LESSON.replace("A shift moves", text + "\n\nA shift moves"))
        return best(runs, [program] + command, b"", env)

    for command in (["lessons", "check", path], ["lessons", "preview", path]):
        floor = cost(command, "")
        for family, text in LESSONS.items():
            name = f"{family} in {command[1]}"
            size = 100_000 if family in ("examples", "exercises") else MEGABYTE
            scale.compare(name, lambda n: cost(command, text(n)), size, floor)
    return scale.figure("growth of lessons", "1 MB (exercises 100 KB)")


# Answers that are wrong, so that what they mistook is looked for.
ANSWERS = {
    "one name": lambda n: "let m = T(2, 1)\n" * (n // 16),
    "names": lambda n: "let m0 = T(2, 1)\n" + "".join(
        f"let m{i} = m{i - 1} * R(0)\n" for i in range(1, n // 26)) + f"let m = m{max(n // 26, 1) - 1}\n",
}


def file_figure(context, program, runs):
    """Answers, submissions, the log of progress, the history."""
    folder = context.new_folder("home")
    env, scale = environment(folder), Scale()
    lessons = course(folder + "/lessons")

    def answers(text):
        write(f"{folder}/a.md", sheet(text))
        return best(runs, [program, "check", f"{folder}/a.md", "--lessons", lessons], b"", env)

    for family in ("sums", "lines", "texts", "errors of syntax", "blank lines"):
        scale.compare(
            f"answers of {family}", lambda n: answers(SOURCES[family](n)), MEGABYTE, answers("1"))
    for family, text in ANSWERS.items():
        scale.compare(f"answers of {family}", lambda n: answers(text(n)), MEGABYTE, answers("1"))

    def submissions(count):
        where = context.new_folder("class")
        for number in range(count):
            write(f"{where}/{number}.md", sheet(f"let m = T({number}, 2)"))
        return graded(where)

    def graded(where):
        return best(runs, [program, "grade", lessons + "/shift.md", where, "--format", "csv"],
                    b"", env)

    scale.compare("submissions", submissions, 2000 if context.full else 400, submissions(1))

    def log(size):
        home = context.new_folder("home")
        path = f"{home}/.local/share/pivot/progress"
        records = b"".join(sealed(tried(i)) for i in range(size // 70))
        costs = []
        for _ in range(runs):
            write(path, HEADER + records)
            costs.append(run([program, "lessons", "--lessons", lessons], b"", environment(home)).cpu)
        return min(costs)

    scale.compare("progress", log, MEGABYTE, log(70))

    def history(size):
        home = context.new_folder("home")
        write(f"{home}/.local/state/pivot/history", b"let value = T(1, 2)\n" * (size // 20))
        costs = []
        for _ in range(runs):
            with Terminal([program, "-q"], environment(home)) as prompt:
                prompt.wait(READY)
                prompt.leave()
                costs.append(prompt.usage.ru_utime + prompt.usage.ru_stime)
        return min(costs)

    scale.compare("history", history, MEGABYTE, history(20))
    return scale.figure("growth of answers, submissions, progress, history", "1 MB")
