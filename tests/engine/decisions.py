"""Decisions made by hand, to see how a bot answers them."""

from __future__ import annotations

from engine.records.decision import Decision


def make_decision(kind: int, who: int, options: list[int], about: int = -1) -> Decision:
    """A decision with all its fields."""
    one = Decision()
    one.kind = kind
    one.who = who
    one.options = options
    one.about = about
    return one
