"""Figures of commands that take long, kept for the scoreboard: the last run of each, with day and commit."""

import datetime
import glob
import json
import os
import subprocess

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
FOLDER = os.path.join(ROOT, ".build-figures")


def commit():
    """What is measured here."""
    done = subprocess.run(["git", "-C", ROOT, "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
    return done.stdout.strip()


def keep(number, what, seen, holds, of=None):
    """Keeps a figure of a row, of a commit or of the present one; it replaces the one that was called the same."""
    figure = {
        "number": number, "what": what, "seen": seen, "holds": holds,
        "day": datetime.date.today().isoformat(), "commit": of or commit(),
    }  # fmt: skip
    os.makedirs(FOLDER, exist_ok=True)
    path = os.path.join(FOLDER, f"{number}-{what.replace(' ', '-')}.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(figure, file)


def kept(number):
    """What was kept of a row."""
    figures = []
    for path in sorted(glob.glob(os.path.join(FOLDER, f"{number}-*.json"))):
        with open(path, encoding="utf-8") as file:
            figures.append(json.load(file))
    return figures
