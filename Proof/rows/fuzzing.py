"""Rows 1 and 2: the fuzz targets, run for some time by their own command."""

import os
import subprocess

from support.figure import HOLDS, SHORT, Figure, skipped

NUMBERS = [1, 2]
GOALS = {1: "0 crashes, totals published", 2: "< 100 ms per KB"}


def measure(context):
    seconds = 600 if context.full else 10
    command = f"make fuzz SECONDS={seconds}"
    built = f"{context.project}/.build-fuzz/release/Fuzzer"
    if not context.full and not os.access(built, os.X_OK):
        for number, goal in GOALS.items():
            yield skipped(number, "fuzzing", goal, f"the fuzzer is not built; {command} builds it")
        return
    done = subprocess.run(command.split(), cwd=context.project, capture_output=True, text=True)
    rows = [line.strip("| ").split("|") for line in done.stdout.splitlines()]
    for number, goal in GOALS.items():
        cells = next((row for row in rows if row[0].strip() == str(number)), None)
        if cells is None:
            yield Figure(number, command, goal, f"ended with {done.returncode}", SHORT)
        else:
            verdict = HOLDS if done.returncode == 0 else SHORT
            yield Figure(number, command, goal, "; ".join(c.strip() for c in cells[1:-1]), verdict)
