"""Row 10: Ctrl-C at any time, signals, closed and full streams; documented exit codes."""

import os
import random
import signal
import subprocess
import time

from support.course import course, sheet, write
from support.figure import faults, judged
from support.running import environment, run, small
from support.safety import raw_controls
from support.terminal import READY, Gone, Terminal

NUMBERS = [10]


def measure(context):
    yield storm(context, 2000 if context.full else 50)
    yield ending_signals(context)
    yield exit_codes(context)
    yield lost_streams(context)


# Ctrl-C

ENTRIES = [
    b"while true {}\r", b"let a = [1, 2\r", b"plot(R(30\xc2\xb0))\r", b"func f() {\r", b"1 + 1\r",
    b'while true { print("x") }\r', b"\x12let", b"T(1, 2).tr\t", b":help order\r", b"\x1b[A\x1b[A",
    b"\x1b[200~let x = ", b":play R(30\xc2\xb0)\r", b"for i in 0..<100000 { let x = i }\r", b"\x03",
]


def storm(context, count):
    chance, bad, done = random.Random(10), [], 0
    slowest = 0.0
    env = environment(context.new_folder("home"), NO_COLOR="1")
    while done < count and not bad:
        with Terminal([context.pivot, "-q"], env) as prompt:
            try:
                prompt.wait(READY)
                for _ in range(min(50, count - done)):
                    prompt.send(chance.choice(ENTRIES))
                    end = time.monotonic() + chance.uniform(0, 0.03)
                    while time.monotonic() < end:
                        prompt.read(0.005)
                    for _ in range(chance.choice([1, 1, 1, 3])):
                        prompt.send(b"\x03")
                    done += 1
                prompt.send(b"\x1b[201~\x03")
                prompt.settle(20)
                start = time.monotonic()
                if b"42\r\n" not in prompt.enter(b"\x03\x15" + b"6 * 7"):
                    prompt.settle(20)
                    if b"42\r\n" not in prompt.enter(b"6 * 7"):
                        bad.append("the next line does not work")
                slowest = max(slowest, time.monotonic() - start)
                if prompt.leave() != 0 or not prompt.is_restored:
                    bad.append(f"left with {prompt.process.returncode}, "
                               f"terminal {'restored' if prompt.is_restored else 'not restored'}")
            except Gone as gone:
                bad.append(f"{gone} after {done}")
    seen = f"{done} times Ctrl-C, alive after each, the next line within {slowest:.1f} s"
    return judged(10, "Ctrl-C storm", "alive, terminal restored", seen + faults(bad), not bad)


# Signals that end

def ending_signals(context):
    """A prompt that is ended restores the terminal; a program ends by the signal, Ctrl-C gives 130."""
    bad, count = [], 0
    env = environment(context.new_folder("home"), NO_COLOR="1")
    for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGQUIT, signal.SIGABRT):
        for typed in (b"", b"let a = [", b"while true {}\r"):
            with Terminal([context.pivot, "-q"], env) as prompt:
                prompt.wait(READY)
                prompt.send(typed)
                prompt.read(0.1)
                os.kill(prompt.process.pid, number)
                count += 1
                try:
                    status = prompt.status(5)
                except Gone as gone:
                    bad.append(f"{number.name}: {gone}")
                    continue
                if status != -number or not prompt.is_restored:
                    bad.append(f"{number.name} after {typed!r}: {status}, "
                               f"restored {prompt.is_restored}")
    for number, wanted in ((signal.SIGINT, 130), (signal.SIGTERM, -15), (signal.SIGHUP, -1)):
        process = subprocess.Popen(
            [context.pivot, "--max-steps", "1000000000", "-e", 'print("a")', "-e", "while true {}"], env=env,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=small)
        time.sleep(0.4)
        process.send_signal(number)
        output = process.communicate(timeout=10)[0]
        count += 1
        if process.returncode != wanted or (wanted == 130 and output != b"a\n"):
            bad.append(f"a program by {number.name}: {process.returncode}, {output!r}")
    return judged(10, "SIGHUP, SIGTERM, SIGQUIT, SIGABRT, SIGINT", "terminal restored, documented status",
                  f"{count - len(bad)} of {count} as documented" + faults(bad), not bad)


