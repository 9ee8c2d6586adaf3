"""The report as data: its shape, and that its numbers agree with each other."""

from __future__ import annotations

from typing import Any

from jsonschema import Draft202012Validator

from authoring.content.schema import schema
from authoring.playtest.result import PlaytestResult
from authoring.report import as_json
from authoring.report.sections import SECTIONS


def lines(data: dict[str, Any], kind: str) -> dict[str, dict[str, Any]]:
    return {line["name"]: line for line in data["coverage"]["lines"] if line["kind"] == kind}


def test_it_has_the_shape_its_schema_says(data: dict[str, Any]) -> None:
    Draft202012Validator(schema("report")).validate(data)
    assert set(data) == {"kind", "version", "verdict", "findings", *SECTIONS}


def test_all_games_are_accounted_for(data: dict[str, Any]) -> None:
    result, games = data["result"], data["run"]["games"]
    assert games == 60
    assert result["won"] + result["lost"] + result["stalled"] == games
    assert sum(loss["share"]["count"] for loss in data["losses"]) == games - result["won"]
    assert all(sum(face["games"] for face in loss["faces"]) == loss["share"]["count"] for loss in data["losses"])
    assert sum(count for _, count in data["length"]["rounds"]["counts"]) == games
    assert sum(tile["ended"] for tile in data["tiles"]) == games
    assert sum(party["wins"]["games"] for party in data["parties"]) == games
    assert data["tension"][0]["games"] == games


def test_the_last_point_of_the_curve_is_the_win_rate(data: dict[str, Any]) -> None:
    curve = data["end-pages"]["curve"]
    assert [point["page"] for point in curve] == [2, 3, 4, 5]
    assert curve[-1]["wins"] == data["result"]["win-rate"]


def test_with_and_without_make_all_games(data: dict[str, Any]) -> None:
    for hero in data["heroes"]:
        assert 0 < hero["games"] < 60
        assert hero["difference"]["low"] <= hero["difference"]["value"] <= hero["difference"]["high"]
    assert all(minion["games"] == 60 for minion in data["minions"] if minion["minion"] == "rat-warrior")
    assert all(tile["difference"] is None for tile in data["tiles"] if tile["face"] == "guard-room")


def test_lines_know_their_place(data: dict[str, Any], result: PlaytestResult) -> None:
    text = result.loaded.entry.file.source.lines
    for kind, name, words in (
        ("rule", "score", "- id: score"),
        ("rule", "too-late", "- id: too-late"),
        ("story", "guard-room", "story: A room"),
        ("special surge", "guard-room", "surge:"),
        ("face", "guard-room", "guard-room:"),
        ("ending", "victory", "victory:"),
    ):
        line = lines(data, kind)[name]
        path, _, number = line["where"].rpartition(":")
        assert path == "brawl.yaml"
        assert text[int(number) - 1].strip().startswith(words)
    assert lines(data, "card drawn")["dagger"]["where"].startswith("cards/search/weapons.yaml:")


def test_what_was_reached_and_what_never(data: dict[str, Any]) -> None:
    assert lines(data, "rule")["score"]["games"] > 0
    assert lines(data, "story")["guard-room"]["share"] == 1.0
    late = lines(data, "rule")["too-late"]
    assert (late["hits"], late["games"], late["first-seed"], late["part"]) == (0, 0, None, "chapter")
    assert data["coverage"]["never-bound"] == 0.05
    part = data["coverage"]["parts"]["chapter"]
    assert part["reached"] < part["lines"]
    victory = lines(data, "ending")["victory"]
    assert victory["games"] == data["result"]["won"]
    assert victory["share-of-wins"] == 1.0


def test_first_seeds_are_seeds_that_reach_it(data: dict[str, Any], result: PlaytestResult) -> None:
    line = lines(data, "ending")["victory"]
    one = result.compiled.play(line["first-seed"] - result.plan.seed)
    assert one.reason == "victory"


def test_the_bot_is_always_named(data: dict[str, Any]) -> None:
    assert data["run"]["bot"] == "random"
    assert "A bot's win rate is not a family's" in data["run"]["note"]


def test_json_is_written_the_same_every_time(data: dict[str, Any]) -> None:
    assert as_json(data) == as_json(data)
    assert as_json(data).endswith("}\n")
