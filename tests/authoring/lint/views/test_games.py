"""Games that lint plays."""

from __future__ import annotations

import pytest

from authoring.content.library import open_library
from authoring.lint import lint
from authoring.lint.views import games as module


def test_a_chapter_whose_games_were_stopped_is_not_called_clean(monkeypatch: pytest.MonkeyPatch) -> None:
    library = open_library()
    file = library.entries("chapter")["flight"].file
    monkeypatch.setattr(module, "BOT", "tests.engine.playtest.toy:StoppingBot")
    with pytest.raises(KeyboardInterrupt):
        lint(library, [file], games=90)
