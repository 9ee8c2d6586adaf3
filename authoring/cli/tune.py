"""`tailwright tune`: the smallest changes that bring a chapter where its author wants it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from authoring.balance.tune import Tuning

INTERRUPTED = 130


def tune(
    chapter: Annotated[str, typer.Argument(help="The chapter: a file or an id.")],
    want: Annotated[
        list[str] | None,
        typer.Option(
            help="What you want: win-rate=0.5, win-rate=0.3..0.7, rounds=12 or rounds=10..14. Repeat it for both.",
            show_default="the chapter's targets",
        ),
    ] = None,
    mice: Annotated[
        str, typer.Option(help="Numbers of mice for whom it is to be so, such as 3,4,5.", show_default="the usual one")
    ] = "",
    knobs: Annotated[
        list[str] | None,
        typer.Option(help="A number to turn, such as end-page or rooms.*.count.", show_default="all that are found"),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many fresh games confirm it.")] = 2000,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 0,
    bot: Annotated[str, typer.Option(help="Who plays, as for playtest.")] = "greedy",
    party: Annotated[str, typer.Option(help="Heroes a,b,c,d, or all.", show_default="the first allowed party")] = "",
    edition: Annotated[
        str, typer.Option(help="The rulebook: en, fr, pt, ru or summary.", show_default="the chapter's, else en")
    ] = "",
    option: Annotated[list[str] | None, typer.Option(help="A rule option, such as mousetraps=6.")] = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes to play in.", show_default="one per processor")] = 0,
    apply: Annotated[bool, typer.Option("--apply", help="Write the changes into the files.")] = False,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write it as JSON; - prints it.")] = None,
) -> None:
    """Find the smallest changes of a chapter's numbers that reach a wish, and print them as a patch.

    One or two numbers change: the end page, counts of minions, counters, dice, values of your own minions. They are
    found over the same seeds, and confirmed with fresh ones. Exit code 1: nothing reaches it for certain.

    Example: `tailwright tune my-chapter.yaml --want win-rate=0.1..0.9 --games 200 > change.patch`
    """
    from authoring.balance.tune import tune as tune_chapter
    from authoring.cli.fail import fail_on
    from authoring.cli.open_or_exit import open_or_exit, report_compile_errors, report_usage_errors
    from authoring.cli.progress import progress
    from authoring.cli.saving import refuse_inputs
    from authoring.playtest.options import PlaytestOptions, rule_words

    options = PlaytestOptions(games, seed, bot, party, 0, rule_words(edition, option), workers=workers)
    refuse_inputs([json_file], [Path(chapter)])
    loaded = open_or_exit(chapter, alone=True)
    with report_compile_errors(), report_usage_errors(), fail_on():
        found = tune_chapter(loaded, options, want or (), _sizes(mice), knobs or (), progress)
    _write(found, json_file)
    if apply and found.confirmed:
        _apply(found)
    if found.interrupted:
        raise typer.Exit(INTERRUPTED)
    raise typer.Exit(int(not (found.confirmed or found.was_met)))


def _sizes(words: str) -> list[int]:
    from engine.playtest.usage_error import UsageError

    sizes = [word.strip() for word in words.split(",") if word.strip()]
    if not all(size.isdecimal() and int(size) for size in sizes):
        raise UsageError(f'--mice "{words}" is no list of numbers; write 3,4,5')
    return [int(size) for size in sizes]


def _write(found: Tuning, json_file: Path | None) -> None:
    """Print what was found, and the patch. Into a pipe or a file goes the patch alone, byte for byte."""
    import sys

    from authoring.cli.printing import JSON, say_bytes, say_document
    from authoring.cli.saving import save
    from authoring.report import as_json
    from authoring.report.tuning import tuning_document, tuning_text

    data = tuning_document(found)
    if json_file == Path("-"):
        say_document(as_json(data), JSON)
        return
    if json_file:
        save(json_file, as_json(data))
    say_document(tuning_text(data), err=not sys.stdout.isatty())
    if sys.stdout.isatty():
        say_document(f"\n{found.patch}" if found.changes else "")
    else:
        say_bytes(found.patch.encode())


def _apply(found: Tuning) -> None:
    from authoring.balance.patch import write_texts
    from authoring.cli.fail import fail, fail_on
    from authoring.cli.printing import say
    from authoring.content.library import is_checkout

    texts = found.texts
    if any(file.bundled for file in texts) and not is_checkout(Path()):
        ident = found.loaded.entry.id
        fail(f"the chapter is bundled; copy it first with: tailwright new chapter my-{ident} --from {ident}")
    with fail_on():
        write_texts(texts)
    for file in texts:
        say(f"changed {file.path}", err=True)
