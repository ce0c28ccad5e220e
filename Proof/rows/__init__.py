"""A module for each row of the scoreboard; `prove.py` calls its function `measure`."""
