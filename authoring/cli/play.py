"""`tailwright play`: a person at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from engine.playtest import CompiledPlan
    from engine.playtest.recording.recorder import PositionRecorder
    from engine.records.game import Bot

LEFT = 130


def play(
    chapter: Annotated[str, typer.Argument(help="The chapter: a file or an id.")],
    seed: Annotated[int, typer.Option(help="The seed of the dice and decks.")] = 0,
    party: Annotated[str, typer.Option(help="Heroes a,b,c,d.", show_default="the first allowed party")] = "",
    mice: Annotated[int, typer.Option(help="The number of mice.", show_default="4 where the chapter allows it")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="A rule option, such as mousetraps=6.")] = None,
    end_page: Annotated[int, typer.Option(min=0, help="The page of the end marker.", show_default="the chapter's")] = 0,
    start: Annotated[str, typer.Option("--from", help="The face to start on.", show_default="the chapter's")] = "",
    bot_for: Annotated[
        list[str] | None, typer.Option(help="Hand a mouse to a bot: hero=greedy; all=greedy for every other mouse.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Write the game down, to be replayed.")] = None,
) -> None:
    """Play a chapter at the terminal: what happens is told line by line, choices are menus with numbers.
    Moves are given by the name of a space; `?` says what else can be typed.

    Example: `tailwright play my-chapter.yaml --from kitchen --bot-for filch=greedy`
    """
    from authoring.cli.open_or_exit import open_or_exit, report_compile_errors, report_usage_errors
    from authoring.playtest.compile_plan import compile_plan
    from authoring.playtest.options import PlaytestOptions
    from engine.playtest.recording.recorder import PositionRecorder

    loaded = open_or_exit(chapter)
    with report_compile_errors(), report_usage_errors():
        options = PlaytestOptions(1, seed, "random", party, mice, option or (), end_page, start=start)
        compiled = compile_plan(loaded.content(), options)
        recorder = PositionRecorder()
        seats = _seats(compiled, recorder, bot_for or [])
    code = _run(compiled, recorder, seats)
    if save:
        _save(save, compiled, recorder)
    raise typer.Exit(code)


def _seats(compiled: CompiledPlan, recorder: PositionRecorder, words: list[str]) -> list[Bot]:
    """The person plays every mouse that is not handed to a bot."""
    from authoring.play import Person
    from authoring.playtest.bot_modules import search_current_folder
    from engine.playtest.bot_names import maker
    from engine.playtest.usage_error import UsageError

    person = Person(recorder, typer.echo, input, maker("greedy")(compiled.plan.seed))
    heroes = compiled.plan.party_of(0)
    handed: dict[str, str] = {}
    for word in words:
        hero, _, bot = word.partition("=")
        if hero not in (*heroes, "all") or not bot:
            raise UsageError(f'cannot hand "{word}" to a bot; write hero=bot with one of: {", ".join(heroes)}, all')
        handed[hero] = bot
        search_current_folder(bot)
    seats: list[Bot] = []
    for number, hero in enumerate(heroes):
        bot = handed.get(hero) or handed.get("all", "")
        seats.append(maker(bot)(compiled.plan.seed + number) if bot else person)
    return seats


def _run(compiled: CompiledPlan, recorder: PositionRecorder, seats: list[Bot]) -> int:
    """Play, and tell the end. Returns the exit code."""
    from authoring.play import LeftError, Person
    from authoring.play.table import table_lines
    from engine.play import play as play_on
    from engine.records.state import OUTCOMES

    try:
        game = compiled.game(0, recorder, bots=seats)
        play_on(game)
    except LeftError:
        typer.echo("\nyou have left the game", err=True)
        return LEFT
    told = next((seat.told for seat in seats if isinstance(seat, Person)), 0)
    for step in recorder.log[told:]:
        typer.echo(step.line())
    for line in table_lines(game):
        typer.echo(line)
    typer.echo(f"{OUTCOMES[game.state.outcome]}: {game.state.reason}")
    return 0


def _save(path: Path, compiled: CompiledPlan, recorder: PositionRecorder) -> None:
    from authoring.cli.saving import save_text
    from authoring.playtest.replay_file import Replay, to_json

    plan = compiled.plan
    start = (compiled.chapter.ident, plan.seed, "person", plan.party_of(0), plan.end_page, dict(plan.options))
    save_text(path, to_json(Replay(*start, steps=tuple(recorder.log), start=plan.start)))
