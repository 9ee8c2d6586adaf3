"""Decisions made by hand, to ask a bot for what it would do."""

from __future__ import annotations

from engine.records.decision import Decision


def make_decision(kind: int, who: int, options: list[int], about: int = -1) -> Decision:
    """A decision with everything in it."""
    one = Decision()
    one.kind = kind
    one.who = who
    one.options = options
    one.about = about
    return one
