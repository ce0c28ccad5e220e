#!/usr/bin/env python3
"""The scoreboard of reliability: sixteen rows, each measured anew.

    prove.py --pivot .build-static/pivot              smoke runs, some minutes
    prove.py --pivot … --debug .build/debug/pivot     both builds, where rows compare them
    prove.py --pivot … --full --only 7,8              the full figures of two rows

Each figure is printed as it is known, and written to results.md beside this file.
"""

import argparse
import concurrent.futures
import importlib
import os
import pathlib
import shutil
import sys
import tempfile
import time
import traceback
from dataclasses import dataclass

from support.figure import SHORT, Figure
from support.results import write_results

# Those that compare times, or use all processors themselves, have the machine alone; the others judge processor
# time, or none, and run beside each other, the longest first.
ALONE = ["fuzzing", "growth"]
TOGETHER = [
    "hostile", "bombs", "nesting", "writers", "faults", "homes", "signals", "classes", "tests", "transcripts",
]


@dataclass
class Context:
    """What a row needs to know."""

    builds: dict
    full: bool
    hostile: str
    folder: str
    project: str

    @property
    def pivot(self):
        """The released program."""
        return self.builds["release"]

    def new_folder(self, name):
        """A fresh folder that everyone may enter."""
        path = tempfile.mkdtemp(prefix=name + "-", dir=self.folder)
        os.chmod(path, 0o755)
        return path

    def some(self, items, count):
        """All of them in a full run; else so many, evenly spread."""
        if self.full or len(items) <= count:
            return items
        return [items[i * len(items) // count] for i in range(count)]


def main():
    here = pathlib.Path(__file__).resolve().parent
    options = arguments(here)
    wanted = {int(n) for n in options.only.replace(",", " ").split()} or set(range(1, 17))
    with tempfile.TemporaryDirectory(prefix="pivot-prove-") as folder:
        os.chmod(folder, 0o755)
        context = Context(
            copied_builds(options, folder), options.full, options.hostile, folder,
            str(here.parent))
        figures = list(measured(context, wanted))
    write_results(options.results, figures, options.full, context.project)
    bad = [figure for figure in figures if figure.verdict == SHORT]
    print(f"{len(figures)} figures, {len(bad)} fall short; written to {options.results}")
    return 1 if bad else 0


def arguments(here):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pivot", required=True, help="the released program")
    parser.add_argument("--debug", default="", help="a debug build of it")
    parser.add_argument("--asan", default="", help="a build with the address sanitizer")
    parser.add_argument("--hostile", default="", help="folder of generate.py for more inputs")
    parser.add_argument("--full", action="store_true", help="the full figures, hours")
    parser.add_argument("--only", default="", help="numbers of rows")
    parser.add_argument("--results", default=str(here / "results.md"))
    return parser.parse_args()


def copied_builds(options, folder):
    """The builds that are there, copied where any user may run them and no build replaces them."""
    builds = {}
    for name in ("pivot", "debug", "asan"):
        path = getattr(options, name)
        if not path or not os.access(path, os.X_OK):
            if name == "pivot":
                sys.exit(f"prove: there is no program at {path}")
            continue
        copy = f"{folder}/{name}-build/pivot"
        os.makedirs(os.path.dirname(copy))
        shutil.copy(path, copy)
        builds["release" if name == "pivot" else name] = copy
    return builds


def measured(context, wanted):
    """All figures of the rows that are wanted."""
    for name in ALONE:
        yield from figures(name, context, wanted)
    with concurrent.futures.ProcessPoolExecutor() as pool:
        runs = [pool.submit(figures, name, context, wanted) for name in TOGETHER]
        for run in concurrent.futures.as_completed(runs):
            yield from run.result()


def figures(name, context, wanted):
    """The figures of one row that are wanted, each printed as it is known."""
    module = importlib.import_module("rows." + name)
    if not wanted & set(module.NUMBERS):
        return []
    start, found = time.monotonic(), []
    for figure in guarded(module, context):
        if figure.number in wanted:
            print(figure.line(), flush=True)
            found.append(figure)
    print(f"  ({name}: {time.monotonic() - start:.0f} s)", file=sys.stderr, flush=True)
    return found


def guarded(module, context):
    """The figures of a row; a row that fails itself is a figure that falls short."""
    try:
        yield from module.measure(context)
    except Exception as error:  # every row is tried, whatever happens in another
        traceback.print_exc()
        number = module.NUMBERS[0]
        yield Figure(number, module.__name__, "measured", f"the row failed: {error!r}", SHORT)


if __name__ == "__main__":
    sys.exit(main())
