"""Finds small faults that could be planted in a Swift source, each within one line.

A mutant keeps its line's place: `if a < b {` becomes `if (mutant(7) ? (a <= b) : (a < b)) {`, so that
one build holds hundreds of them and the environment says at run time which one is alive.
"""

import re
from typing import NamedTuple


class Mutant(NamedTuple):
    line: int  # counted from 0
    what: str  # which kind of fault
    text: str  # the line with it; @ stands for its number


SWAPS = [
    (" + ", " - "), (" - ", " + "), (" * ", " / "), (" / ", " * "), (" += ", " -= "), (" -= ", " += "),
    (" < ", " <= "), (" <= ", " < "), (" > ", " >= "), (" >= ", " > "), (" == ", " != "),
    (" != ", " == "), (" && ", " || "), (" || ", " && "), ("..<", "..."), ("true", "false"),
    ("false", "true"), ("min(", "max("), ("max(", "min("), (".first", ".last"), (".last", ".first"),
    (".minX", ".maxX"), (".maxX", ".minX"), (".minY", ".maxY"), (".maxY", ".minY"),
    (".x", ".y"), (".y", ".x"), (".dx", ".dy"), (".dy", ".dx"), (".width", ".height"),
    (".height", ".width"),
]  # fmt: skip
WORD = r"(?<![\w]){}(?![\w])"


def masked(lines):
    """The lines with texts and comments blanked out, each as long as before."""
    result, within = [], False
    for line in lines:
        if within or '"""' in line:
            if line.count('"""') % 2:
                within = not within
            result.append('"' * len(line))
            continue
        blank = lambda match: '"' * len(match.group())
        line = re.sub(r'"(?:[^"\\]|\\\((?:[^()"]|"[^"]*"|\([^()]*\))*\)|\\.)*"', blank, line)
        result.append(re.sub(r"//.*", lambda match: " " * len(match.group()), line))
    return result


def split(mask, separator):
    """The ranges between separators outside of all brackets."""
    depth, start, ranges = 0, 0, []
    for index, character in enumerate(mask):
        depth += (character in "([{") - (character in ")]}")
        if depth == 0 and mask.startswith(separator, index) and index >= start:
            ranges.append((start, index))
            start = index + len(separator)
    return ranges + [(start, len(mask))]


def variants(text, mask):
    """An expression with one thing changed, each with the name of the change."""
    for old, new in SWAPS:
        pattern = re.escape(old)
        if old[0].isalpha():
            pattern = r"(?<![\w])" + pattern
        if old[-1].isalpha():
            pattern += r"(?![\w])"
        if old == " + " and '"' in mask:
            continue
        for match in re.finditer(pattern, mask):
            yield f"{old.strip()} → {new.strip()}", text[: match.start()] + new + text[match.end() :]
    for match in re.finditer(r"(?<![\w.$#])\d+(\.\d+)?(?![\w.])", mask):
        number = match.group()
        other = str(int(number) + 1) if number.isdigit() else str(float(number) + 1)
        yield f"{number} → {other}", text[: match.start()] + other + text[match.end() :]
    for match in re.finditer(r"(?<=[\s(])!(?=[\w(])|^!(?=[\w(])", mask):
        yield "without !", text[: match.start()] + text[match.end() :]
    question = split(mask, " ? ")
    if len(question) == 2:
        yield "the other choice", f"!({text[: question[0][1]]}) ? {text[question[1][0] :]}"


def is_whole(mask):
    """Whether brackets are closed and nothing is left open at the end."""
    pairs = all(mask.count(a) == mask.count(b) for a, b in ("()", "[]", "{}"))
    return pairs and not re.search(r"([-+*/=?:,&|<>(\[{]|\breturn|\bin)$", mask.rstrip())


STATEMENT = r"(if|guard|while|for|switch|case|default|let|var|return|throw|func|init|do|defer|break|continue|struct|enum|extension|import|static|private|fileprivate|public|internal|mutating|@\w+|subscript|get|set|else|typealias|indirect|try|protocol|associatedtype|repeat|#if|#endif)\b|[}.?:)\]]"  # noqa: E501
HEADER = re.compile(r"(-> [^{]+|^\s*(@\w+ )*([\w()]+ )*var \w+: [^={]*) \{$")
ONE_LINE = re.compile(r"^\s*(@\w+ )*([\w()]+ )*(var \w+: [^={]*|func [^{]* -> [^{]*)\{ ")


def returning(text, mask, optional, before="", after=""):
    """Mutants of `return text`, of an optional or not."""
    for what, other in variants(text, mask):
        yield what, f"{before}if mutant(@) {{ return {other} }}; return {text}{after}"
    if optional and text != "nil":
        yield "nil", f"{before}if mutant(@) {{ return nil }}; return {text}{after}"


