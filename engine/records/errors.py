"""Everything the engine can refuse, under one base."""

from __future__ import annotations


class EngineError(Exception):
    """Anything the engine stops for."""


class ContentError(EngineError):
    """Content that cannot be compiled: says where it stands and what is wrong."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(f"{where}: {message}" if where else message)
        self.where = where
        self.message = message


class NotInChapter(ContentError):
    """A counter, token or face that this chapter does not have; a card may name one of another chapter."""


class RuleLoop(EngineError):
    """Rules that trigger each other without end."""

    def __init__(self, rules: list[str]) -> None:
        super().__init__("rules trigger each other without end: " + " -> ".join(rules))
        self.rules = rules


class IllegalChoice(EngineError):
    """A bot answered with something that was not among the options."""


class OutOfDice(EngineError):
    """A test rolls more dice than its script holds."""


class Violation(EngineError):
    """An invariant does not hold; the text carries the position."""
