"""What the parts of a chapter are worth, on a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from authoring.report.effects import WITHOUT
from authoring.report.effects_words import (
    EASIER,
    HARDER,
    HEADS,
    LITTLE,
    MORE_GAMES,
    OPEN,
    change,
    meaning,
    part_name,
    signed,
)
from authoring.report.numbers import percent, percents, rules_words
from authoring.report.terminal import plain_cell
from authoring.wording.printable import printable

STYLES = {HARDER: "red", EASIER: "green", LITTLE: "dim", OPEN: "yellow"}


def show_effects(data: dict[str, Any], console: Console) -> None:
    """Write the table, with what was refused below it."""
    console.print(_headline(data), soft_wrap=True)
    if data["effects"]:
        console.print(_table(data))
    console.print(_below(data), soft_wrap=True)


def _headline(data: dict[str, Any]) -> Text:
    run, rate = data["run"], data["base"]["win-rate"]
    text = Text()
    text.append(printable(run["title"] or run["chapter"]), style="bold")
    text.append(f" · {run['games']} games · bot {printable(run['bot'])} · seeds from {run['seed']}")
    if run["interrupted"] or run["broken"]:
        text.append(" · stopped", style="yellow")
    text.append("\nas it is, won ")
    text.append(percent(rate["rate"]), style="bold green")
    text.append(f" (95 %: {percents(rate)}) in {data['base']['rounds']:.1f} rounds\n")
    text.append(f"{HEADS[data['what']]}\n")
    text.append(f"{rules_words(run)}\n{run['note']}\n", style="dim")
    return text


def _table(data: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("part", ratio=1, overflow="fold")
    for name in ("points", "rounds", "games"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("it", overflow="fold")
    for row in data["effects"]:
        words = meaning(data, row)
        kind = "" if data["what"] == WITHOUT else f"{row['kind']} "
        table.add_row(
            plain_cell(kind + part_name(row)),
            change(row["win-rate"]),
            signed(row["rounds"]["value"]),
            str(row["games"]),
            Text(words, style=STYLES.get(words, "red")),
        )
    return table


def _below(data: dict[str, Any]) -> Text:
    text = Text()
    if any(row["verdict"] == "open" for row in data["effects"]):
        text.append(f"{MORE_GAMES}\n", style="dim")
    if data["refused"]:
        text.append("\ncannot be " + data["what"] + ":\n")
    for row in data["refused"]:
        text.append(printable(f"  {row['kind']} {row['name']}: {row['reason']}") + "\n", style="dim")
    if data["run"]["broken"]:
        text.append(printable(data["run"]["broken"]) + "\n", style="red")
    for row in data["effects"]:
        if row["errors"]:
            text.append(printable(f"{row['name']} crashed: {row['errors'][0]}") + "\n", style="red")
    return text
