"""Row 3: hostile inputs as a script, at the prompt, in a lesson and as a submission.

The inputs are made by inputs.py beside this file; a folder with a generate.py of its own adds more.
Processor seconds are judged, for other work on the machine must not decide.
"""

import glob
import os
import subprocess
import sys

from rows.inputs import write_inputs
from support.course import LESSON, course, read, sheet, write
from support.figure import faults, judged, skipped
from support.running import environment, run
from support.safety import foreign_controls, raw_controls
from support.terminal import READY, Gone, Terminal

NUMBERS = [3]
SECONDS, MEMORY = 2.0, 256 << 20
GOAL = "all clean, < 2 s, < 256 MB"


class Tally:
    """What was seen of many inputs, each given some patience: seconds by the wall clock, in which others
    work too."""

    def __init__(self, patience):
        self.patience = patience
        self.count, self.bad = 0, []
        self.slowest, self.most = (0.0, ""), (0, "")

    def add(self, name, cpu, memory, why):
        """One more input; `why` says what is wrong with it, if anything is."""
        self.count += 1
        self.slowest = max(self.slowest, (cpu, name))
        self.most = max(self.most, (memory, name))
        if why:
            self.bad.append(f"{name}: {why}")

    def figure(self, what, strict):
        """The row of the table; a debug build need only be clean."""
        late = strict and self.slowest[0] >= SECONDS
        large = strict and self.most[0] >= MEMORY
        seen = (f"{self.count - len(self.bad)} of {self.count} clean, slowest "
                f"{self.slowest[0]:.2f} s ({self.slowest[1]}), most {self.most[0] >> 20} MB "
                f"({self.most[1]})")
        goal = GOAL if strict else "all clean"
        return judged(3, what, goal, seen + faults(self.bad), not (self.bad or late or large))


def measure(context):
    files = hostile_files(context)
    if not context.hostile:
        yield skipped(3, "inputs of the folder HOSTILE", GOAL, "no folder is named that has a generate.py")
    for build, program in context.builds.items():
        strict = build == "release"
        for what, (way, count) in WAYS.items():
            tally = Tally(60 if strict else 600)
            way(context, program, context.some(files, count if strict else count // 4), tally)
            yield tally.figure(f"hostile inputs {what}, {build}", strict)


def hostile_files(context):
    """The project's own inputs, then those of the folder."""
    own = context.new_folder("hostile")
    write_inputs(own)
    if context.hostile:
        if not os.path.exists(f"{context.hostile}/generate.py"):
            context.hostile = ""
        else:
            subprocess.run(
                [sys.executable, f"{context.hostile}/generate.py", own], check=True,
                capture_output=True)
    return sorted(glob.glob(own + "/[0-9]*"))


def complaint(ended, given=0):
    """What is wrong with how a run ended that shows so many bytes back."""
    if ended.crashed or ended.timed_out:
        return ended.ending
    control = raw_controls(ended.output + ended.errors)
    if control:
        return f"raw {control!r}"
    if len(ended.output) + len(ended.errors) > 2_000_000 + 2 * given:
        return "more than 2 MB of output, and twice the input"
    return None


def scripts(context, program, files, tally):
    """Each is a program on standard input."""
    env = environment(context.new_folder("home"))
    for file in files:
        ended = run([program, "-"], file, env, tally.patience)
        tally.add(os.path.basename(file), ended.cpu, ended.memory, complaint(ended))


def prompts(context, program, files, tally):
    """Each is pasted; the next line works, and the prompt is left as usual."""
    env = environment(context.new_folder("home"))
    for file in files:
        data = read(file)
        with Terminal([program, "-q", "--no-history"], env) as prompt:
            why = pasted(prompt, data, tally.patience)
            prompt.close()
            cpu = prompt.usage.ru_utime + prompt.usage.ru_stime if prompt.usage else 0
            memory = prompt.usage.ru_maxrss * 1024 if prompt.usage else 0
        tally.add(os.path.basename(file), cpu, memory, why)


def pasted(prompt, data, patience):
    try:
        prompt.wait(READY, 0, patience)
        prompt.paste(data, patience)
        if b"42\r\n" not in prompt.enter(b"\x15" + b"6 * 7", patience):
            return "the next line does not work"
        status = prompt.leave(patience)
        if status != 0 or not prompt.is_restored:
            return f"leaves with {status}"
    except Gone as gone:
        # What asks to leave does.
        if not (data.startswith(b":quit") and prompt.process.returncode == 0):
            return str(gone)
    control = foreign_controls(bytes(prompt.received))
    return f"raw {control!r}" if control else None


def lessons(context, program, files, tally):
    """Each stands in prose, example, starter, solution and a wrong answer; checked and previewed."""
    home = context.new_folder("home")
    env = environment(home)
    for file in files:
        path = f"{home}/lesson.md"
        write(path, lesson_of(read(file)))
        for command in (["lessons", "check", path], ["lessons", "preview", path]):
            ended = run([program] + command, b"", env, tally.patience)
            name = f"{os.path.basename(file)} in {command[1]}"
            tally.add(name, ended.cpu, ended.memory, complaint(ended, os.path.getsize(path)))


def lesson_of(data):
    """A lesson of which every part that an author writes is hostile.

    The prose holds a megabyte of it, the other parts the beginning, or the lesson would be seven times as
    large.
    """
    whole = data[: 1 << 20].replace(b"```", b"'''")
    lesson = LESSON.encode()
    text = whole[:100_000]
    quoted = text.replace(b"\n", b" ")
    for old, new in [
        (b"Shifting\nformat", quoted + b"\nformat"), (b"A shift moves", quoted + b"\n\n" + whole),
        (b"> (0, 0) * T(3, 4)", text), (b"let m = T(___, ___)", text),
        (b"let m = T(1, 2)", text), (b"First to the right", text), (b"let m = T(2, 1)", text),
    ]:
        lesson = lesson.replace(old, new)
    return lesson


def submissions(context, program, files, tally):
    """All are handed in, as answers and as they are; one run grades them."""
    folder = context.new_folder("class")
    course(folder + "/lessons")
    for file in files:
        name = os.path.basename(file)
        write(f"{folder}/in/{name}.answer.md", sheet(read(file)))
        write(f"{folder}/in/{name}.raw.md", read(file))
    command = [program, "grade", folder + "/lessons/shift.md", folder + "/in", "--format", "csv",
               "--out", folder + "/out"]
    ended = run(command, b"", environment(folder), 900)
    rows = ended.output.count(b"\n") - 2
    why = complaint(ended)
    if rows != 2 * len(files):
        why = f"{rows} rows for {2 * len(files)} submissions"
    share = ended.cpu / max(1, 2 * len(files))
    tally.add(f"{2 * len(files)} submissions, each", share, ended.memory, why)


# Each with the number of inputs of a smoke run.
WAYS = {
    "as scripts": (scripts, 500), "pasted at the prompt": (prompts, 120), "in lessons": (lessons, 120),
    "as submissions": (submissions, 240),
}
