"""`tailwright why`: what a rule does in games, and what keeps it from doing more."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def why(
    chapter: Annotated[str, typer.Argument(help="The chapter: a file or an id.")],
    rule: Annotated[str, typer.Argument(help="The rule: its id, or a line of it as FILE:LINE.")],
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 200,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 0,
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
    """Ask why a rule does nothing: how often its event came, which condition failed first, who took it, what it found.

    The cause stands in the first lines; a game to watch follows for each count. Exit code 1: the rule had no effect.

    Example: `tailwright why flight old-crow --games 50`
    """
    from authoring.cli.fail import fail_on
    from authoring.cli.open_or_exit import open_or_exit, report_compile_errors, report_findings, report_usage_errors
    from authoring.cli.printing import JSON, say, say_document
    from authoring.cli.progress import progress
    from authoring.cli.saving import refuse_inputs, save
    from authoring.playtest.options import PlaytestOptions, rule_words
    from authoring.playtest.why import ask_why
    from authoring.report import as_json
    from authoring.report.why import why_document
    from authoring.report.why_text import why_lines

    options = PlaytestOptions(
        games, seed, bot, party, mice, rule_words(edition, option), end_page, start=start, workers=workers
    )
    refuse_inputs([json_file], [Path(chapter)])
    loaded = open_or_exit(chapter, lint_later=True)
    with report_findings(), report_compile_errors(), report_usage_errors(), fail_on():
        data = why_document(ask_why(loaded, rule, options, progress))
    if json_file == Path("-"):
        say_document(as_json(data), JSON)
    else:
        if json_file:
            save(json_file, as_json(data))
        say(*why_lines(data))
    raise typer.Exit(int(not data["ran"]["times"]))
