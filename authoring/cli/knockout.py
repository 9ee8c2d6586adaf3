"""`tailwright knockout`: what each part of a chapter is worth."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

INTERRUPTED = 130


def knockout(
    chapter: Annotated[str, typer.Argument(help="The chapter: a file or an id.")],
    games: Annotated[int, typer.Option(min=1, help="How many games for each part on average.")] = 500,
    seed: Annotated[int, typer.Option(help="The seed of the first game; each next game has the next seed.")] = 0,
    bot: Annotated[str, typer.Option(help="Who plays, as for playtest.")] = "greedy",
    party: Annotated[str, typer.Option(help="Heroes a,b,c,d, or all.", show_default="the first allowed party")] = "",
    mice: Annotated[int, typer.Option(help="The number of mice.", show_default="4 where the chapter allows it")] = 0,
    edition: Annotated[
        str, typer.Option(help="The rulebook: en, fr, pt, ru or summary.", show_default="the chapter's, else en")
    ] = "",
    option: Annotated[list[str] | None, typer.Option(help="A rule option, such as mousetraps=6.")] = None,
    only: Annotated[
        list[str] | None,
        typer.Option(
            help="A kind of part: rules, searches, surges, encounters, minions, cards, abilities or heroes.",
            show_default="all",
        ),
    ] = None,
    double: Annotated[bool, typer.Option("--double", help="Double each part instead of taking it out.")] = False,
    workers: Annotated[int, typer.Option(min=0, help="Processes to play in.", show_default="one per processor")] = 0,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write it as JSON; - prints it.")] = None,
    html: Annotated[Path | None, typer.Option("--html", help="Write it as an HTML file.")] = None,
) -> None:
    """Take each part of a chapter out in turn: what its rules, searches, minions, abilities and heroes are worth.

    All versions play the same seeds. Games go where the answer is still open.

    Example: `tailwright knockout my-chapter.yaml --games 50 --only rules --only minions`
    """
    from authoring.balance.knockout import knockout as knock_out
    from authoring.cli.effects import write_effects
    from authoring.cli.fail import fail_on
    from authoring.cli.open_or_exit import open_or_exit, report_compile_errors, report_usage_errors
    from authoring.cli.progress import progress
    from authoring.cli.saving import refuse_inputs
    from authoring.playtest.options import PlaytestOptions, rule_words
    from authoring.report.effects import knockout_document

    options = PlaytestOptions(games, seed, bot, party, mice, rule_words(edition, option), workers=workers)
    refuse_inputs([json_file, html], [Path(chapter)])
    loaded = open_or_exit(chapter)
    with report_compile_errors(), report_usage_errors(), fail_on():
        result = knock_out(loaded, options, only or (), double, progress)
    write_effects(knockout_document(result), json_file, html)
    raise typer.Exit(INTERRUPTED if result.measured.interrupted else int(bool(result.measured.broken)))
