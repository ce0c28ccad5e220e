"""Feeds made-up inputs to parts of Pivot and tells what came of it.

usage: run.py [--seconds N] [--hostile FOLDER] [--record] FUZZER REPLAY [TARGET…]

FUZZER and REPLAY are the programs that `make fuzz` builds. Each target runs for N seconds (10), begins with the seeds,
what was found before and regress/TARGET, and keeps what it finds in found/TARGET: an input for each fault.
The inputs that took longest are timed again without the sanitizer.
With --hostile each input that the folder's generate.py writes is fed once, too. --record adds the figures to results.md.
Fails where a fault was found, or an input that takes longer than 100 ms for each of its kilobytes.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import results
import seeds

FUZZ = pathlib.Path(__file__).resolve().parent
TARGETS = ["source", "typing", "pasted", "lesson", "answers", "progress", "history", "live"]
LONGEST = {"lesson": 6000, "answers": 4000}
SLOWEST_ALLOWED = 100
# How libFuzzer ends after SIGINT.
INTERRUPTED = 72


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--hostile", type=pathlib.Path)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("fuzzer", type=pathlib.Path)
    parser.add_argument("replay", type=pathlib.Path)
    parser.add_argument("targets", nargs="*", default=TARGETS)
    return parser.parse_args()


class Fuzzer:
    """One target of the program, with its folders."""

    def __init__(self, program, replay, target, inputs):
        self.target = target
        self.program = program.resolve()
        self.replay = replay.resolve()
        self.seeds = [inputs / target, FUZZ / "seeds" / target, FUZZ / "regress" / target]
        self.dictionary = inputs / "dictionary"
        self.corpus = self.program.parent / "corpus" / target
        self.found = FUZZ / "found" / target
        self.slow = self.found / "slow"
        self.corpus.mkdir(parents=True, exist_ok=True)
        self.slow.mkdir(parents=True, exist_ok=True)

    def run(self, *more):
        """One run of the program; what libFuzzer wrote about it."""
        return self.call(
            self.program, "-timeout=30", "-rss_limit_mb=2048", "-print_final_stats=1",
            f"-artifact_prefix={self.found}/", *more,
        )

    def call(self, *command):
        """A program with this target; how it ended and what it said."""
        environment = dict(
            os.environ, PIVOT_FUZZ=self.target, PIVOT_FUZZ_SLOWEST=str(self.slow), SWIFT_BACKTRACE="enable=no",
        )
        done = subprocess.run(
            map(str, command), env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )
        return done.returncode, done.stdout.decode(errors="replace")

    def fuzz(self, seconds):
        """Runs until the time is over; after a fault it goes on, but not after the same one again."""
        figures = results.Figures(self.target)
        end = time.monotonic() + seconds
        while (left := round(end - time.monotonic())) > 0:
            started = time.monotonic()
            code, log = self.run(
                f"-max_total_time={left}", f"-max_len={LONGEST.get(self.target, 2000)}",
                f"-dict={self.dictionary}", "-reload=0", self.corpus,
                *[folder for folder in self.seeds if folder.exists()],
            )
            figures.add(log, time.monotonic() - started)
            if code == INTERRUPTED:
                break
            artifact = self.artifact(log)
            if code == 0 or self.was_interrupted(artifact):
                continue
            if not figures.fault(artifact, reason(log)):
                break
        figures.slowest = self.slowest()
        return figures

    def feed(self, files):
        """Runs each file once, after a fault the ones that follow."""
        figures = results.Figures(self.target)
        started = time.monotonic()
        files = list(map(str, files))
        while files:
            code, log = self.run(*files)
            begun = re.findall(r"^Running: (\S+)$", log, re.MULTILINE)
            figures.executions += len(begun)
            figures.coverage = max(figures.coverage, results.coverage(log))
            if code == 0 or not begun:
                break
            figures.fault(os.path.basename(begun[-1]), reason(log))
            files = files[files.index(begun[-1]) + 1 :]
        figures.seconds = time.monotonic() - started
        figures.slowest = self.slowest()
        return figures

    def was_interrupted(self, artifact):
        """A timeout that the processor's time does not confirm: the machine was busy, or stopped."""
        if "/timeout-" not in artifact:
            return False
        code, log = self.call("prlimit", "--cpu=60", self.replay, artifact)
        if code != 0 or float(log.split()[0]) >= SLOWEST_ALLOWED:
            return False
        os.remove(artifact)
        return True

    def artifact(self, log):
        """The file in which the input of a fault was kept."""
        written = re.search(r"Test unit written to (\S+)", log)
        return written[1] if written else "unknown"

    def slowest(self):
        """Milliseconds for each kilobyte of the slowest input, without sanitizer; only ten are kept."""
        files = list(self.slow.iterdir())
        code, log = self.call(self.replay, *files)
        times = {}
        for line in log.splitlines() if code == 0 else []:
            ratio, path = line.split(" ", 1)
            times[path] = float(ratio)
        for path in sorted(times, key=times.get)[:-10]:
            os.remove(path)
        return max(times.values(), default=0 if code == 0 else float("inf"))


def made(generators, folder):
    """The hostile inputs that a folder's generate.py writes."""
    subprocess.run([sys.executable, generators / "generate.py", folder], check=True, stdout=subprocess.DEVNULL)
    return sorted(folder.glob("[0-9]*"))


def note(figure, options):
    """Prints a figure and records it, so that those before the end of a long run are not lost."""
    print(figure.row(), flush=True)
    if options.record:
        results.record(FUZZ / "results.md", [figure])
    return figure


def reason(log):
    """The lines that say why a run ended."""
    pattern = r"^.*(?:Fatal error|ERROR: |broken promise|Test unit written).*$"
    return "\n".join(re.findall(pattern, log, re.MULTILINE)) or log[-500:]


def main():
    options = arguments()
    with tempfile.TemporaryDirectory() as folder:
        inputs = pathlib.Path(folder)
        seeds.main(inputs)
        hostile = made(options.hostile, inputs / "hostile") if options.hostile else []
        figures = []
        for target in options.targets:
            fuzzer = Fuzzer(options.fuzzer, options.replay, target, inputs)
            figures.append(note(fuzzer.fuzz(options.seconds), options))
            if hostile:
                figures.append(note(fuzzer.feed(hostile), options))
    faults = sum(figure.faults for figure in figures)
    slowest = max(figures, key=lambda figure: figure.slowest)
    print(f"1 | {sum(figure.executions for figure in figures)} executions, {faults} faults | 0 faults")
    print(f"2 | slowest input: {slowest.slowest:.0f} ms per KB, in {slowest.target} | < {SLOWEST_ALLOWED} ms per KB")
    return 1 if faults or slowest.slowest >= SLOWEST_ALLOWED else 0


if __name__ == "__main__":
    sys.exit(main())
