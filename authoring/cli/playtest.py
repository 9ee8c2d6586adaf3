"""`tailwright playtest`: play a chapter many times and report what happened."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from authoring.cli.language import Lang

if TYPE_CHECKING:
    from authoring.playtest.open_chapter import LoadedChapter
    from authoring.playtest.options import PlaytestOptions
    from authoring.playtest.playtest_campaign import CampaignResult
    from authoring.playtest.result import PlaytestResult
    from authoring.report.output import Report

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
    edition: Annotated[
        str, typer.Option(help="The rulebook: en, fr, pt, ru or summary.", show_default="the chapter's, else en")
    ] = "",
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
    without: Annotated[
        list[str] | None,
        typer.Option(
            help="Measure what something is worth: bots go without search, flip, explore, ability:ID, item:ID or "
            "action:RULE, over the same seeds. Repeat it; a+b leaves both out."
        ),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="A file for the progress of a long run; the run goes on from it if it exists.")
    ] = None,
    lang: Lang = "en",
) -> None:
    """Play a chapter or a campaign many times: how often it is won, why it is lost, which of its lines no game reaches.

    Example: `tailwright playtest my-chapter.yaml --games 500 --report report.html`
    """
    from authoring.cli.fail import fail_on
    from authoring.cli.language import check_language
    from authoring.cli.open_or_exit import open_or_exit, report_compile_errors, report_findings, report_usage_errors
    from authoring.cli.progress import progress
    from authoring.cli.saving import refuse_inputs
    from authoring.playtest.options import PlaytestOptions, rule_words
    from authoring.playtest.playtest import plays_during_lint
    from authoring.playtest.playtest import playtest as playtest_chapter
    from authoring.playtest.playtest_campaign import playtest_campaign
    from authoring.report.output import make_report

    options = PlaytestOptions(
        games, seed, bot, party, mice, rule_words(edition, option), end_page, pages_to, start, workers, dask, gate,
        check, trace_dir, resume, recordings=report is not None, causes=True,
    )  # fmt: skip
    refuse_inputs([json_file, report, resume], [Path(chapter)])
    loaded = open_or_exit(chapter, ("chapter", "campaign"), lint_later=plays_during_lint(options))
    check_language(lang, loaded.library.files)
    if without:
        _play_without(loaded, options, without, json_file, report)
    play_games = playtest_campaign if loaded.entry.kind == "campaign" else playtest_chapter
    with report_findings(), report_compile_errors(), report_usage_errors(), fail_on():
        result = play_games(loaded, options, progress)
    output = make_report(result, gate, lang)
    _write(output, json_file, report)
    _keep(result, output)
    raise typer.Exit(INTERRUPTED if result.run.interrupted else int(output.failed))


def _play_without(
    loaded: LoadedChapter, options: PlaytestOptions, without: list[str], json_file: Path | None, page: Path | None
) -> NoReturn:
    """Report what bots lose without some things, instead of everything about their games."""
    from authoring.balance.restricted import play_without
    from authoring.cli.effects import write_effects
    from authoring.cli.fail import fail, fail_on
    from authoring.cli.open_or_exit import report_compile_errors, report_findings, report_usage_errors
    from authoring.cli.progress import progress
    from authoring.report.effects import restricted_document

    if loaded.entry.kind != "chapter":
        fail("--without is for a chapter; playtest the chapters of the campaign one by one")
    if options.gate or options.pages_to or options.trace_dir or options.dask or options.check or options.resume:
        fail("--without goes with none of --gate, --pages-to, --trace-dir, --check, --resume and --dask")
    with report_findings(), report_compile_errors(), report_usage_errors(), fail_on():
        loaded.lint()
        result = play_without(loaded, options, without, progress)
    write_effects(restricted_document(result), json_file, page)
    measured = result.measured
    raise typer.Exit(INTERRUPTED if measured.interrupted else int(bool(measured.broken)))


def _keep(result: PlaytestResult | CampaignResult, report: Report) -> None:
    """Keep the report of a chapter for the next run and for editors; at a terminal, compare it with the last run."""
    from authoring.cli.printing import say
    from authoring.playtest.result import PlaytestResult
    from authoring.report.last_run import keep_run

    if isinstance(result, PlaytestResult):
        compared = keep_run(result, report.data)
        if compared and sys.stdout.isatty():
            say(compared)


def _write(report: Report, json_file: Path | None, page_file: Path | None) -> None:
    """Write the files before the terminal report, so that they are complete even if its reader goes away."""
    from authoring.cli.printing import JSON, console, say_document
    from authoring.cli.saving import save
    from authoring.report import as_json

    to_stdout = json_file == Path("-")
    if json_file and not to_stdout:
        save(json_file, as_json(report.data))
    if page_file:
        save(page_file, report.page())
    if to_stdout:
        say_document(as_json(report.data), JSON)
    else:
        report.show(report.data, console(None if sys.stdout.isatty() else WIDTH))
    for error in report.errors:
        say_document(f"{error}\n", err=True)
