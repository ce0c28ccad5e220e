"""Figures of fuzzing: read from libFuzzer's words, added up by day and target in results.md."""

import dataclasses
import datetime
import re
import sys

HEAD = """# Results of fuzzing

Written by `make fuzz RECORD=1`: what all runs of a day came to, under the address sanitizer. Coverage is in edges of
the code. The time is that of the input that took longest for its size, measured without the sanitizer.

| day | target | executions | minutes | coverage | ms per KB | faults found |
|---|---|---:|---:|---:|---:|---:|
"""


@dataclasses.dataclass
class Figures:
    """What runs of one target came to."""

    target: str
    executions: int = 0
    seconds: float = 0
    coverage: int = 0
    slowest: float = 0
    faults: int = 0
    names: set = dataclasses.field(default_factory=set)

    def add(self, log, seconds):
        """Adds one run, by what libFuzzer wrote."""
        executions = re.search(r"number_of_executed_units:\s*(\d+)", log)
        steps = re.findall(r"^#(\d+)\s", log, re.MULTILINE)
        self.executions += int(executions[1] if executions else steps[-1] if steps else 1)
        self.coverage = max(self.coverage, coverage(log))
        self.seconds += seconds

    def fault(self, name, reason):
        """Notes a fault by the file that shows it; false where it is known."""
        if name in self.names:
            return False
        self.names.add(name)
        self.faults += 1
        print(f"{name}: {reason}", file=sys.stderr)
        return True

    def row(self):
        return (
            f"{self.target:9} {self.executions:9} executions in {self.seconds:5.0f} s, coverage {self.coverage}, "
            f"slowest {self.slowest:.1f} ms/KB, {self.faults} faults"
        )

    def line(self, day):
        return (
            f"| {day} | {self.target} | {self.executions} | {self.seconds / 60:.1f} | {self.coverage} "
            f"| {f'{self.slowest:.1f}' if self.slowest else 'not yet'} | {self.faults} |"
        )

    def merge(self, other):
        self.executions += other.executions
        self.seconds += other.seconds
        self.coverage = max(self.coverage, other.coverage)
        self.slowest = max(self.slowest, other.slowest)
        self.faults += other.faults


def coverage(log):
    """The edges that were reached, by what libFuzzer wrote; 0 where it told none."""
    return max(map(int, re.findall(r"^#\d+\s.*?cov: (\d+)", log, re.MULTILINE)), default=0)


def read(path):
    """The figures that stand in the file, by day and target."""
    table = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if len(cells) == 7 and cells[2].isdigit():
                day, target, executions, minutes, coverage, slowest, faults = cells
                slowest = slowest.replace("not yet", "0")
                table[day, target] = Figures(
                    target, int(executions), float(minutes) * 60, int(coverage), float(slowest), int(faults)
                )
    return table


def record(path, figures):
    """Adds figures to those of the day."""
    table = read(path)
    day = datetime.date.today().isoformat()
    for figure in figures:
        table.setdefault((day, figure.target), Figures(figure.target)).merge(figure)
    total = Figures("all")
    for key, figure in table.items():
        if key[0] != "all":
            total.merge(figure)
    rows = [figure.line(day) for (day, _), figure in sorted(table.items()) if day != "all"]
    path.write_text(HEAD + "\n".join(rows + [total.line("all")]) + "\n", encoding="utf-8")
