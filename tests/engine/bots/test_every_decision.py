"""Every kind of decision gets a lawful answer from every bot, in places where the kind really comes up."""

from __future__ import annotations

import pytest

from engine.bots import BOTS, make_bot
from engine.records import decision as decisions
from engine.records.chapter import MICE
from engine.records.decision import DONE, GIVE, GIVE_CHEESE, TAKE, TAKE_CHEESE, Decision
from tests.engine.bots.journey import open_menu
from tests.engine.decisions import make_decision
from tests.engine.table import Table

THREE = [{"text": f"Option {number}.", "do": [{"wheel": -number}]} for number in (1, 2, 3)]


@pytest.fixture(name="table")
def _table() -> Table:
    table = Table(
        {"ash": "a2", "birch": "b2", "dill": "a2"},
        [("rat", "a4"), ("chief", "b4"), ("slinger", "c5")],
        rules=[{"id": "pick", "when": "round-end", "do": [{"choose": THREE}]}],
        chapter={"rooms": {"field": {"search": [{"card": "mail"}]}}},
    )
    table.learn("ash", "mend")
    table.give("ash", "map")
    table.give("ash", "mail")
    table.give("birch", "cap")
    table.state.cheese[0] = table.state.cheese[1] = 3
    table.state.wounds[0] = 1
    return open_menu(table, "ash")


def _decisions(table: Table) -> list[Decision]:
    """One or more decisions of every kind, as the engine would put them."""
    chapter, state = table.chapter, table.state
    rule = next(one.index for one in chapter.rules if one.name == "parry")
    heal = next(one.index for one in chapter.rules if one.name == "mend")
    rats = [table.minion("rat"), table.minion("slinger")]
    spaces = [table.space(name) for name in ("a1", "a3", "c2")]
    pack = state.pack[0]
    return [
        make_decision(decisions.TURN, 0, table.options("ash")),
        make_decision(decisions.USE, 0, [0, 1], rule),
        make_decision(decisions.USE, -1, [0, 1], heal),
        make_decision(decisions.FIGURE, 0, [0, 1, 2], heal),
        make_decision(decisions.FIGURE, 0, [*rats, DONE], rule),
        make_decision(decisions.SPACE, 0, spaces, 0),
        make_decision(decisions.SPACE, -1, spaces, heal),
        make_decision(decisions.CARD, 0, [0, DONE]),
        make_decision(decisions.CARD, 0, state.deck[:3]),
        make_decision(decisions.ABILITY, 0, list(range(len(chapter.ability_ids)))),
        make_decision(decisions.AMOUNT, 0, [1, 2, 3], heal),
        make_decision(decisions.BOSS_CARD, 0, [one for one in state.track if one >= MICE]),
        make_decision(decisions.PLACE, -1, [table.space("a1"), table.space("a5")], table.minion("rat")),
        make_decision(decisions.SHARE, 0, [DONE, GIVE | pack[0], GIVE | pack[1], TAKE | state.pack[1][0],
                                      GIVE_CHEESE | 1, TAKE_CHEESE | 2], 1),
        make_decision(decisions.EQUIP, 0, [DONE, pack[1], *state.worn[0]]),
        make_decision(decisions.DISCARD, 0, pack[:]),
        make_decision(decisions.KEEP, 0, [1, 0], pack[0]),
        make_decision(decisions.OPTION, 0, [0, 1, 2], 0),
        make_decision(decisions.PATH, -1, spaces),
    ]  # fmt: skip


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("seed", range(3))
def test_every_kind_is_answered(name: str, seed: int, table: Table) -> None:
    bot = make_bot(name, seed)
    asked = _decisions(table)
    for decision in asked:
        assert bot.choose(table.game, decision) in decision.options, decisions.KINDS[decision.kind]
    assert {one.kind for one in asked} == set(range(len(decisions.KINDS)))
