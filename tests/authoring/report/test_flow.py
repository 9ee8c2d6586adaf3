"""The campaign as a picture."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element, fromstring

from authoring.report.flow import flow

SVG = "{http://www.w3.org/2000/svg}"


def step(start: str, won: bool, end: str, share: float) -> dict[str, Any]:
    return {"from": start, "won": won, "to": end, "times": round(100 * share), "per-campaign": share}


def drawn(*steps: dict[str, Any]) -> Element:
    wins = {"rate": 0.5, "games": 100}
    chapters = [
        {"chapter": name, "title": f"Chapter <{name}>", "report": {"result": {"win-rate": wins}}} for name in "abc"
    ]
    chapters[2]["report"] = None
    return fromstring(flow({"chapters": chapters, "steps": list(steps), "result": {"finished": {"rate": 0.4}}}))


def texts(picture: Element) -> list[str]:
    return [text.text or "" for text in picture.iter(f"{SVG}text")]


def titles(picture: Element) -> list[str]:
    return [title.text or "" for title in picture.iter(f"{SVG}title")]


def test_chapters_with_their_win_rates() -> None:
    words = texts(drawn(step("a", True, "b", 1.0), step("b", True, "", 0.4)))
    assert {"Chapter <a>", "50 % of 100 games", "never played", "the end", "40 % of campaigns"} <= set(words)


def test_an_arrow_for_each_step() -> None:
    steps = [
        step("a", True, "b", 0.6),
        step("a", False, "c", 0.4),
        step("b", False, "b", 1.5),
        step("b", True, "", 0.4),
    ]
    picture = drawn(*steps)
    arrows = [title for title in titles(picture) if ", then " in title]
    assert sorted(arrows) == [
        "a lost, then c: 40 times",
        "a won, then b: 60 times",
        "b lost, then b: 150 times",
        "b won, then the end: 40 times",
    ]
    paths = [path for path in picture.iter(f"{SVG}path") if path.get("fill") == "none"]
    widths = [float(path.get("stroke-width", "0")) for path in paths]
    assert widths == sorted(widths, reverse=True)  # thin arrows lie upon wide ones
    assert max(widths) == 12


def test_campaigns_that_end_with_a_loss_are_written_below() -> None:
    picture = drawn(step("a", True, "b", 0.6), step("a", False, "", 0.4))
    assert "over: 40 %" in texts(picture)
    assert "the end" not in texts(picture)


def test_the_picture_is_no_larger_than_its_arrows() -> None:
    straight = drawn(step("a", True, "b", 1.0))
    arcs = drawn(step("a", True, "c", 1.0), step("b", False, "a", 1.0))
    assert float(straight.get("height", "0")) < float(arcs.get("height", "0"))
