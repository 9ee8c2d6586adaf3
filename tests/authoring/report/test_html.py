"""The pages, looked at in a real browser: they load, draw and step, and ask nobody for anything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from authoring.drawing.svg.style import HEAT
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.playtest import playtest
from authoring.playtest.result import PlaytestResult
from authoring.report import document
from authoring.report.html import html
from authoring.report.replay_page import replay_page
from authoring.report.viewer import ViewerGame
from engine.playtest.recording.recorder import record_game
from tests.authoring.report.watched import Watched
from tests.playable import BRAWL, chapter


def test_the_page_is_the_same_every_time(result: PlaytestResult, data: dict[str, Any]) -> None:
    page = html(result, data)
    assert page.startswith("<!doctype html>")
    assert page == html(result, data)


def test_the_report(watched: Watched, result: PlaytestResult, data: dict[str, Any], tmp_path: Path) -> None:
    page = watched.open(tmp_path / "report.html", html(result, data))
    assert page.title() == "<script>alert(1)</script> & [red]co: playtest"
    charts = page.locator("svg.chart")
    assert charts.count() == 4
    for index in range(4):
        box = charts.nth(index).bounding_box()
        assert box is not None
        assert box["width"] > 300
        assert charts.nth(index).locator("path").count() > 3
    heat = page.locator(".layer-stand .heat svg")
    assert heat.count() == sum(any(spaces.values()) for spaces in data["spaces"].values())
    visits = data["spaces"]["guard-room"]
    hottest = max(visits, key=lambda space: visits[space])
    coloured = page.locator(
        f".layer-stand .heat g.face[data-id=guard-room] g.space[data-id={hottest}] [fill='{HEAT[-1]}']"
    )
    assert coloured.count() == 1
    assert page.locator('.layer-stand .keys i[class^="c-"]').count() == len(HEAT)
    never = page.locator(".source .never")
    assert never.count() >= 1
    assert any("id: too-late" in text for text in never.all_inner_texts())
    for width in (1200, 390):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), width


def test_findings_come_first_and_the_parts_are_linked(
    watched: Watched, result: PlaytestResult, data: dict[str, Any], tmp_path: Path
) -> None:
    page = watched.open(tmp_path / "report.html", html(result, data))
    told = page.locator(".findings li").all_inner_texts()
    assert [one["text"] in text for one, text in zip(data["findings"], told, strict=True)] == [True] * len(told)
    links = [link.get_attribute("href") or "" for link in page.locator("nav a").all()]
    assert [page.locator(link).count() for link in links] == [1] * len(links)
    assert len(links) == 9


def test_the_page_has_colours_for_the_dark(
    watched: Watched, result: PlaytestResult, data: dict[str, Any], tmp_path: Path
) -> None:
    page = watched.open(tmp_path / "report.html", html(result, data))
    paper = "getComputedStyle(document.body).backgroundColor"
    bar = "getComputedStyle(document.querySelector('.chart .bars path')).fill"
    light = page.evaluate(paper), page.evaluate(bar)
    page.emulate_media(color_scheme="dark")
    dark = page.evaluate(paper), page.evaluate(bar)
    assert light == ("rgb(251, 248, 241)", "rgb(0, 114, 178)")
    assert dark == ("rgb(27, 24, 21)", "rgb(86, 180, 233)")


def test_the_report_shows_its_games(
    watched: Watched, result: PlaytestResult, data: dict[str, Any], tmp_path: Path
) -> None:
    page = watched.open(tmp_path / "report.html", html(result, data))
    games = page.locator("select.game option").all_inner_texts()
    assert [name.split(" game")[0] for name in games] == [one["what"] for one in data["replays"]]
    page.locator("a", has_text="watch it below").last.click()
    assert page.locator("select.game").input_value() == str(len(games) - 1)
    assert page.url.endswith(f"#game-{data['replays'][-1]['seed']}/step-1")
    page.click("[data-go=last]")
    assert any(line.startswith("the game is over: ") for line in page.locator(".log li").all_text_contents()[-5:])
    assert page.locator(".now").inner_text() in (page.locator(".log li").last.text_content() or "")


def test_the_report_says_how_its_games_went(
    watched: Watched, result: PlaytestResult, data: dict[str, Any], tmp_path: Path
) -> None:
    page = watched.open(tmp_path / "report.html", html(result, data))
    told = page.locator(".courses li")
    assert told.count() == len(data["replays"])
    point = result.recordings[data["replays"][0]["what"]].curve.drama
    assert point is not None
    assert f"a chance of {100 * point.share:.0f} % in round {point.round}" in told.first.inner_text()
    told.first.locator("a").first.click()
    assert page.locator(".where").inner_text().split(" · ")[-1].startswith(f"step {point.step + 1} of ")


def test_a_replay_begins_where_it_differs(watched: Watched, result: PlaytestResult, tmp_path: Path) -> None:
    game = ViewerGame("a game", 1, record_game(result.compiled, 1), 20)
    page = watched.open(tmp_path / "replay.html", replay_page(result.compiled, game, "t", "it differs\n  then: so"))
    assert "step 21 of " in page.locator(".where").inner_text()
    assert page.locator("p.note").inner_text() == "it differs\nthen: so"


def test_only_the_faces_that_are_up_are_shown(watched: Watched, result: PlaytestResult, tmp_path: Path) -> None:
    game = ViewerGame("a game", 1, record_game(result.compiled, 1))
    page = watched.open(tmp_path / "replay.html", replay_page(result.compiled, game, "t"))
    assert [face.is_visible() for face in page.locator("g.up").all()] == [True]


def test_the_verdict_comes_first_and_findings_lead_to_their_line_and_game(watched: Watched, tmp_path: Path) -> None:
    text = BRAWL.replace("do: [ surge ]", "do: [ {{ flip-coin: {{ heads: [ win ], tails: [ {{ lose: eaten }} ] }} }} ]")
    path = chapter(tmp_path, text.replace("{{ round: 299 }}", "{{ round: 1 }}").replace("round-start", "round-end"))
    result = playtest(path, PlaytestOptions(60, bot="random", workers=1, recordings=True, causes=True))
    data = document(result)
    (flip,) = [one for one in data["findings"] if one["kind"] == "coin-flip"]
    page = watched.open(tmp_path / "report.html", html(result, data))
    shown = page.locator(".verdict p").first
    assert shown.inner_text().replace("\u00a0", " ") == data["verdict"]["text"]
    heights = [page.locator(part).first.bounding_box() for part in (".verdict", ".findings", "nav")]
    tops = [box["y"] for box in heights if box]
    assert len(tops) == 3
    assert tops == sorted(tops)
    line, game = page.locator(".findings li.is-bad a").all()
    assert game.get_attribute("href") == f"#game-{flip['seed']}/step-{flip['step']}"
    game.click()
    page.get_by_text(f"step {flip['step']} of ").first.wait_for()
    line.click()
    target = page.locator(".source :target")
    assert "flip-coin" in target.inner_text()
    assert target.is_visible()


def test_layers_of_heat_maps_and_tables_that_sort(
    watched: Watched, result: PlaytestResult, data: dict[str, Any], tmp_path: Path
) -> None:
    page = watched.open(tmp_path / "report.html", html(result, data))
    assert page.locator(".layer:visible").count() == 1
    page.get_by_text("Wounds taken", exact=True).click()
    assert page.locator(".layer:visible").get_attribute("aria-label") == "Wounds taken"
    table = page.locator("table.effects").nth(1)
    numbers = [float(text) for text in table.locator("tbody tr td:last-child").all_inner_texts()]
    for order in (sorted(numbers, reverse=True), sorted(numbers)):
        table.locator("th button").last.click()
        assert [float(text) for text in table.locator("tbody tr td:last-child").all_inner_texts()] == order
    assert table.locator("th[aria-sort=ascending]").count() == 1


def test_on_paper_a_report_is_short(
    watched: Watched, result: PlaytestResult, data: dict[str, Any], tmp_path: Path
) -> None:
    page = watched.open(tmp_path / "report.html", html(result, data))
    page.emulate_media(media="print")
    assert page.locator(".verdict").is_visible()
    for part in ("nav", ".source", ".viewer"):
        assert page.locator(part).first.is_hidden()
    paper = page.pdf(format="A4")
    assert 1 < paper.count(b"/Type /Page\n") + paper.count(b"/Type /Page ") <= 8
