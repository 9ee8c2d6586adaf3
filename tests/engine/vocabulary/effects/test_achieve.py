"""`achieve`: earn an achievement, for the party or, if it is an individual one, for a mouse."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, counter, do, stage, when


def test_the_party_earns_it_once() -> None:
    table = stage({"ash": "a1"}, rules=[when("achievement-gained", {"achievement": "brave"})])
    do(table, {"achieve": "brave"}, {"achieve": "brave"})
    assert counter(table) == 1
    assert ask(table, {"achieved": "brave"})


def test_an_individual_one_goes_to_a_mouse() -> None:
    own = {"achievements": [{"id": "brave", "name": "Brave", "text": "x", "individual": True}]}
    table = stage({"ash": "a1", "birch": "a2"}, chapter=own)
    do(table, {"achieve": {"achievement": "brave", "who": {"hero": "birch"}}})
    assert ask(table, {"achiever": "brave"}, figure="birch")
