"""The numbers of a chapter that can be turned."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.balance.knobs import Knob, find_knobs
from authoring.playtest.open_chapter import open_playable
from engine.playtest.usage_error import UsageError
from tests.authoring.balance.toys import GUARDED, open_toy


def names(knobs: list[Knob]) -> dict[str, int]:
    return {knob.name: knob.value for knob in knobs}


def test_numbers_of_a_chapter(tmp_path: Path) -> None:
    assert names(find_knobs(open_toy(tmp_path))) == {
        "end-page": 5,
        "counters.beaten.start": 0,
        "setup.0.place.count": 2,
        "rooms.guard-room.surge.roach.count": 1,
        "rooms.sewers.encounter.place.roach.count": 3,
        "victory.counter.at-least": 4,
    }


def test_dice_and_counts_that_are_not_written(tmp_path: Path) -> None:
    text = GUARDED.replace(
        "do: [ { count: beaten } ]",
        "do: [ { count: beaten }, { test: { dice: 2, pass: [ { place: { minion: roach } } ] } } ]",
    )
    knobs = {knob.name: knob for knob in find_knobs(open_toy(tmp_path, text))}
    assert knobs["rules.score.do.1.test.dice"].value == 2
    unwritten = knobs["rules.score.do.1.test.pass.0.place.count"]
    assert (unwritten.value, unwritten.is_written) == (1, False)


def test_values_of_the_authors_minions() -> None:
    found = names(find_knobs(open_playable("under-pressure", ("chapter",), lint_later=True)))
    assert found["governor.cards.governor-idles.life"] == 2
    assert not any(name.startswith(("roach.", "rat-warrior.")) for name in found)


def test_where_a_number_stands(tmp_path: Path) -> None:
    (knob,) = find_knobs(open_toy(tmp_path), ["end-page"])
    line = int(knob.where.rsplit(":", 1)[1])
    assert (tmp_path / "brawl.yaml").read_text(encoding="utf-8").splitlines()[line - 1] == "end-page: 5"


def test_values_worth_trying_keep_within_limits(tmp_path: Path) -> None:
    knobs = {knob.name: knob for knob in find_knobs(open_toy(tmp_path))}
    assert knobs["setup.0.place.count"].values() == [3, 1, 4, 5]
    assert knobs["counters.beaten.start"].values() == [1, 2, 3]
    assert max(knobs["victory.counter.at-least"].values()) <= 9  # the most that the counter can be
    large = Knob("x", knobs["end-page"].entry, ("x",), 16, 0, 99)
    assert {12, 20, 8, 24} <= set(large.values())


def test_names_with_stars_and_paths(tmp_path: Path) -> None:
    loaded = open_toy(tmp_path, GUARDED.replace("forbid: recover", "when: round-end\n        do: [ { wheel: 2 } ]"))
    assert set(names(find_knobs(loaded, ["rooms.*.count", "end-page"]))) == {
        "rooms.guard-room.surge.roach.count", "rooms.sewers.encounter.place.roach.count", "end-page"
    }  # fmt: skip
    assert names(find_knobs(loaded, ["rooms.guard-room.rules.no-rest.do.0.wheel"])) == {
        "rooms.guard-room.rules.no-rest.do.0.wheel": 2
    }


@pytest.mark.parametrize("name", ["end-pag", "rooms.sewers", "title", "rules.score.x", "end-page.x"])
def test_a_name_of_no_number_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(UsageError):
        find_knobs(open_toy(tmp_path), [name])
