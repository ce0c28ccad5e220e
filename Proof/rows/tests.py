"""Rows 12 to 15: the tests under sanitizers, coverage, mutation, laws. Each has a command of its own."""

from support.figure import skipped

NUMBERS = [12, 13, 14, 15]


def measure(context):
    for number, what, goal, command in [
        (12, "tests under address and thread sanitizers", "clean", "make sanitize"),
        (13, "coverage of the core", "lines ≥ 98 %, regions ≥ 95 %", "make coverage"),
        (14, "mutation score of the core", "≥ 85 %", "make mutate"),
        (15, "laws, round trips, oracles", "10⁵ smoke, 10⁷ full, 0 failures", "make laws"),
    ]:
        yield skipped(number, what, goal, command)
