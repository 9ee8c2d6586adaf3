"""The pages, looked at in a real browser: they load, draw and step, and ask nobody for anything."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from authoring.drawing.board import board
from authoring.drawing.svg.style import HEAT
from authoring.report import Played, viewer
from authoring.report.boards import ground
from authoring.report.html import TEMPLATES, begin_html, environment, prepare
from authoring.report.replay_page import replay_page
from authoring.report.sections.replays import picks
from authoring.report.source_view import folded, source_lines
from authoring.report.viewer import Shown, begin_film, face_picture
from engine.playtest import Result
from engine.playtest.run import WAIT


class Watched:
    """A page, with everything it said and asked for."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.said: list[str] = []
        self.asked: list[str] = []
        page.on("console", lambda message: self.said.append(message.text))
        page.on("pageerror", lambda error: self.said.append(str(error)))
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("dialog", lambda dialog: self.said.append(dialog.message))

    def open(self, path: Path, text: str) -> Page:
        path.write_text(text, encoding="utf-8")
        self.page.goto(path.as_uri())
        return self.page


@pytest.fixture
def watched(browser: Browser) -> Iterator[Watched]:
    page = browser.new_page(viewport={"width": 1200, "height": 900})
    one = Watched(page)
    yield one
    assert one.said == []
    assert [url for url in one.asked if not url.startswith(("file:", "data:"))] == []
    page.close()


def html(played: Played, data: dict[str, Any], executor: Executor | None = None) -> str:
    return begin_html(played, data, executor=executor)()


def test_whoever_films_and_draws_the_page_is_the_same(played: Played, data: dict[str, Any]) -> None:
    alone = html(played, data)
    with ProcessPoolExecutor(2) as executor:
        assert html(played, data, executor) == alone
        with pytest.raises(BrokenExecutor):
            executor.submit(os._exit, 1).result()
        begin_film.cache_clear()
        assert html(played, data, executor) == alone, "with workers that are gone, too"


