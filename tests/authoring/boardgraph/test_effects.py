"""Finding effects in a chapter, and what their rules ask for."""

from __future__ import annotations

from authoring.boardgraph.effects import effects_of
from authoring.boardgraph.needs import named_spaces, needs


def test_effects_are_found_wherever_they_are_nested() -> None:
    test = {"test": {"pass": [{"achieve": "fame"}], "fail": ["surge"]}}
    chapter = {
        "setup": [{"give-card": "grape"}],
        "rules": [{"when": "round-end", "do": [test]}],
        "rooms": {"kitchen": {"surge": {"do": [{"wheel": 1}]}, "setup": [{"set": "lit"}]}},
    }
    found = {effect.name: effect for effect in effects_of(chapter)}
    assert found.keys() == {"give-card", "test", "achieve", "surge", "wheel", "set"}
    assert found["give-card"].at_start
    assert not found["set"].at_start
    assert found["set"].face == "kitchen"
    assert found["achieve"].steps == ("rules", 0, "do", 0, "test", "pass", 0, "achieve")


def test_what_must_hold_is_needed_and_what_must_not_is_not() -> None:
    chapter = {"counters": {"cheese": {"start": 3}}}
    asked = {
        "party-holds": "grape",
        "all": [{"achieved": "fame"}, {"counter": {"name": "cheese", "at-least": 5}}],
        "not": {"party-holds": "rope"},
        "any": [{"in-party": "nez"}],
    }
    assert needs(asked, chapter) == {"item grape", "achievement fame", "counter cheese"}
    assert needs({"counter": {"name": "cheese", "at-least": 2}}, chapter) == set()
    assert needs({"compare": {"number": {"counter": "key"}, "at-least": 1}}, chapter) == {"counter key"}


def test_spaces_are_taken_where_they_are_named() -> None:
    assert named_spaces({"mover": "mouse", "space": "desk"}) == ["desk"]
    assert named_spaces({"space": {"space": ["a1", "a2"]}}) == ["a1", "a2"]
    assert named_spaces({"space": {"token": "grape"}}) == []
