"""A little effort, for tests of verdicts."""

from __future__ import annotations

import pytest

from authoring.solve import soft_locks, verdicts
from engine.playtest.parties import Party
from engine.records.chapter import Chapter
from engine.solve.search import Effort


def one_party(chapter: Chapter, size: int) -> list[Party]:
    """A single party of each size."""
    return [("collin", "filch", "maginos", "nez")[:size]]


def little_effort(monkeypatch: pytest.MonkeyPatch, turns: int = 1000, games: int = 3) -> None:
    """Let verdicts be made with few games and one party."""
    for name in ("FIRST_EFFORT", "NEXT_EFFORT", "LAST_EFFORT"):
        monkeypatch.setattr(verdicts, name, Effort(turns if name == "FIRST_EFFORT" else 60, games))
    monkeypatch.setattr(verdicts, "allowed_parties", one_party)
    monkeypatch.setattr(soft_locks, "EFFORT", Effort(turns, games))
    monkeypatch.setattr(soft_locks, "MOST_PARTIES", 1)
