"""Random programs of affine algebra, compared with exact fractions.

    python3 Proof/tests/oracle.py PIVOT [--cases 100000] [--seed 1]

Products, powers, inverses, determinants and images of points are worked out by the program and, without
any rounding, here. A result may differ by rounding alone: by 1e-12 of the largest number on the way.
"""

import argparse
import json
import random
import subprocess
import sys
from fractions import Fraction

from kept import keep

BATCH = 500
ONE = (1, 0, 0, 1, 0, 0)


def times(s, t):
    """The product in which s acts first; points are rows."""
    a, b, c, d, tx, ty = s
    e, f, g, h, ux, uy = t
    return (a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h,
            tx * e + ty * g + ux, tx * f + ty * h + uy)  # fmt: skip


def inverse(t):
    a, b, c, d, tx, ty = t
    det = determinant(t)
    return (d / det, -b / det, -c / det, a / det, (c * ty - d * tx) / det, (b * tx - a * ty) / det)


def determinant(t):
    return t[0] * t[3] - t[1] * t[2]


def size(numbers):
    return max(map(abs, numbers), default=0)


class Case:
    """A program with its exact result, and the size of what it adds up."""

    def __init__(self, chance):
        factors = [self.factor(chance) for _ in range(chance.randint(1, 5))]
        self.source = " * ".join(source for source, _ in factors)
        self.exact, self.scale = ONE, Fraction(1)
        for _, factor in factors:
            self.exact = times(self.exact, factor)
            self.scale = self.scale * max(1, size(factor)) * 3
        self.finish(chance)

    def factor(self, chance):
        numbers = [chance.choice([chance.randint(-9, 9), chance.randint(-99, 99) / 8]) for _ in range(6)]
        x, y = map(Fraction, numbers[:2])
        return chance.choice([
            (f"T({numbers[0]}, {numbers[1]})", (1, 0, 0, 1, x, y)),
            (f"S({numbers[0]}, {numbers[1]})", (x, 0, 0, y, 0, 0)),
            (f"H({numbers[0]}, {numbers[1]})", (1, y, x, 1, 0, 0)),
            (f"transform({', '.join(map(str, numbers))})", tuple(map(Fraction, numbers))),
        ])  # fmt: skip

    def finish(self, chance):
        """Asks for the product itself, or for what follows from it."""
        kind = chance.randrange(5)
        det = determinant(self.exact)
        if kind == 1:
            self.source, self.exact = f"({self.source}).determinant", (det,)
            self.scale *= self.scale
        elif kind == 2:
            x, y = chance.randint(-9, 9), chance.randint(-9, 9)
            self.source = f"({x}, {y}) * ({self.source})"
            self.exact = times((1, 0, 0, 1, x, y), self.exact)[4:]
            self.scale *= 27
        elif kind == 3:
            self.source, self.exact = f"({self.source})^2", times(self.exact, self.exact)
            self.scale *= self.scale
        elif kind == 4 and abs(det) > Fraction(1, 8):
            self.scale = (self.scale / abs(det)) ** 2 * max(1, abs(det)) + self.scale
            self.source, self.exact = f"({self.source}).inverted()", inverse(self.exact)

    def agrees(self, value):
        names = {"transform": ["a", "b", "c", "d", "tx", "ty"], "point": ["x", "y"], "number": ["value"]}
        numbers = [value[name] for name in names.get(value["type"], [])]
        return len(numbers) == len(self.exact) and all(
            abs(Fraction(number) - exact) <= Fraction(1, 10**12) * self.scale
            for number, exact in zip(numbers, self.exact)
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("pivot")
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance, failures = random.Random(options.seed), 0
    for _ in range(0, options.cases, BATCH):
        cases = [Case(chance) for _ in range(BATCH)]
        program = "\n".join(case.source for case in cases)
        command = [options.pivot, "--json", "-"]
        done = subprocess.run(command, input=program, capture_output=True, text=True, timeout=120)
        values = [json.loads(line) for line in done.stdout.splitlines()]
        if len(values) != len(cases):
            sys.exit(f"{len(values)} of {len(cases)} values: {done.stderr[-500:]}")
        for case, value in zip(cases, values):
            if not case.agrees(value):
                failures += 1
                print(f"{case.source}: {value}, not {[float(number) for number in case.exact]}")
    seen = f"{options.cases} programs, seed {options.seed}, {failures} failures"
    print(f"oracle: {seen}")
    keep(15, "programs beside exact fractions", seen, failures == 0)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
