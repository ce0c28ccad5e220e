"""Row 5: brackets, prefixes, chains and blocks inside one another, 10² to 10⁶ of them."""

from support.figure import faults, judged
from support.running import environment, run

NUMBERS = [5]
GOAL = "no signal, 10²…10⁶"

# What stands n times before and after the middle.
FAMILIES = {
    "parentheses": ("(", "1", ")"),
    "brackets": ("[", "1", "]"),
    "braces": ("{", "1", "}"),
    "parentheses left open": ("(", "", ""),
    "parentheses never opened": ("", "1", ")"),
    "brackets of all kinds": ("([{", "", ""),
    "minus": ("-", "1", ""),
    "not": ("!", "true", ""),
    "sum": ("", "1", " + 1"),
    "product": ("", "T(1, 2)", " * R(30°)"),
    "power": ("2 ** ", "2", ""),
    "comparison": ("", "1", " == 1"),
    "and": ("", "true", " && true"),
    "conditional": ("true ? ", "1", " : 0"),
    "conditional to the right": ("", "1", " == 1 ? 1 : 1"),
    "members": ("", "a", ".a"),
    "inverses": ("", "T(1, 2)", ".inverted()"),
    "concatenating": ("", "T(1, 2)", ".concatenating(R(30°))"),
    "calls in calls": ("abs(", "1", ")"),
    "calls of calls": ("", "f", "()"),
    "subscripts": ("", "a", "[0]"),
    "optional chains": ("", "a", "?.b"),
    "forced": ("", "a", "!"),
    "closures": ("{ x in ", "x", " }"),
    "functions": ("func f() { ", "1", " }"),
    "ifs": ("if true { ", "1", " }"),
    "else ifs": ("", "if false {}", " else if false {}"),
    "loops": ("while false { ", "1", " }"),
    "repeats": ("repeat { ", "1", " } while false"),
    "switches": ("switch 1 { default: ", "1", " }"),
    "classes": ("class A { ", "", " }"),
    "comments": ("/*", "1", "*/"),
    "texts in texts": ('"\\(', "1", ')"'),
    "types": ("let a: " + "[", "Int", "] = 1"),
    "messages": ("[", "a", " b]"),
    "assignments": ("a = ", "1", ""),
    "semicolons": (";", "1", ""),
    "commas": ("f(", "1", ",)"),
    "casts": ("", "1", " as Int"),
    "keys": ("[1: ", "1", "]"),
    "tuples": ("(1, ", "1", ")"),
}


def measure(context):
    for name, program in context.builds.items():
        yield figure(context, name, program)


def figure(context, name, program):
    env = environment(context.new_folder("nesting"))
    sizes = [10**2, 10**3, 10**4, 10**5, 10**6]
    if not context.full and name != "release":
        sizes = [10**2, 10**4, 10**5]
    bad, count, slowest, deepest = [], 0, (0.0, ""), 0
    for family, (before, middle, after) in FAMILIES.items():
        for size in sizes:
            source = (before * size + middle + after * size + "\n").encode()
            ended = run([program, "-"], source, env, 60)
            count += 1
            slowest = max(slowest, (ended.cpu, f"{size} {family}"))
            deepest = max(deepest, ended.memory)
            if ended.crashed or ended.timed_out:
                bad.append(f"{size} {family}: {ended.ending}")
    seen = (f"{count} programs, {len(bad)} ended by a signal or too late; slowest "
            f"{slowest[0]:.1f} s of processor ({slowest[1]}), at most {deepest >> 20} MB")
    goal = GOAL if len(sizes) == 5 else "no signal, 10²…10⁵"
    return judged(5, f"{len(FAMILIES)} kinds of nesting, {name}", goal, seen + faults(bad), not bad)
