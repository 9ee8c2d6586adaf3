"""`tailwright export`: chapters and cards for the table, as HTML or PDF."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

export = typer.Typer(
    no_args_is_help=True,
    help="Write chapters and cards for the table: a storybook, sheets of cards.\n\n"
    "Example: `tailwright export storybook flight -o flight.pdf`",
)


class Language(StrEnum):
    """The languages; a test holds them against those of `authoring.wording.languages`."""

    en = "en"
    fr = "fr"
    pt = "pt"
    ru = "ru"


class Paper(StrEnum):
    """The papers; a test holds them against those of `authoring.export`."""

    a4 = "a4"
    letter = "letter"


class CardKind(StrEnum):
    """The kinds of card; a test holds them against those of `authoring.export`."""

    ability = "ability"
    encounter_card = "encounter-card"
    search_card = "search-card"


Output = Annotated[Path, typer.Option("-o", "--output", help="The file to write; it ends in .html or .pdf.")]
Lang = Annotated[Language, typer.Option("--lang", help="The language; what is not translated stays English.")]
OnPaper = Annotated[Paper, typer.Option(help="The paper.")]


@export.command()
def storybook(
    target: Annotated[str, typer.Argument(help="The chapter or campaign: a file or an id.")],
    output: Output,
    lang: Lang = Language.en,
    paper: OnPaper = Paper.a4,
) -> None:
    """Write a chapter or a campaign as a storybook, in the parts a person at the table expects.

    Example: `tailwright export storybook my-chapter.yaml --lang fr -o my-chapter.pdf`
    """
    from authoring.cli.fail import fail_on
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
        content = write(book(loaded.library, loaded.entry, lang.value), paper.value)
    save(output, content)


@export.command()
def cards(
    output: Output,
    targets: Annotated[list[str] | None, typer.Argument(help="Ids of cards, or files of cards.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Every card of the library.")] = False,
    kind: Annotated[CardKind | None, typer.Option(help="Every card of a kind.")] = None,
    one_each: Annotated[bool, typer.Option("--one-each", help="One of each, however many are in the deck.")] = False,
    lang: Lang = Language.en,
    paper: OnPaper = Paper.a4,
) -> None:
    """Write sheets of cards: 63 by 88 mm, nine to a sheet, with a bleed and crop marks. Print them at 100 %.

    Example: `tailwright export cards --kind ability -o abilities.pdf`
    """
    from authoring.cli.fail import fail_on
    from authoring.cli.printing import say
    from authoring.cli.saving import refuse_inputs, save
    from authoring.content.targets import CannotOpenError
    from authoring.drawing import PictureError
    from authoring.export.cards.build import card
    from authoring.export.cards.choose import choose_cards
    from authoring.export.cards.write import WRITERS, arrange_sheets
    from authoring.export.errors import ExportError
    from authoring.export.formats import writer_for

    refuse_inputs([output], map(Path, targets or ()))
    with fail_on(CannotOpenError, ExportError, PictureError):
        write = writer_for(output, WRITERS)
        library, entries = choose_cards(targets or [], every, kind.value if kind else "")
        made = [card(library, entry, lang.value) for entry in entries]
        for face in made:
            if face.overflowing:
                say(f'card "{face.id}": {", ".join(face.overflowing)} does not fit; shorten it', err=True)
        content = write(arrange_sheets(made, paper.value, one_each), paper.value, lang.value)
    save(output, content)
