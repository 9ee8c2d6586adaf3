"""`tailwright record`: write down a game that people played at a table."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from pathlib import Path

    from authoring.people.questions import Answers, CheckParty
    from authoring.people.table_game import TableGame

INTERRUPTED = 130


def record(
    chapter: Annotated[str, typer.Argument(help="The chapter: a file or an id.")],
    won: Annotated[
        bool | None, typer.Option("--won/--lost", help="How the game ended.", show_default="a question")
    ] = None,
    why: Annotated[
        str | None, typer.Option(help="Why it was lost, such as time ran out.", show_default="a question")
    ] = None,
    rounds: Annotated[int | None, typer.Option(help="How many rounds it took.", show_default="a question")] = None,
    party: Annotated[str | None, typer.Option(help="Heroes a,b,c,d.", show_default="a question")] = None,
    minutes: Annotated[int | None, typer.Option(help="How many minutes it took.", show_default="a question")] = None,
    date: Annotated[str, typer.Option(help="The day, such as 2026-01-31.", show_default="none")] = "",
) -> None:
    """Write a game that people played into results.csv beside the chapter; playtest sets people beside bots.

    At a terminal, what the options leave out is asked.

    Example: `tailwright record my-chapter.yaml --lost --why "time ran out" --rounds 9 --party collin,filch,maginos,nez`
    """
    from authoring.cli.fail import fail
    from authoring.cli.open_or_exit import open_or_exit, report_compile_errors, report_usage_errors
    from authoring.people.games import check_heroes
    from authoring.playtest.compile_plan import compile_plan
    from authoring.playtest.options import PlaytestOptions

    loaded = open_or_exit(chapter, lint_later=True)
    if loaded.entry.file.bundled:
        fail(
            f'"{loaded.entry.id}" is bundled; results lie beside a chapter of your own: copy its file and name the copy'
        )
    with report_compile_errors(), report_usage_errors():
        compiled = compile_plan(loaded.content(), PlaytestOptions()).chapter
    result = None if won is None else "won" if won else "lost"
    answers: Answers = {
        "result": result,
        "why": why,
        "rounds": _text(rounds),
        "party": party,
        "minutes": _text(minutes),
    }
    game = _complete(loaded.entry.id, {**answers, "date": date}, lambda heroes: check_heroes(heroes, compiled))
    _write(loaded.entry.file.real.parent, game)


def _text(number: int | None) -> str | None:
    return None if number is None else str(number)


def _complete(chapter: str, answers: Answers, check_party: CheckParty) -> TableGame:
    """Check the options, ask for the rest at a terminal, and make the game."""
    from authoring.cli.fail import fail, fail_on
    from authoring.cli.printing import say
    from authoring.people.questions import ask_missing, game_from, missing
    from authoring.people.table_game import TableGameError

    if sys.stdin.isatty():
        try:
            with fail_on(TableGameError):
                answers = ask_missing(answers, check_party, input, say)
        except (EOFError, KeyboardInterrupt):
            say("", "nothing was recorded")
            raise typer.Exit(INTERRUPTED) from None
    elif lacking := missing(answers):
        options = [{"result": "--won or --lost"}.get(column, f"--{column}") for column in lacking]
        fail(f"{', '.join(options)} missing; without a terminal nobody can be asked")
    with fail_on(TableGameError):
        return game_from(chapter, answers, check_party)


def _write(folder: Path, game: TableGame) -> None:
    from authoring.cli.fail import fail_on
    from authoring.cli.printing import say
    from authoring.people.record import record_game
    from authoring.people.results_file import NAME, ResultsFileError

    try:
        with fail_on():
            games = record_game(folder, game)
    except ResultsFileError as error:
        say(f"{NAME}:{error.line or 1}: error: {error}; nothing was recorded", err=True)
        raise typer.Exit(1) from None
    say(f"recorded in {NAME}: {games} {'game' if games == 1 else 'games'} of {game.chapter}")