def test_what_is_prepared_is_not_made_again(
    played: Played, data: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Templates are read, faces drawn and films begun while the games are played."""
    for kept in (environment, face_picture, ground, begin_film):
        kept.cache_clear()
    steps = list(prepare(played.table, played.result))
    assert len(steps) == len(TEMPLATES) + 2 * len(played.table.chapter.board.face_ids) + len(data["replays"])
    monkeypatch.setattr(board, "lay", None)
    monkeypatch.setattr(viewer, "begin_at_table", None)
    monkeypatch.setattr(environment().loader, "load", None)
    page = html(played, data)
    assert page.startswith("<!doctype html>")
    assert page == html(played, data)


def test_games_are_filmed_once_most_are_in(played: Played, data: dict[str, Any]) -> None:
    """Before, too many others could still stand out; those that do after all are filmed in the end."""
    so_far = Result(played.plan.empty(), 40)
    steps = prepare(played.table, so_far)
    assert any(step is WAIT for step in steps)
    for index in range(29):
        so_far.tally.add(played.table.play(index))
    assert next(steps) is WAIT
    so_far.tally.add(played.table.play(29))
    begin_film.cache_clear()
    assert len(list(steps)) == len(picks(so_far.tally)) > 1
    filmed = html(played, data)
    begin_film.cache_clear()
    assert filmed == html(played, data)


def test_the_report(watched: Watched, played: Played, data: dict[str, Any], tmp_path: Path) -> None:
    page = watched.open(tmp_path / "report.html", html(played, data))
    assert page.title() == "<script>alert(1)</script> & [red]co: playtest"
    charts = page.locator("svg.chart")
    assert charts.count() == 4
    for index in range(4):
        box = charts.nth(index).bounding_box()
        assert box is not None
        assert box["width"] > 300
        assert charts.nth(index).locator("path").count() > 3
    heat = page.locator(".heat svg")
    assert heat.count() == sum(any(spaces.values()) for spaces in data["spaces"].values())
    visits = data["spaces"]["guard-room"]
    hottest = max(visits, key=lambda space: visits[space])
    coloured = page.locator(f".heat g.face[data-id=guard-room] g.space[data-id={hottest}] [fill='{HEAT[-1]}']")
    assert coloured.count() == 1
    assert page.locator(".keys i[style]").count() == len(HEAT)
    never = page.locator(".source .never")
    assert never.count() >= 1
    assert any("id: too-late" in text for text in never.all_inner_texts())
    for width in (1200, 390):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), width


def test_findings_come_first_and_the_parts_are_linked(
    watched: Watched, played: Played, data: dict[str, Any], tmp_path: Path
) -> None:
    page = watched.open(tmp_path / "report.html", html(played, data))
    told = page.locator(".findings li").all_inner_texts()
    assert [one["text"] in text for one, text in zip(data["findings"], told, strict=True)] == [True] * len(told)
    links = [link.get_attribute("href") or "" for link in page.locator("nav a").all()]
    assert [page.locator(link).count() for link in links] == [1] * len(links)
    assert len(links) == 9


def test_the_page_has_colours_for_the_dark(
    watched: Watched, played: Played, data: dict[str, Any], tmp_path: Path
) -> None:
    page = watched.open(tmp_path / "report.html", html(played, data))
    paper = "getComputedStyle(document.body).backgroundColor"
    bar = "getComputedStyle(document.querySelector('.chart .bars path')).fill"
    light = page.evaluate(paper), page.evaluate(bar)
    page.emulate_media(color_scheme="dark")
    dark = page.evaluate(paper), page.evaluate(bar)
    assert light == ("rgb(251, 248, 241)", "rgb(0, 114, 178)")
    assert dark == ("rgb(27, 24, 21)", "rgb(86, 180, 233)")


def test_the_report_shows_its_games(watched: Watched, played: Played, data: dict[str, Any], tmp_path: Path) -> None:
    page = watched.open(tmp_path / "report.html", html(played, data))
    games = page.locator("select.game option").all_inner_texts()
    assert [name.split(" game")[0] for name in games] == [one["what"] for one in data["replays"]]
    page.click(f"[data-show='{len(games) - 1}']")
    assert page.locator("select.game").input_value() == str(len(games) - 1)
    page.click("[data-go=last]")
    assert any(line.startswith("the game is over: ") for line in page.locator(".log li").all_inner_texts()[-5:])
    assert page.locator(".now").inner_text() in page.locator(".log li").last.inner_text()


def test_a_replay_steps_forward_and_back(watched: Watched, played: Played, tmp_path: Path) -> None:
    shown = Shown("a game", *begin_film(played.table, 1)())
    page = watched.open(tmp_path / "replay.html", replay_page(played.table, shown, "A <b>title</b>"))
    assert page.locator("h1").inner_text() == "A <b>title</b>"
    steps = len(shown.film.log)

    def where() -> str:
        return page.locator(".where").inner_text()

    def compiled() -> str:
        return page.locator("g.figures").inner_html()

    assert where() == f"1 of {steps}"
    start = compiled()
    for _ in range(30):
        page.click("[data-go=forward]")
    assert where() == f"31 of {steps}"
    assert compiled() != start
    assert page.locator("g.mouse").count() == 3
    assert page.locator("g.minion").count() >= 2
    for _ in range(30):
        page.click("[data-go=back]")
    assert (where(), compiled()) == (f"1 of {steps}", start)
    page.locator(".viewer").press("End")
    assert where() == f"{steps} of {steps}"
    page.locator(".viewer").press("ArrowLeft")
    assert where() == f"{steps - 1} of {steps}"
    page.click("[data-go=first]")
    page.click("[data-go=round-on]")
    assert page.locator(".clock").inner_text().startswith("round 2 ·")
    page.click("[data-go=round-back]")
    assert page.locator(".clock").inner_text().startswith("round 1 ·")
    page.locator(".log li").nth(10).click()
    assert where() == f"11 of {steps}"


def test_a_replay_begins_where_it_differs(watched: Watched, played: Played, tmp_path: Path) -> None:
    shown = replace(Shown("a game", *begin_film(played.table, 1)()), at=20)
    page = watched.open(tmp_path / "replay.html", replay_page(played.table, shown, "t", "it differs\n  then: so"))
    assert page.locator(".where").inner_text().startswith("21 of ")
    assert page.locator("p.note").inner_text() == "it differs\nthen: so"


def test_only_the_faces_that_are_up_are_shown(watched: Watched, played: Played, tmp_path: Path) -> None:
    shown = Shown("a game", *begin_film(played.table, 1)())
    page = watched.open(tmp_path / "replay.html", replay_page(played.table, shown, "t"))
    assert [face.is_visible() for face in page.locator("g.up").all()] == [True]


def test_the_source_with_hits_in_its_margin(played: Played, data: dict[str, Any]) -> None:
    lines = {line.text.strip(): line for line in source_lines(played, data)}
    assert lines["- id: too-late"].state == "never"
    assert lines["- id: score"].state == "reached"
    assert lines["- id: score"].hits > 0
    assert lines["number: 1"].state == ""
    assert lines["- id: too-late"].margin == "never ✗"


def test_a_line_that_was_reached_in_part_says_which(played: Played, data: dict[str, Any]) -> None:
    none = {"games": 0, "hits": 0, "share": 0.0}
    flip = ("flip", "guard-room")
    covered = [line | none if (line["kind"], line["name"]) == flip else line for line in data["coverage"]["lines"]]
    lines = source_lines(played, {**data, "coverage": {"lines": covered}})
    room = next(line for line in lines if line.text.strip() == "guard-room:")
    assert (room.state, room.aside) == ("partly", "never: flip guard-room")
    assert room.margin == f"{room.hits}×, 1 of 2 ~"


def test_long_runs_without_hits_are_folded(played: Played, data: dict[str, Any]) -> None:
    lines = source_lines(played, data)
    runs = folded(lines)
    assert [line for _, run in runs for line in run] == lines
    assert [len(run) >= 6 and not any(line.state for line in run) for _, run in runs] == [fold for fold, _ in runs]
    assert runs[0][0]
