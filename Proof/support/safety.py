"""Whether bytes that a program wrote can harm a terminal."""

import re

# C0 but for the line feed and the tab, DEL, C1, and what turns the direction of writing.
_TURNING = rb"\xe2\x80[\xaa-\xae]|\xe2\x81[\xa6-\xa9]"
_RAW = re.compile(rb"[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|" + _TURNING)

# What a line editor writes: the cursor, erasing, colours, pasting in brackets; a bell.
_EDITING = re.compile(
    rb"\x1b\[[0-9;]*[ABCDGHJKPXm@]|\x1b\[\?(?:2004|25)[hl]|\x1b\[[0-9]*[LM]|\r|\x07|\x08")


def raw_controls(text):
    """The first control that came out raw; None where there is none."""
    found = _RAW.search(text)
    return found.group() if found else None


def foreign_controls(text):
    """The first control in what a terminal received that no line editor writes."""
    left = _EDITING.sub(b"", text)
    found = _RAW.search(left)
    return left[found.start():found.start() + 12] if found else None
