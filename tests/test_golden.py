"""Golden games are played as they were written down. If a change is meant: `make golden`, and read what it shows."""

from __future__ import annotations

import pytest

from tests.golden_games import FOLDER, difference, kept, lines_of, names


@pytest.mark.parametrize("name", names())
def test_a_golden_game_is_played_as_it_was(name: str) -> None:
    assert kept(name), f"no golden game of {name}: run `make golden`"
    assert difference(name, lines_of(name)) == []


def test_every_golden_game_is_of_a_bundled_chapter_and_bot() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(names())
