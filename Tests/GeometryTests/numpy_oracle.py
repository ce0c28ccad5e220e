"""Answers geometry questions with numpy.

Reads a JSON file of cases {"a": matrix, "b": matrix, "row": list} and writes, for each of them,
{"product", "determinant", "inverse", "condition", "image"} as one JSON list to standard output.
Exit status 3: numpy is not installed.
"""

import json
import sys

try:
    import numpy
except ImportError:
    sys.exit(3)


def answer(case):
    a, b = numpy.array(case["a"]), numpy.array(case["b"])
    return {
        "product": (a @ b).tolist(),
        "determinant": float(numpy.linalg.det(a)),
        "inverse": numpy.linalg.inv(a).tolist(),
        "condition": float(numpy.linalg.cond(a)),
        "image": (numpy.array(case["row"]) @ a).tolist(),
    }


with open(sys.argv[1], encoding="utf-8") as file:
    json.dump([answer(case) for case in json.load(file)], sys.stdout)
