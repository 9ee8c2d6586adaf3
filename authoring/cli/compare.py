"""`tailwright compare`: two versions of a chapter over the same seeds."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from authoring.playtest.options import PlaytestOptions
    from authoring.playtest.result import PlaytestResult

INTERRUPTED = 130


def compare(
    a: Annotated[str, typer.Argument(help="The one version: a file or an id.")],
    b: Annotated[str, typer.Argument(help="The other version.")],
    games: Annotated[int, typer.Option(min=1, help="How many games of each.")] = 500,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 0,
    bot: Annotated[str, typer.Option(help="Who plays, as for playtest.")] = "greedy",
    party: Annotated[str, typer.Option(help="Heroes a,b,c,d, or all.", show_default="the first allowed party")] = "",
    mice: Annotated[int, typer.Option(help="The number of mice.", show_default="4 where the chapter allows it")] = 0,
    edition: Annotated[
        str, typer.Option(help="The rulebook: en, fr, pt, ru or summary.", show_default="the chapter's, else en")
    ] = "",
    option: Annotated[list[str] | None, typer.Option(help="A rule option, such as mousetraps=6.")] = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes to play in.", show_default="one per processor")] = 0,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown as it is, for a pull request.")] = False,
    box: Annotated[bool, typer.Option("--box", help="Show what changed in the box's cards, too.")] = False,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write it as JSON; - prints it.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write it as an HTML file.")] = None,
) -> None:
    """Compare two versions of a chapter: what the change does to win rate, length and what is reached.

    The two may have the same id: each is played without the other.

    Example: `tailwright compare before.yaml after.yaml --games 1000 --markdown > change.md`
    """
    from authoring.cli.printing import say
    from authoring.cli.saving import refuse_inputs
    from authoring.playtest.options import PlaytestOptions, rule_words
    from authoring.report.comparison import comparison

    options = PlaytestOptions(games, seed, bot, party, mice, rule_words(edition, option), workers=workers)
    refuse_inputs([json_file, html], [Path(a), Path(b)])
    first = _play(a, options)
    if first.run.interrupted:
        say("stopped before the second version was played", err=True)
        raise typer.Exit(INTERRUPTED)
    second = _play(b, options)
    data = comparison(first, second, (a, b))
    if html:
        _write_page(data, html)
    _write(data, markdown, box, json_file)
    if second.run.interrupted:
        raise typer.Exit(INTERRUPTED)


def _play(version: str, options: PlaytestOptions) -> PlaytestResult:
    from authoring.cli.fail import fail
    from authoring.cli.open_or_exit import open_or_exit, report_compile_errors, report_usage_errors
    from authoring.cli.progress import progress
    from authoring.playtest.playtest import playtest

    loaded = open_or_exit(version, alone=True)
    with report_compile_errors(), report_usage_errors():
        result = playtest(loaded, options, progress)
    if result.run.broken:
        fail(result.run.broken)
    return result


def _write_page(data: dict[str, Any], file: Path) -> None:
    from authoring.cli.saving import save
    from authoring.report.comparison_page import comparison_page

    save(file, comparison_page(data))


def _write(data: dict[str, Any], markdown: bool, box: bool, json_file: Path | None) -> None:
    import sys

    from authoring.cli.printing import JSON, console, say_document
    from authoring.cli.saving import save
    from authoring.report import as_json
    from authoring.report.comparison_text import markdown as as_markdown

    if json_file == Path("-"):
        say_document(as_json(data), JSON)
        return
    if json_file:
        save(json_file, as_json(data))
    if markdown or not sys.stdout.isatty():
        say_document(as_markdown(data, box))
        return
    from rich.markdown import Markdown

    console().print(Markdown(as_markdown(data, box)))
