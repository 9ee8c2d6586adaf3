"""The report as one HTML file: nothing is fetched from anywhere, everything from content is escaped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from functools import cache
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from authoring.report import charts
from authoring.report.boards import heat_maps
from authoring.report.numbers import cause_words, percent, percents, points, spread_words, target_words
from authoring.report.played import Played
from authoring.report.sections.replays import picks
from authoring.report.source_view import folded, source_lines
from authoring.report.viewer import Filmed, Shown, begin_film, board_svg, face_picture, viewer_data
from authoring.wording.languages import SOURCE, term
from engine.playtest.run import WAIT

if TYPE_CHECKING:
    from engine.playtest import Result, Table, Tally

TENSION = {"wheel": "cheese on the wheel", "minions": "minions", "wounds": "wounds", "captured": "captured mice"}
PARTS = (
    "report-findings",
    "report-targets",
    "report-losses",
    "report-length",
    "report-coverage",
    "report-source",
    "report-places",
    "report-effect",
    "report-replays",
)
"""The headings, in order."""
TEMPLATES = (
    "report.html.j2",
    "page.html.j2",
    "style.css",
    "tables.html.j2",
    "viewer.html.j2",
    "viewer.css",
    "viewer.js",
)
"""What the page is made of."""
MARKS = {"bad": "✗", "warn": "!", "good": "✓", "note": "·"}
REACH = {"yes": "yes, says lint", "with luck": "only with luck at the search deck, says lint", "no": "no, says lint",
         "unknown": "lint cannot tell"}  # fmt: skip
LIKELY = 0.75
"""Once this share of the games is in, those that stand out are likely to do so in the end: they are filmed beside the
rest. Others that come are filmed afterwards."""
FEW = 0.05
"""Rounds that fewer games come to than this share are not drawn: a handful of games makes a line jump."""


@cache
def environment() -> Environment:
    """Jinja with escaping always on. One for all pages, since it keeps the templates it has compiled."""
    made = Environment(
        loader=PackageLoader("authoring.report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        optimized=False,  # a page is rendered once: looking for what could be worked out beforehand takes longer
    )
    made.filters.update(
        cause=cause_words, percent=percent, percents=percents, points=points, spread=spread_words, target=target_words,
        term=term,
    )  # fmt: skip
    return made


def prepare(table: Table, so_far: Result[Tally], executor: Executor | None = None) -> Iterator[object]:
    """Get ready, step by step, what the page needs of a table and games do not change; and, when most of them are in,
    films of those that it is likely to show."""
    for name in TEMPLATES:
        yield environment().get_template(name)
    for number in range(len(table.chapter.board.face_ids)):
        yield face_picture(table, number)
    while so_far.tally.games < LIKELY * so_far.asked:
        yield WAIT
    for index in picks(so_far.tally).values():
        yield begin_film(table, index, executor)


def begin_html(
    played: Played, data: dict[str, Any], language: str = SOURCE, executor: Executor | None = None
) -> Callable[[], str]:
    """Gives what makes the page; its headings are in a language. Games that nobody has filmed yet are filmed from now
    on."""
    begun = {what: begin_film(played.table, index, executor) for what, index in picks(played.tally).items()}
    return lambda: _page(played, data, language, begun)


def _page(played: Played, data: dict[str, Any], language: str, begun: dict[str, Callable[[], Filmed]]) -> str:
    page = environment().get_template("report.html.j2")
    drawn = {name: Markup(picture) for name, picture in _charts(data).items()}
    source = folded(source_lines(played, data))
    heat = heat_maps(played, data)
    films = [Shown(f"{one['what']} game, seed {one['seed']}", *begun[one["what"]]()) for one in data["replays"]]
    return page.render(
        data=data,
        language=language,
        parts=[key for key in PARTS if key != "report-targets" or data["targets"]],
        marks=MARKS,
        reach=REACH,
        wanted=_wanted(data),
        charts=drawn,
        heat=[(one, Markup(one.svg)) for one in heat.maps],
        scale=heat.scale,
        cards=_cards(data["cards"]),
        board=Markup(board_svg(played.table, films)) if films else "",
        replays=viewer_data(played.table, films) if films else None,
        source=source,
        missed=[line for line in data["coverage"]["lines"] if not line["games"] and line["part"] == "chapter"],
    )


def _wanted(data: dict[str, Any]) -> list[float] | None:
    """The win rate that the chapter wants of this bot, if it says so."""
    rates = [one for one in data["targets"] if one["what"] == "win-rate" and one["bot"] == data["run"]["bot"]]
    return next((one["wanted"] for one in rates if one["games"]), None)


def _cards(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Cards that were drawn or used, those whose effect is clearest first."""

    def surely(row: dict[str, Any]) -> float:
        one = row["difference"]
        return max(one["low"], -one["high"], 0.0) if one else 0.0

    return sorted((row for row in rows if row["games"]), key=lambda row: (-surely(row), -row["games"], row["card"]))


def campaign_html(data: dict[str, Any]) -> str:
    """The page of a campaign."""
    played = [one for one in data["chapters"] if one["report"]]
    return (
        environment()
        .get_template("campaign.html.j2")
        .render(
            data=data,
            charts=[
                (one["title"] or one["chapter"], Markup(_tension(one["report"]["tension"])["tension"]))
                for one in played
            ],
        )
    )


def _charts(data: dict[str, Any]) -> dict[str, str]:
    found = {}
    curve = data["end-pages"]["curve"]
    if curve:
        marks = [charts.Banded(p["page"], p["wins"]["rate"], p["wins"]["low"], p["wins"]["high"]) for p in curve]
        found["pages"] = charts.banded("Win rate by end page", "end page", marks, data["run"]["end-page"])
    if data["length"]["rounds"]["counts"]:
        counts = [(value, count) for value, count in data["length"]["rounds"]["counts"]]
        found["rounds"] = charts.bars("Games by rounds", "rounds", counts)
    return found | _tension(data["tension"])


def _tension(moments: list[dict[str, Any]]) -> dict[str, str]:
    """Pressure and chances from round to round, as far as enough games go."""
    rounds = [at for at in moments if at["games"] >= FEW * moments[0]["games"]]
    if not rounds:
        return {}
    series = {name: [(at["round"], at[key]) for at in rounds] for key, name in TENSION.items()}
    chance = {"of the games still going": [(at["round"], at["win-rate"]) for at in rounds]}
    return {
        "tension": charts.lines("Pressure by round", "round", series),
        "chance": charts.lines("Share won by round", "round", chance, charts.per_cent, charts.whole_per_cent),
    }
