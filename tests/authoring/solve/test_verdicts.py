from __future__ import annotations

import pytest

from authoring.solve import IMPOSSIBLE, OPEN, SHOWN, Thing, Verdicts, reasons, summary, table_data, things_of
from authoring.solve.verdicts import from_data, judge, to_data
from engine.playtest import CompiledPlan
from engine.solve.course import play_course
from tests.authoring.solve.effort import little_effort


class Nine:
    """Claims that no ninth mouse comes, and, wrongly, that nobody pulls the lever."""

    def why(self, thing: Thing, mice: int) -> str:
        return f"{mice} mice are not 9" if thing.name in ("ninth-mouse", "lever") else ""


@pytest.fixture
def judged(compiled: CompiledPlan, monkeypatch: pytest.MonkeyPatch) -> Verdicts:
    little_effort(monkeypatch)
    return judge(compiled, [thing for thing in things_of(compiled) if thing.own], Nine())


def word(judged: Verdicts, name: str, mice: int) -> str:
    return next(one.word for one in judged.all if one.thing.name == name and one.mice == mice)


def test_there_is_a_verdict_for_every_number_of_mice(judged: Verdicts) -> None:
    assert judged.sizes == (3, 4)
    assert len(judged.all) == 2 * len({one.thing for one in judged.all})
    assert word(judged, "ninth-mouse", 3) == IMPOSSIBLE
    assert list(reasons(judged)) == [
        "rule ninth-mouse with 3 mice: impossible: 3 mice are not 9",
        "rule ninth-mouse with 4 mice: impossible: 4 mice are not 9",
    ]


def test_a_game_silences_a_claim_to_the_contrary(judged: Verdicts) -> None:
    assert [one.word for one in judged.all if one.thing.name == "lever"] == [SHOWN, SHOWN]


def test_what_is_neither_shown_nor_impossible_is_open(compiled: CompiledPlan, monkeypatch: pytest.MonkeyPatch) -> None:
    little_effort(monkeypatch, turns=200, games=1)
    ninth = next(thing for thing in things_of(compiled) if thing.name == "ninth-mouse")
    judged = judge(compiled, [ninth])
    assert {one.word for one in judged.all} == {OPEN}
    assert summary(judged) == "0 shown, 0 impossible, 2 open"


def test_every_game_shows_what_it_is_to_show(judged: Verdicts, compiled: CompiledPlan) -> None:
    shown = [one for one in judged.all if one.course is not None and one.thing.lines]
    assert len(shown) > 4
    for one in shown:
        assert one.course is not None
        game = play_course(compiled.chapter, one.course)
        assert any(game.hits[line] for line in one.thing.lines)


def test_verdicts_as_data_can_be_read_back(judged: Verdicts, compiled: CompiledPlan) -> None:
    things = [thing for thing in things_of(compiled) if thing.own]
    assert from_data(judged.chapter, things, to_data(judged)) == judged
    with pytest.raises(KeyError):
        from_data(judged.chapter, things[1:], to_data(judged))


def test_the_table_names_heroes(judged: Verdicts, compiled: CompiledPlan) -> None:
    data = table_data(judged, compiled.chapter.hero_ids)
    row = next(row for row in data["verdicts"] if row["name"] == "lever")
    assert row["party"] == ["collin", "filch", "maginos"]
    assert sum(data["counts"].values()) == len(data["verdicts"])
