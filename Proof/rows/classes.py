"""Row 11: a class with hostile members. Every submission has its row, and nothing outside is touched.

The folder is compared before and after, and strace shows what the processes that judge ask the system
for: no file to write, no program to start, no connection.
"""

import hashlib
import os
import re
import shutil
import stat

from rows.bombs import BOMBS
from support.course import LESSON, read, sheet, write
from support.figure import faults, judged, skipped
from support.running import environment, run

NUMBERS = [11]
GOAL = "rows = submissions, no file outside touched"

# Answers that would like to reach the machine.
REACHING = [
    'load("/etc/passwd")', ':load /etc/passwd', ':save /tmp/owned', ':set plot ascii', ':quit',
    'import Foundation\nexit(0)', 'system("touch owned")', 'FileManager.default.removeItem("x")',
    'open("/etc/shadow")', 'getenv("HOME")', 'sleep(1000)', 'readLine()', 'fork()',
    '#include "/etc/passwd"', '#import "../../lessons/shift.md"', 'UIImage(named: "/dev/zero")',
    'URLSession.shared', 'NSData(contentsOfFile: "/etc/passwd")', 'ProcessInfo.processInfo',
    'solution', 'let solution = 1', 'm = solution', 'let m = solution.m', 'checks', 'let T = 1',
    'func T(a, b) { return 1 }\nlet m = T(1, 2)', 'print("right move-by 1/1")',
    'print("{\\"status\\":\\"graded\\"}")', 'assert(false)', 'fatalError()', '```\n## move-by\n```swift\nlet m = T(1, 2)',
    'let m = ___', '', 'let m = T(1, 2)',
]


def measure(context):
    count = 300 if context.full else 90
    folder = context.new_folder("class")
    names = write_class(folder, count)
    before = tree(folder)
    command = [context.pivot, "grade", f"{folder}/lessons/shift.md", f"{folder}/in", "--format",
               "csv", "--out", f"{folder}/out"]
    env = environment(f"{folder}/home")
    ended = run(command, b"", env, 600, cwd=folder)
    rows = ended.output.decode(errors="replace").splitlines()[2:]
    bad = [] if len(rows) == len(names) else [f"{len(rows)} rows"]
    if ended.status != 1:
        bad.append(ended.ending)
    right = {row.split(",")[0] for row in rows if ",1,1,graded" in row}
    honest = {name[:-3] for name in names if name.startswith("honest")}
    honest |= {"name", f"reach{len(REACHING) - 1}"}
    if right != honest:
        bad.append(f"right are also {sorted(right - honest)}, not {sorted(honest - right)}")
    for kind in ("results", "feedback"):
        if len(os.listdir(f"{folder}/out/{kind}")) != len(names):
            bad.append(f"{kind}: {len(os.listdir(f'{folder}/out/{kind}'))} files")
    shutil.rmtree(f"{folder}/out")
    changed = [path for path, what in tree(folder).items() if before.get(path) != what]
    changed += [path for path in before if not os.path.lexists(path)]
    bad += [f"touched {path}" for path in changed]
    seen = (f"{len(rows)} rows for {len(names)} submissions, {len(changed)} files touched, "
            f"{ended.wall:.0f} s, {ended.memory >> 20} MB")
    yield judged(11, "a hostile class", GOAL, seen + faults(bad), not bad)
    yield jobs(context, folder, env)
    if shutil.which("strace"):
        yield traced(context, folder, env, command)
    else:
        yield skipped(11, "calls of the judging processes", GOAL, "strace is not installed")


