"""Row 9: homes of all kinds. The program is usable in each, and says at most once what is not kept.

Everything runs as a user without rights, for root is refused nothing.
"""

import os
import shutil

from rows.writers import VERDICT, answered, entry, progress_path
from support.course import HEADER, course, read, sealed, write
from support.figure import faults, judged, skipped
from support.running import environment, run
from support.terminal import READY, Gone, Terminal

NUMBERS = [9]
GOAL = "all usable"
NOBODY = 65534

HISTORY = ".local/state/pivot/history"
SETTINGS = ".config/pivot/init.pivot"
PROGRESS = ".local/share/pivot/progress"


def measure(context):
    if os.geteuid() != 0:
        yield skipped(9, "homes of all kinds", GOAL, "other owners need root")
        return
    lessons = course(context.new_folder("lessons"))
    os.chmod(lessons, 0o755)
    yield figure(context, lessons, "kinds of home", HOMES)
    states = {f"{os.path.basename(path)} {name}": (lambda home, path=path, make=make: make(
        f"{home}/{path}")) for path in (HISTORY, SETTINGS, PROGRESS, PROGRESS + ".lock")
        for name, make in FILES.items()}
    yield figure(context, lessons, "kinds of history, init.pivot, progress and its lock", states)


def figure(context, lessons, what, states):
    bad = []
    for name, prepare in states.items():
        home = context.new_folder("home")
        os.chown(home, NOBODY, NOBODY)
        prepared = prepare(home)
        variables = prepared if isinstance(prepared, dict) else {}
        why = usable(context, home, lessons, variables)
        if why:
            bad.append(f"{name}: {why}")
        remove(home)
    seen = f"{len(states) - len(bad)} of {len(states)} usable"
    return judged(9, what, GOAL, seen + faults(bad, 6), not bad)


def remove(home):
    """Removes a home, whatever it is."""
    if os.path.isdir(home) and not os.path.islink(home):
        os.chmod(home, 0o755)
        shutil.rmtree(home)
    elif os.path.lexists(home):
        os.unlink(home)


# Homes: each prepares the folder, or says what the variables are.

def made(home, change):
    change(home)
    return {}


def instead(home, make):
    """Something else in the place of the home."""
    os.rmdir(home)
    make(home)
    return {}


def other_owner(home):
    os.chown(home, 0, 0)


HOMES = {
    "usual": lambda home: {},
    "unset": lambda home: {"HOME": None},
    "empty": lambda home: {"HOME": ""},
    "relative": lambda home: {"HOME": "home"},
    "missing": lambda home: {"HOME": home + "/missing/one"},
    "the root": lambda home: {"HOME": "/"},
    "not UTF-8": lambda home: {"HOME": home + "/\udcff\udcfe"},
    "with controls": lambda home: {"HOME": home + "/a\x1b]0;x\x07b"},
    "very long": lambda home: {"HOME": home + ("/" + "x" * 200) * 15},
    "read-only": lambda home: made(home, lambda path: os.chmod(path, 0o555)),
    "not to be entered": lambda home: made(home, lambda path: os.chmod(path, 0o000)),
    "of another owner": lambda home: made(home, other_owner),
    "a file": lambda home: instead(home, lambda path: write(path, b"a file")),
    "a pipe": lambda home: instead(home, os.mkfifo),
    "a link to nothing": lambda home: instead(home, lambda path: os.symlink("/missing", path)),
    "a link to itself": lambda home: instead(home, lambda path: os.symlink(path, path)),
    "a device": lambda home: {"HOME": "/dev/null"},
    "XDG folders that are files": lambda home: {
        "XDG_DATA_HOME": "/dev/null", "XDG_STATE_HOME": "/dev/null", "XDG_CONFIG_HOME": "/dev/null"},
    "XDG folders that are relative": lambda home: {
        "XDG_DATA_HOME": "a", "XDG_STATE_HOME": "b", "XDG_CONFIG_HOME": "c"},
}


# Files in it.

def owned(path, contents=b"", mode=0o600, owner=NOBODY):
    """A file, and the folders above it, of a user."""
    folders(path)
    write(path, contents)
    os.chmod(path, mode)
    os.chown(path, owner, owner)


