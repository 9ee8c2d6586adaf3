"""Three rules a newcomer writes with nothing but the reference: a draught, a locked exit, a boss that heals."""

from __future__ import annotations

from typing import Any

import pytest

from authoring.content.schema.validate import validate
from authoring.content.source import Source, parse
from engine.records.decision import OP_EXPLORE
from tests.engine.table import BOW, CHEESE, ROAD, SWORD, Table
from tests.engine.vocabulary.stage import ask, counter, do, stage

DRAUGHT = """
rules:
  - id: draught
    when: round-end
    do:
      - push: { who: all-mice, towards: E }
"""

LOCKED = """
tokens:
  key: { name: Key }
counters:
  key-held: { start: 0, max: 1 }
setup:
  - close-exit: { face: field, edge: E }
  - put-token: { token: key, at: field/b3 }
rules:
  - id: pick-up-the-key
    when: space-entered
    if: { mover: mouse, space: { token: key } }
    do:
      - take-token: key
      - set: key-held
  - id: pick-the-lock
    when: action
    if: { counter: key-held, actor: { at: field/a5 } }
    do:
      - test:
          dice: { stat: lore }
          need: star
          times: 2
          pass:
            - open-exit: { face: field, edge: E }
            - set: { counter: key-held, to: 0 }
          fail:
            - wheel: 1
"""

MENDING = """
counters:
  howls: { start: 0 }
rules:
  - id: howl
    when: turn-end
    if: { actor: beast }
    do:
      - count: howls
  - id: mend
    when: counter-changed
    if: { counter: howls, value: 3 }
    do:
      - heal: { who: { minions: beast }, amount: 2 }
      - set: { counter: howls, to: 0 }
"""


def read(text: str) -> dict[str, Any]:
    source = parse(text.encode(), "newcomer.yaml")
    assert source.findings == []
    data: dict[str, Any] = source.data
    return data


@pytest.mark.parametrize("text", [DRAUGHT, LOCKED, MENDING])
def test_the_schema_accepts_it(text: str) -> None:
    status = {"kind": "status", "id": "dizzy", "name": "Dizzy", "rules": read(text)["rules"]}
    assert validate(Source("x.yaml", data=status), "status").findings == ()


# -- a draught that pushes every mouse one space each round end --------------------------------------------------------


def after_a_round(chapter: dict[str, Any]) -> list[str]:
    table = stage({"ash": "a1", "birch": "b5"}, chapter=chapter)
    table.state.acted = 3
    table.step()
    return [table.at(0), table.at(1)]


def test_the_draught_pushes_every_mouse_that_has_room() -> None:
    assert after_a_round({}) == ["field/a1", "field/b5"]
    assert after_a_round(read(DRAUGHT)) == ["field/a2", "field/b5"]


# -- a locked exit, opened by a lore test with 3 dice and 2 stars once a key token is held -----------------------------


def at_the_door() -> Table:
    chapter = read(LOCKED)
    table = stage({"cedar": "a5"}, chapter=chapter, tiles=ROAD)
    do(table, *chapter["setup"])
    return table


def test_without_the_key_the_action_is_not_offered() -> None:
    table = at_the_door()
    assert not table.offered("cedar", "pick-the-lock")
    assert OP_EXPLORE not in table.ops("cedar")


def test_with_the_key_three_dice_of_lore_and_two_stars_open_it() -> None:
    table = at_the_door()
    for place in ("field/b3", "field/a5"):
        do(table, {"teleport": {"who": "owner", "to": place}}, owner="cedar")
    assert not ask(table, {"token-lies": "key"})
    table.dice(SWORD, SWORD, BOW).use("cedar", "pick-the-lock")
    assert counter(table, "key-held") == 0
    table.state.actions = 1
    assert OP_EXPLORE in table.ops("cedar")


def test_one_star_is_not_enough() -> None:
    table = at_the_door()
    do(table, {"set": "key-held"})
    table.dice(SWORD, BOW, BOW).use("cedar", "pick-the-lock")
    table.state.actions = 1
    assert table.state.wheel == 1
    assert OP_EXPLORE not in table.ops("cedar")
    assert table.offered("cedar", "pick-the-lock")


# -- a boss that heals when a counter reaches 3 ------------------------------------------------------------------------


def wounds_after(chapter: dict[str, Any], turns: int) -> int:
    table = stage({"ash": "a1"}, [("beast", "c5")], chapter=chapter).track("beast-chases", "ash", "beast-bites")
    card = table.card("beast-chases")
    table.state.card_wounds[card] = 2
    for _ in range(turns):
        table.dice(CHEESE).begin("beast-bites")
    return table.state.card_wounds[card]


def test_the_boss_heals_at_its_third_howl() -> None:
    assert wounds_after(read(MENDING), 2) == 2
    assert wounds_after(read(MENDING), 3) == 0
    assert wounds_after({}, 3) == 2
