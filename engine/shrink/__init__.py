"""Shrinking: the shortest game that shows a fault or a condition.

Of many games that show it the one with the fewest choices is kept; then other luck is tried from each of its positions,
and choices are left out as long as it still shows the same.
"""
