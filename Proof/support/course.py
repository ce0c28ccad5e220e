"""A small lesson, answers to it, and the log in which the program keeps what was answered."""

import os

LESSON = """\
---
lesson: shift
title: Shifting
format: 1
---
# Shifting

A shift moves the origin too:

```swift example
> (0, 0) * T(3, 4)
(3, 4)
```

## Exercise: move
<!-- id: move-by; points: 1 -->

Define m, which moves by (1, 2).

```swift starter
let m = T(___, ___)
```
```checks
value   m ≈ solution   1pt
```
<details><summary>Hint 1</summary>

First to the right, then down.
</details>
<details><summary>Solution</summary>

```swift solution
let m = T(1, 2)
```
</details>
<details><summary>Known wrong answers</summary>

```swift wrong exchanged
let m = T(2, 1)
```
> You exchanged the two: the origin lands at {(0, 0) * m}.
</details>
"""


def write(path, contents):
    """Writes a file, and the folders above it."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(contents if isinstance(contents, bytes) else contents.encode())


def read(path):
    """The bytes of a regular file; none of anything else."""
    try:
        if not os.path.isfile(path):
            return b""
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


def course(folder):
    """A folder with the lesson alone; its path."""
    write(f"{folder}/shift.md", LESSON)
    return folder


def sheet(answer, name="Ada"):
    """An answers file that holds one answer."""
    body = answer if isinstance(answer, bytes) else answer.encode()
    head = f"# Answers: shift\n<!-- answers: 1; name: {name} -->\n\n## move-by\n```swift\n"
    return head.encode() + body + b"\n```\n"


# The log

def fnv(data):
    """The checksum of a line: FNV-1a, 64 bits."""
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


def sealed(payload):
    """A line of the log."""
    data = payload.encode()
    return b"%016x %s\n" % (fnv(data), data)


def payloads(log):
    """What the lines say whose checksum fits, and how many others there are."""
    good, damaged = [], 0
    for line in log.split(b"\n"):
        if not line:
            continue
        checksum, _, payload = line.partition(b" ")
        if checksum == b"%016x" % fnv(payload):
            good.append(payload)
        else:
            damaged += 1
    return good, damaged


def tried(number):
    """The record of one more answer that was wrong."""
    return f"20000 tried shift move-by 9f2c not-yet order {number}"


HEADER = sealed("format 1")
