"""`tailwright play`: a person at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from authoring.cli.language import Lang

if TYPE_CHECKING:
    from authoring.play.chapter_names import ChapterNames
    from authoring.play.session import PlaySession
    from authoring.play.view import View
    from authoring.playtest.options import PlaytestOptions
    from authoring.playtest.replay_file import Replay

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
    lang: Lang = "en",
    save: Annotated[Path | None, typer.Option(help="Save the game, to go on or to replay it later.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    at: Annotated[
        str, typer.Option(help="Begin in the turn in which a game comes to this line: FILE:LINE, or a name.")
    ] = "",
    pace: Annotated[float, typer.Option(min=0, max=10, help="Seconds between events in the turns of others.")] = 0.5,
    plain: Annotated[bool, typer.Option("--plain", help="Lines of text without drawing, for screen readers.")] = False,
) -> None:
    """Play a chapter at the terminal. Type a space to move there and a letter for what else to do; `?` lists the keys.

    A terminal shows the board in colours. In a pipe, and with `--plain`, everything is told in lines of text. The key
    `h` asks a bot for a hint, `u` takes choices back until dice were rolled, `w` saves the game.

    Example: `tailwright play my-chapter.yaml --from kitchen --bot-for filch=greedy`

    Example: `tailwright play flight --at old-crow`
    """
    from authoring.cli.language import check_language
    from authoring.cli.open_or_exit import open_or_exit, report_compile_errors, report_usage_errors
    from authoring.cli.saving import refuse_inputs
    from authoring.play.chapter_names import ChapterNames
    from authoring.play.session import PlaySession, check_saved_game, saved_bots
    from authoring.playtest.compile_plan import compile_plan
    from authoring.playtest.options import PlaytestOptions, rule_words
    from authoring.playtest.replay_file import read_replay
    from authoring.solve import game_at

    save = save or resume
    refuse_inputs([save], [Path(chapter)])
    loaded = open_or_exit(chapter)
    check_language(lang, loaded.library.files)
    options = PlaytestOptions(1, seed, "random", party, mice, rule_words(edition, option), end_page, start=start)
    with report_compile_errors(), report_usage_errors():
        saved = read_replay(resume) if resume else None
        beginning = saved or (game_at(loaded, options, at) if at else None)
        compiled = compile_plan(loaded.content(), _options_of(beginning) if beginning else options)
        if saved:
            check_saved_game(saved, compiled)
        names = ChapterNames(loaded, compiled.plan.content, compiled.chapter, lang)
        saver = _Saver(save, names, [Path(chapter)])
        bots = bot_for or (saved_bots(saved) if saved else [])
        session = PlaySession(compiled, names, _view(names, plain, pace), bots, saver, beginning)
    saver.session = session
    raise typer.Exit(_run(session, saver))


def _run(session: PlaySession, saver: _Saver) -> int:
    """Play, and save the game if that was asked for; returns the exit code."""
    from authoring.cli.open_or_exit import report_usage_errors
    from authoring.cli.printing import say
    from authoring.cli.saving import save
    from authoring.play.session import QuitError
    from authoring.playtest.replay_file import to_json

    code = 0
    try:
        with report_usage_errors():
            session.play()
    except QuitError:
        say("", "you have left the game", err=True)
        code = LEFT
    if saver.path:
        save(saver.path, to_json(session.saved_game()))
    return code


def _options_of(saved: Replay) -> PlaytestOptions:
    """The options of a saved game. No bot of it plays by these options."""
    from dataclasses import replace

    from authoring.playtest.replay import saved_options

    return replace(saved_options(saved, "random"), games=1)


def _view(names: ChapterNames, plain: bool, pace: float) -> View:
    """A screen on a terminal, lines of text elsewhere."""
    import os
    import sys
    import time

    from authoring.cli.printing import Screen, say
    from authoring.play.screen import ScreenView
    from authoring.play.view import PlainView

    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        return PlainView(names, say, input)
    return ScreenView(names, Screen(), input, pace, time.sleep)


class _Saver:
    """Saves the game when the player asks for it, and remembers under which name."""

    def __init__(self, path: Path | None, names: ChapterNames, read: list[Path]) -> None:
        self.path, self.names, self.read = path, names, read
        self.session: PlaySession | None = None

    def __call__(self, name: str) -> str:
        """Save the game; returns the message for the player."""
        from authoring.content.write_file import CannotWriteError, refuse_hand_written, write_file
        from authoring.playtest.replay_file import to_json

        path = Path(name) if name else self.path
        if path is None or self.session is None:
            return self.names.say("no-save-file")
        try:
            refuse_hand_written(path, self.read)
            write_file(path, to_json(self.session.saved_game()))
        except CannotWriteError as error:
            return str(error)
        self.path = path
        return self.names.say("saved-as", path)
