"""Tests of saves share a way to do without pictures."""

from __future__ import annotations

import pytest

from authoring.export.tts import build as building


@pytest.fixture
def _no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures take half a minute for a chapter; here their names are enough."""
    monkeypatch.setattr(building, "to_pngs", lambda cards, tokens, language: {name: b"" for name, _ in cards})
    for name in ("to_png", "figure_picture", "track_picture", "to_pdf"):
        monkeypatch.setattr(building, name, lambda *_: b"")
