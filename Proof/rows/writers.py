"""Row 7: nothing that was acknowledged is lost to kill −9, nor among many writers at once.

An answer counts as acknowledged as soon as its verdict is on the screen, a line of the history once the
next prompt is.
"""

import os
import random
import signal
import threading
import time

from support.course import HEADER, course, payloads, read, sealed, tried, write
from support.figure import faults, judged
from support.running import environment
from support.terminal import READY, Gone, Terminal

NUMBERS = [7]
GOAL = "0 lost"
VERDICT = b"Not yet."


def measure(context):
    yield killed(context, 2000 if context.full else 60)
    yield killed_rewriting(context, 1000 if context.full else 40)
    for writers, answers in [(8, 25), (32, 100)] if context.full else [(8, 8)]:
        yield together(context, writers, answers)


def progress_path(home):
    return f"{home}/.local/share/pivot/progress"


def answered(home):
    """The numbers of the answers in the log, and how many lines are damaged."""
    good, damaged = payloads(read(progress_path(home)))
    numbers = set()
    for payload in good:
        _, found, rest = payload.partition(b"answer=" if b" entry " in payload else b"let\\sm\\s=\\sT(")
        if found and rest[:1].isdigit():
            numbers.add(int(rest.split(b",")[0]))
    return numbers, damaged


def remembered(home):
    """The lines of the history."""
    return set(read(f"{home}/.local/state/pivot/history").split(b"\n"))


def learn(context, home, lessons):
    env = environment(home, NO_COLOR="1")
    prompt = Terminal([context.pivot, "learn", "shift#1", "--lessons", lessons], env)
    prompt.wait(READY)
    return prompt


def entry(number):
    return b"let m = T(%d, 7)" % number


def killed(context, trials):
    """A prompt is killed at a random moment while answers are entered."""
    chance = random.Random(7)
    lessons = course(context.new_folder("lessons"))
    home = context.new_folder("home")
    told, lost, damaged, forgotten, number = 0, 0, 0, 0, 0
    for _ in range(trials):
        if number % 200 > 190:
            home = context.new_folder("home")
        acknowledged, lines = [], []
        with learn(context, home, lessons) as prompt:
            timer = threading.Timer(chance.uniform(0.0, 0.12), kill, [prompt.process.pid])
            timer.start()
            try:
                while True:
                    number += 1
                    start = len(prompt.received)
                    prompt.send(entry(number) + b"\r")
                    prompt.wait(VERDICT, start)
                    acknowledged.append(number)
                    prompt.wait(READY, start)
                    lines.append(entry(number))
            except Gone:
                pass
            timer.join()
        kept, torn = answered(home)
        told += len(acknowledged)
        lost += len(set(acknowledged) - kept)
        damaged = max(damaged, torn)
        forgotten += len(set(lines) - remembered(home))
    seen = (f"{trials} kills, {told} answers acknowledged, {lost} lost; {forgotten} lines of history "
            f"lost; at most {damaged} damaged lines")
    return judged(7, "kill -9 while answers are entered", GOAL, seen, not lost and not forgotten)


def kill(pid):
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def killed_rewriting(context, trials):
    """A program is killed while it writes a long log anew."""
    chance = random.Random(8)
    lessons = course(context.new_folder("lessons"))
    home = context.new_folder("home")
    path = progress_path(home)
    log = HEADER + b"".join(sealed(tried(number)) for number in range(2000))
    lost, untouched, rewritten = 0, 0, 0
    for _ in range(trials):
        write(path, log)
        with Terminal([context.pivot, "lessons", "--lessons", lessons], environment(home)) as lister:
            time.sleep(chance.uniform(0, 0.06))
            kill(lister.process.pid)
        now = read(path)
        good, torn = payloads(now)
        whole = now == log
        compact = not torn and any(b"attempts=2000" in payload for payload in good)
        untouched += whole
        rewritten += compact and not whole
        lost += not (whole or compact)
    seen = f"{trials} kills: {untouched} logs as before, {rewritten} written anew, {lost} lost"
    return judged(7, "kill -9 while the log is written anew", GOAL, seen, not lost)


def together(context, writers, answers):
    """Many prompts answer at the same time, some of them are killed; a reader writes the log anew."""
    lessons = course(context.new_folder("lessons"))
    home = context.new_folder("home")
    acknowledged, lines, wrong = set(), set(), []

    def work(writer):
        try:
            with learn(context, home, lessons) as prompt:
                for turn in range(answers):
                    number = 1000 * (writer + 1) + turn
                    shown = prompt.enter(entry(number), 60)
                    if VERDICT in shown and b"not kept" not in shown:
                        acknowledged.add(number)
                        lines.add(entry(number))
                    if writer % 4 == 3 and turn == answers // 2:
                        return kill(prompt.process.pid)
                prompt.leave()
        except Gone as gone:
            wrong.append(str(gone))

    threads = [threading.Thread(target=work, args=(writer,)) for writer in range(writers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    kept, torn = answered(home)
    lost, forgotten = len(acknowledged - kept), len(lines - remembered(home))
    seen = (f"{len(acknowledged)} answers acknowledged, {lost} lost, {torn} damaged lines; "
            f"{forgotten} lines of history lost")
    return judged(7, f"{writers} prompts at once, a quarter killed", GOAL, seen + faults(wrong),
                  not lost and not forgotten and not wrong and acknowledged)
