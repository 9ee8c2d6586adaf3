"""What the parts of a chapter are worth, on a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from authoring.report.effects import DOUBLED, OUT, WITHOUT
from authoring.report.numbers import percent, percents, rules_words
from authoring.report.terminal import plain_cell
from authoring.wording.printable import printable

HEADS = {
    OUT: "Each part is taken out of the chapter in turn, over the same seeds.",
    DOUBLED: "Each part is doubled in turn, over the same seeds.",
    WITHOUT: "The same bots play the same seeds, and never do this unless there is nothing else to do.",
}
HARDER, EASIER, LITTLE, OPEN = "makes it harder", "helps the mice", "changes little", "open"
MEANINGS = {
    OUT: {"more": HARDER, "less": EASIER, "none": LITTLE, "open": OPEN},
    DOUBLED: {"more": EASIER, "less": HARDER, "none": LITTLE, "open": OPEN},
    WITHOUT: {"more": HARDER, "less": EASIER, "none": LITTLE, "open": OPEN},
}
COLUMNS = {OUT: "won without it", DOUBLED: "won with two", WITHOUT: "won"}
STYLES = {HARDER: "red", EASIER: "green", LITTLE: "dim", OPEN: "yellow"}
MORE_GAMES = "open: the interval holds 0 and is wider than 3 points either way; more --games decide it"


def show_effects(data: dict[str, Any], console: Console) -> None:
    """Write the table, with what was refused below it."""
    console.print(_headline(data), soft_wrap=True)
    if data["effects"]:
        console.print(_table(data))
    console.print(_below(data), soft_wrap=True)


def meaning(data: dict[str, Any], row: dict[str, Any]) -> str:
    """What an effect says about the part."""
    if row["crashed"]:
        return f"{row['crashed']} games crashed"
    return MEANINGS[data["what"]][row["verdict"]]


def change(one: dict[str, Any]) -> str:
    """A change of the win rate in points, with its interval."""
    return f"{_signed(one['value'] * 100, 0)} ({_signed(one['low'] * 100, 0)} to {_signed(one['high'] * 100, 0)})"


def longer(one: dict[str, Any]) -> str:
    """A change of the rounds, with its interval if there is one."""
    if one["low"] is None:
        return _signed(one["value"])
    return f"{_signed(one['value'])} ({_signed(one['low'])} to {_signed(one['high'])})"


def _signed(value: float, digits: int = 1) -> str:
    """A number with its sign; what rounds to nothing is 0, without one."""
    rounded = round(value, digits)
    return f"{rounded:+.{digits}f}" if rounded else "0"


def part_name(row: dict[str, Any]) -> str:
    """The name of a part; of a hero, with who went instead."""
    return f"{row['name']} → {row['instead']}" if row["instead"] else row["name"]


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
            _signed(row["rounds"]["value"]),
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
