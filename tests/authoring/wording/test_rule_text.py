"""Rules in words."""

from __future__ import annotations

from typing import Any

import pytest

from authoring.wording.rule_text import describe_conditions, describe_effects, describe_rule, plain_name
from tests.engine.scene import bundled

SENTENCES: list[tuple[dict[str, Any], str]] = [
    ({"when": "move-rolled", "if": {"number": 1, "not": {"mover": {"at": "tree"}}}, "do": [{"wound": "mover"}]},
     "When a figure rolls its move die, if the number is 1, unless the mover stands on tree: the mover takes 1 wound."),
    ({"when": "free-action", "cost": {"from": 1, "to": 3}, "limit": "turn",
      "do": [{"heal": {"who": "mice-here", "amount": "paid"}}]},
     "As a free action, for 1 to 3 cheese: every mouse on this space heals wounds equal to the cheese paid "
     "(once per turn)."),
    ({"when": "attack-ended", "if": {"target": "owner"}, "may": True, "limit": {"per": "round", "times": 2},
      "do": [{"attack": {"who": "attacker", "range": "melee"}}]},
     "When an attack is over, if the target is the owner, the owner may do this: the owner attacks the attacker with a "
     "melee weapon (2 times per round)."),
    ({"if": {"attacking": True}, "modify": {"cheese-symbols": {"times": 2}}},
     "As long as the owner is the attacker: the owner has 2 times its cheese for cheese symbols."),
    ({"of": {"minion": "rat", "near": "owner"}, "modify": {"battle": 1, "defence": -2}},
     "Every rat that is on the same or an adjacent space as the owner has 1 more attack die and has 2 "
     "fewer defence dice."),
    ({"forbid": ["search", "be-attacked"]}, "The owner cannot search or be attacked."),
    ({"allow": "tail-slot"}, "The owner may hold a small weapon in its tail."),
    ({"replace": {"surge": [{"place": {"minion": "roach", "count": 2}}]}},
     "When a surge begins: in place of the minions of the surge, place 2 × roach."),
    ({"when": "round-end", "do": [{"test": {"dice": 3, "times": 2, "pass": [{"cheese": {"who": "all-mice"}}]}}]},
     "At the end of each round: roll 3 dice; with 2 or more star symbols: every mouse on the board gains 1 cheese."),
    ({"when": "counter-changed", "if": {"counter": "howls", "value": {"at-least": 3}}, "do": [{"hourglass": -1}]},
     "When a counter changes, if the counter is howls and the value is at least 3: the hourglass moves 1 page back."),
    ({"when": "round-end", "if": {"counter": {"name": "howls", "is": 3}}, "do": ["surge"]},
     "At the end of each round, if the counter howls is exactly 3: a surge happens."),
    ({"when": "turn-end", "if": {"any": [{"page": 3}, {"some": {"those": "all-mice", "if": {"wounded": True}}}]},
      "do": [{"lasting": {"who": "actor", "until": "next-turn", "rule": {"modify": {"move": 1}}}}]},
     "At the end of a turn, if the page of the hourglass is at least 3 or there is a mouse on the board that has wounds"
     ": until the next turn, for the actor: it has 1 more move."),
    ({"when": "round-end", "always": True, "do": [{"count": {"counter": "heat", "who": {"random": "all-minions"}}}]},
     "At the end of each round, wherever the mice are: the counter heat of one of the minions on the board drawn by "
     "lot goes up by 1."),
    ({"when": "card-discarded", "if": {"loser": {"has-count": {"counter": "luck", "is": 0}}},
      "do": [{"give-card": {"card": "card", "who": "random-mouse", "from": ["discards", "minions"]}}]},
     "When a search card is discarded, if the loser has exactly 0 on its counter luck: a mouse drawn by lot from the "
     "mice on the board receives that card from the discards or minions."),
    ({"when": "turn-end", "do": [{"discard": {"who": "actor", "reach": ["worn", "starting"], "by-lot": True,
                                              "else": [{"wound": "actor"}]}}]},
     "At the end of a turn: the actor discards 1 card by lot from what is worn or the starting equipment; "
     "if there is none: the actor takes 1 wound."),
    ({"when": "wounded", "do": [{"take-card": {"from": "victim", "to": "attacker", "card": "item", "by": "taker"}},
                                {"give-card": {"card": "that-card", "who": "lowest-mouse", "from": "minions"}}]},
     "When a figure is wounded: the attacker takes 1 card (item) from the victim, picked by the one who takes, then "
     "the mouse lowest on the initiative track of the mice on the board receives that card from minions."),
    ({"when": "minion-defeated", "do": [{"place": {"minion": "minion", "at": {"exits": {"edge": "N"}}}},
                                        {"knock-down": "just-placed"}]},
     "When a minion is defeated: place 1 × minion of the type of the minion on a space at an exit in the north, "
     "then every minion just placed is knocked down."),
    ({"when": "round-end", "do": [{"link": {"from": "a1", "to": "b1", "for": ["mice", "minions"]}},
                                  {"unlink": {"from": "a1", "for": "minions"}},
                                  {"set-trap": {"at": {"random": {"on-faces": ["attic", "cellar"]}}}},
                                  {"wound": {"who": {"figures-at": {"adjacent-to": {"at": "a1"}}}}}]},
     "At the end of each round: a1 and b1 become adjacent for mice and minions, then a1 is no longer adjacent to any "
     "other space for minions, then a mousetrap is set on one space drawn by lot (any space of attic or cellar), then "
     "every figure on a space next to a1 takes 1 wound."),
    ({"of": "mouse", "forbid": "search", "modify": {"battle": -1}},
     "Every mouse has 1 fewer attack die and cannot search."),
    ({"of": "scamp", "allow": "cross-red-lines"}, "Every figure that is a scamp may cross red lines and gaps."),
    ({"when": "round-end", "if": {"counter": "howls"}, "do": [{"count": {"counter": "howls", "by": -2}}]},
     "At the end of each round, if the counter howls is at least 1: the counter howls goes down by 2."),
    ({"when": "round-end", "do": [{"wheel": -1}, {"wheel": {"counter": "howls"}}]},
     "At the end of each round: the wheel loses 1 cheese, then the wheel gains cheese equal to the counter howls."),
    ({"when": "action", "do": [{"choose": {"by": "closest-mouse", "options": [
        {"text": "Go.", "do": ["surge"]}, {"text": "Stay", "do": []}]}}]},
     'As an action: the closest mouse chooses one: "Go": a surge happens; or "Stay": nothing happens.'),
    ({"when": "round-end", "do": [{"set-trap": {"token": "key"}}, {"set-trap": "water"}]},
     "At the end of each round: a mousetrap is set on every space with a key token, then a mousetrap is set on every "
     "water space."),
    ({"when": "turn-end", "if": {"not": {"actor": {"at": "water"}}, "actor": {"not": {"holds": "item"}}},
      "do": ["surge"]},
     "At the end of a turn, if the actor does not have item, unless the actor stands on a water space: a surge "
     "happens."),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "words"), SENTENCES, ids=[words[:40] for _, words in SENTENCES])