# Exit codes

def exit_codes(context):
    folder = context.new_folder("work")
    env = environment(folder)
    write(f"{folder}/right.md", sheet("let m = T(1, 2)"))
    write(f"{folder}/wrong.md", sheet("let m = T(2, 1)"))
    write(f"{folder}/good.pivot", "1 + 1\n")
    lessons = ["--lessons", course(folder + "/lessons")]
    cases = [
        (0, ["-e", "1 + 1"]), (1, ["-e", "1 + x"]), (2, ["-e", "(1 + "]), (2, ["-e", ")"]),
        (64, ["--no-such-option"]), (64, ["grade"]), (64, ["--max-steps", "x", "-e", "1"]),
        (66, ["missing.pivot"]), (66, [folder]), (0, ["good.pivot"]), (0, ["--help"]),
        (0, ["--version"]), (0, ["help", "order"]), (1, ["help", "nothing-such"]), (0, ["doctor"]),
        (0, ["check", "right.md"] + lessons), (1, ["check", "wrong.md"] + lessons),
        (66, ["check", "missing.md"] + lessons), (0, ["lessons", "check", "lessons/shift.md"]),
        (0, ["grade", "lessons/shift.md", "right.md", "wrong.md"]),
        (1, ["grade", "lessons/shift.md", "missing.md"]), (0, ["plot", "R(30°)", "-o", "-"]),
        (0, ["lessons"] + lessons), (0, ["complete", "T(1, 2).tr"]),
    ]
    bad = []
    for wanted, arguments in cases:
        ended = run([context.pivot] + arguments, b"", env, cwd=folder)
        if ended.status != wanted:
            bad.append(f"{' '.join(arguments)}: {ended.ending} for {wanted}")
        if raw_controls(ended.output + ended.errors):
            bad.append(f"{' '.join(arguments)}: raw controls")
    return judged(10, "exit codes", "as documented", f"{len(cases) - len(bad)} of {len(cases)}"
                  + faults(bad), not bad)


# Streams

def lost_streams(context):
    folder = context.new_folder("work")
    env = environment(folder)
    write(f"{folder}/right.md", sheet("let m = T(1, 2)"))
    lessons = ["--lessons", course(folder + "/lessons")]
    commands = [
        ["-e", "1 + 1"], ["--help"], ["--version"], ["help", "order"], ["help", "--reference"],
        ["doctor"], ["plot", "R(30°)", "-o", "-"], ["plot", "R(30°)"], ["lessons"] + lessons,
        ["lessons", "preview", "lessons/shift.md"], ["check", "right.md"] + lessons,
        ["grade", "lessons/shift.md", "right.md"], ["complete", "T(1, 2).tr"],
        ["--generate-completion-script", "bash"],
    ]
    flood = ["--max-seconds", "60", "--max-text", "100000000", "-e", 'for i in 0..<200000 { print("line \\(i)") }']
    bad, count = [], 0
    for command in commands + [flood]:
        words = " ".join(f"'{word}'" for word in [context.pivot] + command)
        for name, line, wanted in [
            ("a full disk", f"{words} >/dev/full", {74}),
            ("closed output", f"{words} >&-", {74}),
            ("closed errors", f"{words} 2>&- >/dev/null", {0}),
            ("closed input", f"{words} <&- >/dev/null", {0}),
            ("all closed", f"{words} <&- >&- 2>&-", {74}),
            ("a reader that leaves", f"exec 3>&1; ({words}; echo $? >&3) | head -c 1 >/dev/null", {0}),
            ("no reader", f"exec 3>&1; ({words}; echo $? >&3) | true", {0}),
        ]:
            ended = run(["/bin/sh", "-c", line], b"", env, 20, cwd=folder)
            status = int(ended.output) if ended.output.strip().isdigit() else ended.status
            count += 1
            if status not in wanted:
                bad.append(f"{command[0]} with {name}: status {status}")
    return judged(10, "lost streams", "74 for lost output; 0 where the reader left",
                  f"{count - len(bad)} of {count}" + faults(bad, 8), not bad)
