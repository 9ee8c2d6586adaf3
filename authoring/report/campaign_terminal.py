"""The report of a campaign on a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from authoring.report.numbers import percent, percents, rules_of_chapters
from authoring.report.terminal import plain_cell, plain_table, show_part
from authoring.wording.printable import printable

ROUTES_SHOWN = 6


def show_campaign(data: dict[str, Any], console: Console) -> None:
    """Write the report."""
    show_part(_headline(data), console)
    show_part(_chapters(data), console)
    show_part(_routes(data), console)
    crashes = [one for chapter in data["chapters"] if chapter["report"] for one in chapter["report"]["crashes"]]
    for one in crashes:
        show_part(Text(printable(f"seed {one['seed']} crashed: {one['error']}"), style="red"), console)


def _headline(data: dict[str, Any]) -> Text:
    run, rate, minutes = data["run"], data["result"]["finished"], data["result"]["minutes"]
    text = Text()
    text.append(printable(run["title"] or run["campaign"]), style="bold")
    text.append(f" · {rate['games']} campaigns · bot {printable(run['bot'])} · seeds from {run['seed']}")
    if run["interrupted"] or run["broken"]:
        text.append(f" · stopped, {run['asked']} were requested", style="yellow")
    text.append("\nlast chapter won ")
    text.append(percent(rate["rate"]), style="bold green")
    text.append(f" (95 %: {percents(rate)}), about {minutes['median'] / 60:.1f} hours at a table")
    if data["result"]["endless"]:
        text.append(f"\n{data['result']['endless']} campaigns never ended", style="yellow")
    text.append(f"\n{printable(rules_of_chapters(data['chapters']))}\n{run['note']}\n", style="dim")
    return text


def _chapters(data: dict[str, Any]) -> Table:
    table = plain_table("chapter", "games", "won", "95 %", "rounds", "never reached")
    for one in data["chapters"]:
        report = one["report"]
        name = plain_cell(one["title"] or one["chapter"])
        if report is None:
            table.add_row(name, "0", "–", "–", "–", "–")
            continue
        wins, lines = report["result"]["win-rate"], report["coverage"]["parts"]["chapter"]
        rounds = f"{report['length']['rounds']['median']:g}"
        missed = f"{lines['lines'] - lines['reached']} of {lines['lines']} lines"
        table.add_row(name, str(wins["games"]), percent(wins["rate"]), percents(wins), rounds, missed)
    return table


def _routes(data: dict[str, Any]) -> Text:
    text = Text("ways through the campaign (lost chapters in brackets):\n")
    for route in data["routes"][:ROUTES_SHOWN]:
        words = [one["chapter"] if one["won"] else f"({one['chapter']})" for one in route["games"]]
        text.append(printable(f"  {percent(route['share']):>6}  {' → '.join(words)}") + "\n")
    if len(data["routes"]) > ROUTES_SHOWN:
        text.append("  and others\n")
    return text
