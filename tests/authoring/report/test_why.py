"""The answer to "why": the cause stands in the first three lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import find_playable
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.why import Why, ask_why_of, own_rules
from authoring.playtest.workers import Workers
from authoring.report.why import why_document
from authoring.report.why_text import why_lines
from engine.playtest.why import cause
from tests.authoring.dead_rules import dead_rules
from tests.playable import BRAWL, chapter

GAMES = 30

CAUSES = {
    "wrong-event": ['"boss-card-removed" happened in no game'],
    "contradiction": ['"wheel: { at-least: 5, at-most: 1 }" did not hold', "cannot happen", "R205"],
    "counter-never-set": ['"counter: { name: bells, at-least: 1 }" did not hold', "it was 0", "cannot happen", "R202"],
    "refused": ["offered", "never taken"],
    "too-dear": ["at its cost", "cannot happen", "K103"],
    "wrong-figure": ['"minion: { minion: ogre }" did not hold', "rat-warrior"],
    "wrong-room": ["never for this rule", "outside the room", "guard-room"],
    "replaced": ["never for this rule", '"calm"', "takes the place of the event"],
    "finds-nothing": ["none of its effects finds anybody", '"defeat"'],
    "closed-option": ["option 1", "was never open"],
    "never-applies": ['"page: 5" did not hold'],
    "status-gone": ['nobody ever had the status "sleepy"'],
    "never-placed": ['no "ogre" was ever on the board'],
}


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Why]:
    loaded = find_playable(str(dead_rules(tmp_path_factory.mktemp("dead"))), ("chapter",))
    compiled = compile_plan(loaded.content(), PlaytestOptions())
    return {one.rule.name: one for one in ask_why_of(loaded, compiled, own_rules(loaded), GAMES, Workers())}


@pytest.mark.parametrize("name", CAUSES)
def test_the_first_three_lines_name_the_cause_of_a_dead_rule(answers: dict[str, Why], name: str) -> None:
    first = "\n".join(why_lines(why_document(answers[name]))[:3])
    assert [words for words in CAUSES[name] if words not in first] == [], first


def test_a_rule_that_works_is_not_called_dead(answers: dict[str, Why]) -> None:
    data = why_document(answers["score"])
    assert data["ran"]["times"] > 0
    assert data["cause"] == "it does what it says"
    assert data["effects"][0]["found-nothing"]["times"] == 0


def test_every_count_has_a_game_to_watch(answers: dict[str, Why]) -> None:
    data = why_document(answers["counter-never-set"])
    example = data["conditions"][0]["failed-first"]["example"]
    assert example["round"] >= 1
    assert "--seed " in example["command"]
    assert any(example["command"] in line for line in why_lines(data))


def test_conditions_fail_as_often_as_the_event_comes(answers: dict[str, Why]) -> None:
    for why in answers.values():
        data = why_document(why)
        if not data["came"]["times"] or data["too-dear"]["times"]:
            continue
        failed = sum(one["failed-first"]["times"] for one in data["conditions"])
        stopped = sum(one["times"] for one in data["stops"])
        assert failed + stopped + data["held"]["times"] == data["came"]["times"], data["rule"]


def test_a_rule_that_names_parts_of_other_chapters_is_left_out(tmp_path: Path) -> None:
    path = chapter(tmp_path, BRAWL)
    (tmp_path / "ogre.yaml").write_text(
        "kind: minion\nid: ogre\nname: Ogre\nsize: large\nattack: melee\nfigure: ogre\nbattle: 3\ndefence: 1\nrules:\n"
        "  - id: far-away\n    when: round-end\n    do: [ { count: bells-of-another-chapter } ]\n"
    )
    loaded = find_playable(str(path), ("chapter",))
    compiled = compile_plan(loaded.content(), PlaytestOptions())
    (rule,) = [rule for rule in own_rules(loaded) if rule.name == "far-away"]
    (why,) = ask_why_of(loaded, compiled, [rule], 2, Workers())
    assert "is left out" in why_document(why)["headline"]
    assert "counters, tokens or faces" in cause(why.asked)
