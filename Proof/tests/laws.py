"""Laws at volume: the random laws of the tests, tried until so many cases are done.

    python3 Proof/tests/laws.py [--cases 100000] [--binary FOLDER/pivotPackageTests.xctest]

The laws are those of algebra (products, inverses, rects, polygons, matrices, also against numpy), and
"what is shown can be typed back" for values of every kind, and that compiled programs do what others
do. Without a binary the tests are built; for ten million cases with optimization, in .build-laws.
"""

import argparse
import math
import os
import re
import subprocess
import sys

from coverage import ENVIRONMENT, ROOT
from kept import keep

LAWS = r"^GeometryTests\.|RoundTripTests|TransformListTests|SwiftCodeTests|ViewTextTests|Compiled"


def build():
    """Builds the tests as they are released; gives their program."""
    folder = os.path.join(ROOT, ".build-laws")
    command = ["swift", "build", "-c", "release", "--build-tests", "-Xswiftc", "-enable-testing"]
    subprocess.run(
        [*command, "--scratch-path", folder], cwd=ROOT, env=ENVIRONMENT, check=True, stdout=sys.stderr
    )
    return os.path.join(folder, "release", "pivotPackageTests.xctest")


def run(binary, volume):
    """The cases that were tried with a volume, and the report of the tests."""
    done = subprocess.run(
        [binary, "--testing-library", "swift-testing", "--filter", LAWS],
        env={**ENVIRONMENT, "PIVOT_VOLUME": str(volume)}, cwd=ROOT,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
    )  # fmt: skip
    cases = sum(map(int, re.findall(r"^cases (\d+)$", done.stdout, re.MULTILINE)))
    if done.returncode != 0:
        print("\n".join(line for line in done.stdout.splitlines() if "issue" in line)[-3000:])
    return cases, done.returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--binary", help="the program of the tests; without it they are built")
    options = parser.parse_args()
    binary = os.path.abspath(options.binary) if options.binary else build()
    cases, status = run(binary, 1)
    if status == 0 and 0 < cases < options.cases:
        cases, status = run(binary, math.ceil(options.cases / cases))
    seen = f"{cases} cases, {'no failure' if status == 0 else 'FAILED'}"
    print(f"laws: {seen}")
    keep(15, "laws and round trips", seen, status == 0 and cases >= options.cases)
    sys.exit(1 if status or not cases else 0)


if __name__ == "__main__":
    main()
