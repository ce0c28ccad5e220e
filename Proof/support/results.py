"""results.md: the figures of the last smoke run and of the last full run, with machine and date."""

import datetime
import os
import platform
import subprocess

from .figure import SKIPPED

INTRODUCTION = """\
# Scoreboard

What `make prove` and `make prove FULL=1` saw last; see [README.md](README.md). Rows are replaced when
they are measured again, so each has its own date.
"""
HEAD = "| # | what | goal | seen | verdict | date |\n|---|---|---|---|---|---|\n"


def write_results(path, figures, full, project):
    """Replaces the measured rows of one section; the others stay, as does what was seen of a row that is skipped."""
    sections = old_sections(path)
    title = "Full runs" if full else "Smoke runs"
    old = sections.get(title, [])
    seen = {number(line) for line in old}
    figures = [figure for figure in figures if figure.verdict != SKIPPED or figure.number not in seen]
    whole = {figure.number for figure in figures if not figure.alone}
    alone = {(figure.number, figure.what) for figure in figures if figure.alone}
    kept = [line for line in old if number(line) not in whole and (number(line), what(line)) not in alone]
    today = datetime.date.today().isoformat()
    new = [figure.line() + f" {today} |" for figure in figures]
    sections[title] = sorted(kept + new, key=number)
    text = INTRODUCTION + "\n" + machine(project) + "\n"
    for name in ("Smoke runs", "Full runs"):
        if sections.get(name):
            text += f"\n## {name}\n\n{HEAD}" + "\n".join(sections[name]) + "\n"
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(path + ".new", path)


def old_sections(path):
    """The lines of figures by section."""
    sections, title = {}, None
    try:
        with open(path, encoding="utf-8") as file:
            for line in file.read().splitlines():
                if line.startswith("## "):
                    title = line[3:]
                elif title and line.startswith("| ") and number(line):
                    sections.setdefault(title, []).append(line)
    except FileNotFoundError:
        pass
    return sections


def number(line):
    """The number of a row; 0 for the head of the table."""
    cell = line.split("|")[1].strip()
    return int(cell) if cell.isdigit() else 0


def what(line):
    """What a row is called."""
    return line.split("|")[2].strip()


def machine(project):
    """Where and of what the last figures are."""
    model = "processor unknown"
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            model = next(line.split(":", 1)[1].strip() for line in file if "model name" in line)
    except (OSError, StopIteration):
        pass
    commit = subprocess.run(
        ["git", "-C", project, "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
    return (
        f"{model}, {os.cpu_count()} processors, {platform.system()} {platform.release()}, "
        f"commit {commit.stdout.strip() or 'unknown'}.\n")
