"""`tailwright shrink`: the shortest game that shows a fault, or that comes to a condition."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def shrink(
    chapter: Annotated[str, typer.Argument(help="The chapter: a file or an id.")],
    until: Annotated[
        str, typer.Option(help="What the game is to come to, as scenes expect it.", show_default="the first fault")
    ] = "",
    script: Annotated[Path | None, typer.Option("--from", help="Shrink a saved game.")] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 0,
    bot: Annotated[str, typer.Option(help="Who plays, as for playtest.", show_default="greedy")] = "",
    party: Annotated[str, typer.Option(help="Heroes a,b,c,d.", show_default="the first allowed party")] = "",
    mice: Annotated[int, typer.Option(help="The number of mice.", show_default="4 where the chapter allows it")] = 0,
    edition: Annotated[
        str, typer.Option(help="The rulebook: en, fr, pt, ru or summary.", show_default="the chapter's, else en")
    ] = "",
    option: Annotated[list[str] | None, typer.Option(help="A rule option, such as mousetraps=6.")] = None,
    end_page: Annotated[int, typer.Option(min=0, help="The page of the end marker.", show_default="the chapter's")] = 0,
    start: Annotated[str, typer.Option(help="The face to start on.", show_default="any face")] = "",
    save: Annotated[Path | None, typer.Option(help="Save the game, for replay --from.")] = None,
    scene: Annotated[Path | None, typer.Option(help="Write its last turns as a scene, for test.")] = None,
) -> None:
    """Find the shortest game that shows a crash, a broken invariant, a rule loop or a game that never ends; or that
    comes to a condition. Exit code 1 when no game shows it.

    Example: `tailwright shrink my-chapter.yaml --until "{ mice: { collin: captured } }" --save captured.json`
    """
    from authoring.cli.fail import fail, fail_on
    from authoring.cli.open_or_exit import open_or_exit, report_compile_errors, report_usage_errors
    from authoring.cli.printing import say
    from authoring.cli.saving import refuse_inputs
    from authoring.cli.saving import save as save_file
    from authoring.content.write_file import write_file
    from authoring.playtest.options import PlaytestOptions, rule_words
    from authoring.playtest.replay_file import read_replay, to_json
    from authoring.shrink import scene_text
    from authoring.shrink import shrink as shrink_game

    refuse_inputs([save], [Path(chapter), *([script] if script else [])])
    if scene and (scene.exists() or scene.suffix != ".yaml"):
        fail(f'cannot write a scene to "{scene}": name a new file that ends in .yaml')
    options = PlaytestOptions(1, seed, bot, party, mice, rule_words(edition, option), end_page, start=start)
    with report_usage_errors():
        saved = read_replay(script) if script else None
    loaded = open_or_exit(chapter)
    with report_compile_errors(), report_usage_errors():
        found = shrink_game(loaded, options, until, saved)
    if found is None:
        say("no game shows it" if until else "no game shows a fault")
        raise typer.Exit(1)
    start_words = f", begun on {found.replay.start}" if found.replay.start else ""
    say(f"{found.words}: {found.choices} choices of {found.before}{start_words}")
    if not (save or scene):
        say("", *(step.line() for step in found.log))
    if save:
        save_file(save, to_json(found.replay))
    if scene and found.scene:
        with fail_on():
            write_file(scene, scene_text(loaded.entry.id, found.scene), replace=False)
        say(f"wrote {scene}", err=True)
    elif scene:
        say(f'no scene of a few turns shows it, so "{scene}" is not written', err=True)
