"""Short labels of figures."""

from __future__ import annotations

from authoring.play.labels import _capitals, label
from engine.records.chapter import MICE
from tests.authoring.play.table import new_game


def test_every_figure_has_a_label_of_its_own() -> None:
    game = new_game()
    slots = [*range(game.state.mice), *(slot for slot in range(MICE, len(game.state.pos)) if game.state.pos[slot] >= 0)]
    labels = [label(game, slot) for slot in slots]
    assert labels == ["C", "F", "M", "N", "r1", "r2", "r3"]


def test_heroes_with_one_initial_get_other_letters() -> None:
    assert _capitals(["nez", "nib", "ned", "n"]) == ["N", "I", "E", "A"]
