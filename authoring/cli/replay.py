"""`tailwright replay`: show one game step by step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from authoring.playtest.open_chapter import LoadedChapter
    from authoring.playtest.options import PlaytestOptions


def replay(
    chapter: Annotated[str, typer.Argument(help="The chapter: a file or an id.")],
    seed: Annotated[int, typer.Option(help="The seed of the game, as a report names it.")] = 0,
    bot: Annotated[str, typer.Option(help="Who plays, as for playtest.", show_default="greedy")] = "",
    party: Annotated[str, typer.Option(help="Heroes a,b,c,d.", show_default="the first allowed party")] = "",
    mice: Annotated[int, typer.Option(help="The number of mice.", show_default="4 where the chapter allows it")] = 0,
    edition: Annotated[
        str, typer.Option(help="The rulebook: en, fr, pt, ru or summary.", show_default="the chapter's, else en")
    ] = "",
    option: Annotated[list[str] | None, typer.Option(help="A rule option, such as mousetraps=6.")] = None,
    end_page: Annotated[int, typer.Option(min=0, help="The page of the end marker.", show_default="the chapter's")] = 0,
    start: Annotated[str, typer.Option(help="The face to start on.", show_default="the chapter's")] = "",
    html: Annotated[Path | None, typer.Option(help="Write a page that steps through the game.")] = None,
    log: Annotated[
        bool, typer.Option("--log", help="Print the game line by line (also with --html, --save and --from).")
    ] = False,
    save: Annotated[Path | None, typer.Option(help="Save the game, to replay it later.")] = None,
    script: Annotated[Path | None, typer.Option("--from", help="Replay a saved game and say where it differs.")] = None,
    reach: Annotated[
        str, typer.Option(help="Find a game that comes to this line, FILE:LINE or a name, and open it there.")
    ] = "",
) -> None:
    """Show one game: what happened, by which rules, with which dice. Exit code 1 when it differs from a saved game,
    or when no game was found that comes to the line of --reach.

    Example: `tailwright replay my-chapter.yaml --seed 17 --html game.html`

    Example: `tailwright replay flight --reach old-crow`
    """
    from authoring.cli.fail import fail
    from authoring.cli.open_or_exit import open_or_exit, report_compile_errors, report_usage_errors
    from authoring.cli.printing import say
    from authoring.cli.saving import refuse_inputs
    from authoring.cli.saving import save as save_file
    from authoring.drawing.board.face import localized_text
    from authoring.playtest.compile_plan import compile_plan
    from authoring.playtest.options import PlaytestOptions, rule_words
    from authoring.playtest.replay import replay_game, save_game, saved_options
    from authoring.playtest.replay_file import read_replay, to_json
    from authoring.report.numbers import options_words

    options = PlaytestOptions(1, seed, bot, party, mice, rule_words(edition, option), end_page, start=start)
    if reach and (script or start):
        fail("--reach finds a game from its beginning, so it takes no --from and no --start")
    refuse_inputs([html, save], [Path(chapter), *([script] if script else [])])
    with report_usage_errors():
        saved = read_replay(script) if script else None
    if saved:
        options = saved_options(saved, bot)
    loaded = open_or_exit(chapter)
    if reach:
        raise typer.Exit(int(not _reach(loaded, options, reach, html, save, log)))
    with report_compile_errors(), report_usage_errors():
        compiled = compile_plan(loaded.content(), options)
        result = replay_game(compiled, saved, curve=html is not None)
    recording, difference = result.recording, result.difference
    if log or not (html or save or script):
        say(options_words(compiled.chapter.options), *(step.line() for step in recording.log))
    if html:
        from authoring.report.replay_page import replay_page
        from authoring.report.viewer import ViewerGame

        first_step = result.divergence.index if result.divergence else 0
        game = ViewerGame(f"seed {compiled.plan.seed}", compiled.plan.seed, recording, first_step)
        save_file(html, replay_page(compiled, game, localized_text(loaded.entry.data.get("title")), difference))
    if save:
        save_file(save, to_json(save_game(compiled, recording)))
    if saved:
        say(difference or f"the same game: {len(recording.log)} steps", err=bool(difference))
    raise typer.Exit(1 if difference else 0)


def _reach(
    loaded: LoadedChapter, options: PlaytestOptions, line: str, html: Path | None, save: Path | None, log: bool
) -> bool:
    """Find a game that comes to a line, and show it from the round in which it does."""
    from dataclasses import replace

    from authoring.cli.open_or_exit import report_compile_errors, report_usage_errors
    from authoring.cli.printing import say
    from authoring.cli.saving import save as save_file
    from authoring.drawing.board.face import localized_text
    from authoring.playtest.compile_plan import compile_plan
    from authoring.playtest.replay_file import to_json
    from authoring.report.replay_page import replay_page
    from authoring.report.viewer import ViewerGame
    from authoring.solve import moment_lines, reach, reached_line, thing_at, unreached_line

    with report_compile_errors(), report_usage_errors():
        compiled = compile_plan(loaded.content(), options)
        thing = thing_at(loaded, compiled, line)
        found = reach(loaded, compiled, thing)
    if found is None:
        say(unreached_line(loaded, compiled, thing))
        return False
    say(reached_line(found))
    if log:
        say(*(step.line() for step in found.witness.recording.log))
    elif not (html or save):
        say(*moment_lines(found))
    if html:
        compiled.plan = replace(compiled.plan, seed=found.course.seed)
        game = ViewerGame(str(thing), found.course.seed, found.witness.recording, found.step)
        save_file(html, replay_page(compiled, game, localized_text(loaded.entry.data.get("title"))))
    if save:
        save_file(save, to_json(found.witness.replay))
    return True
