"""`tailwright play`: a person at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from engine.playtest import Table
    from engine.playtest.recording.recorder import Film
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
    from authoring.cli.open_or_exit import content_errors, opened, told
    from authoring.playtest.make_plan import Wish, table_for
    from engine.playtest.recording.recorder import Film

    found = opened(chapter)
    with content_errors(), told():
        table = table_for(found.content(), Wish("random", party, mice, seed, option or [], end_page, start=start))
        film = Film()
        seats = _seats(table, film, bot_for or [])
    code = _run(table, film, seats)
    if save:
        _save(save, table, film)
    raise typer.Exit(code)


def _seats(table: Table, film: Film, words: list[str]) -> list[Bot]:
    """The person plays every mouse that is not handed to a bot."""
    from authoring.play import Person
    from authoring.playtest.own_bots import look_here
    from engine.playtest.bot_names import maker
    from engine.playtest.usage_error import AskedError

    person = Person(film, typer.echo, input, maker("greedy")(table.plan.seed))
    heroes = table.plan.party_of(0)
    handed: dict[str, str] = {}
    for word in words:
        hero, _, bot = word.partition("=")
        if hero not in (*heroes, "all") or not bot:
            raise AskedError(f'cannot hand "{word}" to a bot; write hero=bot with one of: {", ".join(heroes)}, all')
        handed[hero] = bot
        look_here(bot)
    seats: list[Bot] = []
    for number, hero in enumerate(heroes):
        bot = handed.get(hero) or handed.get("all", "")
        seats.append(maker(bot)(table.plan.seed + number) if bot else person)
    return seats


def _run(table: Table, film: Film, seats: list[Bot]) -> int:
    """Play, and tell the end. Returns the exit code."""
    from authoring.play import Person, QuitError
    from authoring.play.game_lines import game_lines
    from engine.play import play as play_on
    from engine.records.state import OUTCOMES

    try:
        game = table.game(0, film, bots=seats)
        play_on(game)
    except QuitError:
        typer.echo("\nyou have left the game", err=True)
        return LEFT
    told = next((seat.lines_shown for seat in seats if isinstance(seat, Person)), 0)
    for step in film.log[told:]:
        typer.echo(step.line())
    for line in game_lines(game):
        typer.echo(line)
    typer.echo(f"{OUTCOMES[game.state.outcome]}: {game.state.reason}")
    return 0


def _save(path: Path, table: Table, film: Film) -> None:
    from authoring.cli.saving import save_text
    from authoring.report.replay_file import Replay, to_json

    plan = table.plan
    start = (table.chapter.ident, plan.seed, "person", plan.party_of(0), plan.end_page, dict(plan.options))
    save_text(path, to_json(Replay(*start, steps=tuple(film.log), start=plan.start)))
