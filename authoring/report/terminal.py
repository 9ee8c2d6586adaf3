"""The report on a terminal, in the order in which an author asks questions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from authoring.report.fit_table import fit_table
from authoring.report.numbers import (
    cause_words,
    number_words,
    percent,
    percents,
    points,
    rules_words,
    spread_words,
    target_words,
)
from authoring.wording.printable import printable

NEVER_SHOWN = 12
"""How many unreached lines are listed; JSON and HTML list all of them."""
OFTEN = 200
"""So many offers that were never taken are worth a line."""
MARKS = {"bad": ("✗", "red"), "warn": ("!", "yellow"), "good": ("✓", "green"), "note": ("·", "dim")}
BULLETS = tuple(f"{mark} " for mark, _ in MARKS.values())
TONES = {"pass": "green", "fail": "red", "undecided": "yellow"}


def show(data: dict[str, Any], console: Console) -> None:
    """Write the report."""
    for part in _parts(data):
        if part is not None:
            show_part(part, console)


def show_part(part: RenderableType, console: Console) -> None:
    """Write a text, whose lines may be wider than a file but not than a window, or a table that fits."""
    if isinstance(part, Group):
        for one in part.renderables:
            show_part(one, console)
    elif isinstance(part, Table):
        left_out = fit_table(part, console.width)
        console.print(part)
        if left_out:
            console.print(Text(f"in a wider window: {', '.join(left_out)}\n", style="dim"))
    elif isinstance(part, Text) and console.is_terminal:
        for line in hanging(part, console):
            console.print(line)
    else:
        console.print(part, soft_wrap=True)


def hanging(text: Text, console: Console) -> Iterator[Text]:
    """The lines of a text, broken between words; what follows a line stands below its first word."""
    for line in text.split("\n", allow_blank=True):
        spaces = len(line.plain) - len(line.plain.lstrip())
        deep = spaces + (2 if line.plain[spaces : spaces + 2] in BULLETS or spaces == 2 else 0)
        rows = line.wrap(console, console.width - deep if line.cell_len > console.width else console.width)
        for number, row in enumerate(rows):
            yield Text.assemble(" " * (deep if number else 0), row)


def _parts(data: dict[str, Any]) -> Iterator[RenderableType | None]:
    yield _headline(data)
    yield from _verdict(data)
    yield _conditions(data)
    yield _losses(data)
    yield _length(data)
    yield _people(data)
    yield _end_pages(data)
    yield _table_of("tiles", data["tiles"], "face", ("turns", "captures", "ended"))
    yield _table_of("minions", data["minions"], "minion", ("defeated-per-game",))
    if len(data["parties"]) > 1:
        yield _table_of("heroes", data["heroes"], "hero", ("defeated-per-game", "captures-per-game"))
    yield _star(data)
    yield _offers(data)
    yield _coverage(data)
    yield _targets(data)
    yield _replays(data)
    yield _crashes(data)


def _headline(data: dict[str, Any]) -> Text:
    run, rate = data["run"], data["result"]["win-rate"]
    text = Text()
    text.append(printable(run["title"] or run["chapter"]), style="bold")
    text.append(f" · {rate['games']} games · bot {printable(run['bot'])} · seeds from {run['seed']}")
    if run["interrupted"] or run["broken"]:
        text.append(f" · stopped, {run['asked']} were requested", style="yellow")
    return text


def _verdict(data: dict[str, Any]) -> Iterator[RenderableType]:
    """The verdict, and the findings with their lines and games."""
    judged = data["verdict"]
    yield _wrapped(Text(printable(judged["text"]), style=f"bold {MARKS[judged['tone']][1]}"))
    rows = Table.grid(padding=(0, 1))
    rows.add_column(width=2, justify="right")
    rows.add_column(overflow="fold")
    for one in data["findings"]:
        mark, style = MARKS[one["tone"]]
        text = Text(printable(one["text"]))
        game = f"seed {one['seed']}" if one["seed"] is not None else ""
        game += f", step {one['step']}" if one["step"] is not None else ""
        if beside := " · ".join(filter(None, (one["where"], game))):
            text.append("\n")
            text.append(printable(beside), style="dim")
        rows.add_row(Text(mark, style=style), text)
    if data["findings"]:
        yield rows


def _conditions(data: dict[str, Any]) -> RenderableType:
    """How the games were played, and how to see one that a finding names."""
    text = Text(f"\n{rules_words(data['run'])}\n{data['run']['note']}\n", style="dim")
    commands = [(one["seed"], one["command"]) for one in data["findings"] if one["command"]]
    if commands:
        seed, command = commands[0]
        shown = printable(command.replace(f"--seed {seed} ", "--seed SEED ")) if len(commands) > 1 else command
        text.append(f"see such a game: {shown}\n")
    return text


def _wrapped(text: Text) -> RenderableType:
    """Words that are broken at the edge of the terminal, unlike commands."""
    table = Table.grid()
    table.add_column(overflow="fold")
    table.add_row(text)
    return table


def _losses(data: dict[str, Any]) -> RenderableType | None:
    if not data["losses"]:
        return None
    table = plain_table("how games are lost", "of all games", "where")
    for loss in data["losses"]:
        where = ", ".join(f"{one['face']} {one['games']}" for one in loss["faces"][:4])
        name = cause_words(loss["reason"]) if loss["outcome"] == "lost" else f"{loss['outcome']}: {loss['reason']}"
        table.add_row(plain_cell(name), percent(loss["share"]["rate"]), plain_cell(where))
    return table


def _length(data: dict[str, Any]) -> RenderableType:
    length = data["length"]
    table = plain_table("length", "median", "8 of 10 games")
    for what in ("rounds", "pages", "minutes"):
        table.add_row(what, f"{length[what]['median']:g}", spread_words(length[what]))
    return table


def _people(data: dict[str, Any]) -> RenderableType | None:
    """Games at tables beside those of the bot, what sets them apart, and the lines that are not counted."""
    people = data["people"]
    if not people:
        return None
    table = plain_table("players", "games", "won", "95 %", "rounds", "minutes")
    for name, side in (("people", people["people"]), (data["run"]["bot"], people["bots"])):
        wins = side["wins"]
        medians = (number_words(side["rounds"]), number_words(side["minutes"]))
        table.add_row(plain_cell(name), str(wins["games"]), percent(wins["rate"]), percents(wins), *medians)
    text = Text("".join(f"{printable(sentence)}\n" for sentence in people["sentences"]))
    for problem in people["problems"]:
        text.append(printable(f"  {problem}; not counted") + "\n", style="yellow")
    return Group(table, text) if people["people"]["wins"]["games"] else text


def _end_pages(data: dict[str, Any]) -> RenderableType | None:
    curve = data["end-pages"]["curve"]
    if not curve:
        return None
    table = plain_table("end page", "won", "95 %", "")
    for point in curve:
        wins = point["wins"]
        here = " ← this chapter" if point["page"] == data["run"]["end-page"] else ""
        table.add_row(str(point["page"]), percent(wins["rate"]), percents(wins), _bar(wins["rate"]) + here)
    return (
        table if data["end-pages"]["exact"] else Group(table, Text(f"about: {data['end-pages']['note']}", style="dim"))
    )


def _table_of(title: str, rows: list[dict[str, Any]], key: str, numbers: tuple[str, ...]) -> RenderableType | None:
    if not rows:
        return None
    table = plain_table(title, "in games", "won with it", "difference", *(name.replace("-", " ") for name in numbers))
    for row in rows:
        cells = [f"{round(row[name], 2):g}" for name in numbers]
        table.add_row(plain_cell(row[key]), percent(row["share"]), _won(row), points(row["difference"]), *cells)
    return table


def _star(data: dict[str, Any]) -> Text | None:
    """Explain the star, if there is one."""
    rows = [*data["tiles"], *data["minions"], *(data["heroes"] if len(data["parties"]) > 1 else [])]
    starred = any("*" in points(row["difference"]) for row in rows)
    return Text("* probably not chance: the 95 % interval leaves out 0\n", style="dim") if starred else None


def _offers(data: dict[str, Any]) -> RenderableType:
    """The idle turns, and what was offered often and never taken; JSON and HTML have every offer."""
    turns = data["turns"]
    words = f"idle turns: {percent(turns['share'])} of {turns['turns']} did nothing with something to do\n"
    rows = sorted(
        (row for row in data["offers"] if not row["taken"] and row["offered"] >= OFTEN),
        key=lambda row: (-row["offered"], row["name"]),
    )
    if not rows:
        return Text(words)
    table = plain_table("offered, never taken", "what", "times")
    for row in rows[:NEVER_SHOWN]:
        what = "option: no choice" if "no-choice" in row else row["kind"]
        table.add_row(plain_cell(row["name"]), what, str(row["offered"]))
    return Group(Text(words), table)


def _won(row: dict[str, Any]) -> str:
    return percent(row["wins"]["rate"]) if row["games"] else "–"


def _coverage(data: dict[str, Any]) -> RenderableType:
    parts = data["coverage"]["parts"]
    words = ", ".join(f"{name} {part['reached']} of {part['lines']}" for name, part in parts.items())
    text = Text(f"\nlines reached: {words}\n")
    missed = [line for line in data["coverage"]["lines"] if line["own"] and not line["games"]]
    if missed:
        bound = percent(data["coverage"]["never-bound"])
        text.append(f"never reached of your files (each in fewer than {bound} of games, 95 %):\n", style="yellow")
    for line in missed[:NEVER_SHOWN]:
        text.append(printable(f"  {line['where']}: {line['kind']} {line['name']}{_reach(line)}") + "\n")
    for line in data["coverage"]["lines"]:
        if line["why"] and line["games"]:
            text.append(printable(f"  {line['where']}: {line['kind']} {line['name']}: {line['why']}") + "\n")
    if len(missed) > NEVER_SHOWN:
        text.append(f"  and {len(missed) - NEVER_SHOWN} more\n")
    return text


def _reach(line: dict[str, Any]) -> str:
    """Why a line was never reached, or what lint says about it."""
    if line["why"]:
        return f": {line['why']}"
    if line["lint"]:
        return f": {line['lint']}"
    return {"yes": "", "with luck": " (only with luck at the search deck)", "no": " (out of reach)"}.get(
        line["reachable"], " (lint cannot tell whether it can be)"
    )


def _targets(data: dict[str, Any]) -> RenderableType | None:
    if not data["targets"]:
        return None
    table = plain_table("target", "wanted", "seen", "games", "verdict")
    for one in data["targets"]:
        name, wanted, seen = target_words(one)
        verdict = Text(one["verdict"], style=TONES[one["verdict"]])
        table.add_row(plain_cell(name), wanted, seen, str(one["games"]), verdict)
    return table


def _replays(data: dict[str, Any]) -> RenderableType | None:
    if not data["replays"]:
        return None
    text = Text("\nworth watching:\n")
    for one in data["replays"]:
        words = f"  {one['what']:<8} {one['outcome']} after {one['rounds']} rounds: {one['command']}"
        text.append(printable(words) + "\n")
    return text


def _crashes(data: dict[str, Any]) -> RenderableType | None:
    if not data["crashes"]:
        return None
    number = data["result"]["crashed"]
    text = Text(f"\n{number} {'game' if number == 1 else 'games'} crashed:\n", style="red")
    for one in data["crashes"]:
        text.append(printable(f"  seed {one['seed']} ({','.join(one['party'])}): {one['error']}") + "\n")
    return text


def plain_table(first: str, *others: str) -> Table:
    """Return an empty table in the style of all reports."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title_justify="left")
    table.add_column(first)
    for name in others:
        table.add_column(name, justify="left" if name in ("where", "", "verdict", "8 of 10 games") else "right")
    return table


def plain_cell(text: str) -> Text:
    """Text of the content, shown as it is and never read as markup."""
    return Text(printable(text))


def _bar(rate: float) -> str:
    return "█" * round(rate * 24)
