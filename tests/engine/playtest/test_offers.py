"""Counting what was offered and taken."""

from __future__ import annotations

from engine.play import play_round
from engine.playtest.offers import Offers, count_offers
from engine.playtest.summary import Summary
from engine.playtest.tally import Tally
from engine.records.decision import OP_ACTION, OP_END, OPTION, TURN, USE, Decision
from engine.records.game import Game
from engine.records.state import WON
from tests.engine.table import ROAD, Table, start

RULES = [
    {"id": "ring", "when": "action", "do": [
        {"choose": [{"text": "Once", "do": [{"wheel": 1}]}, {"text": "Twice", "do": [{"wheel": 2}]}]}]},
    {"id": "nudge", "when": "cheese-gained", "may": True, "do": [{"wheel": -1}]},
]  # fmt: skip


class Ringer:
    """Rings whenever it can, takes the second option, and declines everything else."""

    def __init__(self, rings: bool = True) -> None:
        self.rings = rings

    def choose(self, game: Game, decision: Decision) -> int:
        if decision.kind == TURN:
            rings = [option for option in decision.options if option >> 24 == OP_ACTION]
            return rings[0] if rings and self.rings else OP_END
        return 1 if decision.kind == OPTION else 0 if decision.kind == USE else decision.options[0]


def _game(bot: Ringer) -> Game:
    game = start({"rules": RULES, "encounters": {"decks": ["calm"]}})
    game.bots = [bot for _ in game.bots]
    return game


def test_an_action_counts_once_a_turn_and_an_option_each_time() -> None:
    game = _game(Ringer())
    offers = Offers(game.chapter)
    counts = count_offers(game, offers)
    play_round(game)
    by_name = {offer.name: index for index, offer in enumerate(offers.all)}
    mice = 4
    assert counts.offered[by_name["ring"]] == counts.taken[by_name["ring"]] == mice
    assert counts.offered[by_name["ring, option 1"]] == counts.offered[by_name["ring, option 2"]] == mice
    assert by_name["ring, option 1"] not in counts.taken
    assert counts.taken[by_name["ring, option 2"]] == mice
    assert counts.idle == 0


def test_a_turn_that_does_nothing_with_something_to_do_is_idle() -> None:
    game = _game(Ringer(rings=False))
    offers = Offers(game.chapter)
    counts = count_offers(game, offers)
    play_round(game)
    ring = next(index for index, offer in enumerate(offers.all) if offer.name == "ring")
    assert counts.idle == counts.offered[ring] == 4
    assert ring not in counts.taken


def test_an_optional_rule_counts_when_it_is_declined_too() -> None:
    table = Table({"ash": "a1"}, rules=RULES)
    table.game.bots = [Ringer()]
    offers = Offers(table.chapter)
    counts = count_offers(table.game, offers)
    decision = Decision()
    decision.game, decision.kind, decision.who, decision.options = table.game, USE, 0, [0, 1]
    decision.about = next(rule.index for rule in table.chapter.rules if rule.name == "nudge")
    table.game.bots[0].choose(table.game, decision)
    nudge = offers.of_rule[decision.about]
    assert counts.offered == {nudge: 1}
    assert counts.taken == {}


def test_rules_are_named_after_their_cards() -> None:
    chapter = start({"rules": RULES}, tiles=ROAD).chapter
    offers = Offers(chapter)
    found = {(offer.kind, offer.name) for offer in offers.all}
    assert {("ability", "mend"), ("card", "prank"), ("party item", "rope"), ("action", "ring")} <= found


def test_tallies_add_offers_up() -> None:
    one = Summary(0, 1, ("ash",), WON, idle_turns=2, offered={3: 4}, taken={3: 1})
    tally, other = Tally(), Tally()
    tally.add(one)
    other.add(one)
    tally.merge(other)
    assert (tally.offered[3].times, tally.taken[3].times, tally.totals["idle_turns"]) == (8, 2, 4)