def conditions(line, mask):
    """Mutants of the clauses of an if, guard, while or where."""
    head = re.match(r"\s*(\} else )?(if|guard|while) |\s*(\} else )?(if|guard|while) (let|case) .*?, |.* where ", mask)
    if not head or not mask.rstrip().endswith(("{", "}")):
        return
    rest = mask[head.end() :]
    ends = [split(rest, stop)[0][1] for stop in (" else {", " {")]
    end = min(ends)
    if end == len(rest):
        return
    for start, stop in split(rest[:end], ", "):
        clause = line[head.end() + start : head.end() + stop]
        if re.match(r"(let|var|case|#|_)\b", clause) or " = " in clause or not is_whole(rest[start:stop]):
            continue
        before, after = line[: head.end() + start], line[head.end() + stop :]
        yield "negated", f"{before}mutant(@) != ({clause}){after}"
        for what, other in variants(clause, rest[start:stop]):
            yield what, f"{before}(mutant(@) ? ({other}) : ({clause})){after}"


def changes(line, mask, previous, following, optional):
    """All mutants of one line that begins outside of brackets; optional: nil may be returned."""
    indent = line[: len(line) - len(line.lstrip())]
    text, code = line.strip(), mask.strip()
    if not code or re.match(r"(#|@|import|public import|internal import)", code):
        return
    yield from conditions(line, mask)
    if following.strip().startswith((".", "?", ":", "+", "-", "*", "&&", "||", "/", "==", "<", ">")):
        return
    if re.search(r"(=|return|[-+*/?:,&|<>(])$", previous.rstrip()):
        return
    one = ONE_LINE.match(mask)
    if one and mask.endswith(" }") and not re.match(STATEMENT, mask[one.end() :]) and ";" not in mask:
        yield from returning(line[one.end() : -2], mask[one.end() : -2], optional, line[: one.end()], " }")
    if not is_whole(code):
        return
    arm = re.match(r"(case .*?|default): (?=\S)", code)
    if arm and not arm.group().startswith("case let") and not re.match(STATEMENT, code[arm.end() :]):
        body, shade = text[arm.end() :], code[arm.end() :]
        for what, other in variants(body, shade):
            if not re.search(r" [-+*/]?= ", shade):
                yield what, f"{indent}{arm.group()}(mutant(@) ? ({other}) : ({body}))"
            else:
                yield what, f"{indent}{arm.group()}if mutant(@) {{ {other} }} else {{ {body} }}"
    if code.startswith("return "):
        yield from returning(text[7:], code[7:], optional, indent)
    elif re.match(r"(let|var) [^=]* = ", code) and "{" not in code and "try " not in code:
        start = code.index(" = ") + 3
        for what, other in variants(text[start:], code[start:]):
            yield what, f"{indent}{text[:start]}mutant(@) ? ({other}) : ({text[start:]})"
    elif re.match(r"[\w.\[\]?]+ [-+*/]?= ", code):
        yield "dropped", f"{indent}if !mutant(@) {{ {text} }}"
        for what, other in variants(text, code):
            yield what, f"{indent}if mutant(@) {{ {other} }} else {{ {text} }}"
    elif not re.match(STATEMENT, code):
        if HEADER.search(previous) and following.strip() == "}":
            yield from returning(text, code, optional, indent)
        elif re.match(r"[\w.\[\]?]+\(.*\)$", code) and not is_result(previous, following):
            yield "dropped", f"{indent}if !mutant(@) {{ {text} }}"


def is_result(previous, following):
    """Whether a line is all that stands in a closure, and may be its value."""
    alone = previous.rstrip().endswith(("{", " in")) and following.strip().startswith("}")
    return alone and not re.match(r"\s*(\} )?(if|for|while|guard|else|do|@?\w* *func|init|mutating|defer)\b", previous)


def mutants(source):
    """All mutants of a source."""
    lines = source.split("\n")
    masks = masked(lines)
    depth, optional, result = 0, False, []
    for index, (line, mask) in enumerate(zip(lines, masks)):
        if re.search(r"(\b(func|init|var|subscript)\b.*|^\s*\).*)\{( |$)", mask):
            optional = re.search(r"\? \{( |$)", mask) is not None
        if depth == 0 and '"""' not in line and not mask.startswith('"'):
            previous = next((m for m in reversed(masks[:index]) if m.strip()), "")
            following = next((m for m in masks[index + 1 :] if m.strip()), "")
            found = changes(line, mask, previous, following, optional)
            result += [Mutant(index, what, text) for what, text in found]
        depth += sum(map(mask.count, "([")) - sum(map(mask.count, ")]"))
    return result
