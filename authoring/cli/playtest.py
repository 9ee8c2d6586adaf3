"""`tailwright playtest`: a chapter played many times, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from authoring.cli.export import Language

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from rich.console import Console

    from authoring.playtest.make_plan import Wish
    from authoring.playtest.open_chapter import Opened
    from authoring.playtest.session import Session
    from authoring.report import Played
    from engine.playtest import Result, Table, Tally

    Show = Callable[[dict[str, Any], Console], None]

WIDTH = 120
"""Columns of a report that goes into a file or a pipe."""
INTERRUPTED = 130


def playtest(
    chapter: Annotated[str, typer.Argument(help="The chapter or campaign: a file or an id.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The seed of the first game; each next game has the next seed.")] = 0,
    bot: Annotated[
        str,
        typer.Option(
            help="Who plays: one bot, one per mouse (a,b,c,d), or package.module:Class.", show_default="greedy"
        ),
    ] = "",
    party: Annotated[
        str, typer.Option(help="Heroes a,b,c,d; or all: every allowed party in turn.", show_default="the first allowed")
    ] = "",
    mice: Annotated[int, typer.Option(help="The number of mice.", show_default="4 where the chapter allows it")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="A rule option, such as mousetraps=6.")] = None,
    end_page: Annotated[int, typer.Option(min=0, help="The page of the end marker.", show_default="the chapter's")] = 0,
    pages_to: Annotated[
        int, typer.Option(min=0, help="Play again with the end marker there, for a longer curve of end pages.")
    ] = 0,
    start: Annotated[str, typer.Option(help="The face to start on.", show_default="the chapter's")] = "",
    workers: Annotated[int, typer.Option(min=0, help="Processes to play in.", show_default="one per processor")] = 0,
    dask: Annotated[str, typer.Option(help="The address of a Dask scheduler to play on instead.")] = "",
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the report as JSON; - prints it.")] = None,
    report: Annotated[Path | None, typer.Option("--report", "--html", help="Write the report as an HTML file.")] = None,
    gate: Annotated[
        bool, typer.Option("--gate", help="Play until the chapter's targets are decided; exit code 1 unless all pass.")
    ] = False,
    check: Annotated[bool, typer.Option("--check", help="Check invariants after every step (slow).")] = False,
    trace_dir: Annotated[Path | None, typer.Option(help="A folder for a log of every game.")] = None,
    lang: Annotated[Language, typer.Option("--lang", help="The language of the HTML report's headings.")] = Language.en,
) -> None:
    """Play a chapter or a campaign many times: how often it is won, why it is lost, what of it nobody ever reaches.

    Example: `tailwright playtest my-chapter.yaml --games 500 --report report.html`
    """
    from authoring.cli.open_or_exit import opened
    from authoring.playtest.make_plan import Wish

    # games that leave files behind, or need a cluster first, wait until all is checked
    at_once = _processes(workers, games) > 1 and not dask and not trace_dir
    found = opened(chapter, ("chapter", "campaign"), check_later=at_once)
    wish = Wish(bot, party, mice, seed, option or [], end_page, check, trace_dir, start)
    if trace_dir:
        _make_folder(trace_dir)
    with _session(games, workers, dask, gate, pages_to) as session:
        if found.entry.kind == "campaign":
            code = _campaign(found, wish, session, json_file, report)
        else:
            code = _chapter(found, wish, session, json_file, report, lang.value)
    raise typer.Exit(code)


def _processes(workers: int, games: int) -> int:
    from authoring.playtest import pool

    return min(workers or pool.usual_workers(), games)


@contextmanager
def _session(games: int, workers: int, dask: str, gate: bool, pages_to: int) -> Iterator[Session]:
    from authoring.cli.open_or_exit import told
    from authoring.cli.progress import progress
    from authoring.playtest import pool
    from authoring.playtest.session import Session

    if dask:
        with told(), pool.cluster(dask) as (executor, count):
            yield Session(games, executor, 3 * count, progress, gate, pages_to)
        return
    count = _processes(workers, games)
    with pool.workers(count) as (own, reins):
        yield Session(games, own, 3 * count, progress, gate, pages_to, reins)


def _chapter(
    found: Opened, wish: Wish, session: Session, json_file: Path | None, report: Path | None, language: str
) -> int:
    """Playtest a chapter; returns the exit code."""
    from authoring.cli.open_or_exit import content_errors, findings_first, refused, told
    from authoring.playtest.session import check_targets, first_wish
    from engine.playtest.statistics.targets import targets_of

    with content_errors(), told(), refused(), findings_first(found):
        targets = targets_of(found.entry.data)
        if session.gate and not wish.bot:
            check_targets(found.entry.id, targets)
            wish = first_wish(wish, targets)
        prepare = partial(_prepare_page, session.helpers) if report else _prepare
        played = session.play(found, replace(wish, bot=wish.bot or "greedy"), prepare=prepare)
    from authoring.report import document
    from authoring.report.terminal import show

    data = document(played)
    html = import_module("authoring.report.html") if report else None
    page = html.begin_html(played, data, language, session.helpers) if html else None
    _write(data, show, page, json_file, report, session.dismiss)
    return _exit_code(played, session.gate)


def _prepare(_: Table, so_far: Result[Tally]) -> Iterator[object]:
    """What a report needs in any case."""
    yield import_module("authoring.report.terminal")
    yield import_module("authoring.report.document")


def _prepare_page(helpers: Executor | None, table: Table, so_far: Result[Tally]) -> Iterator[object]:
    yield from _prepare(table, so_far)
    yield (html := import_module("authoring.report.html"))
    yield from html.prepare(table, so_far, helpers)


def _campaign(found: Opened, wish: Wish, session: Session, json_file: Path | None, report: Path | None) -> int:
    """Playtest a campaign; returns the exit code."""
    from authoring.cli.fail import fail
    from authoring.cli.open_or_exit import content_errors, refused, told
    from authoring.playtest.campaigns import play_campaign
    from authoring.report.campaign import campaign_document
    from authoring.report.campaign_terminal import show_campaign
    from authoring.report.html import campaign_html
    from engine.playtest.campaign import BROKEN

    if session.gate or session.pages_to:
        fail("--gate and --pages-to are for a chapter; playtest the chapters of the campaign one by one")
    with content_errors(), told(), refused():
        played = play_campaign(session, found, replace(wish, bot=wish.bot or "greedy"))
    data = campaign_document(played)
    _write(data, show_campaign, lambda: campaign_html(data), json_file, report, session.dismiss)
    if played.result.interrupted:
        return INTERRUPTED
    return int(played.result.tally.ends[BROKEN] > 0 or _died(played.result.broken))


def _make_folder(folder: Path) -> None:
    from authoring.cli.fail import fail

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(f'cannot make the folder "{folder}": {(error.strerror or "unknown reason").lower()}')


def _write(
    data: dict[str, Any],
    show: Show,
    page: Callable[[], str] | None,
    json_file: Path | None,
    report: Path | None,
    dismiss: Callable[[], None],
) -> None:
    """Write the files first: whoever reads only the head of the terminal's report gets them too."""
    import sys

    from rich.console import Console

    from authoring.cli.saving import save_text
    from authoring.report import as_json

    printed = json_file == Path("-")
    if json_file and not printed:
        save_text(json_file, as_json(data))  # before the page, which others may be at still
    text = page() if report and page else ""
    dismiss()  # nobody else is needed from here on; until they are gone takes 7 ms
    if report:
        save_text(report, text)
    if printed:
        typer.echo(as_json(data), nl=False)
    else:
        show(data, Console(highlight=False, emoji=False, width=None if sys.stdout.isatty() else WIDTH))


def _exit_code(played: Played, gate: bool) -> int:
    """1 for crashes and for targets that did not pass; an undecided one did not."""
    if played.result.interrupted:
        return INTERRUPTED
    died = _died(played.result.broken)
    missed = [verdict for verdict in played.verdicts if verdict.word != "pass"] if gate else []
    for verdict in missed:
        target = verdict.target
        typer.echo(f"target {verdict.word}: {target.what} of {target.bot} after {verdict.games} games", err=True)
    return 1 if missed or died or played.tally.crashes else 0


def _died(words: str) -> bool:
    """Tell that workers died, if they did. What they had done until then stands in the report."""
    if words:
        typer.echo(
            f"tailwright: error: {words}; play it again with --trace-dir: the game that leaves no log did it", err=True
        )
    return bool(words)
