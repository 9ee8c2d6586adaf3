"""The types of the functions that the parts of a rule are compiled into."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.game import Game
    from engine.records.rule import Rule

Test = Callable[["Game", "Context"], bool]
"""Whether conditions hold."""

FigureTest = Callable[["Game", "Context", int], bool]
"""Whether conditions hold for the figure that is passed last."""

Run = Callable[["Game", "Context"], bool | None]
"""Carries out effects. False: an effect found nobody or nothing that it could do anything with."""

Number = Callable[["Game", "Context"], int]
"""A number, a figure, or several figures as a bit mask."""

Spaces = Callable[["Game", "Context"], list[int]]
"""A list of spaces."""

Cards = Callable[["Game", "Context"], list[bool]]
"""For each search card, whether it is one of those meant."""

CanPay = Callable[["Game", "Rule", int], bool]
"""Whether a mouse can pay for a rule now."""

Pay = Callable[["Game", "Rule", "Context"], None]
"""Pays for a rule that is about to run."""
