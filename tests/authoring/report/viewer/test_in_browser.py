"""The viewer in a real browser: step, jump, link, print, by keyboard alone, on a phone, and what axe says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import open_playable
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.result import PlaytestResult
from authoring.report.html import html
from authoring.report.replay_page import replay_page
from authoring.report.viewer import MODULE, SHEETS, ViewerGame, moment_address, viewer
from engine.playtest.recording.moments import moments
from engine.playtest.recording.recorder import Recording, record_game
from engine.records.dice import dice_in
from tests.authoring.report.watched import Watched

SEED = 1
"""The seed that the pages here give the game."""
OpenReplay = Callable[..., Page]


@pytest.fixture(scope="module")
def recording(result: PlaytestResult) -> Recording:
    return result.recordings["closest"]


@pytest.fixture(scope="module")
def text(result: PlaytestResult, recording: Recording) -> str:
    return replay_page(result.compiled, ViewerGame("a game", SEED, recording), "A <b>title</b>")


@pytest.fixture
def open_replay(watched: Watched, text: str, tmp_path: Path) -> OpenReplay:
    return lambda address="": watched.open(tmp_path / "replay.html", text, address)


@pytest.fixture
def phone(browser: Browser, text: str, tmp_path: Path) -> Iterator[Page]:
    (tmp_path / "replay.html").write_text(text, encoding="utf-8")
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto((tmp_path / "replay.html").as_uri())
    yield page
    context.close()


def step_of(page: Page, viewer: int = 0) -> int:
    """The step that is shown, from 1."""
    found = re.search(r"step (\d+) of", page.locator(".where").nth(viewer).inner_text())
    assert found
    return int(found[1])


def written(part: str) -> str:
    return (files("authoring.report") / "templates" / part).read_text(encoding="utf-8")


def first(recording: Recording, what: str) -> int:
    return next(step for step, act in enumerate(recording.acts) if act.what == what)


# -- step --------------------------------------------------------------------------------------------------------------


@pytest.mark.soak  # a minute and a half
def test_a_whole_game_is_stepped_through_by_key_and_back(open_replay: OpenReplay, recording: Recording) -> None:
    page = open_replay()
    figures = page.locator(".table g.figures")
    assert page.locator("h1").inner_text() == "A <b>title</b>"
    start, seen = figures.inner_html(), set()
    for number, step in enumerate(recording.log, 1):
        assert step_of(page) == number
        shown = step.line() if step.what == "decision" else step.words
        assert page.locator(".now").text_content() == shown
        assert (page.locator(".log .here").text_content() or "").startswith(shown)
        seen.add(figures.inner_html())
        page.keyboard.press("ArrowRight")
    assert step_of(page) == len(recording.log)
    assert len(seen) > 30
    for _ in recording.log:
        page.keyboard.press("ArrowLeft")
    assert (step_of(page), figures.inner_html()) == (1, start)


def test_buttons_step_by_step_and_by_turn(open_replay: OpenReplay, recording: Recording) -> None:
    page = open_replay()
    page.click("[data-go=forward]")
    assert step_of(page) == 2
    page.click("[data-go=back]")
    assert step_of(page) == 1
    turn = first(recording, "turn")
    page.click("[data-go=turn-on]")
    assert step_of(page) == turn + 1
    page.click("[data-go=forward]")
    page.click("[data-go=turn-back]")
    assert step_of(page) == turn + 1
    page.click("[data-go=turn-back]")
    assert step_of(page) == 1
    page.click("[data-go=last]")
    assert step_of(page) == len(recording.log)
    page.click("[data-go=first]")
    assert step_of(page) == 1


def test_playing_goes_on_by_itself_until_it_is_paused(open_replay: OpenReplay) -> None:
    page = open_replay()
    page.keyboard.press(" ")
    expect(page.locator(".where")).to_contain_text(re.compile(r"step ([3-9]|\d\d+) of"))
    page.keyboard.press(" ")
    at = step_of(page)
    page.wait_for_timeout(700)
    assert step_of(page) == at


def test_the_log_opens_the_turn_in_play_and_cites_rules(open_replay: OpenReplay, recording: Recording) -> None:
    page = open_replay(moment_address(SEED, first(recording, "attack")))
    assert page.locator(".turn[open]").count() == 1
    assert page.locator(".log .here .rules").inner_text().strip("[] ").startswith("BATTLE-")
    page.click("[data-go=turn-on]")
    assert page.locator(".turn[open]").count() == 1
    assert page.locator(".log .here").is_visible()


# -- what is shown -----------------------------------------------------------------------------------------------------


def test_an_attack_has_dice_and_a_line_to_its_target(open_replay: OpenReplay, recording: Recording) -> None:
    step = first(recording, "attack")
    page = open_replay(moment_address(SEED, step))
    assert page.locator(".die").count() == dice_in(recording.acts[step].roll) > 0
    assert (page.locator(".roll").get_attribute("aria-label") or "").startswith("dice: ")
    assert page.locator(".table .strike").count() == page.locator(".table .aim").count() == 1


def test_a_move_is_drawn_from_where_it_began(open_replay: OpenReplay, recording: Recording) -> None:
    page = open_replay(moment_address(SEED, first(recording, "move")))
    assert page.locator(".table .moved").count() == 1
    assert page.locator(".die").count() == 0


def test_each_mouse_has_its_hearts_cheese_and_cards(open_replay: OpenReplay, result: PlaytestResult) -> None:
    page = open_replay()
    mice = page.locator(".one-mouse")
    assert mice.count() == 3
    assert all("wears " in words for words in mice.all_inner_texts())
    page.keyboard.press("End")
    for index in range(3):
        hearts = mice.nth(index).locator(".pips.heart")
        found = re.fullmatch(r"(\d+) of (\d+) wounds", hearts.get_attribute("aria-label") or "")
        assert found
        assert hearts.locator(".icon").count() == int(found[2])
        assert hearts.locator(".lost").count() == int(found[1])
    assert page.locator(".page.here").count() == page.locator(".page.end").count() == 1
    assert page.locator(".wheel path").count() == 6
    assert page.locator(".track .current").count() <= 1


def test_the_board_fits_the_tile_in_play_and_the_plan_on_demand(watched: Watched, tmp_path: Path) -> None:
    """On a plan of two tiles by two, with the mice on one of them."""
    compiled = compile_plan(open_playable("flight", ("chapter",)).content(), PlaytestOptions(1, 7))
    game = ViewerGame("a game", 7, record_game(compiled, 0))
    page = watched.open(tmp_path / "flight.html", replay_page(compiled, game, "t"))
    page.keyboard.press("PageDown")

    def width() -> float:
        return float((page.locator(".table svg.board").get_attribute("viewBox") or "").split()[2])

    assert width() == 420
    page.click(".plan")
    assert page.locator(".plan").get_attribute("aria-pressed") == "true"
    assert width() == 834
    page.click(".plan")
    assert width() == 420


# -- jump --------------------------------------------------------------------------------------------------------------


def test_moments_are_jumped_to_by_link_and_by_key(open_replay: OpenReplay, recording: Recording) -> None:
    page = open_replay()
    found = [moment.step + 1 for moment in moments(recording)]
    links = page.locator(".moments a")
    assert links.count() == len(found) >= 3
    links.last.click()
    assert step_of(page) == found[-1] == len(recording.log)
    earlier = sorted({step for step in found if step < found[-1]})
    page.keyboard.press("Shift+ArrowLeft")
    assert step_of(page) == earlier[-1]
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    assert step_of(page) == min(step for step in found if step > 1)


def test_the_curve_is_scrubbed_and_shows_the_chance(open_replay: OpenReplay, recording: Recording) -> None:
    page = open_replay()
    slider = page.locator(".course input")
    box = slider.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(step_of(page) - len(recording.log) / 2) < 0.1 * len(recording.log)
    passed = [point for point in recording.curve.points if point.step < step_of(page)]
    assert page.locator(".chance").inner_text() == f"{round(100 * passed[-1].share)} % to win"
    assert page.locator(".curve .line").count() == 1
    assert recording.curve.decisive is not None
    before, after = recording.curve.decisive
    page.locator(".moments a.decisive").click()
    assert step_of(page) == before.step + 1
    told = f"{round(100 * before.share)} % before, {round(100 * after.share)} % after"
    assert told in page.locator(".moments a.here").inner_text()


def test_a_line_of_the_log_is_a_link_to_its_step(open_replay: OpenReplay, recording: Recording) -> None:
    page = open_replay()
    page.locator(".turn summary").nth(2).click()
    line = page.locator(".turn").nth(2).locator("a").nth(1)
    line.click()
    assert line.get_attribute("href") == f"#game-{SEED}/step-{step_of(page)}"
    assert page.url.endswith(line.get_attribute("href") or "-")


# -- link --------------------------------------------------------------------------------------------------------------


def test_an_address_opens_the_page_at_its_moment(open_replay: OpenReplay) -> None:
    page = open_replay(f"#game-{SEED}/step-21")
    assert step_of(page) == 21


@pytest.mark.parametrize(
    ("address", "step"),
    [("#game-1/step-999999", -1), ("#game-1/step-x", 1), ("#game-1", 1), ("#game-77/step-9", 1), ("#%E0%A4%A", 1)],
)
def test_an_address_that_does_not_fit_does_no_harm(
    open_replay: OpenReplay, recording: Recording, address: str, step: int
) -> None:
    assert step_of(open_replay(address)) == (step if step > 0 else len(recording.log))


def test_the_address_follows_the_steps_and_goes_back(open_replay: OpenReplay, recording: Recording) -> None:
    page = open_replay()
    assert "#" not in page.url
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/replay.html#game-{SEED}/step-3")
    page.locator(".moments a").last.click()
    last = len(recording.log)
    assert page.url.endswith(f"#game-{SEED}/step-{last}")
    page.go_back()
    assert step_of(page) == 3
    page.go_forward()
    assert step_of(page) == last
    page.reload()
    assert step_of(page) == last


def test_holding_a_key_does_not_flood_the_history(open_replay: OpenReplay) -> None:
    page = open_replay()
    before = page.evaluate("history.length")
    for _ in range(40):
        page.keyboard.press("ArrowRight")
    page.wait_for_url("**#game-1/step-41")
    assert page.evaluate("history.length") == before


# -- keyboard ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["body", "[data-go=last]", ".log", ".turn[open] summary", ".game", ".at", ".plan"])
def test_arrow_keys_work_wherever_the_focus_is(open_replay: OpenReplay, place: str) -> None:
    page = open_replay()
    if place != "body":
        page.locator(place).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert step_of(page) == 2


def test_keys_are_left_to_a_field_one_types_in(open_replay: OpenReplay) -> None:
    page = open_replay()
    page.evaluate("document.querySelector('.head').append(document.createElement('input'))")
    page.locator(".head input").focus()
    page.keyboard.type("a b")
    for key in ("ArrowLeft", "Home", "PageDown", "End"):
        page.keyboard.press(key)
    assert step_of(page) == 1
    assert page.locator(".head input").input_value() == "a b"


def test_all_keys_work(open_replay: OpenReplay, recording: Recording) -> None:
    page = open_replay()
    page.keyboard.press("End")
    assert step_of(page) == len(recording.log)
    page.keyboard.press("Home")
    assert step_of(page) == 1
    page.keyboard.press("PageDown")
    assert step_of(page) == first(recording, "turn") + 1
    page.keyboard.press("PageUp")
    assert step_of(page) == 1
    page.keyboard.press("Control+ArrowRight")
    assert step_of(page) == 1


def test_everything_is_reached_by_tab_and_pressed_by_space_and_enter(open_replay: OpenReplay) -> None:
    page = open_replay()
    reached = []
    for _ in range(40):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.dataset.go || document.activeElement.className"))
    goes = ["first", "turn-back", "back", "play", "forward", "turn-on", "last"]
    assert [one for one in reached if one in goes] == goes
    assert {"game", "plan", "at", "log"} <= set(reached)
    page.locator("[data-go=forward]").focus()
    page.keyboard.press(" ")
    page.keyboard.press("Enter")
    assert step_of(page) == 3
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"


def test_on_a_report_only_arrows_are_taken_and_only_near_the_viewer(
    watched: Watched, result: PlaytestResult, data: dict[str, Any], tmp_path: Path
) -> None:
    page = watched.open(tmp_path / "report.html", html(result, data))
    page.keyboard.press("ArrowRight")
    assert step_of(page) == 1
    page.locator(".viewer").evaluate("one => one.scrollIntoView()")
    page.keyboard.press("ArrowRight")
    assert step_of(page) == 2
    page.keyboard.press("Home")
    assert step_of(page) == 2
    page.locator("[data-go=back]").focus()
    page.keyboard.press("End")
    assert step_of(page) > 20


# -- phone -------------------------------------------------------------------------------------------------------------


def test_a_phone_shows_all_and_has_room_for_fingers(phone: Page) -> None:
    assert phone.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    for control in phone.locator(".viewer button, .viewer select, .moments a").all():
        box = control.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["width"] >= 44
    phone.locator("[data-go=forward]").tap()
    assert step_of(phone) == 2


def test_a_swipe_on_the_board_steps(phone: Page) -> None:
    box = phone.locator(".table").bounding_box()
    assert box is not None
    devtools = phone.context.new_cdp_session(phone)

    def swipe(dx: int, dy: int) -> None:
        x, y = box["x"] + 180, box["y"] + 120
        devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for part in range(1, 6):
            point = {"x": x + dx * part / 5, "y": y + dy * part / 5}
            devtools.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    swipe(-120, 5)
    swipe(-120, 5)
    assert step_of(phone) == 3
    swipe(120, 5)
    assert step_of(phone) == 2
    swipe(-60, -100)
    swipe(-15, 0)
    assert step_of(phone) == 2


# -- print -------------------------------------------------------------------------------------------------------------


def test_on_paper_a_replay_is_its_log_with_the_key_boards(open_replay: OpenReplay, recording: Recording) -> None:
    page = open_replay()
    page.emulate_media(media="print")
    printed = page.locator(".printout")
    expect(printed.locator("li").last).to_be_visible()
    assert printed.locator("li").count() == len(recording.log)
    assert not page.locator(".scene").is_visible()
    kinds = {moment.kind for moment in moments(recording)}
    figures = printed.locator("figure")
    assert 0 < figures.count() <= 12
    assert {one.split()[0] for one in figures.locator("b").all_inner_texts()} <= {
        kind.split()[0] for kind in kinds | {"new"}
    }
    box = figures.first.locator("use").first.bounding_box()
    assert box is not None
    assert box["width"] > 100
    assert page.pdf().startswith(b"%PDF")


def test_in_a_printed_report_there_is_no_viewer(
    watched: Watched, result: PlaytestResult, data: dict[str, Any], tmp_path: Path
) -> None:
    page = watched.open(tmp_path / "report.html", html(result, data))
    page.emulate_media(media="print")
    assert not page.locator(".viewer").is_visible()


# -- the component by itself -------------------------------------------------------------------------------------------


def test_several_viewers_share_a_page_and_leave_no_globals(
    watched: Watched, result: PlaytestResult, recording: Recording, tmp_path: Path
) -> None:
    """Without the start of our pages: a page of somebody else mounts two viewers by itself."""
    games = [ViewerGame("one", 1, recording), ViewerGame("other", 2, record_game(result.compiled, 2))]
    elements = "".join(viewer(result.compiled, [game]) for game in games)
    start = (
        "for (const one of document.querySelectorAll('section')) "
        "mount(one, JSON.parse(one.querySelector('.replay-data').textContent));"
    )
    script, sheet = "".join(map(written, MODULE)) + start, "".join(map(written, SHEETS))
    own = f'<!doctype html><style>{sheet}</style><body>{elements}<script type="module">{script}</script>'
    page = watched.open(tmp_path / "two.html", own)
    assert page.evaluate("[typeof mount, typeof boardOf, typeof MICE]") == ["undefined"] * 3
    page.locator("[data-go=forward]").nth(1).click()
    page.keyboard.press("ArrowRight")
    assert (step_of(page, 0), step_of(page, 1)) == (1, 3)
    page.locator(".table").first.click()
    page.keyboard.press("ArrowRight")
    assert (step_of(page, 0), step_of(page, 1)) == (2, 3)
    page.evaluate("location.hash = '#game-2/step-9'")
    expect(page.locator(".where").nth(1)).to_contain_text("step 9 of")
    assert step_of(page, 0) == 2


# -- axe ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1400, 390])
def test_axe_finds_nothing_serious(open_replay: OpenReplay, recording: Recording, scheme: str, width: int) -> None:
    page = open_replay(moment_address(SEED, first(recording, "attack")))
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    found = Axe().run(page).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []


@pytest.mark.parametrize("width", [1400, 390])
def test_axe_finds_nothing_in_the_viewer_of_a_report(
    watched: Watched, result: PlaytestResult, data: dict[str, Any], tmp_path: Path, width: int
) -> None:
    page = watched.open(tmp_path / "report.html", html(result, data))
    page.set_viewport_size({"width": width, "height": 900})
    found = Axe().run(page, context=".viewer").response["violations"]
    assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []
