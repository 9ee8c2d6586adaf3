"""`tailwright play`: a person at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

LEFT = 130
"""The exit code when the player leaves the game."""


def play(
    chapter: Annotated[str, typer.Argument(help="The chapter: a file or an id.")],
    seed: Annotated[int, typer.Option(help="The seed of the dice and decks.")] = 0,
    party: Annotated[str, typer.Option(help="Heroes a,b,c,d.", show_default="the first allowed party")] = "",
    mice: Annotated[int, typer.Option(help="The number of mice.", show_default="4 where the chapter allows it")] = 0,
    edition: Annotated[
        str, typer.Option(help="The rulebook: en, fr, pt, ru or summary.", show_default="the chapter's, else en")
    ] = "",
    option: Annotated[list[str] | None, typer.Option(help="A rule option, such as mousetraps=6.")] = None,
    end_page: Annotated[int, typer.Option(min=0, help="The page of the end marker.", show_default="the chapter's")] = 0,
    start: Annotated[str, typer.Option("--from", help="The face to start on.", show_default="the chapter's")] = "",
    bot_for: Annotated[
        list[str] | None, typer.Option(help="Hand a mouse to a bot: hero=greedy; all=greedy for every other mouse.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Save the game, to replay it later.")] = None,
    at: Annotated[
        str, typer.Option(help="Begin in the turn in which a game comes to this line: FILE:LINE, or a name.")
    ] = "",
) -> None:
    """Play a chapter at the terminal: events are printed line by line, choices are menus with numbers.
    To move, type the name of a space; `?` lists what else can be typed.

    Example: `tailwright play my-chapter.yaml --from kitchen --bot-for filch=greedy`

    Example: `tailwright play flight --at old-crow`
    """
    from authoring.cli.open_or_exit import open_or_exit, report_compile_errors, report_usage_errors
    from authoring.cli.printing import say
    from authoring.cli.saving import refuse_inputs
    from authoring.cli.saving import save as save_file
    from authoring.play.session import PlaySession, QuitError
    from authoring.playtest.compile_plan import compile_plan
    from authoring.playtest.options import PlaytestOptions, rule_words
    from authoring.playtest.replay import saved_options
    from authoring.playtest.replay_file import to_json
    from authoring.solve import game_at

    refuse_inputs([save], [Path(chapter)])
    loaded = open_or_exit(chapter)
    options = PlaytestOptions(1, seed, "random", party, mice, rule_words(edition, option), end_page, start=start)
    with report_compile_errors(), report_usage_errors():
        beginning = game_at(loaded, options, at) if at else None
        if beginning:
            options = saved_options(beginning, "random")
        session = PlaySession(compile_plan(loaded.content(), options), bot_for or [], say, input, beginning)
    code = 0
    try:
        with report_usage_errors():
            session.play()
    except QuitError:
        say("", "you have left the game", err=True)
        code = LEFT
    if save:
        save_file(save, to_json(session.saved_game()))
    raise typer.Exit(code)
