"""Row 8: system calls that fail, disks that are full, files of state that are torn or flipped."""

import os
import re
import resource
import shutil
import subprocess

from rows.writers import VERDICT, answered, entry, progress_path
from support.course import LESSON, course, payloads, read, sheet, write
from support.figure import faults, judged, skipped
from support.running import environment, run, small
from support.safety import raw_controls
from support.terminal import READY, Gone, Terminal

NUMBERS = [8]
GOAL = "0 crashes, 0 acknowledged lost, message shown"
ERRORS = ["ENOSPC", "EIO", "EINTR", "EACCES"]
CALLS = ["write", "fsync", "rename", "openat"]


def measure(context):
    if shutil.which("strace"):
        yield failing_calls_while_learning(context)
        yield failing_calls_of_commands(context)
    else:
        yield skipped(8, "the n-th system call fails", GOAL, "strace is not installed")
    yield limited_files(context)
    yield full_disk(context)
    yield from damaged_progress(context)
    yield damaged_prompt_files(context)


def injected(call, error, number, command):
    """A command of which the n-th of some calls fails."""
    return ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}", "-e",
            f"inject={call}:error={error}:when={number}"] + command


def counted(call, command, env, cwd):
    """How often a command makes a call."""
    log = env["HOME"] + "/strace.log"
    run(["strace", "-f", "-qq", "-o", log, "-e", f"trace={call}"] + command, b"", env, cwd=cwd)
    return read(log).count(call.encode() + b"(")


# A lesson under way

def failing_calls_while_learning(context):
    """Three answers, of which each call in turn fails; what is lost must be told."""
    lessons = course(context.new_folder("lessons"))
    bad, count, told = [], 0, 0
    numbers = range(1, 121) if context.full else [1, 2, 3, 5, 8, 13, 18, 24]
    for call in CALLS:
        for error in ERRORS:
            for number in numbers:
                if call in ("fsync", "rename") and number > 12:
                    break
                home = context.new_folder("home")
                command = [context.pivot, "learn", "shift#1", "--lessons", lessons]
                why, said = learned(injected(call, error, number, command), home)
                count, told = count + 1, told + said
                if why:
                    bad.append(f"{call} {error} {number}: {why}")
                shutil.rmtree(home)
    seen = f"{count} sessions with a failing call, {told} said what is not kept, {len(bad)} wrong"
    return judged(8, "n-th call fails while learning", GOAL, seen + faults(bad), not bad)


def learned(command, home):
    """Enters three answers; what was wrong, and whether the program said that something is not kept."""
    with Terminal(command, environment(home, NO_COLOR="1")) as prompt:
        acknowledged = set()
        for number in (0, 1, 2, 3):
            answer = answered_within(prompt, entry(number) if number else None)
            if VERDICT in answer:
                acknowledged.add(number)
        try:
            status = prompt.leave()
        except Gone as gone:
            status = prompt.process.returncode
            if status is None:
                return str(gone), False
        told = b"not kept" in prompt.received
        if status < 0 or status >= 132:
            return f"ended with {status}", told
        kept, damaged = answered(home)
        if acknowledged - kept and not told:
            return f"{len(acknowledged - kept)} lost and not told", told
        return (f"{damaged} damaged lines" if damaged else None), told


def answered_within(prompt, line):
    """What a line, or the start, shows; where the call that failed was the prompt's, nothing may come."""
    start = len(prompt.received)
    try:
        if line:
            prompt.send(line + b"\r")
        prompt.settle(10, READY, start)
    except Gone:
        pass
    return bytes(prompt.received[start:])


# Commands that write files

def failing_calls_of_commands(context):
    """A command either succeeds, with the file it should have made, or says why not."""
    folder = context.new_folder("work")
    lessons = course(folder + "/lessons")
    write(f"{folder}/in/ada.md", sheet("let m = T(1, 2)"))
    env = environment(folder)
    write(progress_path(folder), handed_in_log(context, folder, lessons))
    commands = {
        "plot": (["plot", "R(30°)", "-o", "out.svg"], "out.svg"),
        "grade": (["grade", "lessons/shift.md", "in", "--format", "csv", "-o", "out"], "out"),
        "grade --out": (["grade", "lessons/shift.md", "in", "--out", "dir"], "dir/grades.csv"),
        "export": (["lessons", "export", "dir", "--lessons", "lessons"], "dir/index.html"),
        "hand-in": (["hand-in", "shift", "--name", "Ada", "-o", "out", "--lessons", "lessons"], "out"),
        "a program": (["-e", "1 + 1", "-e", "T(1, 2)"], None),
    }
    bad, count = [], 0
    for name, (arguments, product) in commands.items():
        command = [context.pivot] + arguments
        wanted, shown = made(command, product, env, folder)
        if wanted is None and product:
            bad.append(f"{name} makes nothing")
            continue
        for call in CALLS:
            most = counted(call, command, env, folder)
            numbers = list(range(1, most + 1))
            for number in context.some(numbers, 5):
                for error in ERRORS:
                    ended = remade(injected(call, error, number, command), product, env, folder)
                    count += 1
                    why = verdict(ended, product, folder, wanted, shown)
                    if why:
                        bad.append(f"{name}, {call} {error} {number}: {why}")
    seen = f"{count} commands with a failing call, {len(bad)} wrong"
    return judged(8, "n-th call fails in a command", GOAL, seen + faults(bad), not bad)


