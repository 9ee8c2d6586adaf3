"""Golden games are played as they were kept. If you meant the change, run `make golden` and read what it shows."""

from __future__ import annotations

import pytest

from tests.golden_games import FOLDER, difference, kept, lines_of, names


@pytest.mark.parametrize("name", names())
def test_a_golden_game_has_not_changed(name: str) -> None:
    assert kept(name), f"no golden game {name}: run `make golden`"
    assert difference(name, lines_of(name)) == []


def test_every_file_of_the_folder_is_a_golden_game() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(names())
