#!/usr/bin/env python3
"""Installs into a folder, tries what is there in the shells and in a bare Debian root, and removes it.

    install.py --pivot .build-static/pivot             everything
    install.py --pivot … --root FOLDER                 a Debian root that is there already
    install.py --pivot … --without-root                only what needs no debootstrap
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from support.course import LESSON, sheet, write
from support.figure import SHORT, faults, judged, skipped
from support.running import environment, run
from support.terminal import READY, Gone, Terminal

PROJECT = pathlib.Path(__file__).resolve().parent.parent
SHELLS = {
    "bash": ["bash", "--norc", "--noprofile", "-i"], "zsh": ["zsh", "-f", "-i"], "fish": ["fish", "-i"],
}
SCRIPTS = {
    "bash": "share/bash-completion/completions/pivot", "zsh": "share/zsh/site-functions/_pivot",
    "fish": "share/fish/vendor_completions.d/pivot.fish",
}


def main():
    options = arguments()
    figures = []
    with tempfile.TemporaryDirectory(prefix="pivot-install-") as folder:
        os.chmod(folder, 0o755)
        for figure in everything(options, folder):
            print(figure.line(), flush=True)
            figures.append(figure)
    bad = sum(figure.verdict == SHORT for figure in figures)
    print(f"{len(figures)} figures, {bad} fall short")
    return 1 if bad else 0


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pivot", required=True)
    parser.add_argument("--root", default="")
    parser.add_argument("--without-root", action="store_true")
    return parser.parse_args()


def everything(options, folder):
    # Somebody else's file must stay, and so must its folders.
    prefix = f"{folder}/root/opt/pivot"
    write(f"{prefix}/share/man/man1/other.1", "other")
    before = tree(prefix)
    make = ["make", "-C", str(PROJECT), "-s", "-o", "build", f"BINARY={os.path.abspath(options.pivot)}",
            "PREFIX=/opt/pivot", f"DESTDIR={folder}/root"]
    for turn in (1, 2):
        done = subprocess.run(make + ["install"], capture_output=True, text=True)
    yield installed(prefix, done)
    yield manual_page(prefix)
    for shell, command in SHELLS.items():
        yield completion(shell, command, prefix, folder)
    yield from in_bare_root(options, prefix, folder)
    subprocess.run(make + ["uninstall"], capture_output=True)
    left = tree(prefix) - before
    lost = before - tree(prefix)
    yield judged(0, "make uninstall", "the tree as before", f"{len(left)} left, {len(lost)} lost"
                 + faults(sorted(left | lost)), not left and not lost)
    yield from by_the_script(options.pivot, folder)


def by_the_script(pivot, folder):
    """What install.sh does in folders that are new, or hold files of others."""
    fresh = f"{folder}/fresh/deep/usr"
    there = script(pivot, fresh).returncode == 0 and os.path.exists(fresh + "/bin/pivot")
    script("--remove", fresh)
    above = f"{folder}/fresh"
    yield judged(0, "install and remove in folders that were not there", "the folders are gone",
                 "they are there" if os.path.exists(above) else "gone", there and not os.path.exists(above))
    mine, stale = (f"{folder}/school/share/pivot/lessons/{name}.md" for name in ("mine", "stale"))
    script(pivot, f"{folder}/school")
    write(mine, "mine")
    write(stale, "of an earlier version")
    with open(f"{folder}/school/share/pivot/files", "a", encoding="utf-8") as note:
        note.write("share/pivot/lessons/stale.md\n")
    script(pivot, f"{folder}/school")
    renewed = os.path.exists(mine) and not os.path.exists(stale)
    script("--remove", f"{folder}/school")
    left = {path for path in tree(f"{folder}/school") if os.path.isfile(path)}
    yield judged(0, "a teacher's own lesson among the installed ones", "stays alone",
                 f"{len(left)} left" + faults(sorted(left)), renewed and left == {mine})
    failing = f"{folder}/failing"
    write(failing, "#!/bin/sh\necho begun\n[ \"$1\" != help ]\n")
    os.chmod(failing, 0o755)
    status = script(failing, f"{folder}/half").returncode
    left = [path for path in tree(f"{folder}/half") if path.endswith(".new")]
    script("--remove", f"{folder}/half")
    yield judged(0, "an install that fails", "no file begun is left; all can be removed",
                 f"status {status}, {len(left)} left" + faults(left),
                 status != 0 and not left and not os.path.exists(f"{folder}/half"))
    yield private_checkout(pivot, folder)


def private_checkout(pivot, folder):
    """Installed from files that only their owner can read."""
    checkout = f"{folder}/checkout"
    shutil.copytree(PROJECT / "lessons", checkout + "/lessons")
    shutil.copy(PROJECT / "install.sh", checkout)
    subprocess.run(["chmod", "-R", "go=", checkout], check=True)
    subprocess.run(["sh", checkout + "/install.sh", pivot, f"{folder}/open"], capture_output=True, umask=0o077)
    paths = tree(f"{folder}/open")
    closed = [path for path in paths if not os.stat(path).st_mode & 0o004]
    return judged(0, "install from a checkout of umask 077", "all can read all",
                  f"{len(paths) - len(closed)} of {len(paths)}" + faults(sorted(closed)), paths and not closed)


def script(*words):
    return subprocess.run([str(PROJECT / "install.sh"), *words], capture_output=True, text=True)


def tree(folder):
    """All paths below a folder."""
    return {os.path.join(place, name) for place, folders, files in os.walk(folder)
            for name in folders + files}


def installed(prefix, done):
    wanted = ["bin/pivot", "share/man/man1/pivot.1", "share/pivot/lessons"] + list(SCRIPTS.values())
    missing = [path for path in wanted if not os.path.exists(f"{prefix}/{path}")]
    ended = run([f"{prefix}/bin/pivot", "lessons"], b"", environment(prefix), cwd="/")
    lessons = ended.output.count(b"\n")
    shown = len(list((PROJECT / "lessons").glob("*.md")))
    seen = f"{len(wanted) - len(missing)} of {len(wanted)} files, {lessons} of {shown} lessons found"
    return judged(0, "make install, twice", "all files; lessons found", seen + faults(missing)
                  + (": " + done.stderr.strip()[-200:] if done.returncode else ""),
                  not missing and lessons == shown and done.returncode == 0)


def manual_page(prefix):
    page, what = f"{prefix}/share/man/man1/pivot.1", "manual page"
    if not shutil.which("man"):
        return skipped(0, what, "no warnings, all commands", "man is not installed")
    shown = subprocess.run(
        ["man", "--warnings", "-E", "UTF-8", "-l", page], capture_output=True, text=True,
        env=environment(prefix, MANWIDTH="80"))
    helped = run([f"{prefix}/bin/pivot", "--help"], b"", environment(prefix)).output.decode()
    commands = [line.split()[0] for line in helped.split("SUBCOMMANDS:")[1].splitlines()[1:]
                if line.startswith("  ") and line[2] != " " and not line.startswith("  See")]
    missing = [name for name in commands if f"PIVOT {name.upper()}" not in shown.stdout]
    missing += [title for title in ("NAME", "SYNOPSIS", "EXIT STATUS", "FILES") if title not in shown.stdout]
    complaints = shown.stderr.strip().splitlines()
    seen = f"{len(shown.stdout.splitlines())} lines, {len(commands)} commands, {len(complaints)} warnings"
    return judged(0, what, "no warnings, all commands", seen + faults(missing + complaints),
                  not missing and not complaints)


def completion(shell, command, prefix, folder):
    what, goal = f"completion in {shell}", "'pivot le' offers learn and lessons, 'pivot doc' becomes doctor"
    if not shutil.which(shell):
        return skipped(0, what, goal, f"{shell} is not installed")
    home = f"{folder}/home-{shell}"
    work = f"{home}/work"
    write(f"{work}/turn.pivot", "R(30°)")
    script = f"{prefix}/{SCRIPTS[shell]}"
    begin = {
        "bash": f". '{script}'", "fish": "true",
        "zsh": f"fpath=('{os.path.dirname(script)}' $fpath); autoload -Uz compinit; compinit -u",
    }[shell]
    env = environment(home, PATH=f"{prefix}/bin:/usr/bin:/bin", XDG_DATA_DIRS=f"{prefix}/share:/usr/share")
    bad = []
    with Terminal([shutil.which(shell)] + command[1:], env, columns=200, cwd=work) as terminal:
        try:
            typed(terminal, begin.encode() + b"\r")
            for keys, wanted in [
                (b"pivot le\t\t\t", ["learn", "lessons"]), (b"pivot doc\t", ["doctor"]),
                (b"pivot lessons che\t", ["check"]), (b"pivot grade --for\t", ["--format"]),
                (b"pivot --color al\t", ["always"]), (b"pivot tu\t", ["turn.pivot"]),
            ]:
                shown = typed(terminal, keys)
                missing = [word for word in wanted if word not in shown]
                if missing:
                    bad.append(f"{keys.decode().strip()!r} shows no {missing[0]}")
                typed(terminal, b"\x15\x03\r")
        except Gone as gone:
            bad.append(str(gone))
    return judged(0, what, goal, f"{6 - len(bad)} of 6 lines are completed" + faults(bad), not bad)


def typed(terminal, keys):
    """Types keys one after the other; what the shell shows, without its colours."""
    start = len(terminal.received)
    for key in [keys[:-2], keys[-2:-1], keys[-1:]]:
        if key:
            terminal.send(key)
            terminal.settle(15)
            terminal.settle(15)
    shown = bytes(terminal.received[start:]).decode(errors="replace")
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b\(B", "", shown)


# A bare root

def in_bare_root(options, prefix, folder):
    goal = "runs without Swift"
    root = options.root
    if options.without_root:
        return
    if os.geteuid() != 0 or (not root and not shutil.which("debootstrap")):
        yield skipped(0, "a bare Debian root", goal, "it needs root and debootstrap")
        return
    if not root:
        root = f"{folder}/debian"
        made = subprocess.run(["debootstrap", "--variant=minbase", "stable", root], capture_output=True)
        if made.returncode != 0:
            yield skipped(0, "a bare Debian root", goal, "debootstrap: no packages could be fetched")
            return
    yield alone(options.pivot, root)
    yield with_lessons(prefix, root)


def chrooted(root, *words):
    return [shutil.which("chroot") or "/usr/sbin/chroot", root, *words]


def alone(pivot, root):
    """The executable, and nothing else of the project; the root has neither /proc nor terminals."""
    shutil.copy(pivot, f"{root}/usr/bin/pivot")
    os.makedirs(f"{root}/root", exist_ok=True)
    env = environment("/root", SWIFT_BACKTRACE=None)
    bad = []
    for arguments, wanted in [(["-e", "6 * 7"], b"42\n"), (["--version"], b"0."), (["doctor"], b"pivot"),
                              (["plot", "R(30°)", "-o", "-"], b"<svg"), (["help", "order"], b"*")]:
        ended = run(chrooted(root, "/usr/bin/pivot", *arguments), b"", env)
        if ended.status != 0 or wanted not in ended.output:
            bad.append(f"{arguments[0]}: {ended.ending} {ended.errors[:80]!r}")
    for term in ("xterm", "unknown-terminal", "dumb", ""):
        bad += prompted(chrooted(root, "/usr/bin/pivot", "-q"), environment(
            "/root", TERM=term, SWIFT_BACKTRACE=None), term)
    os.rename(f"{root}/usr/share/terminfo", f"{root}/usr/share/terminfo.away")
    lib = [path for path in (f"{root}/lib/terminfo", f"{root}/etc/terminfo") if os.path.isdir(path)]
    for path in lib:
        os.rename(path, path + ".away")
    bad += prompted(chrooted(root, "/usr/bin/pivot", "-q"), environment("/root", SWIFT_BACKTRACE=None),
                    "no terminfo")
    for path in lib + [f"{root}/usr/share/terminfo"]:
        os.rename(path + ".away", path)
    os.unlink(f"{root}/usr/bin/pivot")
    size = os.path.getsize(pivot)
    return judged(0, "the executable alone in a bare Debian root", "runs without Swift, /proc, terminfo",
                  f"{size / 1e6:.1f} MB, {10 - len(bad)} of 10 runs" + faults(bad), not bad)


def prompted(command, env, name):
    with Terminal(command, env) as prompt:
        try:
            prompt.settle(20)
            prompt.send(b"6 * 7\r")
            prompt.settle(20)
            shown = bytes(prompt.received)
            status = prompt.leave()
        except Gone as gone:
            return [f"prompt, TERM {name!r}: {gone}"]
    return [] if b"42" in shown and status == 0 else [f"prompt, TERM {name!r}: {shown[-100:]!r}"]


def with_lessons(prefix, root):
    shutil.copytree(prefix, f"{root}/opt/pivot", dirs_exist_ok=True)
    write(f"{root}/root/a.md", sheet("let m = T(1, 2)"))
    write(f"{root}/root/lessons/shift.md", LESSON)
    program, env, bad = "/opt/pivot/bin/pivot", environment("/root", SWIFT_BACKTRACE=None), []
    for arguments, wanted in [
        (["lessons"], b"24"), (["lessons", "check"], b""),
        (["check", "/root/a.md", "--lessons", "/root/lessons"], b"right"),
        (["grade", "/root/lessons/shift.md", "/root/a.md", "--format", "csv"], b",1,1,graded"),
    ]:
        ended = run(chrooted(root, program, *arguments), b"", env, 200)
        if ended.status != 0 or wanted not in ended.output:
            bad.append(f"{' '.join(arguments[:2])}: {ended.ending} {(ended.output + ended.errors)[-120:]!r}")
    with Terminal(chrooted(root, program, "learn", "translation"), environment(
            "/root", SWIFT_BACKTRACE=None)) as prompt:
        try:
            prompt.wait(READY)
            if b"(150, 70)" not in prompt.enter(b""):
                bad.append("learn shows no example")
            prompt.leave()
        except Gone as gone:
            bad.append(f"learn: {gone}")
    shutil.rmtree(f"{root}/opt/pivot")
    return judged(0, "installed in a bare Debian root", "lessons, check, grade, learn",
                  f"{5 - len(bad)} of 5" + faults(bad), not bad)


if __name__ == "__main__":
    sys.exit(main())
