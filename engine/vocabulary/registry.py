"""The vocabulary: every event, condition, effect, modifier and selector, by name."""

from __future__ import annotations

from engine.vocabulary.conditions import CONDITIONS
from engine.vocabulary.effects import EFFECTS
from engine.vocabulary.events import EVENTS
from engine.vocabulary.modifiers import MODIFIERS
from engine.vocabulary.numbers import NUMBERS
from engine.vocabulary.where import WHERE
from engine.vocabulary.who import WHO

SELECTORS = {**WHO, **WHERE, **NUMBERS}

__all__ = ["CONDITIONS", "EFFECTS", "EVENTS", "MODIFIERS", "NUMBERS", "SELECTORS", "WHERE", "WHO"]
