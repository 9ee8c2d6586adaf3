"""The vocabulary: every event, condition, effect, modifier and selector, by name."""

from __future__ import annotations

from engine.language.conditions import CONDITIONS
from engine.language.effects import EFFECTS
from engine.language.events import EVENTS
from engine.language.modifiers import MODIFIERS
from engine.language.numbers import NUMBERS
from engine.language.where import WHERE
from engine.language.who import WHO

SELECTORS = {**WHO, **WHERE, **NUMBERS}

__all__ = ["CONDITIONS", "EFFECTS", "EVENTS", "MODIFIERS", "NUMBERS", "SELECTORS", "WHERE", "WHO"]
