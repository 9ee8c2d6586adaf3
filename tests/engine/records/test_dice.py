"""The action die and the generator behind it (DIE)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.records import dice
from engine.records.errors import OutOfDice
from tests.engine.table import BOW, BOW_STAR, CHEESE, SHIELD, SHIELD_STAR, SWORD, Table

SYMBOLS = {
    # face: (number, swords, shields, bows, stars, cheese)
    CHEESE: (1, 0, 0, 0, 0, 1),
    SWORD: (2, 1, 0, 0, 1, 0),
    SHIELD: (3, 1, 1, 0, 0, 0),
    SHIELD_STAR: (3, 1, 1, 0, 1, 0),
    BOW: (2, 0, 0, 1, 0, 0),
    BOW_STAR: (1, 0, 0, 1, 1, 0),
}


@pytest.mark.rule("DIE-1")
@pytest.mark.parametrize("name", SYMBOLS)
def test_each_face_has_its_symbols_and_its_number(name: str) -> None:
    face = dice.FACE_NAMES.index(name)
    rolled = dice.FACE_ONE[face]
    shown = [dice.swords, dice.shields, dice.bows, dice.stars, dice.cheeses]
    assert (dice.FACE_NUMBER[face], *(count(rolled) for count in shown)) == SYMBOLS[name]


@pytest.mark.rule("DIE-1")
def test_six_faces_show_three_swords_two_shields_two_bows_three_stars_one_cheese() -> None:
    rolled = sum(dice.FACE_ONE)
    assert [dice.swords(rolled), dice.shields(rolled), dice.bows(rolled)] == [3, 2, 2]
    assert [dice.stars(rolled), dice.cheeses(rolled)] == [3, 1]
    assert sorted(dice.FACE_NUMBER) == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("DIE-1")
def test_all_faces_are_equally_likely() -> None:
    game = Table().game
    game.script = None
    rolled = Counter(face for _ in range(6000) for face in dice.faces_of(dice.roll(game, 5)))
    expected = 6000 * 5 / 6
    chi_square = sum((rolled[face] - expected) ** 2 / expected for face in range(6))
    assert chi_square < 20.5  # 5 degrees of freedom, p = 0.001


@pytest.mark.rule("DIE-1", negative=True)
def test_no_face_has_both_a_bow_and_a_sword_and_cheese_stands_alone() -> None:
    for face in dice.FACE_ONE:
        assert not (dice.bows(face) and dice.swords(face))
        assert not (dice.cheeses(face) and (dice.bows(face) or dice.swords(face) or dice.stars(face)))


def test_rolls_add_up_and_can_be_rolled_again_in_part() -> None:
    table = Table().dice(CHEESE, BOW, BOW, SHIELD)
    rolled = dice.roll(table.game, 3)
    assert dice.describe(rolled) == "cheese bow bow"
    again = dice.reroll(table.game, rolled, [dice.BOW], most=1)
    assert dice.describe(again) == "cheese sword-shield bow"
    assert dice.reroll(table.game, again, [dice.SWORD_STAR], most=5) == again
    assert dice.dice_in(again) == 3


def test_a_script_that_runs_dry_is_an_error_not_a_random_die() -> None:
    table = Table().dice(BOW)
    with pytest.raises(OutOfDice, match="1 more dice, 2 were rolled"):
        dice.roll(table.game, 2)


def test_the_generator_is_the_same_on_every_machine() -> None:
    state = Table(seed=7).state
    assert [dice.below(state, 6) for _ in range(12)] == [3, 5, 4, 5, 4, 0, 0, 3, 4, 4, 2, 2]
    assert dice.seeded(1) != dice.seeded(2) != dice.seeded(2, stream=1)


def test_a_shuffle_keeps_every_card_and_reaches_every_order() -> None:
    state = Table().state
    seen = Counter()
    for _ in range(600):
        items = [1, 2, 3]
        dice.shuffle(state, items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert min(seen.values()) > 60


def test_a_coin_is_fair_and_can_be_scripted_with_stars() -> None:
    table = Table().dice(SWORD, BOW)
    assert [dice.coin(table.game), dice.coin(table.game)] == [True, False]
    table.game.script = None
    assert 430 < sum(dice.coin(table.game) for _ in range(1000)) < 570