def folders(path):
    folder = os.path.dirname(path)
    os.makedirs(folder, exist_ok=True)
    while "/pivot-prove-" in folder and not os.path.basename(folder).startswith("home-"):
        os.chown(folder, NOBODY, NOBODY)
        folder = os.path.dirname(folder)


def special(path, make):
    folders(path)
    make(path)


def linked(path, target):
    folders(path)
    os.symlink(target, path)


def victim(path):
    """A link to another file of the same person."""
    owned(path + ".victim", b"untouched")
    linked(path, path + ".victim")


FILES = {
    "empty": owned,
    "binary": lambda path: owned(path, bytes(range(256)) * 4),
    "of zeros": lambda path: owned(path, bytes(5000)),
    "huge": lambda path: owned(path, b"x = 1\n" * 6_000_000),
    "one long line": lambda path: owned(path, b"1 + " * 500_000),
    "of a future format": lambda path: owned(
        path, sealed("format 2") + sealed("20000 dreamt shift move-by x y z")),
    "of an old format": lambda path: owned(path, b"shift move-by 9f2c 3 right\n"),
    "half written": lambda path: owned(path, HEADER + sealed("20000 at shift move-by")[:-9]),
    "unreadable": lambda path: owned(path, HEADER, 0o000),
    "read-only": lambda path: owned(path, HEADER, 0o400),
    "of another owner": lambda path: owned(path, HEADER, 0o666, 0),
    "a folder": lambda path: special(path, os.mkdir),
    "a pipe": lambda path: special(path, os.mkfifo),
    "a link to a file": victim,
    "a link to nothing": lambda path: linked(path, "/missing/file"),
    "a link to itself": lambda path: linked(path, path),
    "a link to an endless device": lambda path: linked(path, "/dev/zero"),
    "a link to a full device": lambda path: linked(path, "/dev/full"),
}


# Whether it is usable

def usable(context, home, lessons, variables):
    env = environment(home, NO_COLOR="1")
    env.update({name: value for name, value in variables.items() if value is not None})
    for name in (name for name, value in variables.items() if value is None):
        del env[name]
    return (scripted(context, env) or prompted(context, env)
            or learned(context, env, lessons, variables.get("HOME", home)) or untouched(home))


def scripted(context, env):
    for arguments, wanted in ((["-e", "6 * 7"], b"42\n"), (["doctor"], None)):
        ended = run([context.pivot] + arguments, b"", env, 10, user=NOBODY)
        if ended.status != 0 or ended.errors or (wanted and ended.output != wanted):
            return f"{arguments[0]} ends with {ended.ending}: {ended.errors[:80]!r}"
    return None


def prompted(context, env):
    with Terminal([context.pivot, "-q"], env, user=NOBODY) as prompt:
        try:
            prompt.wait(READY, seconds=6)
            for _ in range(2):
                if b"42\r\n" not in prompt.enter(b"6 * 7"):
                    return "the prompt gives no 42"
            if prompt.leave() != 0:
                return f"the prompt ends with {prompt.process.returncode}"
        except Gone as gone:
            return f"prompt: {gone}"
    return None


def learned(context, env, lessons, home):
    command = [context.pivot, "learn", "shift#1", "--lessons", lessons]
    with Terminal(command, env, user=NOBODY) as prompt:
        acknowledged = set()
        try:
            prompt.wait(READY, seconds=6)
            for number in (1, 2):
                if VERDICT in prompt.enter(entry(number)):
                    acknowledged.add(number)
            if prompt.leave() != 0:
                return f"learn ends with {prompt.process.returncode}"
        except Gone as gone:
            return f"learn: {gone}"
        said = bytes(prompt.received).replace(b"\r\n", b" ").count(b"not kept")
    if len(acknowledged) < 2:
        return "answers are not judged"
    try:
        kept = answered(home)[0] if home else set()
    except (OSError, ValueError):
        kept = set()
    if said > 1:
        return f"it is said {said} times that nothing is kept"
    return None if said or acknowledged <= kept else "lost and not told"


def untouched(home):
    for folder, _, names in os.walk(home):
        for name in names:
            if name.endswith(".victim") and read(f"{folder}/{name}") != b"untouched":
                return f"wrote through a link: {name}"
    return None
