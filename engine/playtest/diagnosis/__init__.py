"""What is wrong with a chapter, as far as its games show: causes, ranked by what they cost.

A cause is one module with a function `find(case)` and one line in the registry below. Nothing here is in words: reports
write the sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from engine.playtest.diagnosis import (
    captures,
    choices,
    clock,
    coin_flips,
    parties,
    refused,
    side_rooms,
    stopping_rooms,
    vital_cards,
    waiting,
)
from engine.playtest.diagnosis.case import Case
from engine.playtest.diagnosis.cause import Cause

if TYPE_CHECKING:
    pass

FINDERS: Final[tuple[Callable[[Case], Iterator[Cause]], ...]] = (
    coin_flips.find,
    vital_cards.find,
    clock.find,
    stopping_rooms.find,
    waiting.find,
    side_rooms.find,
    captures.find,
    parties.find,
    choices.find,
    refused.find,
)
"""In an order in which a finder may rely on what those before it have explained (`Case.explained`)."""


def diagnose(case: Case) -> list[Cause]:
    """Return the causes, the costliest first."""
    causes: list[Cause] = []
    if case.games:
        for find in FINDERS:
            causes += find(case)
    return sorted(causes, key=lambda cause: -cause.cost)
