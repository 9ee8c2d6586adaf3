"""The report as one HTML file: nothing is fetched from anywhere, everything from content is escaped."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from authoring.playtest.result import PlaytestResult
from authoring.report import charts
from authoring.report.boards import heat_layers
from authoring.report.courses import courses
from authoring.report.flow import flow
from authoring.report.page import write_page
from authoring.report.sentences import sentence
from authoring.report.source_view import folded, named_lines, source_lines
from authoring.report.viewer import SCRIPTS, SHEETS, ViewerGame, moment_address, viewer
from authoring.wording.languages import SOURCE

TENSION = {"wheel": "cheese on the wheel", "minions": "minions", "wounds": "wounds", "captured": "captured mice"}
PARTS = (
    "report-findings",
    "report-targets",
    "report-losses",
    "report-length",
    "report-people",
    "report-coverage",
    "report-source",
    "report-places",
    "report-effect",
    "report-replays",
)
"""The headings, in order."""
OPTIONAL = ("report-targets", "report-people")
"""The headings that only stand where there is anything below them."""
MARKS = {"bad": "✗", "warn": "!", "good": "✓", "note": "·"}
REACH = {"yes": "yes, says lint", "with luck": "only with luck at the search deck, says lint", "no": "no, says lint",
         "unknown": "lint cannot tell"}  # fmt: skip
FEW = 0.05
"""Rounds that a smaller share of games reaches are not drawn: few games make a line jump."""


def html(result: PlaytestResult, data: dict[str, Any], language: str = SOURCE) -> str:
    """Return the page. Its headings are in a language; it shows the recorded games of the playtest."""
    games = [
        ViewerGame(f"{replay['what']} game, seed {replay['seed']}", replay["seed"], result.recordings[replay["what"]])
        for replay in data["replays"]
    ]
    games += _examples(result, data)
    return write_page(
        "report.html.j2",
        ("style.css", *SHEETS, "print.css"),
        ("sort.js", *SCRIPTS) if games else ("sort.js",),
        data=data,
        language=language,
        parts=[key for key in PARTS if data.get(key.removeprefix("report-"), True) or key not in OPTIONAL],
        marks=MARKS,
        reach=REACH,
        nothing=sentence("nothing"),
        anchors=named_lines(result, data),
        shown=[one["seed"] for one in (*data["replays"], *data["findings"]) if one["seed"] is not None],
        charts={name: Markup(picture) for name, picture in _charts(data).items()},
        layers=[(layer, [Markup(one.svg) for one in layer.maps]) for layer in heat_layers(result, data)],
        cards=_cards(data["cards"]),
        viewer=viewer(result.compiled, games) if games else "",
        courses=courses(games),
        address=moment_address,
        source=folded(source_lines(result, data)),
        missed=[line for line in data["coverage"]["lines"] if not line["games"] and line["own"]],
    )


def _examples(result: PlaytestResult, data: dict[str, Any]) -> list[ViewerGame]:
    """The recorded games that findings name and that are not among those worth watching."""
    found = []
    known = {replay["seed"] for replay in data["replays"]}
    for index, example in (result.diagnosis.examples if result.diagnosis else {}).items():
        seed = result.plan.seed + index
        if seed not in known:
            found.append(ViewerGame(f"game of a finding, seed {seed}", seed, example.recording))
    return found


def _cards(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Cards that were drawn or used, those with the clearest effect first."""

    def surely(row: dict[str, Any]) -> float:
        one = row["difference"]
        return max(one["low"], -one["high"], 0.0) if one else 0.0

    return sorted((row for row in rows if row["games"]), key=lambda row: (-surely(row), -row["games"], row["card"]))


def campaign_html(data: dict[str, Any]) -> str:
    """Return the page of a campaign."""
    played = [one for one in data["chapters"] if one["report"]]
    pictures = [
        (one["title"] or one["chapter"], Markup(_tension(one["report"]["tension"])["tension"])) for one in played
    ]
    return write_page(
        "campaign.html.j2", scripts=("sort.js",), data=data, charts=pictures, marks=MARKS, flow=Markup(flow(data))
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
    """Charts of pressure and win rate by round, for rounds that enough games reach."""
    rounds = [at for at in moments if at["games"] >= FEW * moments[0]["games"]]
    if not rounds:
        return {}
    series = {name: [(at["round"], at[key]) for at in rounds] for key, name in TENSION.items()}
    chance = {"of the games still going": [(at["round"], at["win-rate"]) for at in rounds]}
    return {
        "tension": charts.lines("Pressure by round", "round", series),
        "chance": charts.lines("Share won by round", "round", chance, charts.per_cent, charts.whole_per_cent),
    }
