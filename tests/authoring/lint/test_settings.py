"""`tailwright.toml`: what it may say about lint."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.lint import Selection
from authoring.lint.settings import Settings, SettingsError, combined, settings_of


def settings(folder: Path, text: str) -> Selection:
    (folder / "tailwright.toml").write_text(text, encoding="utf-8")
    return settings_of(folder / "tailwright.toml").selection


def test_select_and_ignore(tmp_path: Path) -> None:
    assert settings(tmp_path, '[lint]\nselect = ["S", "R"]\nignore = ["R104"]\n') == Selection(("S", "R"), ("R104",))
    assert settings(tmp_path, "# nothing\n") == Selection()
    assert settings(tmp_path, '[other]\nx = 1\n[lint]\nignore = ["N"]\n') == Selection((), ("N",))
    assert settings_of(tmp_path / "none.toml") == Settings()


def test_the_command_line_comes_first() -> None:
    both = combined(Selection(("S",), ("N",)), Selection(("T",), ("X",)))
    assert both == Selection(("T",), ("N", "X"))
    assert combined(Selection(("S",), ()), Selection()) == Selection(("S",), ())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[lint]\nselct = []\n", 'did you mean "select"'),
        ('[lint]\nselect = "S"\n', "not a list of codes"),
        ("[lint]\nignore = [1]\n", "not a list of codes"),
        ("lint = 3\n", "not a table"),
        ("[lint\n", "cannot read"),
    ],
)
def test_what_cannot_be_followed(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(SettingsError, match=words):
        settings(tmp_path, text)
