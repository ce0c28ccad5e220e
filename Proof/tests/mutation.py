"""Mutation score of the core: small faults are planted, and the tests have to notice them.

    python3 Proof/tests/coverage.py --bare          # first: which tests reach which line
    python3 Proof/tests/mutation.py [--seed 1] [--count 300] [--minutes 60]

Mutants are drawn by the seed from all lines that tests reach. One copy of the package, in .build-mutation,
holds them all and is built once; the environment variable MUTANT says which one is alive. A mutant is
killed where a test fails, the program ends, or the tests take ten times as long as without it.

Some survivors make no other program: `-1` and `-2` both say that there is none. Who reads a survivor and finds
that writes it into equal.txt, with the reason; it is left out of the score then, as is usual. `--only score`
counts the last run again.
"""

import argparse
import glob
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import threading
import time

from coverage import CORE, ENVIRONMENT, ROOT, test_command
from kept import commit, keep
from mutants import Mutant, mutants

FOLDER = os.path.join(ROOT, ".build-mutation")
OUTCOME = os.path.join(FOLDER, "outcome.json")
EQUAL = os.path.join(os.path.dirname(__file__), "equal.txt")
# What the targets and their tests stand on.
SUPPORT = ["TestSupport", "CCatalogue"]
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
SWITCH = """
#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
private let alive = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? -1
@usableFromInline func mutant(_ number: Int) -> Bool { number == alive }
"""
# Only some targets and their tests, optimized; warnings about what a mutant leaves unused are none of ours.
MANIFEST = """
package.targets.removeAll { !%s.contains($0.name) }
package.products = []
package.dependencies = []
for target in package.targets {
  target.swiftSettings = [.unsafeFlags(["-enable-testing"])] + %s.map { .enableUpcomingFeature($0) }
}
"""


def copy(targets):
    """Copies the package; gives the sources of the targets."""
    shutil.rmtree(f"{FOLDER}/Sources", ignore_errors=True)
    shutil.rmtree(f"{FOLDER}/Tests", ignore_errors=True)
    shutil.copytree(ROOT, FOLDER, ignore=shutil.ignore_patterns(".build*", ".git", "__pycache__"), dirs_exist_ok=True)
    with open(f"{FOLDER}/Package.swift", "a", encoding="utf-8") as file:
        kept = [*targets, *(target + "Tests" for target in targets), *SUPPORT]
        file.write(MANIFEST % (json.dumps(kept), json.dumps(FEATURES)))
    sources = {}
    for target in targets:
        for path in sorted(glob.glob(f"{FOLDER}/Sources/{target}/**/*.swift", recursive=True)):
            with open(path, encoding="utf-8") as file:
                sources[os.path.relpath(path, FOLDER)] = file.read()
        with open(f"{FOLDER}/Sources/{target}/Mutant.swift", "w", encoding="utf-8") as file:
            file.write(SWITCH)
    return sources


def draw(seed, count, targets, sources, reached):
    """Numbered mutants on lines that tests reach, at most one on a line."""
    groups = {target + "Tests" for target in targets}
    found = {}
    for name, source in sources.items():
        for mutant in mutants(source):
            if groups & set(reached.get(name, {}).get(str(mutant.line + 1), [])):
                found.setdefault((name, mutant.line), []).append(mutant)
    chance = random.Random(seed)
    places = chance.sample(sorted(found), min(count, len(found)))
    return dict(enumerate((name, chance.choice(found[name, line])) for name, line in places))


def write(drawn, sources):
    """Writes the mutants into the copy."""
    changed = {name: source.split("\n") for name, source in sources.items()}
    for number, (name, mutant) in drawn.items():
        changed[name][mutant.line] = mutant.text.replace("mutant(@)", f"mutant({number})")
    for name, lines in changed.items():
        with open(os.path.join(FOLDER, name), "w", encoding="utf-8") as file:
            file.write("\n".join(lines))


def culprit(drawn, name, line):
    """The mutant that an error is about: that of its line, or the nearest one."""
    near = [(abs(mutant.line + 1 - line), number) for number, (of, mutant) in drawn.items() if of == name]
    return min(near)[1] if near else None


def drop_nonsense(drawn, sources, targets, built):
    """Leaves out what does not compile, target after target."""
    flags = [word for feature in FEATURES for word in ("-enable-upcoming-feature", feature)]
    # The package is named after its folder.
    flags += ["-package-name", os.path.basename(ROOT).lower()]
    flags += ["-Xcc", f"-fmodule-map-file={built}/CCatalogue.build/module.modulemap"]
    for target in targets:
        while True:
            write(drawn, sources)
            files = glob.glob(f"{FOLDER}/Sources/{target}/**/*.swift", recursive=True)
            command = ["swiftc", "-emit-sil", "-o", "/dev/null", "-wmo", "-swift-version", "6", *flags, "-module-name", target, "-I", os.path.join(built, "Modules")]
            done = subprocess.run([*command, *files], env=ENVIRONMENT, capture_output=True, text=True)
            errors = re.findall(r"^(\S+\.swift):(\d+):\d+: error", done.stderr, re.MULTILINE)
            wrong = {culprit(drawn, os.path.relpath(path, FOLDER), int(line)) for path, line in errors}
            if not wrong:
                if done.returncode != 0:
                    sys.exit(done.stderr[-3000:])
                break
            for number in wrong - {None}:
                del drawn[number]
            if wrong == {None}:
                sys.exit(done.stderr[-3000:])


