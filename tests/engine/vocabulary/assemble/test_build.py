"""How values are read: short forms and maps, names of events, and complaints that point at the very place."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.compile import compile_chapter
from engine.records.content import Path
from engine.records.errors import ContentError
from engine.vocabulary import registry
from tests.engine.table import BOW
from tests.engine.vocabulary.stage import ask, builder, counter, do, number, stage, where, who

MICE = {"ash": "a1", "birch": "a2"}


def given(element: Any, value: Any) -> dict[str, Any]:
    """What an element is given, without what it was not."""
    params = builder(stage()).params(element, value)
    return {name: part for name, part in params.items() if part is not None}


# -- short forms and maps ----------------------------------------------------------------------------------------------


def test_a_bare_value_is_the_short_parameter() -> None:
    assert given(registry.EFFECTS["wheel"], 3) == {"amount": 3}
    assert given(registry.EFFECTS["wound"], "mover") == {"who": "mover", "amount": 1, "poison": False}


def test_a_map_with_a_parameter_is_the_map_of_all() -> None:
    assert given(registry.EFFECTS["wound"], {"amount": 2}) == {"who": "owner", "amount": 2, "poison": False}


def test_any_other_map_is_the_short_parameters_value() -> None:
    selected = {"those": {"from": "all-mice"}}
    assert given(registry.EFFECTS["wound"], selected)["who"] == selected
    assert given(registry.EFFECTS["wheel"], {"count": "all-mice"})["amount"] == {"count": "all-mice"}


def test_nothing_means_the_defaults() -> None:
    assert given(registry.EFFECTS["extra-action"], None) == {"amount": 1}
    assert given(registry.WHO["chosen-mouse"], None) == {"from": "all-mice"}
    assert given(registry.EFFECTS["surge"], None) == {}


def test_words_of_selectors_stand_alone_in_a_map_or_beside_their_parameters() -> None:
    table = stage(MICE)
    for form in (
        {"stat": "lore"},
        {"stat": {"stat": "lore"}},
        {"stat": "lore", "of": "owner"},
        {"of": "owner", "stat": "lore"},
    ):
        assert number(table, form, owner="ash") == 1
    assert who(table, "all-mice") == who(table, {"all-mice": None}) == ["ash", "birch"]
    assert where(table, {"free": "anywhere", "empty": True}, owner="ash")[0] == "a3"


# -- names of events ---------------------------------------------------------------------------------------------------


def test_a_name_can_be_compared_with_another() -> None:
    table = stage(MICE)
    seen = {"event": "attack-declared", "owner": "ash", "figure": "ash", "other": "birch"}
    assert ask(table, {"attacker": "owner"}, **seen)
    assert not ask(table, {"target": "owner"}, **seen)
    assert ask(table, {"target": {"not": {"side": "minion"}}}, **seen)
    assert ask(table, {"target": ["owner", "archer"]}, **seen)


def test_a_name_can_test_whether_the_event_has_that_figure() -> None:
    table = stage(MICE)
    assert ask(table, {"attacker": False}, event="wounded", figure="ash")
    assert not ask(table, {"attacker": True}, event="wounded", figure="ash")
    assert not ask(table, {"attacker": {"not": {"wounded": True}}}, event="wounded", figure="ash")


def test_numbers_of_events_are_compared() -> None:
    table = stage(MICE)
    assert ask(table, {"number": 2}, event="move-rolled", figure="ash", amount=2)
    assert ask(table, {"number": [1, 2]}, event="move-rolled", figure="ash", amount=2)
    assert ask(table, {"number": {"at-most": {"count": "all-mice"}}}, event="move-rolled", figure="ash", amount=2)
    assert number(table, "number", event="move-rolled", figure="ash", amount=3) == 3


def test_a_map_of_a_words_own_parameters_means_the_word() -> None:
    table = stage(MICE, [("rat", "a3"), ("grub", "a4")])
    seen = {"event": "minion-defeated", "figure": "rat", "other": "ash"}
    assert ask(table, {"minion": "rat"}, **seen)
    assert ask(table, {"minion": {"minion": "rat", "size": "small"}}, **seen)
    assert ask(table, {"minion": {"minion": "rat"}}, **seen)
    assert not ask(table, {"minion": {"size": "large"}}, **seen)


def test_a_list_of_conditions_needs_them_all() -> None:
    table = stage(MICE)
    assert ask(table, [{"page": 1}, {"active-mice": 2}])
    assert not ask(table, [{"page": 1}, {"active-mice": 3}])


# -- complaints --------------------------------------------------------------------------------------------------------

WRONG: list[tuple[dict[str, Any], str, str]] = [
    # a rule of the chapter, where the complaint points, what it says
    ({"when": "round-end", "do": ["sorge"]}, "do/0", 'unknown effect "sorge", did you mean "surge"'),
    ({"when": "rond-end", "do": ["surge"]}, "when", 'unknown event "rond-end", did you mean "round-end"'),
    ({"do": ["surge"]}, "",
     'a rule has neither "when" nor a standing word: add "when" and "do", or one of modify, forbid, allow, replace'),
    ({"when": "round-end", "if": {"pge": 2}, "do": []}, "if/pge", 'unknown condition "pge", did you mean "page"'),
    ({"when": "round-end", "if": {"any": [{"page": 1}, {"counter": "stps"}]}, "do": []}, "if/any/1/counter",
     'unknown counter "stps", did you mean "steps"'),
    ({"when": "round-end", "do": [{"wheel": 1, "surge": None}]}, "do/0",
     "an effect must be a word or a map with one key"),
    ({"when": "round-end", "do": [{"wound": {"who": "all-mice", "amout": 2}}]}, "do/0/wound",
     'unknown parameter of "wound" "amout", did you mean "amount"'),
    ({"when": "round-end", "do": [{"wound": {"who": "al-mice"}}]}, "do/0/wound/who",
     'unknown selector of figures "al-mice", did you mean "all-mice"'),
    ({"when": "round-end", "do": [{"wound": "mover"}]}, "do/0/wound", 'unknown selector of figures "mover"'),
    ({"when": "round-end", "do": [{"cheese": {"who": "owner"}}]}, "do/0/cheese/who", 'there is no "owner" here'),
    ({"when": "round-end", "do": [{"cheese": {"amount": 1}}]}, "do/0/cheese", 'there is no "owner" here'),
    ({"when": "round-end", "if": {"wounded": True}, "do": []}, "if/wounded", '"wounded" tests a figure'),
    ({"when": "turn-end", "if": {"actor": {"clas": "x"}}, "do": []}, "if/actor/clas", 'unknown condition "clas"'),
    ({"when": "turn-end", "if": {"actor": "warior"}, "do": []}, "if/actor",
     'unknown figure "warior", did you mean "warrior"'),
    ({"when": "turn-end", "if": {"actor": "owner"}, "do": []}, "if/actor", 'there is no "owner" here'),
    ({"when": "round-end", "do": [{"test": {"pass": [{"wheel": 1}, {"place": {"minion": "rodent"}}]}}]},
     "do/0/test/pass/1/place/minion", 'unknown minion "rodent"'),
    ({"when": "round-end", "do": [{"wheel": {"sum": [1, {"count": "al-mice"}]}}]}, "do/0/wheel/sum/1/count",
     'unknown selector of figures "al-mice"'),
    ({"when": "round-end", "do": [{"heal": {"who": {"those": "all-mice", "iff": {}}}}]}, "do/0/heal/who",
     'unknown parameter of "those" "iff", did you mean "if"'),
    ({"when": "move-rolled", "do": [{"wheel": "mover"}]}, "do/0/wheel", '"mover" is not a number'),
    ({"when": "move-rolled", "do": [{"wound": "number"}]}, "do/0/wound", '"number" is not a figure'),
    ({"when": "move-rolled", "if": {"mover": "number"}, "do": []}, "if/mover", '"number" is not a figure'),
    ({"when": "move-rolled", "if": {"number": "two"}, "do": []}, "if/number",
     '"number" is compared with a number, not with "two"'),
    ({"when": "move-rolled", "if": {"number": {"atleast": 2}}, "do": []}, "if/number",
     'unknown bound of "number" "atleast"'),
    ({"when": "round-end", "if": "late", "do": []}, "if", 'conditions must be a map or a list of maps, not "late"'),
    ({"when": "round-end", "do": [{"repeat": {"times": 2}}]}, "do/0/repeat", '"repeat" lacks "do"'),
    ({"when": "round-end", "do": [{"push": {"who": "all-mice", "towards": "up"}}]}, "do/0/push/towards",
     'unknown "towards" of "push" "up"'),
    ({"when": "round-end", "do": [{"surge": 3}]}, "do/0/surge", '"surge" takes no value, not "3"'),
    ({"when": "round-end", "do": [{"wheel": True}]}, "do/0/wheel", '"True" is not a number'),
    ({"when": "round-end", "limit": {"per": "turn", "times": 99}, "do": []}, "limit",
     'a limit of 99 uses cannot be counted'),
    ({"when": "round-end", "cost": "die", "do": []}, "cost", 'a die cannot stand in a condition'),
    ({"when": "round-end", "do": [{"choose": [{"do": ["surge"]}, {"do": ["sorge"]}]}]}, "do/0/choose/1/do/0",
     'unknown effect "sorge"'),
    ({"modify": {"batle": 1}}, "modify/batle", 'unknown modifier "batle", did you mean "battle"'),
    ({"modify": {"battle": {"of": "rat"}}}, "modify/battle", 'a modifier changes nothing: add "by", "set" or "times"'),
    ({"modify": {"battle": {"by": {"counter": "stps"}}}}, "modify/battle/by/counter", 'unknown counter "stps"'),
    ({"of": {"clas": "x"}, "modify": {"battle": 1}}, "of/clas", 'unknown condition "clas"'),
    ({"replace": {"round-end": ["surge"]}}, "replace/round-end", 'the event "round-end" cannot be stopped'),
    ({"when": "round-end", "do": [{"lasting": {"who": "all-mice", "rule": {"modify": {"batle": 1}}}}]},
     "do/0/lasting/rule/modify/batle", 'unknown modifier "batle"'),
]  # fmt: skip


def _path(kind: str, ident: str, path: Path) -> str:
    return "/".join(map(str, path))


@pytest.mark.parametrize(("rule", "place", "message"), WRONG, ids=[f"{place or 'rule'}" for _, place, _ in WRONG])
def test_an_error_names_its_place(rule: dict[str, Any], place: str, message: str) -> None:
    content = stage().content
    content = replace(content, chapter={**content.chapter, "rules": [rule]}, where=_path)
    with pytest.raises(ContentError) as caught:
        compile_chapter(content)
    assert caught.value.where == "/".join(filter(None, ("rules/0", place)))
    assert caught.value.message.startswith(message)


def test_a_figure_of_the_event_is_enough_to_ask_about() -> None:
    rule = {"when": "turn-end", "if": {"wounded": True}, "do": [{"count": "fired"}]}
    table = stage(MICE, rules=[rule])
    do(table, {"wound": {"hero": "ash"}})
    for hero in MICE:
        table.dice(BOW).begin(hero).end_turn(hero)
    assert counter(table) == 1
