"""Who listens while a rule is built, so that its parts can be counted in games (`engine.compile.watch`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from engine.records.functions import Number, Run, Test
    from engine.vocabulary.declare import Effect


class Observer(Protocol):
    """Wraps the functions that the parts of a rule become. Rules without an observer are built as they are."""

    def number(self, number: Number) -> Number:
        """A number that a condition compares."""
        ...

    def effect(self, word: Effect, place: str, run: Run) -> Run:
        """An effect and the place where it is written."""
        ...

    def option(self, place: str, test: Test | None, run: Run) -> tuple[Test | None, Run]:
        """An option of a choice: the test of whether it is open, and what it does."""
        ...