def survives(binary, group, number, seconds):
    """Whether the tests of a group pass with a mutant alive (-1: with none)."""
    process = subprocess.Popen(
        test_command(binary, group), env={**ENVIRONMENT, "MUTANT": str(number)}, cwd=FOLDER,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True,
    )  # fmt: skip
    stop = lambda: os.killpg(process.pid, signal.SIGKILL)
    timer = threading.Timer(seconds, stop)
    timer.start()
    failed = False
    for line in process.stdout:
        if not failed and " recorded an issue" in line:
            failed = True
            stop()
    timer.cancel()
    return process.wait() == 0 and not failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300, help="lines that are drawn")
    parser.add_argument("--targets", nargs="+", default=CORE, help="from the lowest one up")
    parser.add_argument("--minutes", type=float, default=60, help="no further mutant after them")
    parser.add_argument("--coverage", default=os.path.join(ROOT, ".build-coverage"))
    parser.add_argument("--only", choices=["write", "run", "score"], help="one part: the build is done by hand")
    options = parser.parse_args()
    if options.only == "score":
        return score()
    with open(os.path.join(options.coverage, "reached.json"), encoding="utf-8") as file:
        reached = json.load(file)
    numbers = os.path.join(FOLDER, "mutants.json")
    if options.only != "run":
        sources = copy(options.targets)
        drawn = draw(options.seed, options.count, options.targets, sources, reached)
        drop_nonsense(drawn, sources, options.targets, os.path.join(options.coverage, "debug"))
        with open(numbers, "w", encoding="utf-8") as file:
            json.dump(drawn, file)
        print(f"{len(drawn)} mutants compile", file=sys.stderr)
    if options.only is None:
        command = ["swift", "build", "-c", "release", "--build-tests"]
        subprocess.run(command, cwd=FOLDER, env=ENVIRONMENT, check=True, stdout=sys.stderr)
    if options.only != "write":
        with open(numbers, encoding="utf-8") as file:
            drawn = {number: (name, Mutant(*mutant)) for number, (name, mutant) in json.load(file).items()}
        run(drawn, reached, options)
        score()


def run(drawn, reached, options):
    """Tries the mutants one after another, the quickest tests first."""
    binary = f"{FOLDER}/.build/release/pivotPackageTests.xctest"
    seconds = {}
    for group in (target + "Tests" for target in options.targets):
        start = time.monotonic()
        if not survives(binary, group, -1, 600):
            sys.exit(f"{group} fails without any mutant")
        seconds[group] = time.monotonic() - start
    end, tried, lives = time.monotonic() + 60 * options.minutes, 0, []
    for number, (name, mutant) in drawn.items():
        if time.monotonic() > end:
            break
        groups = sorted(set(reached[name][str(mutant.line + 1)]) & set(seconds), key=seconds.get)
        tried += 1
        if all(survives(binary, group, number, 10 * seconds[group] + 10) for group in groups):
            lives.append((name, mutant))
            print(f"{name}:{mutant.line + 1}: {mutant.what}: {mutant.text.strip()}", flush=True)
    with open(OUTCOME, "w", encoding="utf-8") as file:
        targets = "all targets" if options.targets == CORE else ", ".join(options.targets)
        json.dump({"seed": options.seed, "targets": targets, "commit": commit(), "tried": tried, "lives": lives}, file)


def equal_programs():
    """Mutants of which reading found that the program is the same with them."""
    with open(EQUAL, encoding="utf-8") as file:
        return {line.rstrip("\n") for line in file if line.startswith("Sources/")}


def score():
    """The share of the mutants that tests notice, of those that make another program."""
    with open(OUTCOME, encoding="utf-8") as file:
        outcome = json.load(file)
    known, lives, tried = equal_programs(), outcome["lives"], outcome["tried"]
    equal = sum(f"{name}: {what}: {text.strip()}" in known for name, (_, what, text) in lives)
    killed = tried - len(lives)
    share = 100 * killed / max(tried - equal, 1)
    seen = f"{killed} of {tried} mutants killed, {equal} are equal programs: {share:.1f} %, seed {outcome['seed']}"
    print(seen)
    keep(14, f"mutation score: {outcome['targets']}", seen, share >= 85, outcome["commit"])


if __name__ == "__main__":
    main()
