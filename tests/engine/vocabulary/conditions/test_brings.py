"""`brings`: the encounter card's line for this page."""

from __future__ import annotations

import pytest

from engine.rulebook.encounters import draw_encounter
from tests.engine.scene import Scene

PAGES = {page: [{"minion": "rat-warrior" if page in "26" else "roach", "count": 1}] for page in "123456"}
CARD = {"id": "met", "deck": "standard", "surge": [], "pages": PAGES}
RULE = {"when": "encounter-revealed", "if": {"brings": "rat"}, "do": [{"cheese": {"who": "all-mice", "amount": 1}}]}


@pytest.mark.parametrize(("page", "cheese"), [(1, 0), (2, 1), (3, 0), (8, 1)])
def test_the_line_of_the_page_counts(page: int, cheese: int) -> None:
    scene = Scene("guard-room", rules=[RULE], chapter={"encounters": {"cards": ["met"]}},
                  content_more={"encounter_cards": {"met": CARD}})  # fmt: skip
    scene.state.encounters = list(scene.chapter.encounter_deck)
    scene.state.page = page
    draw_encounter(scene.game, scene.game.face_of(0))
    assert scene.state.cheese[0] == cheese
