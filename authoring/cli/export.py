"""`tailwright export`: chapters and cards for the table, as HTML or PDF."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from authoring.cli.language import Lang

if TYPE_CHECKING:
    from authoring.export.tts.build import Build

export = typer.Typer(
    no_args_is_help=True,
    help="Write chapters and cards for the table: a storybook, sheets of cards, a virtual table.\n\n"
    "Example: `tailwright export storybook flight -o flight.pdf`",
)


class Paper(StrEnum):
    """The papers; a test holds them against those of `authoring.export`."""

    a4 = "a4"
    letter = "letter"


class CardKind(StrEnum):
    """The kinds of card; a test holds them against those of `authoring.export`."""

    ability = "ability"
    achievement = "achievement"
    encounter_card = "encounter-card"
    hero = "hero"
    minion = "minion"
    search_card = "search-card"
    status = "status"


Output = Annotated[Path, typer.Option("-o", "--output", help="The file to write; it ends in .html or .pdf.")]
Target = Annotated[list[str] | None, typer.Argument(help="Chapters, or cards: ids, files or folders.")]
OnPaper = Annotated[Paper, typer.Option(help="The paper.")]


@export.command()
def storybook(
    target: Annotated[str, typer.Argument(help="The chapter or campaign: a file or an id.")],
    output: Output,
    lang: Lang = "en",
    paper: OnPaper = Paper.a4,
    ink_saver: Annotated[bool, typer.Option("--ink-saver", help="White floors and rock, no frames.")] = False,
) -> None:
    """Write a chapter or a campaign as a storybook, in the parts a person at the table expects.

    Example: `tailwright export storybook my-chapter.yaml --lang fr -o my-chapter.pdf`
    """
    from authoring.cli.fail import fail_on
    from authoring.cli.language import check_language
    from authoring.cli.open_or_exit import open_or_exit
    from authoring.cli.saving import refuse_inputs, save
    from authoring.drawing import PictureError
    from authoring.export.book.build import book
    from authoring.export.book.write import WRITERS
    from authoring.export.errors import ExportError
    from authoring.export.formats import writer_for

    refuse_inputs([output], [Path(target)])
    with fail_on(ExportError, PictureError):
        write = writer_for(output, WRITERS)
        loaded = open_or_exit(target, ("chapter", "campaign"))
        check_language(lang, loaded.library.files)
        content = write(book(loaded.library, loaded.entry, lang), paper.value, ink_saver)
    save(output, content)


@export.command()
def cards(
    output: Annotated[
        Path, typer.Option("-o", "--output", help="The file to write (.html, .pdf), or a folder for pictures (PNG).")
    ],
    targets: Target = None,
    every: Annotated[bool, typer.Option("--all", help="All search cards, encounter cards and abilities.")] = False,
    kind: Annotated[CardKind | None, typer.Option(help="Every card of a kind.")] = None,
    one_each: Annotated[bool, typer.Option("--one-each", help="One of each, however many are in the deck.")] = False,
    backs: Annotated[bool, typer.Option("--backs/--no-backs", help="Sheets of backs after the fronts.")] = True,
    lang: Lang = "en",
    paper: OnPaper = Paper.a4,
) -> None:
    """Write sheets of cards, 63 by 88 mm, nine to a sheet; for a chapter, all its cards and tokens not in the box.

    Print the sheets at 100 %, on both sides, flipped on the long edge. If the output has no ending, it is a folder, and
    each card becomes a picture in it.

    Example: `tailwright export cards my-chapter.yaml -o my-cards.pdf`

    Example: `tailwright export cards --kind ability --paper letter -o abilities.pdf`
    """
    from authoring.cli.fail import fail_on
    from authoring.cli.language import check_language
    from authoring.cli.printing import say
    from authoring.cli.saving import refuse_inputs, save
    from authoring.content.targets import CannotOpenError
    from authoring.drawing import PictureError
    from authoring.export.cards.choose import choose_cards
    from authoring.export.cards.output import files_of, unfitting
    from authoring.export.errors import ExportError

    refuse_inputs([output], map(Path, targets or ()))
    with fail_on(CannotOpenError, ExportError, PictureError):
        choice = choose_cards(targets or [], every, kind.value if kind else "")
        check_language(lang, choice.files)
        for message in unfitting(choice, lang):
            say(message, err=True)
        files = files_of(choice, output, lang, paper.value, one_each=one_each, backs=backs)
    for path, content in files.items():
        save(path, content)


Folder = Annotated[Path, typer.Option("-o", "--output", help="The folder to write.")]
ChapterName = Annotated[str, typer.Argument(help="The chapter: a file or an id.")]


@export.command()
def tts(
    chapter: ChapterName,
    output: Folder,
    url: Annotated[
        str,
        typer.Option(help="Where the folder will lie in the web, such as https://...", show_default="this computer"),
    ] = "",
    lang: Lang = "en",
) -> None:
    """Write a save of Tabletop Simulator: tiles as in the plan, decks, figures, tokens, track, dice and the book.

    Put the file CHAPTER.json into the folder Saves of Tabletop Simulator. The pictures stay where they were written, so
    only you see them: before others join, open Modding, Cloud Manager, and choose "Upload all"; or put the folder on a
    web server and give its address with --url.

    Example: `tailwright export tts my-chapter.yaml -o my-table`
    """
    from authoring.export.tts.build import build_save

    address = url.rstrip("/") + "/" if url else output.absolute().as_uri() + "/"
    _write_folder(chapter, output, lang, address, build_save)


@export.command("svg-kit")
def svg_kit(chapter: ChapterName, output: Folder, lang: Lang = "en") -> None:
    """Write each tile, card and token of a chapter as an SVG of its own, for whoever prints, cuts or engraves.

    Example: `tailwright export svg-kit my-chapter.yaml -o my-kit`
    """
    from authoring.export.kit import kit

    _write_folder(chapter, output, lang, "", kit)


@export.command()
def web(
    chapter: ChapterName,
    output: Annotated[Path, typer.Option("-o", "--output", help="The page to write (.html).")],
    games: Annotated[int, typer.Option(min=1, help="How many games are played for it.")] = 300,
    lang: Lang = "en",
) -> None:
    """Write one page for a forum post: the tale, the plan, what bots made of it, and a typical game to watch.

    Example: `tailwright export web my-chapter.yaml --games 300 -o my-chapter.html`
    """
    from authoring.cli.language import check_language
    from authoring.cli.open_or_exit import open_or_exit, report_compile_errors, report_findings, report_usage_errors
    from authoring.cli.progress import progress
    from authoring.cli.saving import refuse_inputs, save
    from authoring.gallery.forum_page import forum_page
    from authoring.playtest.options import PlaytestOptions
    from authoring.playtest.playtest import playtest

    refuse_inputs([output], [Path(chapter)])
    loaded = open_or_exit(chapter, ("chapter",))
    check_language(lang, loaded.library.files)
    with report_findings(), report_compile_errors(), report_usage_errors():
        result = playtest(loaded, PlaytestOptions(games, recordings=True), progress)
    save(output, forum_page(result, lang))


def _write_folder(
    chapter: str, output: Path, lang: str, address: str, make: Callable[[Build], dict[str, bytes]]
) -> None:
    """Build the files of a chapter and write them below a folder."""
    from authoring.cli.fail import fail_on
    from authoring.cli.language import check_language
    from authoring.cli.open_or_exit import open_or_exit, report_compile_errors
    from authoring.cli.printing import say
    from authoring.content.write_file import write_file
    from authoring.drawing import PictureError
    from authoring.export.errors import ExportError
    from authoring.export.tts.build import Build
    from authoring.playtest.compile_plan import compile_plan
    from authoring.playtest.options import PlaytestOptions

    loaded = open_or_exit(chapter, ("chapter",))
    check_language(lang, loaded.library.files)
    with report_compile_errors():
        compiled = compile_plan(loaded.content(), PlaytestOptions()).chapter
    with fail_on(ExportError, PictureError):
        files = make(Build(loaded.library, loaded.entry, compiled, lang, address))
        for name, content in files.items():
            write_file(output / name, content, within=output)
    say(f"wrote {len(files)} files below {output}", err=True)
