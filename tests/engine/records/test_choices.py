"""Choices: each option of each decision has a record, and the record names what the int means."""

from __future__ import annotations

import pytest

from engine.play import play
from engine.playtest import CompiledPlan
from engine.records import choices as c
from engine.records.decision import DONE, KINDS, SHARE, TURN, USE, Decision, op_of
from engine.records.game import Game
from engine.records.read_choices import PLAIN, READERS, WITH_ARGUMENTS
from tests.engine.decisions import make_decision
from tests.engine.playtest.toy import chase
from tests.engine.table import BOW, Table


class Reader:
    """Keeps the choices of every decision, and takes the last."""

    def __init__(self) -> None:
        self.seen: list[tuple[Decision, list[c.Choice]]] = []

    def choose(self, game: Game, decision: Decision) -> int:
        self.seen.append((decision, decision.choices))
        return decision.options[-1]


@pytest.fixture(scope="module")
def seen() -> list[tuple[Decision, list[c.Choice]]]:
    reader = Reader()
    play(CompiledPlan(chase()).game(1, bots=[reader]))
    return reader.seen


def test_every_kind_of_decision_and_every_operation_is_read() -> None:
    assert sorted(READERS) == list(range(len(KINDS)))
    assert sorted([*PLAIN, *WITH_ARGUMENTS]) == list(range(13))


def test_choices_stand_in_the_order_of_the_options(seen: list[tuple[Decision, list[c.Choice]]]) -> None:
    assert len(seen) > 20
    for decision, choices in seen:
        assert [choice.option for choice in choices] == decision.options


def test_an_attack_names_weapon_target_and_space(seen: list[tuple[Decision, list[c.Choice]]]) -> None:
    attacks = [choice for _, choices in seen for choice in choices if isinstance(choice, c.Attack)]
    assert attacks
    for attack in attacks:
        assert "#" in attack.target
        assert attack.space.startswith("field/")
        assert str(attack) == f"attack {attack.target} at {attack.space} with {attack.weapon}"
        assert repr(attack) == f"Attack(weapon={attack.weapon!r}, target={attack.target!r}, space={attack.space!r})"


def test_moves_are_named_by_their_space(seen: list[tuple[Decision, list[c.Choice]]]) -> None:
    decision, choices = next(pair for pair in seen if pair[0].kind == TURN)
    assert choices[0] == c.EndTurn(option=decision.options[0])
    moves = [choice for choice in choices if isinstance(choice, c.Move)]
    assert len(moves) == decision.about
    assert all(op_of(move.option) == 1 for move in moves)


def test_choices_are_equal_by_what_they_say() -> None:
    assert c.Move("field/a1", option=3) == c.Move("field/a1", option=4)
    assert c.Move("field/a1", option=3) != c.Move("field/a2", option=3)


def test_a_share_tells_cards_from_cheese() -> None:
    table = Table({"ash": "a1", "birch": "a2"}).dice(BOW).begin("ash")
    decision = make_decision(SHARE, 0, [DONE, 3 << 10 | 2, 4 << 10 | 1], 1)
    decision.game = table.game
    assert decision.choices == [c.DoneSharing(option=0), c.GiveCheese(2, option=0), c.TakeCheese(1, option=0)]


def test_a_decision_prints_kind_mouse_and_number_of_options() -> None:
    assert repr(make_decision(USE, 2, [0, 1])) == "<Decision: use of mouse 2, 2 options>"
    assert repr(make_decision(USE, -1, [0, 1])) == "<Decision: use of the table, 2 options>"
