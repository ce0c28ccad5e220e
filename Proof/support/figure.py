"""A figure: one line of the scoreboard."""

from dataclasses import dataclass

HOLDS = "holds"
SHORT = "falls short"
SKIPPED = "skipped"


@dataclass
class Figure:
    """What was measured, what is wanted, what was seen, and whether that holds.

    One that stands `alone` replaces only the figure that is called the same; others replace all of their row.
    """

    number: int
    what: str
    goal: str
    seen: str
    verdict: str
    alone: bool = False

    def line(self):
        """It as a line of a Markdown table."""
        cells = [str(self.number), self.what, self.goal, self.seen, self.verdict]
        return "| " + " | ".join(" ".join(c.replace("|", "\\|").split()) for c in cells) + " |"


def judged(number, what, goal, seen, holds, alone=False):
    """A figure that was measured."""
    return Figure(number, what, goal, seen, HOLDS if holds else SHORT, alone)


def skipped(number, what, goal, why):
    """A figure that could not be measured here."""
    return Figure(number, what, goal, "not measured: " + why, SKIPPED)


def faults(found, most=3):
    """A few of the faults that were found, in words; nothing where there are none."""
    if not found:
        return ""
    rest = "" if len(found) <= most else f" and {len(found) - most} more"
    return ": " + "; ".join(str(one) for one in found[:most]) + rest
