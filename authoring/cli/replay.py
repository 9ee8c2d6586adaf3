"""`tailwright replay`: one game, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from authoring.playtest.make_plan import Wish
    from authoring.report.replay_file import Replay
    from engine.playtest import Table
    from engine.playtest.recording.follow import Follower
    from engine.playtest.recording.recorder import Film


def replay(
    chapter: Annotated[str, typer.Argument(help="The chapter: a file or an id.")],
    seed: Annotated[int, typer.Option(help="The seed of the game, as a report names it.")] = 0,
    bot: Annotated[str, typer.Option(help="Who plays, as for playtest.", show_default="greedy")] = "",
    party: Annotated[str, typer.Option(help="Heroes a,b,c,d.", show_default="the first allowed party")] = "",
    mice: Annotated[int, typer.Option(help="The number of mice.", show_default="4 where the chapter allows it")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="A rule option, such as mousetraps=6.")] = None,
    end_page: Annotated[int, typer.Option(min=0, help="The page of the end marker.", show_default="the chapter's")] = 0,
    start: Annotated[str, typer.Option(help="The face to start on.", show_default="the chapter's")] = "",
    html: Annotated[Path | None, typer.Option(help="Write a page that steps through the game.")] = None,
    log: Annotated[
        bool, typer.Option("--log", help="Print the game line by line (also with --html, --save and --from).")
    ] = False,
    save: Annotated[Path | None, typer.Option(help="Write the game down, to be played again later.")] = None,
    script: Annotated[
        Path | None, typer.Option("--from", help="Play a game that was written down; say where it differs now.")
    ] = None,
) -> None:
    """Show one game: what happened, by which rules, with which dice. Exit code 1 when a written game differs now.

    Example: `tailwright replay my-chapter.yaml --seed 17 --html game.html`
    """
    from authoring.cli.open_or_exit import content_errors, opened, told
    from authoring.cli.saving import save_text
    from authoring.drawing.board.face import localized_text
    from authoring.playtest.make_plan import Wish, table_for
    from authoring.report.replay_page import replay_page
    from authoring.report.viewer import Shown

    written = _read(script) if script else None
    wish = Wish(bot or "greedy", party, mice, seed, option or [], end_page, start=start)
    if written:
        wish = _wish_of(written, bot)
    found = opened(chapter)
    with content_errors(), told():
        table = table_for(found.content(), wish)
    film, outcome, follower = _play(table, written)
    if log or not (html or save or script):
        typer.echo("\n".join(step.line() for step in film.log))
    words = _divergence(follower)
    if html:
        at = follower.divergence.index if follower and follower.divergence else 0
        shown = Shown(f"seed {table.plan.seed}", film, *outcome, at)
        save_text(html, replay_page(table, shown, localized_text(found.entry.data.get("title")), words))
    if save:
        _write_game(save, table, film, outcome)
    if follower:
        typer.echo(words or f"the same game: {len(film.log)} steps", err=bool(words))
    raise typer.Exit(1 if words else 0)


def _play(table: Table, written: Replay | None) -> tuple[Film, tuple[str, str], Follower | None]:
    """Play the game, by itself or after its script."""
    from engine.play import play
    from engine.playtest.bot_names import maker
    from engine.playtest.recording.follow import Follower
    from engine.playtest.recording.recorder import Film
    from engine.records.state import OUTCOMES

    follower = Follower(written.steps, maker(table.plan.bot.split(",")[0])(table.plan.seed)) if written else None
    film = follower or Film()
    game = table.game(0, film, bots=[follower] if follower else None)
    play(game)
    if follower:
        follower.finish()
    return film, (OUTCOMES[game.state.outcome], game.state.reason), follower


def _read(path: Path) -> Replay:
    from authoring.cli.fail import fail
    from authoring.report.replay_file import ReplayFileError, from_json

    try:
        return from_json(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        fail(f'cannot open "{path}": {getattr(error, "strerror", None) or "not text"}')
    except ReplayFileError as error:
        fail(f'cannot read "{path}": {error}')


def _wish_of(written: Replay, bot: str) -> Wish:
    """How a written game was started. Its bot is only taken where it is a bundled one: a file must not name code."""
    from authoring.playtest.make_plan import Wish
    from engine.bots import BOTS

    known = all(name in BOTS for name in written.bot.split(","))
    options = [f"{key}={value}" for key, value in written.options.items()]
    chosen = bot or (written.bot if known else "random")
    return Wish(chosen, ",".join(written.party), 0, written.seed, options, written.end_page, start=written.start)


def _divergence(follower: Follower | None) -> str:
    if follower is None or follower.divergence is None:
        return ""
    found = follower.divergence
    at = found.then or found.now
    words = f"the game differs from step {found.index + 1} on (round {at.round if at else 0}): {found.why}"
    words += f"\n  after: {follower.log[found.index - 1].line()}" if found.index else ""
    words += f"\n  then:  {found.then.line()}" if found.then else "\n  then:  nothing more"
    return words + (f"\n  now:   {found.now.line()}" if found.now else "")


def _write_game(path: Path, table: Table, film: Film, outcome: tuple[str, str]) -> None:
    from authoring.cli.saving import save_text
    from authoring.report.replay_file import Replay, to_json

    plan = table.plan
    start = (table.chapter.ident, plan.seed, plan.bot, plan.party_of(0), plan.end_page, dict(plan.options))
    save_text(path, to_json(Replay(*start, *outcome, tuple(film.log), plan.start)))
