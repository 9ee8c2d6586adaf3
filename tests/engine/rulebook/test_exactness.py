"""What an attack is worth: estimated by rolling, and exactly, from the table of the die.

A position is written as text: mice with what they hold and suffer, a bar, minions with their wounds.

    ash@a1 sword, birch@a1 w2 | ogre@a2 w1
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from math import sqrt
from typing import Any

import pytest

from engine.records.game import Game
from engine.rulebook.battle import minion_attacks, mouse_attacks
from engine.rulebook.values import card_of
from tests.engine.scene import Scene
from tests.engine.table import Table, held

ROLLS = 100_000
ERRORS = 4

FACES = {
    # the table of DIE-1, written down once more: sword, shield, bow, star, cheese
    "cheese": (0, 0, 0, 0, 1),
    "sword-star": (1, 0, 0, 1, 0),
    "sword-shield": (1, 1, 0, 0, 0),
    "sword-shield-star": (1, 1, 0, 1, 0),
    "bow": (0, 0, 1, 0, 0),
    "bow-star": (0, 0, 1, 1, 0),
}
Roll = Sequence[str]


def swords(roll: Roll) -> int:
    return sum(FACES[face][0] for face in roll)


def bows(roll: Roll) -> int:
    return sum(FACES[face][2] for face in roll)


def shields(roll: Roll) -> int:
    return sum(FACES[face][1] for face in roll)


def rolls(dice: int) -> list[Roll]:
    """Every way some dice can fall, all equally likely."""
    return list(product(FACES, repeat=dice))


def chances(dice: int, count: Callable[[Roll], int]) -> dict[int, float]:
    """How likely each number of symbols is."""
    every = rolls(dice)
    found: dict[int, float] = {}
    for roll in every:
        found[count(roll)] = found.get(count(roll), 0.0) + 1 / len(every)
    return found


def rerolled(dice: int, count: Callable[[Roll], int], most: int) -> dict[int, float]:
    """The same, when up to `most` dice that show no hit are rolled once more."""
    found: dict[int, float] = {}
    for hits, chance in chances(dice, count).items():
        for more, again in chances(min(most, dice - hits), count).items():
            found[hits + more] = found.get(hits + more, 0.0) + chance * again
    return found


def exactly(hits: dict[int, float], defence: int, need: int, blocks: Callable[[Roll], int] = shields) -> float:
    """The chance that at least `need` hits are not blocked; defence is rolled only against a hit."""
    blocked = chances(defence, blocks)
    return sum(
        chance * other
        for hit, chance in hits.items()
        for block, other in blocked.items()
        if hit > 0 and hit - block >= need
    )


def read(text: str, **keys: Any) -> Scene:
    """A position of the small box from its text; with `bundled=True` of the bundled one."""
    mice, minions = (part.split(",") for part in text.split("|"))
    stand = dict(figure.split()[0].split("@") for figure in mice)
    foes = [tuple(figure.split()[0].split("@")) for figure in minions]
    scene = Scene(mice=stand, minions=foes, **keys) if keys.pop("bundled", False) else Table(stand, foes, **keys)
    for figure in mice:
        name, *more = figure.split()
        hero = name.split("@")[0]
        for word in more:
            if word[1:].isdigit():
                scene.state.wounds[scene.mouse(hero)] = int(word[1:])
            elif word not in held(scene.game, scene.mouse(hero)):
                scene.give(hero, word, worn=True)
    for number, figure in enumerate(minions):
        for word in figure.split()[1:]:
            scene.state.wounds[6 + number] = int(word[1:])
    scene.check()
    scene.game.script = None
    scene.game.trace = None
    return scene


def strike(scene: Scene, hero: str) -> Callable[[Game], bool]:
    """The hero's attack on the first minion with the weapon it wears last; whether the target is gone."""
    mouse, target = scene.mouse(hero), 6
    weapon = [c for c in scene.state.worn[mouse] if scene.chapter.search_attack[scene.chapter.copies[c]]][-1]

    def attack(game: Game) -> bool:
        mouse_attacks(game, mouse, weapon, target)
        return game.state.pos[target] < 0

    return attack


def bite(scene: Scene) -> Callable[[Game], bool]:
    """The first minion's attack on the first mouse; whether that is captured."""
    card = card_of(scene.game, 6)

    def attack(game: Game) -> bool:
        minion_attacks(game, 6, card, 0)
        return game.state.pos[0] < 0

    return attack


def estimate(scene: Scene, attack: Callable[[Game], bool], rolls_made: int = ROLLS) -> float:
    """The share of attacks that defeat the target, each from the same position; only the dice go on."""
    game = scene.game
    start = game.state.copy()
    wounds, on_cards, cheese = start.wounds, start.card_wounds, start.cheese
    wins = 0
    for _ in range(rolls_made):
        won = attack(game)
        wins += won
        state = game.state
        if won or state.wounds != wounds or state.card_wounds != on_cards or state.page != start.page:
            game.state = start.copy()
            game.state.rng = state.rng
        else:
            state.cheese[:], state.wheel = cheese, start.wheel
    return wins / rolls_made


MISSES = ["cheese", "bow", "bow-star"]
AGAIN = {"when": "attack-rolled", "do": [{"reroll": {"faces": MISSES, "most": 1}}]}
ALL_AGAIN = {"when": "attack-rolled", "do": [{"reroll": {"faces": MISSES}}]}
STAR_BOW = {
    "category": "weapon", "slot": "paw", "paws": 2, "attack": "ranged", "battle": 1,
    "rules": [{"if": {"this-weapon": True}, "modify": {"face-hits": {"faces": ["bow-star"], "by": 1}}}],
}  # fmt: skip
SPRING = {
    "category": "weapon", "slot": "paw", "attack": "melee",
    "rules": [{"if": {"this-weapon": True}, "modify": {"face-hits": {"faces": ["cheese"], "by": 1}}}],
}  # fmt: skip
MORE = {"search_cards": {"star-bow": STAR_BOW, "spring": SPRING}}
TIRED = {"of": "mouse", "modify": {"battle": -1}}
STOUT = {"of": "ogre", "modify": {"face-blocks": {"faces": ["bow"], "by": 1}}}


