"""The example of every word compiles and runs, with a chapter that has everything the examples name."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from engine.records.attack import Attack
from engine.records.context import Context
from engine.records.dice import FACE_ONE
from engine.records.state import PLAYING
from engine.runtime.codes import EVENT_NAMES
from engine.runtime.dispatch import execute, fire
from engine.runtime.ownership import EVERYONE, own
from engine.runtime.standing import modified
from engine.vocabulary import registry
from engine.vocabulary.declare import IN_ATTACK, OFFERS
from tests.engine.scene import bundled
from tests.engine.table import FIELD, Table, face, tile
from tests.engine.vocabulary.examples import ELEMENTS, examples_of
from tests.engine.vocabulary.stage import stage

PIP = {"classes": ["leader", "warrior", "healer", "tinkerer"], "battle": 2, "defence": 1, "lore": 2, "move": 2,
       "life": 5, "equipment": ["knife"]}  # fmt: skip
MOTH = {"classes": ["archer"], "battle": 2, "defence": 1, "lore": 1, "move": 2, "life": 4, "equipment": ["bow"]}
ROACH = {"tags": ["roach"], "battle": 1, "defence": 0, "attack": "melee", "size": "small", "figure": "grub"}
GUARD_ROOM = face(
    "guard-room",
    """
    a1 a2 a3 a4
    b1 b2 b3 b4
    f6 w1 c3 c4
    """,
    exits=[("E", 0.5, ["a4"])], a1={"entry": True}, c4={"entry": True}, w1={"kind": "water"},
)  # fmt: skip


def table_for(rules: list[dict[str, Any]]) -> Table:
    """Pip has the rules of the example, as a hero's talents; everything the examples name is there."""
    more = {
        "heroes": {"pip": {**PIP, "rules": rules}, "moth": MOTH}, "minions": {"roach": ROACH},
        "search_cards": {"lantern": {"category": "party-item"}},
        "encounter_cards": {"crumbs": {"deck": "calm", "pages": {"4": [{"minion": "roach", "count": 1}]}, "surge": []}},
    }  # fmt: skip
    keys = {
        "counters": {"steps": {"max": 5}, "gnawed": {"of": "figures"}}, "tokens": {"key": {}},
        "encounters": {"decks": ["calm"]},
        "achievements": [{"id": "brave", "name": "Brave", "text": "x", "individual": True}],
    }  # fmt: skip
    figures = [("roach", "a3"), ("rat", "b2"), ("ogre", "c4"), ("beast", "b4")]
    mice = {"pip": "a2", "moth": "a1", "ash": "b1"}
    return Table(mice, figures, tiles=(tile(GUARD_ROOM), tile(FIELD)), more=more, chapter=keys)


def everything_named(table: Table) -> None:
    """Lay out and hand over what rules may ask for."""
    game, state = table.game, table.state
    game.script = None
    table.give("pip", "lantern")
    state.tokens, state.token_at = [table.chapter.token_ids.index("key")], [table.space("a3")]
    state.counters[0] = 3
    state.achieved[0] = 1
    state.cheese[:3] = [4, 4, 4]
    state.wounds[0] = 1
    state.current, state.page, state.wheel = 0, 4, 2
    table.afflict(1, "stunned")


def played(element: Any) -> list[int]:
    """Let every rule of an element's example answer its event, or be asked; return how often each ran or held."""
    rules = examples_of(element)
    if any("when" not in rule and "do" in rule for rule in rules):  # the rules of an event card
        more = {"minions": {"roach": ROACH}, "search_cards": {"draught": {"category": "event", "rules": rules}}}
        table = stage(minions=[("rat", "b2")], more=more)
        table.game.script = None
        source = table.chapter.search_source[table.chapter.search_ids.index("draught")]
    else:
        table = table_for(rules)
        everything_named(table)
        source = table.chapter.hero_source[table.chapter.hero_ids.index("pip")]
    own_rules = [rule for rule in table.chapter.rules if rule.source == source]
    assert len(own_rules) >= len(rules)
    for rule in own_rules:
        if table.state.outcome == PLAYING:
            _let_it_answer(table, rule)
            table.check()
    return [table.game.hits[rule.index] for rule in own_rules]


@pytest.mark.parametrize("element", ELEMENTS)
def test_the_example_compiles_and_runs(element: Any) -> None:
    assert played(element)


def _let_it_answer(table: Table, rule: Any) -> None:
    """Make the rule's event happen to the owner and to others, or ask the standing rule."""
    game, state = table.game, table.state
    if not state.owners[rule.source]:
        own(game, rule.source, EVERYONE)
    if rule.code >= len(EVENT_NAMES):
        for figure in range(8):
            modified(game, rule.code, 1, figure, 1, Attack(figure, True, 2))
        return
    event = EVENT_NAMES[rule.code]
    if event in OFFERS:
        ctx = Context()
        ctx.figure = ctx.owner = 0
        ctx.rule = rule
        execute(game, rule, ctx)
        return
    for seen in _happenings(table, event):
        fire(game, rule.code, **seen)
        if state.outcome or game.hits[rule.index]:
            return


def _happenings(table: Table, event: str) -> Iterator[dict[str, Any]]:
    """Ways in which an event can happen: to this one and that one, with this and that card or number."""
    provided = {field for field, _ in registry.EVENTS[event].provides.values()}
    minions = [table.minion(kind) for kind in ("roach", "rat", "ogre", "beast") if table.count(kind)]
    pairs = [(0, 1), (1, 0), *((0, minion) for minion in minions), *((minion, 0) for minion in minions)]
    spaces = [table.space(name) for name in ("a2", "a3")] if "space" in provided else [-1]
    known = table.chapter.encounter_ids if event == "encounter-revealed" else table.chapter.search_ids
    cards = range(len(known)) if "card" in provided else [-1]
    for (one, other), space, card, amount in product(pairs, spaces, cards, (1, 2, 3)):
        attack = Attack(one, True, 2)
        attack.roll = attack.defence_roll = sum(FACE_ONE) + 3 * FACE_ONE[0]
        if one == 0:
            attack.weapon, attack.type = table.chapter.search_ids.index("knife"), "fire"
        yield {
            "figure": one if "figure" in provided else -1, "other": other if "other" in provided else -1,
            "space": space, "card": card, "amount": amount, "group": sum(1 << minion for minion in minions),
            "attack": attack if event in IN_ATTACK else None, "poison": True,
        }  # fmt: skip


def test_most_examples_do_something() -> None:
    """Not each can be met by one table, but few are never met."""
    silent = [parameter.id for parameter in ELEMENTS if not any(played(parameter.values[0]))]
    assert len(silent) <= 25, silent


def test_the_bundled_statuses_are_those_the_examples_name() -> None:
    assert {"stunned", "webbed"} <= set(bundled().entries("status"))
