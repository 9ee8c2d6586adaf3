"""The page about the viewer: it names all keys of the data, and the viewer does what it says."""

from __future__ import annotations

import re
from pathlib import Path

from authoring.playtest.result import PlaytestResult
from authoring.report.viewer import ViewerGame, viewer_data
from engine.playtest.recording.win_chance import FEWEST, MOST

PAGE = (Path(__file__).parents[4] / "docs" / "reference" / "replay-viewer.md").read_text(encoding="utf-8")


def keys_after(heading: str) -> set[str]:
    """The keys of the table after a line."""
    table = PAGE.split(f"\n{heading}\n")[1].strip().split("\n\n")[0]
    return {key for row in table.splitlines()[2:] for key in re.findall(r"`([\w-]+)`", row.split("|")[1])}


def test_the_page_names_every_key_of_the_data(result: PlaytestResult) -> None:
    game = ViewerGame("a game", 1, result.recordings["typical"])
    data = viewer_data(result.compiled, [game])
    assert keys_after("## Data") == set(data)
    assert keys_after("A game:") == set(data["games"][0])
    assert keys_after("A position:") == set(data["games"][0]["frames"][0])
    assert f"| `version` | {data['version']};" in PAGE


def test_the_page_names_the_bounds_of_the_curve() -> None:
    assert (FEWEST, MOST) == (8, 24)
    assert "eight to twenty-four times" in PAGE
