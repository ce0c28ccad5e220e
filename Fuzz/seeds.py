"""Writes inputs to begin with, and a dictionary, from what the project itself holds.

usage: seeds.py FOLDER        writes FOLDER/TARGET/… and FOLDER/dictionary

What the project does not hold elsewhere stands in seeds/TARGET.
"""

import pathlib
import re
import sys

FUZZ = pathlib.Path(__file__).resolve().parent
PROJECT = FUZZ.parent
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)


def text(path):
    return path.read_text(encoding="utf-8")


def fenced(paths, languages):
    """The fenced blocks of Markdown files, each as one input."""
    for path in paths:
        for language, block in FENCE.findall(text(path)):
            if language in languages:
                yield block


def fixtures(*folders):
    root = PROJECT / "Tests/LanguageTests/Fixtures"
    return [path for folder in folders for path in sorted(root.glob(f"{folder}/*.md"))]


def exercises():
    """Each page of a lesson as a lesson of its own."""
    for path in sorted((PROJECT / "lessons").glob("*.md")):
        _, front, body = text(path).split("---\n", 2)
        head, *pages = body.split("\n## ")
        for page in pages:
            yield f"---\n{front}---\n# Page\n\n## {page}"


def pieces(programs):
    """Parts of programs of about twenty lines, which a fuzzer changes sooner than whole ones."""
    for program in programs:
        lines = program.splitlines(keepends=True)
        for start in range(0, len(lines), 20):
            yield "".join(lines[start : start + 20])


def sheets():
    """Answers files, right and wrong, to the exercise that the target's lesson has."""
    pages = sorted((PROJECT / "Tests/WorkbookTests/Diagnosis").glob("*.md"))
    for block in fenced(pages, {"right", "mistake"}):
        yield f"# Answers: small\n\n## pivot\n```swift\n{block}```\n\n## which\n```\n2\n```\n"


def seeds():
    """The inputs of each target."""
    lessons = sorted((PROJECT / "lessons").glob("*.md"))
    faulty = sorted((PROJECT / "Tests/WorkbookTests/Faulty").glob("*.md"))
    programs = [text(path) for path in sorted((PROJECT / "lessons/programs").iterdir())]
    code = list(fenced(fixtures("*"), {"pivot"}))
    code += fenced([*lessons, PROJECT / "README.md"], {"swift", "pivot"})
    return {
        "source": code + list(pieces(programs)),
        "typing": [line for block in code for line in block.splitlines()[-1:]],
        "pasted": list(pieces(programs))
        + list(fenced(fixtures("pasted", "objective-c", "mistakes", "texts"), {"pivot"})),
        "lesson": [text(path) for path in faulty] + list(exercises()),
        "answers": list(sheets()),
        "progress": [],
        "history": code[::50],
        "live": [],
    }


def words():
    """Names and signs of the language, of lessons and of commands."""
    reference = text(PROJECT / "docs/reference.md")
    lessons = text(PROJECT / "docs/lessons.md")
    found = set()
    for code in re.findall(r"`([^`\n]+)`", reference + lessons):
        found.update(re.findall(r"[:@#$]?\w+[(:]?", code))
    for path in sorted((PROJECT / "Sources/Language/Syntax").rglob("*.swift")):
        found.update(re.findall(r'"([^"\\\n]{1,20})"', text(path)))
    found.update(["```", "---\n", "<!-- id: a -->", "<details>", "</details>", "\r\n", "\u0301", "°"])
    return sorted(found)


def quoted(word):
    return '"' + "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\' else f"\\x{byte:02X}"
        for byte in word.encode()
    ) + '"'


def main(folder):
    for target, inputs in seeds().items():
        place = folder / target
        place.mkdir(parents=True, exist_ok=True)
        for number, contents in enumerate(inputs):
            (place / f"{number:04}").write_text(contents, encoding="utf-8")
    dictionary = "\n".join(quoted(word) for word in words()) + "\n"
    (folder / "dictionary").write_text(dictionary, encoding="utf-8")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
