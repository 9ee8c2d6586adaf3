"""`tailwright luck`: which share of the outcome each stream of chance decides."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

INTERRUPTED = 130


def luck(
    chapter: Annotated[str, typer.Argument(help="The chapter: a file or an id.")],
    games: Annotated[int, typer.Option(min=2, help="How many rows of games to play; a row is seven games.")] = 400,
    seed: Annotated[int, typer.Option(help="The seed of the first row.")] = 0,
    bot: Annotated[str, typer.Option(help="Who plays, as for playtest.", show_default="greedy")] = "",
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
    """Measure what luck decides: the dice, each deck and initiative are drawn anew in turn, all else stays as it was.

    Example: `tailwright luck my-chapter.yaml --games 100`
    """
    from authoring.cli.fail import fail_on
    from authoring.cli.open_or_exit import open_or_exit, report_compile_errors, report_findings, report_usage_errors
    from authoring.cli.printing import JSON, say, say_document
    from authoring.cli.progress import progress
    from authoring.cli.saving import refuse_inputs, save
    from authoring.playtest.luck import measure_luck
    from authoring.playtest.options import PlaytestOptions, rule_words
    from authoring.report import as_json
    from authoring.report.luck import luck_document, luck_lines

    options = PlaytestOptions(
        games, seed, bot, party, mice, rule_words(edition, option), end_page, start=start, workers=workers
    )
    refuse_inputs([json_file], [Path(chapter)])
    loaded = open_or_exit(chapter)
    with report_findings(), report_compile_errors(), report_usage_errors(), fail_on():
        found = measure_luck(loaded, options, progress)
        data = luck_document(found)
    if json_file == Path("-"):
        say_document(as_json(data), JSON)
    else:
        if json_file:
            save(json_file, as_json(data))
        say(*luck_lines(data))
    if found.interrupted:
        raise typer.Exit(INTERRUPTED)
