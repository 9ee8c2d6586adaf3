"""Rooms that nobody leaves, as a minion stands there from the first visit until its defeat ends the game."""

from __future__ import annotations

from typing import Any

import pytest

from authoring.proof import impossible
from engine.records.content import Content
from tests.authoring.boardgraph.test_graph import YARD, board
from tests.authoring.proof.test_impossible import bundled, rule
from tests.engine.table import face, tile

Data = dict[str, Any]
ROWS = "\n".join(" ".join(f"{row}{column}" for column in range(1, 7)) for row in "abcdef")
HALL = face("hall", ROWS, exits=[("W", 0.5, ["c1"])], a6={"entry": True})
ENDS = rule("minion-defeated", {"minion": "rat"}, {"win": "the-end"})
COUNTS = rule("minion-defeated", {"minion": "rat"}, {"set": "beaten"})
BEATEN = {"counters": {"beaten": {"max": 1}}, "victory": {"counter": {"name": "beaten", "at-least": 1}}}
REMOVE = rule("round-end", {}, {"remove": {"minions": "rat"}})
AWAY = rule("round-end", {}, {"teleport": {"who": {"minions": "rat"}, "to": "yard/a1"}})
HERE = rule("round-end", {}, {"teleport": {"who": {"minions": "rat"}, "to": "hall/a1"}})
SWAP = rule("round-end", {}, {"swap": {"who": "random-mouse", "with": {"random": {"of": {"minions": "rat"}}}}})


def hall(*rules: Data, room: tuple[Data, ...] = (ENDS,), place: Any = None, **chapter: Any) -> Content:
    encounter = {"place": place or [{"minion": "rat", "count": 1}]}
    return board(tile(YARD), tile(HALL), rooms={"hall": {"encounter": encounter, "rules": list(room)}},
                 rules=list(rules), **chapter)  # fmt: skip


def leaves(content: Content) -> bool:
    """Whether anybody can go back through the exit of the hall, as far as is known."""
    return ("exit", "hall W") not in [one.path for one in impossible(content)]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (hall(), False),
        (hall(room=(COUNTS,), **BEATEN), False),
        (hall(HERE), False),
        (hall(room=()), True),
        (hall(room=({**ENDS, "may": True},)), True),
        (hall(room=({**ENDS, "limit": "round"},)), True),
        (hall(room=(rule("minion-defeated", {"minion": "rat"}, {"cheese": {"who": "all-mice"}}, {"win": "x"}),)), True),
        (hall(room=(COUNTS,), **{**BEATEN, "victory": [BEATEN["victory"], {"page": 3}]}), True),
        (hall(rule("round-end", {}, {"set": {"counter": "beaten", "to": 0}}), room=(COUNTS,), **BEATEN), True),
        (hall(REMOVE), True),
        (hall(AWAY), True),
        (hall(SWAP), True),
        (hall({"allow": "explore-with-minions"}), True),
        (hall(setup=[{"place": {"minion": "rat", "count": 1}}]), True),
        (hall(options={"placement-overflow": False}), True),
    ],
)
def test_a_guard_keeps_everybody_in_a_room(content: Content, expected: bool) -> None:
    assert leaves(content) is expected


def test_a_minion_that_shares_the_only_figure_may_keep_the_guard_away() -> None:
    rival = {"captain": {"life": 1, "battle": 1, "defence": 1, "figure": "rat", "rules": []}}

    def with_rival(*rules: Data, **chapter: Any) -> Content:
        content = hall(*rules, **chapter)
        content.box["figures"] = {"rat": 1}
        content.minions["captain"] = {"id": "captain", **content.minions["rat"], **rival["captain"]}
        return content

    surge = {"rooms": {"yard": {"surge": [{"minion": "captain", "count": 1}]}}}
    content = with_rival()
    content.chapter["rooms"].update(surge["rooms"])
    assert not leaves(content)  # whoever leaves the yard has beaten the captain
    content = with_rival(rule("round-end", {}, {"teleport": {"who": "random-mouse", "to": "yard/a1"}}))
    content.chapter["rooms"].update(surge["rooms"])
    assert leaves(content)  # a party that splits may leave the captain in the yard
    assert leaves(with_rival(setup=[{"place": {"minion": "captain", "count": 1}}]))


def test_the_forge_of_under_pressure_is_guarded() -> None:
    found = impossible(bundled().content_for("under-pressure"))
    assert [one.path for one in found] == [("exit", "forge N"), ("flip", "forge")]
    assert all("governor" in one.why for one in found)
