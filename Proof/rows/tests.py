"""Rows 12 to 15: the tests under sanitizers, coverage, mutation, laws. Each has a command of its own.

They build the project several times over, so a smoke run tells what the command saw last, and a full run
runs it.
"""

import os
import subprocess
import sys

from support.figure import SHORT, Figure, judged, skipped

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "tests"))
from kept import kept  # noqa: E402

NUMBERS = [12, 13, 14, 15]
ROWS = [
    (12, "clean", "make sanitize"),
    (13, "lines ≥ 98 %, regions ≥ 95 %", "make coverage ARGS=--bare"),
    (14, "≥ 85 %", "make mutate"),
    (15, "10⁵ smoke, 10⁷ full, 0 failures", "make laws CASES=10000000"),
]


def measure(context):
    for number, goal, command in ROWS:
        status = 0
        if context.full:
            status = subprocess.run(command.split(), cwd=context.project, capture_output=True).returncode
        figures = kept(number)
        if not figures:
            yield skipped(number, command, goal, f"{command} measures it")
        for figure in figures:
            seen = f"{figure['seen']} ({figure['day']}, {figure['commit']})"
            yield judged(number, figure["what"], goal, seen, figure["holds"], alone=True)
        if status not in (0, 2) and all(figure["holds"] for figure in figures):
            yield Figure(number, command, goal, f"ended with {status}", SHORT)