def star_bow(roll: Roll) -> int:
    return bows(roll) + roll.count("bow-star")


def spring(roll: Roll) -> int:
    return swords(roll) + roll.count("cheese")


def stout(roll: Roll) -> int:
    return shields(roll) + roll.count("bow")


Exact = Callable[[], float]
STRIKES: dict[str, tuple[str, str, dict[str, Any], Exact]] = {
    "two dice against none": ("ash", "ash@a1 | grub@a1", {}, lambda: exactly(chances(2, swords), 0, 1)),
    "two against two, one life left": ("ash", "ash@a1 | ogre@a2 w2", {}, lambda: exactly(chances(2, swords), 2, 1)),
    "a weapon's bonus, two lives left": (
        "cedar", "cedar@a1 hammer | ogre@a2 w1", {}, lambda: exactly(chances(2, swords), 2, 2)),
    "a bow at a distance": ("birch", "birch@a1 | rat@a5", {}, lambda: exactly(chances(2, bows), 1, 1)),
    "four dice and a defence reduced": (
        "elder", "elder@a1 knife | ogre@a2 w1", {}, lambda: exactly(chances(4, swords), 1, 2)),
    "bows with a star count double": (
        "birch", "birch@a1 star-bow | ogre@c4 w1", {"more": MORE}, lambda: exactly(chances(3, star_bow), 2, 2)),
    "cheese hits too": ("ash", "ash@a1 spring | rat@a1", {"more": MORE}, lambda: exactly(chances(2, spring), 1, 1)),
    "one miss rolled again": (
        "ash", "ash@a1 | ogre@a2 w2", {"rules": [AGAIN]}, lambda: exactly(rerolled(2, swords, 1), 2, 1)),
    "every miss rolled again": (
        "elder", "elder@a1 knife | ogre@a2", {"rules": [ALL_AGAIN]}, lambda: exactly(rerolled(4, swords, 9), 1, 3)),
    "attack dice reduced": ("ash", "ash@a1 | rat@a1", {"rules": [TIRED]}, lambda: exactly(chances(1, swords), 1, 1)),
    "bows block as well": (
        "ash", "ash@a1 | ogre@a2 w2", {"rules": [STOUT]}, lambda: exactly(chances(2, swords), 2, 1, stout)),
    "a boss with one card": ("elder", "elder@a1 knife | chief@a2", {}, lambda: exactly(chances(4, swords), 1, 2)),
}  # fmt: skip

BITES: dict[str, tuple[str, dict[str, Any], Exact]] = {
    "a rat at a mouse's last life": ("ash@a1 w3 | rat@a1", {}, lambda: exactly(chances(2, swords), 1, 1)),
    "an ogre at a mouse in a cap": ("birch@a1 cap w1 | ogre@a2", {}, lambda: exactly(chances(3, swords), 2, 2)),
    "a slinger from afar": ("birch@a1 w2 | slinger@a5", {}, lambda: exactly(chances(2, bows), 1, 1)),
}

BUNDLED: dict[str, tuple[str, str, Exact]] = {
    "a sword at a rat": ("collin", "collin@c3 | rat-warrior@b3", lambda: exactly(chances(3, swords), 2, 1)),
    "a dagger at a rat": ("filch", "filch@c3 | rat-warrior@b3", lambda: exactly(chances(2, swords), 1, 1)),
    "a bow at a roach": ("lily", "lily@c3 | roach@f6", lambda: exactly(chances(3, bows), 1, 1)),
}


def agrees(estimated: float, exact: float) -> bool:
    """Within four standard errors of what is exactly so."""
    return abs(estimated - exact) <= ERRORS * sqrt(exact * (1 - exact) / ROLLS)


@pytest.mark.rule("BATTLE-4")
@pytest.mark.parametrize("name", STRIKES)
def test_attacks_of_mice_have_the_chances_of_the_dice(name: str) -> None:
    hero, text, keys, exact = STRIKES[name]
    scene = read(text, **keys)
    assert 0.02 < exact() < 0.98
    assert agrees(estimate(scene, strike(scene, hero)), exact())


@pytest.mark.rule("BATTLE-4")
@pytest.mark.parametrize("name", BITES)
def test_attacks_of_minions_have_the_chances_of_the_dice(name: str) -> None:
    text, keys, exact = BITES[name]
    scene = read(text, **keys)
    assert agrees(estimate(scene, bite(scene)), exact())


@pytest.mark.parametrize("name", BUNDLED)
def test_so_is_one_with_the_cards_of_the_box(name: str) -> None:
    hero, text, exact = BUNDLED[name]
    scene = read(text, bundled=True)
    assert agrees(estimate(scene, strike(scene, hero)), exact())


def test_the_test_would_notice_half_a_die() -> None:
    """One percent off is ten times what four standard errors allow."""
    scene = read("ash@a1 | rat@a1")
    estimated = estimate(scene, strike(scene, "ash"))
    assert agrees(estimated, exactly(chances(2, swords), 1, 1))
    assert not agrees(estimated + 0.01, exactly(chances(2, swords), 1, 1))
    assert not agrees(estimated, exactly(chances(2, swords), 0, 1))