def test_a_rule_as_a_sentence(rule: dict[str, Any], words: str) -> None:
    assert describe_rule(rule) == words


def test_names_and_the_owner_can_be_told() -> None:
    names = {"old-rat": "Old Rat", "grey-tom": "Grey Tom"}
    conditions = {"attacker": "owner", "minion": "grey-tom"}
    rule = {"when": "minion-defeated", "if": conditions, "do": [{"place": {"minion": "old-rat"}}]}
    words = describe_rule(rule, lambda kind, ident: names.get(ident, ident), "Pip")
    assert words == "When a minion is defeated, if the attacker is Pip and the minion is Grey Tom: place 1 × Old Rat."


def test_conditions_and_effects_alone() -> None:
    assert describe_conditions({"no-minions": "attic", "mice-at": {"face": "attic"}}) == (
        "No minion is on attic and every mouse on the board stands on attic."
    )
    assert describe_effects(["surge", {"draw": {"look": 3}}]) == (
        "A surge happens, then the owner looks at 3 search cards and keeps 1."
    )


def test_plain_names() -> None:
    assert plain_name("minion", "rat-warrior") == "rat warrior"
    assert plain_name("hero", "pip") == "Pip"


def every_rule() -> list[Any]:
    library = bundled()
    found = []
    for kind in ("hero", "ability", "minion", "search-card", "status", "achievement", "chapter"):
        for entry in library.entries(kind).values():
            parts = [entry.data, *entry.data.get("cards", []), *entry.data.get("rooms", {}).values()]
            for part in parts:
                found += [(entry.id, rule) for key in ("rules", "earned") for rule in part.get(key, [])]
    return found


def test_every_bundled_rule_can_be_told() -> None:
    rules = every_rule()
    assert len(rules) > 100
    for ident, rule in rules:
        words = describe_rule(rule)
        assert not set("{}[]|") & set(words), f"{ident}: {words}"
        assert "None" not in words, f"{ident}: {words}"


def test_what_a_figure_is_not_reads_as_one_would_say_it() -> None:
    away = {"those": {"from": "all-mice", "if": {"not": {"any": [{"hero": "collin"}, {"hero": "nez"}]}}}}
    told = describe_effects([{"teleport": {"who": away, "to": {"space": "guard-room/d3"}}}])
    assert "that is not Collin or Nez" in told
    alone = {"those": {"from": "all-minions", "if": {"not": {"tile-with": "all-mice"}}}}
    assert describe_effects([{"remove": alone}]).startswith("Every minion on the board that is not on the same tile as")
    both = {"those": {"from": "all-mice", "if": {"not": {"hero": "nez", "captured": True}}}}
    assert "that is not one that" in describe_effects([{"teleport": {"who": both, "to": {"space": "guard-room/d3"}}}])
