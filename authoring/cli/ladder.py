"""`tailwright ladder`: ever stronger players over the same games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

INTERRUPTED = 130


def ladder(
    chapter: Annotated[str, typer.Argument(help="The chapter: a file or an id.")],
    games: Annotated[int, typer.Option(min=1, help="How many games each player plays.")] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 0,
    bots: Annotated[str, typer.Option(help="The players, the weakest first.")] = "random,greedy,planner,expert",
    party: Annotated[str, typer.Option(help="Heroes a,b,c,d, or all.", show_default="the first allowed party")] = "",
    mice: Annotated[int, typer.Option(help="The number of mice.", show_default="4 where the chapter allows it")] = 0,
    edition: Annotated[
        str, typer.Option(help="The rulebook: en, fr, pt, ru or summary.", show_default="the chapter's, else en")
    ] = "",
    option: Annotated[list[str] | None, typer.Option(help="A rule option, such as mousetraps=6.")] = None,
    end_page: Annotated[int, typer.Option(min=0, help="The page of the end marker.", show_default="the chapter's")] = 0,
    start: Annotated[str, typer.Option(help="The face to start on.", show_default="the chapter's")] = "",
    workers: Annotated[int, typer.Option(min=0, help="Processes to play in.", show_default="one per processor")] = 0,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write it as JSON; - prints it.")] = None,
) -> None:
    """Ask whether skill matters: ever stronger players play the same games. Exit code 1: one wins less than a weaker.

    Example: `tailwright ladder my-chapter.yaml --games 20 --bots random,greedy`
    """
    from authoring.cli.fail import fail_on
    from authoring.cli.open_or_exit import open_or_exit, report_compile_errors, report_findings, report_usage_errors
    from authoring.cli.printing import JSON, say, say_document
    from authoring.cli.progress import progress
    from authoring.cli.saving import refuse_inputs, save
    from authoring.playtest.ladder import climb
    from authoring.playtest.options import PlaytestOptions, rule_words
    from authoring.report import as_json
    from authoring.report.ladder import ladder_document, ladder_lines

    options = PlaytestOptions(
        games, seed, "", party, mice, rule_words(edition, option), end_page, start=start, workers=workers
    )
    refuse_inputs([json_file], [Path(chapter)])
    loaded = open_or_exit(chapter)
    with report_findings(), report_compile_errors(), report_usage_errors(), fail_on():
        found = climb(loaded, options, [bot.strip() for bot in bots.split(",")], progress)
    data = ladder_document(found)
    if json_file == Path("-"):
        say_document(as_json(data), JSON)
    else:
        if json_file:
            save(json_file, as_json(data))
        say(*ladder_lines(data))
    if found.interrupted:
        raise typer.Exit(INTERRUPTED)
    raise typer.Exit(0 if found.holds else 1)
