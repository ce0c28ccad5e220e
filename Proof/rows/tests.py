"""Rows 12 to 15: the tests under sanitizers, coverage, mutation, laws. Each has a command of its own.

They build the project several times over, so a smoke run names the command and a full run runs it.
"""

import re
import subprocess

from support.figure import judged, skipped

NUMBERS = [12, 13, 14, 15]
ROWS = [
    (12, "tests under address and thread sanitizers", "clean", "make sanitize"),
    (13, "coverage of the core", "lines ≥ 98 %, regions ≥ 95 %", "make coverage ARGS=--bare"),
    (14, "mutation score of the core", "≥ 85 %", "make mutate"),
    (15, "laws, round trips, oracles", "10⁵ smoke, 10⁷ full, 0 failures", "make laws CASES=10000000"),
]

# The shares in the last line of coverage, the smaller first, and of mutation.
LEAST = {13: [95, 98], 14: [85]}


def measure(context):
    for number, what, goal, command in ROWS:
        if not context.full:
            yield skipped(number, what, goal, command + " measures it")
            continue
        done = subprocess.run(command.split(), cwd=context.project, capture_output=True, text=True)
        lines = (done.stdout.strip() or done.stderr.strip() or "no output").splitlines()
        shares = [float(share) for share in re.findall(r"(\d+(?:\.\d+)?) ?%", lines[-1])]
        reached = number not in LEAST or bool(shares) and all(
            share >= least for share, least in zip(sorted(shares), LEAST[number]))
        yield judged(number, what, goal, lines[-1][:200], done.returncode == 0 and reached)