def write_class(folder, count):
    """Submissions of all kinds; their names."""
    write(f"{folder}/lessons/shift.md", LESSON)
    write(f"{folder}/secret", "the teacher's own")
    os.makedirs(f"{folder}/home")
    names = []

    def hand_in(name, data):
        write(f"{folder}/in/{name}", data)
        names.append(name)

    for number, (name, bomb) in enumerate(BOMBS.items()):
        hand_in(f"bomb{number}.md", sheet(bomb))
    for number, answer in enumerate(REACHING):
        hand_in(f"reach{number}.md", sheet(answer))
    for name, data in {
        "empty.md": b"", "binary.md": bytes(range(256)) * 10, "zeros.md": bytes(100_000),
        "large.md": b"x" * 20_000_000, "nothing.md": b"# Notes\n", "utf16.md": "# A".encode("utf-16"),
        "other.md": sheet("1").replace(b"shift", b"other"), "twice.md": sheet("1") + sheet("2"),
        "exercises.md": sheet("1") + b"".join(b"## x%d\n```swift\n1\n```\n" % i for i in range(9999)),
        "name.md": sheet("let m = T(1, 2)", "\x1b]0;x\x07\u202e=cmd|' /C calc'!A0"),
        "long name " + "x" * 200 + ".md": sheet("1"), "-o.md": sheet("1"), "a\nb.md": sheet("1"),
        "'; rm -rf ~;'.md": sheet("1"), "deep/er/and/deeper/a.md": sheet("1"), "grades.csv": b"1,2",
        "sheet.html": b"<script>", "..md": sheet("1"), "\u202egnp.md": sheet("1"),
    }.items():
        hand_in(name, data) if not name.startswith(".") else None
    os.mkfifo(f"{folder}/in/pipe.md")
    os.symlink(f"{folder}/secret", f"{folder}/in/link.md")
    os.symlink("/dev/zero", f"{folder}/in/device.md")
    os.symlink(f"{folder}/lessons", f"{folder}/in/linked-folder")
    with open(f"{folder}/in".encode() + b"/bytes\xff\xfe.md", "wb") as file:
        file.write(sheet("1"))
    names += ["pipe.md", "link.md", "device.md", "linked-folder", "bytes"]
    for number in range(max(10, count - len(names))):
        hand_in(f"honest{number}.md", sheet("let m = T(1, 2)", f"Ada {number}"))
    return names


def tree(folder):
    """Every path below a folder, with its kind, mode, size and contents."""
    found = {}
    for place, folders, files in os.walk(os.fsencode(folder)):
        for name in folders + files:
            path = place + b"/" + name
            status = os.lstat(path)
            digest = b""
            if stat.S_ISREG(status.st_mode):
                with open(path, "rb") as file:
                    digest = hashlib.sha256(file.read()).digest()
            changed = 0 if stat.S_ISDIR(status.st_mode) else status.st_mtime_ns
            found[os.fsdecode(path)] = (status.st_mode, status.st_size, changed, digest)
    return found


def jobs(context, folder, env):
    """However many are judged at a time, the same bytes come out."""
    outputs = set()
    for count in ("1", "2", "7"):
        ended = run([context.pivot, "grade", f"{folder}/lessons/shift.md", f"{folder}/in", "--format",
                     "json", "--jobs", count], b"", env, 600)
        outputs.add(ended.output)
    return judged(11, "the same rows with 1, 2 and 7 jobs", "identical bytes",
                  f"{len(outputs)} different outputs of {len(next(iter(outputs)))} bytes",
                  len(outputs) == 1)


WRITING = re.compile(r"O_WRONLY|O_RDWR|O_CREAT|O_TRUNC|O_APPEND")
REFUSED = ("socket", "connect", "execve", "unlink", "rename", "mkdir", "rmdir", "symlink", "link(",
           "chmod", "chown", "truncate", "kill", "ptrace", "mount", "fork", "clone", "creat(")


def traced(context, folder, env, command):
    log = f"{folder}/calls"
    calls = "trace=%file,%network,%process,kill,tkill,ptrace"
    ended = run(["strace", "-f", "-qq", "-o", log, "-e", calls] + command, b"", env, 900, cwd=folder)
    lines = read(log).decode(errors="replace").splitlines()
    parent = lines[0].split()[0] if lines else ""
    judges, bad = set(), []
    for line in lines:
        process, _, call = line.partition(" ")
        call = call.strip()
        if process == parent:
            continue
        judges.add(process)
        wrong = call.startswith(REFUSED) or (call.startswith("open") and WRITING.search(call))
        if wrong:
            bad.append(call[:60])
    seen = f"{len(judges)} processes that judge, {len(bad)} calls that write, start or connect"
    return judged(11, "calls of the judging processes", "none that writes, starts or connects",
                  seen + faults(bad), not bad and ended.status == 1 and judges)
