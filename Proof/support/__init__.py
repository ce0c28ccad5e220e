"""What the rows of the scoreboard have in common."""
