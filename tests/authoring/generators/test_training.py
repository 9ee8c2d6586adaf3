"""The games a compiler learns from."""

from __future__ import annotations

import pytest

from authoring.content.library import open_library
from authoring.generators import training
from engine.bots import BOTS


def test_every_chapter_is_played_by_every_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "GAMES", {"random": 2, "planner": 0})
    monkeypatch.setattr(training, "OTHERS", 1)
    assert training.train() == (2 + len(BOTS) - 2) * len(open_library().entries("chapter"))