def handed_in_log(context, folder, lessons):
    home = context.new_folder("home")
    with Terminal([context.pivot, "learn", "shift#1", "--lessons", lessons],
                  environment(home)) as prompt:
        prompt.wait(READY)
        prompt.enter(b"let m = T(1, 2)")
        prompt.leave()
    return read(progress_path(home))


def made(command, product, env, folder):
    ended = remade(command, product, env, folder)
    return (read(f"{folder}/{product}") if product else None) or None, ended.output


def remade(command, product, env, folder):
    shutil.rmtree(f"{folder}/dir", ignore_errors=True)
    for name in ("out", "out.svg"):
        if os.path.exists(f"{folder}/{name}"):
            os.unlink(f"{folder}/{name}")
    return run(command, b"", env, cwd=folder)


def verdict(ended, product, folder, wanted, shown):
    """What is wrong with a command of which a call failed; None where nothing is."""
    if ended.crashed or ended.timed_out:
        return ended.ending
    if ended.status == 0:
        if product and read(f"{folder}/{product}") != wanted:
            return "status 0, but the file is not as it should be"
        if ended.output != shown:
            return "status 0, but output is missing"
    silent = not ended.errors and not ended.output
    if ended.status != 0 and silent and not (product and read(f"{folder}/{product}")):
        return f"status {ended.status} without a word"
    litter = [name for name in os.listdir(folder) if name.endswith((".tmp", ".new"))]
    for name in litter:
        os.unlink(f"{folder}/{name}")
    return f"leaves {litter[0]}" if litter else None


# No room

def limited_files(context):
    """Files may not grow beyond some bytes: what is written is whole lines, and a loss is told."""
    lessons = course(context.new_folder("lessons"))
    bad, count = [], 0
    step = 7 if context.full else 61
    for limit in range(0, 520, step):
        home = context.new_folder("home")

        def limited():
            small()
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

        with Terminal([context.pivot, "learn", "shift#1", "--lessons", lessons],
                      environment(home, NO_COLOR="1"), before=limited) as prompt:
            why = answers_kept(prompt, home, 4)
        count += 1
        if why:
            bad.append(f"{limit} bytes: {why}")
    seen = f"{count} limits of 0 to 520 bytes, {len(bad)} wrong"
    return judged(8, "files that may not grow", GOAL, seen + faults(bad), not bad)


def answers_kept(prompt, home, answers):
    """Enters answers and leaves; what is wrong with what is in the log."""
    acknowledged = set()
    try:
        prompt.wait(READY)
        for number in range(1, answers + 1):
            if VERDICT in prompt.enter(entry(number)):
                acknowledged.add(number)
        status = prompt.leave()
    except Gone as gone:
        return str(gone)
    if status != 0:
        return f"status {status}"
    kept, damaged = answered(home)
    if damaged:
        return f"{damaged} damaged lines"
    told = b"not kept" in prompt.received
    return "lost and not told" if acknowledged - kept and not told else None


def full_disk(context):
    """A small disk of its own, full but for some pages; emptied again, everything is kept after all."""
    name, goal = "a full disk", GOAL + ", kept once there is room"
    place = context.new_folder("disk")
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k,nr_inodes=1000,mode=755", "tmpfs", place], capture_output=True)
    if mounted.returncode != 0:
        return skipped(8, name, goal, "no small disk can be mounted here")
    try:
        lessons = course(context.new_folder("lessons"))
        bad = []
        pages = range(0, 15) if context.full else range(0, 8)
        for free in pages:
            why = on_full_disk(context, place, free, lessons)
            if why:
                bad.append(f"{free} free pages: {why}")
        seen = f"{len(pages)} disks with 0 to {len(pages) - 1} free pages, {len(bad)} wrong"
        return judged(8, name, goal, seen + faults(bad), not bad)
    finally:
        subprocess.run(["umount", place], check=True)


def on_full_disk(context, place, free, lessons):
    for left in os.listdir(place):
        target = f"{place}/{left}"
        shutil.rmtree(target) if os.path.isdir(target) else os.unlink(target)
    filler = f"{place}/filler"
    with open(filler, "wb", buffering=0) as file:
        try:
            while file.write(bytes(4096)) == 4096:
                pass
        except OSError:
            pass
    pages = os.path.getsize(filler) // 4096
    os.truncate(filler, max(0, pages - free) * 4096)
    with Terminal([context.pivot, "learn", "shift#1", "--lessons", lessons],
                  environment(place, NO_COLOR="1")) as prompt:
        acknowledged = set()
        try:
            prompt.wait(READY)
            for number in range(1, 6):
                if VERDICT in prompt.enter(entry(number)):
                    acknowledged.add(number)
            told = b"not kept" in prompt.received
            if acknowledged - answered(place)[0] and not told:
                return "lost and not told"
            os.unlink(filler)
            prompt.enter(entry(6))
            after = b"kept after all" in prompt.received
            prompt.leave()
        except Gone as gone:
            return str(gone)
    missing = (acknowledged | {6}) - answered(place)[0]
    if missing:
        return f"{len(missing)} lost although there is room again"
    return "nothing said of its being kept after all" if told and not after else None


