"""`tailwright playtest`: a chapter played many times, and what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

WIDTH = 120
"""Columns of a report that goes into a file or a pipe."""

if TYPE_CHECKING:
    from authoring.playtest.planning import Wish
    from authoring.report import Played


def playtest(
    chapter: Annotated[str, typer.Argument(help="The chapter: a file or an id.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The seed of the first game; each next game has the next seed.")] = 0,
    bot: Annotated[
        str, typer.Option(help="Who plays: one bot, one per mouse (a,b,c,d), or package.module:Class.")
    ] = "greedy",
    party: Annotated[
        str,
        typer.Option(help="Heroes a,b,c,d; or all: every allowed party in turn.", show_default="the first allowed one"),
    ] = "",
    mice: Annotated[int, typer.Option(help="The number of mice.", show_default="4 where the chapter allows it")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="A rule option, such as mousetraps=6.")] = None,
    end_page: Annotated[
        int, typer.Option(min=0, help="The page the end marker is on.", show_default="the chapter's")
    ] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes to play in.", show_default="one per processor")] = 0,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Write the report as JSON; - for the terminal.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", "--html", help="Write the report as one HTML file.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Check the rules' invariants after every step (slow).")
    ] = False,
    trace_dir: Annotated[Path | None, typer.Option(help="A folder for a log of every game.")] = None,
) -> None:
    """Play a chapter many times and report: how often it is won, why it is lost, what of it nobody ever reaches.

    Example: `tailwright playtest my-chapter.yaml --games 500 --report report.html`
    """
    from authoring.playtest.planning import Wish

    if trace_dir:
        _make_folder(trace_dir)
    wish = Wish(bot, party, mice, seed, option or [], end_page, check, trace_dir)
    played = _play(chapter, wish, games, workers)
    _write(played, json_file, report)
    if played.tally.crashes:
        raise typer.Exit(1)


def _play(chapter: str, wish: Wish, games: int, workers: int) -> Played:
    from authoring.cli.opened import content_errors, opened, told
    from authoring.cli.progress import progress
    from authoring.playtest import pool
    from authoring.playtest.planning import table_for
    from authoring.report import Played
    from engine.playtest import run

    found = opened(chapter)
    with content_errors(), told():
        table = table_for(found.content(), wish)
    count = min(workers or pool.usual_workers(), games)
    with pool.workers(count) as executor, progress(games) as advance:
        result = run(table.plan, games, executor, advance, ahead=3 * count)
    return Played(found, table, result)


def _make_folder(folder: Path) -> None:
    from authoring.cli.fail import fail

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(f'cannot make the folder "{folder}": {(error.strerror or "unknown reason").lower()}')


def _write(played: Played, json_file: Path | None, report: Path | None) -> None:
    import sys

    from rich.console import Console

    from authoring.cli.saving import save_text
    from authoring.report import as_json, document
    from authoring.report.terminal import show

    data: dict[str, Any] = document(played)
    if json_file == Path("-"):
        typer.echo(as_json(data), nl=False)
    else:
        show(data, Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH))
        if json_file:
            save_text(json_file, as_json(data))
    if report:
        from authoring.report.html import html

        save_text(report, html(played, data))
