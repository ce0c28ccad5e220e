"""Row 16: the same transcript gives the same bytes, whatever the build, the line ends, the locale.

Every program of the fixtures, the lessons and the documentation is a transcript.
"""

import glob
import os
import re
import shutil
import subprocess

from support.course import read
from support.figure import faults, judged, skipped
from support.running import environment, run

NUMBERS = [16]
GOAL = "identical bytes"
BLOCK = re.compile(r"^```(?:pivot|swift[^\n]*)\n(.*?)^```", re.M | re.S)


def measure(context):
    programs = context.some(transcripts(context.project), 60)
    yield compared(context, "two runs", programs, lambda program: {
        "first": [context.pivot], "second": [context.pivot]}, [({}, "LF")])
    yield compared(context, "LF, CRLF and CR", programs, lambda program: {
        "release": [context.pivot]}, [({}, "LF"), ({}, "CRLF"), ({}, "CR")])
    if "debug" in context.builds:
        builds = {name: [path] for name, path in context.builds.items() if name != "asan"}
        yield compared(context, "release and debug", context.some(programs, 40), lambda program: builds,
                       [({}, "LF")])
    else:
        yield skipped(16, "release and debug", GOAL, "there is no debug build")
    languages = locales(context.new_folder("locales"))
    yield compared(context, f"{len(languages)} locales of UTF-8: {', '.join(languages)}", programs,
                   lambda program: {"release": [context.pivot]},
                   [(variables, "LF") for variables in languages.values()])
    plain = {"C": {"LC_ALL": "C", "LANG": None}, "POSIX": {"LC_ALL": "POSIX"},
             "UTF-8": {"LC_ALL": "C.UTF-8"}, "none": {"LANG": None}, "unknown": {"LC_ALL": "xx_YY"}}
    yield compared(context, f"{len(plain)} locales with --ascii", programs,
                   lambda program: {"release": [context.pivot, "--ascii"]},
                   [(variables, "LF") for variables in plain.values()])


def transcripts(project):
    """The programs of all pages, each once."""
    found = {}
    for pattern in ("Tests/LanguageTests/Fixtures/**/*.md", "docs/*.md", "lessons/*.md", "README.md"):
        for path in sorted(glob.glob(f"{project}/{pattern}", recursive=True)):
            for number, block in enumerate(BLOCK.findall(read(path).decode())):
                found.setdefault(block, f"{os.path.basename(path)} {number + 1}")
    for path in sorted(glob.glob(f"{project}/lessons/programs/*")):
        found.setdefault(read(path).decode(), os.path.basename(path))
    return [(name, source) for source, name in found.items()]


def locales(folder):
    """Locales whose numbers and letters differ, as far as they can be made here."""
    made = {"C.UTF-8": {"LC_ALL": "C.UTF-8"}}
    if not shutil.which("localedef"):
        return made
    for name in ("de_DE", "tr_TR", "ar_EG", "hi_IN", "ja_JP"):
        path = f"{folder}/{name}.UTF-8"
        done = subprocess.run(
            ["localedef", "-i", name, "-f", "UTF-8", path], capture_output=True)
        if done.returncode in (0, 1) and os.path.isdir(path):
            made[name] = {"LC_ALL": f"{name}.UTF-8", "LOCPATH": folder}
    return made


ENDS = {"LF": "\n", "CRLF": "\r\n", "CR": "\r"}


def compared(context, what, programs, commands, ways):
    home = context.new_folder("home")
    bad, bytes_seen = [], 0
    for name, source in programs:
        outputs = set()
        for command in commands(source).values():
            for variables, ends in ways:
                data = source.replace("\n", ENDS[ends]).encode()
                ended = run(command + ["-", "--max-seconds", "60"], data, environment(home, **variables))
                outputs.add((ended.status, ended.output, ended.errors))
                bytes_seen += len(ended.output) + len(ended.errors)
        if len(outputs) > 1:
            bad.append(name)
    seen = f"{len(programs)} transcripts, {len(bad)} differ, {bytes_seen} bytes compared"
    return judged(16, f"the same transcript: {what}", GOAL, seen + faults(bad, 6), not bad)