# Damaged files

EXERCISES = 6


def long_course(folder):
    """A lesson of several exercises."""
    head, exercise = LESSON.split("## Exercise: move\n")
    parts = [f"## Exercise: move {i}\n" + exercise.replace("move-by", f"move-{i}")
             for i in range(EXERCISES)]
    write(f"{folder}/shift.md", head + "\n".join(parts))
    return folder


def solved(context, lessons):
    """The log of somebody who did all of it."""
    home = context.new_folder("home")
    with Terminal([context.pivot, "learn", "shift#move-0", "--lessons", lessons],
                  environment(home)) as prompt:
        prompt.wait(READY)
        for _ in range(EXERCISES):
            prompt.enter(b"let m = T(1, 2)")
            prompt.enter(b":next")
        prompt.leave()
    return read(progress_path(home))


def damaged_progress(context):
    lessons = long_course(context.new_folder("lessons"))
    log = solved(context, lessons)
    if done(context, lessons, log)[0] != EXERCISES:
        yield judged(8, "damaged progress", GOAL, "the log of a whole lesson cannot be made", False)
        return
    cuts = context.some(list(range(len(log))), 60)
    yield damaged(context, lessons, "truncated at every byte", log, [log[:cut] for cut in cuts])
    bits = range(8) if context.full else range(1)
    places = context.some(list(range(len(log))), 90)
    flipped = [log[:i] + bytes([log[i] ^ (1 << (i + bit) % 8)]) + log[i + 1:]
               for i in places for bit in bits]
    yield damaged(context, lessons, "flipped at every byte", log, flipped)


def done(context, lessons, log):
    """How many exercises are done by a log, how the program ended, and the log afterwards."""
    home = context.new_folder("home")
    write(progress_path(home), log)
    ended = run([context.pivot, "lessons", "--lessons", lessons], b"", environment(home))
    found = re.search(rb"(\d+) of %d" % EXERCISES, ended.output)
    after = read(progress_path(home))
    shutil.rmtree(home)
    return (int(found.group(1)) if found else -1), ended, after


def rights(log):
    """The exercises that were answered rightly by the undamaged lines of a log."""
    good, _ = payloads(log)
    return {match.group(1) for payload in good
            if (match := re.search(rb"shift (move-\d) \S+ (?:.*\bright)", payload))}


def damaged(context, lessons, how, log, logs):
    bad = []
    for one in logs:
        count, ended, after = done(context, lessons, one)
        wanted = rights(one)
        if ended.crashed or ended.timed_out or ended.status != 0:
            bad.append(ended.ending)
        elif count < len(wanted):
            bad.append(f"{count} of {len(wanted)} records are read")
        elif wanted - rights(after) and after != one:
            bad.append("an undamaged record was dropped")
        elif raw_controls(ended.output + ended.errors):
            bad.append("raw controls")
    seen = f"{len(logs)} logs, {len(bad)} wrong"
    return judged(8, f"progress {how}", GOAL, seen + faults(bad), not bad)


def damaged_prompt_files(context):
    """The history and init.pivot, cut and flipped: the prompt works, and shows nothing raw."""
    files = {
        ".local/state/pivot/history": b"let a = 1\nlet b = \\\\ \\n 2\nplot(R(30\xc2\xb0))\n" * 2,
        ".config/pivot/init.pivot": b"let unit = rect(0, 0, 1, 1)\n:set plot ascii\nlet c = \"\xc2\xb0\"\n",
    }
    bad, count = [], 0
    for name, data in files.items():
        variants = [data[:i] for i in range(len(data))]
        variants += [data[:i] + bytes([data[i] ^ (1 << i % 8)]) + data[i + 1:] for i in range(len(data))]
        for variant in context.some(variants, 30):
            home = context.new_folder("home")
            write(f"{home}/{name}", variant)
            count += 1
            why = opens(context, home)
            if why:
                bad.append(f"{os.path.basename(name)}: {why}")
            shutil.rmtree(home)
    seen = f"{count} files, {len(bad)} wrong"
    return judged(8, "history and init.pivot cut and flipped", GOAL, seen + faults(bad), not bad)


def opens(context, home):
    with Terminal([context.pivot, "-q"], environment(home, NO_COLOR="1")) as prompt:
        try:
            prompt.wait(READY)
            prompt.send(b"\x1b[A")
            if b"42\r\n" not in prompt.enter(b"\x15" + b"6 * 7"):
                return "the prompt does not work"
            return None if prompt.leave() == 0 else "ends with an error"
        except Gone as gone:
            return str(gone)
