"""Row 4: loops, recursions and memory bombs are stopped, the budget is named, the next line works."""

import re

from support.figure import faults, judged
from support.running import environment, run
from support.safety import foreign_controls, raw_controls
from support.terminal import READY, Gone, Terminal

NUMBERS = [4]
GOAL = "all, in script and prompt"

# Each never ends, or wants more than there is.
BOMBS = {
    "endless loop": "while true {}",
    "endless loop that prints": 'while true { print("x") }',
    "repeat": "repeat {} while true",
    "huge range": "for i in 0..<1000000000000 { let x = i }",
    "loop in a loop": "for i in 0..<1000000 { for j in 0..<1000000 { } }",
    "recursion": "func f() { f() }\nf()",
    "mutual recursion": "func f() { g() }\nfunc g() { f() }\nf()",
    "recursion with values": "func f(_ n: Int) -> Int { return 1 + f(n + 1) }\nf(0)",
    "recursion that branches": "func f(_ n: Int) -> Int { return f(n - 1) + f(n - 2) }\nf(100)",
    "ackermann": "func a(_ m: Int, _ n: Int) -> Int { if m == 0 { return n + 1 }\n"
                 "if n == 0 { return a(m - 1, 1) }\nreturn a(m - 1, a(m, n - 1)) }\na(5, 5)",
    "closure that calls itself": "let w = { x in x(x) }\nw(w)",
    "text that doubles": 'var s = "x"\nwhile true { s = s + s }',
    "text that grows": 'var s = ""\nwhile true { s = s + "xxxxxxxxxxxxxxxx" }',
    "text put into itself": 'var s = "a"\nwhile true { s = "\\(s)\\(s)" }',
    "list that doubles": "var a = [1]\nwhile true { a = a + a }",
    "list that grows": "var a = [1]\nwhile true { a.append(1) }",
    "list of lists": "var a = [[1]]\nwhile true { a = [a, a] + [a] }",
    "list nested in itself": "var a = [1]\nwhile true { a = [a] }",
    "mapped list": "var a = [1, 2, 3]\nwhile true { a = a.map { x in a } }",
    "flat-mapped list": "let b = Array(repeating: 0, count: 500000)\n"
                        "while true { b.flatMap { x in b } }",
    "reversed lists": "let b = Array(repeating: 0, count: 500000)\nvar l = []\n"
                      "while true { l.append(b.reversed()) }",
    "joined texts": 'var s = "xxxxxxxx"\nfor i in 0..<16 { s = s + s }\n'
                    'while true { Array(repeating: s, count: 100000).joined(separator: s) }',
    "capitals": 'var s = "xxxxxxxx"\nfor i in 0..<16 { s = s + s }\nvar l = []\n'
                'while true { l.append(s.uppercased()) }',
    "list of its places": "var a = [1]\nwhile true { a = a.enumerated() }",
    "dictionary that grows": "var d = [:]\nvar i = 0\nwhile true { i += 1\nd[i] = i }",
    "dictionary nested in itself": "var d = [1: 1]\nwhile true { d = [1: d] }",
    "case nested in itself": "indirect enum E { case a; case b(E) }\nvar e = E.a\nwhile true { e = .b(e) }",
    "objects": "class A { var x = 1 }\nvar l = []\nwhile true { l.append(A()) }",
    "calls later": "while true { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { } }",
    "calls later that call later": "func f() { DispatchQueue.main.async { f() } }\nf()",
    "observer of a view that sets it": "class A: UIView { override var bounds: CGRect { didSet { bounds = bounds } } }\n"
                                       "A().bounds = CGRect(x: 0, y: 0, width: 1, height: 2)",
    "lazy values of each other": "class A { lazy var a = self.b\nlazy var b = self.a }\nA().a",
    "labelled loops": "a: while true { b: while true { continue a } }",
    "flood": 'for i in 0..<100000000 { print("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA") }',
    "pictures": "while true { plot(R(30°)) }",
    "views": "while true { view(0, 0, 1, 1) }",
    "views in views": "let v = view(0, 0, 1, 1)\nwhile true { v.addSubview(view(0, 0, 1, 1)) }",
    "concatenating": "var t = T(1, 2)\nfor i in 0..<1000000000 { t = t.concatenating(R(1°)) }",
    "explaining": "while true { explain(T(1, 2) * R(30°) * T(3, 4)) }",
    "functions": "while true { func f() { } }",
    "objects of all kinds": "class A { var x = 1 }\nvar l = [], p = [], c = [], f = []\nwhile true { l.append(A())\n"
                            "p.append(UIBezierPath(rect: rect(0, 0, 1, 1)))\nc.append(CAShapeLayer())\n"
                            "var a = 1.0\nf.append { a += 1 } }",
    "sorting": "let l = Array(repeating: 1.5, count: 1200000)\nwhile true { l.sorted() }",
}

# What is said of each budget, its code and the option that raises it; and of the depth of values.
STOPPED = re.compile(rb"P050[0-9]\].*?--max-[a-z]+|P0123\].*?nested more than \d+ levels", re.S)


def measure(context):
    for name, program in context.builds.items():
        yield scripts(context, name, program)
        yield prompts(context, name, program)


def scripts(context, name, program):
    env = environment(context.new_folder("bombs"))
    bad, slowest, most = [], 0.0, 0
    for bomb, source in BOMBS.items():
        ended = run([program, "-"], source.encode() + b"\n", env)
        slowest, most = max(slowest, ended.wall), max(most, ended.memory)
        if ended.status != 1 or not STOPPED.search(ended.errors):
            bad.append(f"{bomb}: {ended.ending}, no budget named")
        elif raw_controls(ended.output + ended.errors):
            bad.append(f"{bomb}: raw controls")
    seen = f"{len(BOMBS) - len(bad)} of {len(BOMBS)}, at most {slowest:.1f} s and {most >> 20} MB"
    return judged(4, f"bombs in a script, {name}", GOAL, seen + faults(bad), not bad)


def prompts(context, name, program):
    env = environment(context.new_folder("bombs"), NO_COLOR="1")
    bad = []
    for bomb, source in BOMBS.items():
        with Terminal([program, "-q"], env) as prompt:
            try:
                prompt.wait(READY)
                shown = prompt.paste(source.encode())
                if not STOPPED.search(shown):
                    bad.append(f"{bomb}: no budget named")
                if foreign_controls(shown):
                    bad.append(f"{bomb}: raw controls")
                if b"\n\x1b[?2004l42\r\n" not in prompt.enter(b"6 * 7"):
                    bad.append(f"{bomb}: the next line does not work")
                if prompt.leave() != 0:
                    bad.append(f"{bomb}: leaves with {prompt.process.returncode}")
            except Gone as gone:
                bad.append(f"{bomb}: {gone}")
    seen = f"{len(BOMBS)} bombs, each followed by a line that works"
    return judged(4, f"bombs at the prompt, {name}", GOAL,
                  f"{len(bad)} of {len(BOMBS)} not" + faults(bad) if bad else seen, not bad)
