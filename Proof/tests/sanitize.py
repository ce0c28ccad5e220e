"""All tests under the address and the thread sanitizer, one group of them after another.

    python3 Proof/tests/sanitize.py [--kinds address thread] [--groups GROUP…] [--skip-build]

Each kind has a build of its own, in .build-KIND. A group passes if all of its tests do and the sanitizer
has no complaint.
"""

import argparse
import os
import re
import resource
import subprocess
import sys

from coverage import CORE, ENVIRONMENT, ROOT, test_binary, test_command
from kept import keep

# Their tests wait for processes, each within its time: so slow they must not share the machine.
ALONE = ["LineEditingTests", "PivotTests"]
# Before a program begins, the thread sanitizer writes a file: where none may grow, that is its end.
SKIPPED = {"thread": ["--skip", "aFullDisk", "--skip", "aNewFileIsThereWholeOrNotAtAll"]}
GROUPS = [name + "Tests" for name in [*CORE, "LineEditing", "Fuzz", "Pivot"]]
OPTIONS = {"ASAN_OPTIONS": "detect_leaks=0", "TSAN_OPTIONS": "halt_on_error=0"}


def build(kind):
    """Builds the tests with a sanitizer; gives their program."""
    folder = os.path.join(ROOT, ".build-" + kind)
    command = ["swift", "build", "--build-tests", f"--sanitize={kind}", "--scratch-path", folder]
    return command, test_binary(folder)


def large_stacks():
    """Frames are many times as large under a sanitizer; the program itself asks for as much."""
    _, most = resource.getrlimit(resource.RLIMIT_STACK)
    wanted = 160 << 20
    resource.setrlimit(resource.RLIMIT_STACK, (wanted if most < 0 else min(wanted, most), most))


def command_of(kind, binary, group):
    """Runs one group of tests as a kind of sanitizer bears it."""
    alone = ["--no-parallel"] if group in ALONE else []
    return [*test_command(binary, group), *alone, *SKIPPED.get(kind, [])]


def run(command, log):
    """The number of tests of a group that passed; nil where one failed or the sanitizer complained."""
    with open(log, "w", encoding="utf-8") as file:
        done = subprocess.run(
            command, env={**ENVIRONMENT, **OPTIONS}, cwd=ROOT, stdout=file, stderr=file,
            preexec_fn=large_stacks,
        )
    with open(log, encoding="utf-8", errors="replace") as file:
        text = file.read()
    passed = re.search(r"Test run with (\d+) tests? .*passed", text)
    complaints = len(re.findall(r"(?:ERROR|WARNING): \w+Sanitizer", text))
    if done.returncode == 0 and passed and not complaints:
        return int(passed[1])
    lines = [line for line in text.splitlines() if "issue" in line or "Sanitizer" in line]
    print("\n".join(lines[:20]) or text[-1000:])
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--kinds", nargs="+", default=["address", "thread"])
    parser.add_argument("--groups", nargs="+", default=GROUPS)
    parser.add_argument("--skip-build", action="store_true", help="the folders hold builds")
    options = parser.parse_args()
    failed = []
    for kind in options.kinds:
        command, binary = build(kind)
        if not options.skip_build:
            subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, check=True, stdout=sys.stderr)
        tests = 0
        for group in options.groups:
            log = os.path.join(ROOT, ".build-" + kind, group + ".log")
            passed = run(command_of(kind, binary, group), log)
            print(f"{kind}, {group}: {'FAILED' if passed is None else f'{passed} tests passed'}", flush=True)
            tests += passed or 0
            failed += [f"{kind}, {group}"] if passed is None else []
        bad = [name for name in failed if name.startswith(kind)]
        seen = f"{tests} tests of {len(options.groups)} groups passed, {len(bad)} groups failed"
        print(f"{kind}: {seen}")
        if options.groups == GROUPS:
            keep(12, f"all tests, {kind} sanitizer", seen, not bad)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
