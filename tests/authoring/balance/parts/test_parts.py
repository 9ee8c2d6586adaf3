"""Finding the parts of a chapter, and what its files are without them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from authoring.balance.parts import KINDS, find_parts
from authoring.balance.parts.heroes import substituted
from authoring.balance.parts.part import CannotChangeError, Part, twice
from authoring.playtest.open_chapter import LoadedChapter, open_playable
from tests.authoring.balance.toys import GUARDED, open_toy

PARTY = ("collin", "filch", "maginos", "nez")
CARD = """\
kind: search-card
id: lucky-button
name: Lucky Button
category: item
copies: {copies}
text: Shiny.
"""


def part(loaded: LoadedChapter, kind: str, name: str) -> Part:
    return next(one for one in find_parts(loaded, (PARTY,), (kind,)) if one.name == name)


def without(loaded: LoadedChapter, one: Part) -> Any:
    return one.out()[loaded.entry.file]


def doubled(loaded: LoadedChapter, one: Part) -> Any:
    return one.double()[loaded.entry.file]


def test_each_kind_finds_something_in_a_chapter(tmp_path: Path) -> None:
    loaded = open_toy(tmp_path)
    assert all(find_parts(loaded, (PARTY,), (kind,)) for kind in KINDS if kind != "cards")


def test_places_are_those_of_the_file(tmp_path: Path) -> None:
    loaded = open_toy(tmp_path)
    file, line = part(loaded, "rules", "score").where.rsplit(":", 1)
    assert Path(file).name == "brawl.yaml"
    assert "id: score" in (tmp_path / "brawl.yaml").read_text(encoding="utf-8").splitlines()[int(line) - 1]


def test_rules(tmp_path: Path) -> None:
    loaded = open_toy(tmp_path)
    score, rest = part(loaded, "rules", "score"), part(loaded, "rules", "guard-room: no-rest")
    assert without(loaded, score)["rules"] == []
    assert [rule["id"] for rule in doubled(loaded, score)["rules"]] == ["score", "score-again"]
    assert without(loaded, rest)["rooms"]["guard-room"]["rules"] == []
    with pytest.raises(CannotChangeError):
        rest.double()


def test_searches(tmp_path: Path) -> None:
    loaded = open_toy(tmp_path)
    chest = part(loaded, "searches", "guard-room: chest")
    assert without(loaded, chest)["rooms"]["guard-room"]["search"] == []
    assert [one["id"] for one in doubled(loaded, chest)["rooms"]["guard-room"]["search"]] == ["chest", "chest-again"]


def test_surges(tmp_path: Path) -> None:
    loaded = open_toy(tmp_path)
    surge = part(loaded, "surges", "guard-room: surge")
    assert "surge" not in without(loaded, surge)["rooms"]["guard-room"]
    assert doubled(loaded, surge)["rooms"]["guard-room"]["surge"] == [{"minion": "roach", "count": 2}]


def test_a_surge_of_effects_happens_twice(tmp_path: Path) -> None:
    loaded = open_toy(tmp_path, GUARDED.replace("surge: [ { minion: roach, count: 1 } ]", "surge: { do: [ surge ] }"))
    surge = part(loaded, "surges", "guard-room: surge")
    assert doubled(loaded, surge)["rooms"]["guard-room"]["surge"] == {"do": ["surge", "surge"]}


def test_encounters(tmp_path: Path) -> None:
    loaded = open_toy(tmp_path)
    setup, room = part(loaded, "encounters", "setup: 2 rat-warrior"), part(loaded, "encounters", "sewers: 3 roach")
    assert without(loaded, setup)["setup"] == []
    assert doubled(loaded, setup)["setup"][0]["place"]["count"] == 4
    assert without(loaded, room)["rooms"]["sewers"]["encounter"]["place"] == []
    assert doubled(loaded, room)["rooms"]["sewers"]["encounter"]["place"][0]["count"] == 6


def test_minions_leave_the_chapter_and_its_encounter_cards(tmp_path: Path) -> None:
    loaded = open_toy(tmp_path)
    roach = part(loaded, "minions", "roach")
    changed = roach.out()
    assert changed[loaded.entry.file]["rooms"]["sewers"]["encounter"]["place"] == []
    assert changed[loaded.entry.file]["rooms"]["guard-room"]["surge"] == []
    assert changed[loaded.entry.file]["setup"] == loaded.entry.data["setup"]
    (cards,) = (data["cards"] for file, data in changed.items() if file.kind == "encounter-cards")
    standard = [one for one in cards if one["deck"] == "standard"]
    assert not any(troop["minion"] == "roach" for one in standard for page in one["pages"].values() for troop in page)
    assert doubled(loaded, roach)["rooms"]["sewers"]["encounter"]["place"][0]["count"] == 6


def test_a_minion_that_a_rule_places_leaves_the_rule(tmp_path: Path) -> None:
    text = GUARDED.replace("do: [ { count: beaten } ]", "do: [ { count: beaten }, { place: { minion: roach } } ]")
    loaded = open_toy(tmp_path, text)
    roach = part(loaded, "minions", "roach")
    assert without(loaded, roach)["rules"][0]["do"] == [{"count": "beaten"}]
    assert doubled(loaded, roach)["rules"][0]["do"][1] == {"place": {"minion": "roach", "count": 2}}


def test_cards_of_the_author(tmp_path: Path) -> None:
    (tmp_path / "button.yaml").write_text(CARD.format(copies=2), encoding="utf-8")
    text = GUARDED.replace("{ id: chest, card: tinkerers-treasure }", "{ id: chest, card: lucky-button }")
    loaded = open_toy(tmp_path, text)
    (button,) = find_parts(loaded, (PARTY,), ("cards",))
    changed = {file.kind: data for file, data in button.out().items()}
    assert changed["search-card"]["copies"] == 0
    assert changed["chapter"]["rooms"]["guard-room"]["search"] == []
    assert {file.kind: data for file, data in button.double().items()}["search-card"]["copies"] == 4


def test_a_card_without_copies_cannot_be_doubled(tmp_path: Path) -> None:
    (tmp_path / "button.yaml").write_text(CARD.format(copies=0), encoding="utf-8")
    (button,) = find_parts(open_toy(tmp_path), (PARTY,), ("cards",))
    with pytest.raises(CannotChangeError, match="no copy"):
        button.double()


def test_abilities_are_those_that_the_party_can_learn(tmp_path: Path) -> None:
    loaded = open_toy(tmp_path)
    names = {one.name for one in find_parts(loaded, (PARTY,), ("abilities",))}
    assert "first-aid" in names
    assert "accurate-shot" not in names  # nobody of them is an archer
    (cards,) = (data["cards"] for data in part(loaded, "abilities", "first-aid").out().values())
    assert "first-aid" not in {card["id"] for card in cards}


def test_heroes(tmp_path: Path) -> None:
    loaded = open_toy(tmp_path)
    assert without(loaded, part(loaded, "heroes", "nez"))["party"]["barred"] == ["nez"]


def test_substitutes() -> None:
    assert substituted((("a", "b"), ("b", "c")), "b", ["a", "b", "c", "d"]) == (("a", "c"), ("a", "c"))
    with pytest.raises(CannotChangeError):
        substituted((("a", "b"),), "a", ["a", "b"])


def test_counts_have_a_limit() -> None:
    assert (twice(3), twice(15)) == (6, 20)
    with pytest.raises(CannotChangeError):
        twice({"counter": "x"})


def test_bundled_chapters_have_parts() -> None:
    for name in ("flight", "under-pressure", "twelve-strokes"):
        loaded = open_playable(name, ("chapter",), lint_later=True)
        assert len(find_parts(loaded, (PARTY,))) > 20
