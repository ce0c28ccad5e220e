"""Random text by a grammar."""

import re


def fill(chance, grammar, text, depth):
    """Replaces each `{Kind}` in a text by an expression; `{{` and `}}` are braces."""
    text = text.replace("{{", "\x01").replace("}}", "\x02")
    text = re.sub(r"\{(\w+)\}", lambda match: expression(chance, grammar, match[1], depth), text)
    return text.replace("\x01", "{").replace("\x02", "}")


def expression(chance, grammar, kind, depth):
    """An expression of a kind, as deep as asked at most: a grammar has leaves and rules for each."""
    leaves, rules = grammar[kind]
    return fill(chance, grammar, chance.choice(rules if depth > 0 else leaves), depth - 1)
