"""`tailwright translate`: content in other languages, by way of gettext PO files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from authoring.cli.export import Language

if TYPE_CHECKING:
    from authoring.content.library import File
    from authoring.translate.catalogue import Catalogue

MOST = 10
"""Texts named in a status; the PO file has them all."""

translate = typer.Typer(
    no_args_is_help=True,
    help="Translate content: texts to a PO file, translations back into the YAML.\n\n"
    "Example: `tailwright translate extract my-chapter.yaml --lang fr`",
)

Target = Annotated[str, typer.Argument(help="The chapter, or other content: a file, a folder or an id.")]
Lang = Annotated[Language, typer.Option("--lang", help="The language to translate into.")]


@translate.command()
def extract(target: Target, lang: Lang) -> None:
    """Write the texts to translate to `translations/NAME.LANG.po` beside the file; keep what is translated already.

    Example: `tailwright translate extract my-chapter.yaml --lang fr`
    """
    from authoring.cli.saving import save_text
    from authoring.translate import extract as extracting
    from authoring.translate.catalogue import to_po_text
    from authoring.translate.texts import po_path, texts_of

    file = _file(target, lang)
    made = extracting.extract(texts_of(file), _catalogue(file, lang), lang.value)
    save_text(po_path(file.real, lang.value), to_po_text(made, file.real.name, lang.value))


@translate.command()
def merge(target: Target, lang: Lang) -> None:
    """Put the translations of the PO file into the YAML, leaving comments and layout as they are.

    Example: `tailwright translate merge my-chapter.yaml --lang fr`
    """
    from authoring.cli.fail import fail
    from authoring.translate import merge as merging
    from authoring.translate.edit import EditError
    from authoring.translate.texts import po_path

    file = _file(target, lang)
    path = po_path(file.real, lang.value)
    if not path.exists():
        fail(f'no "{path}"; make it: tailwright translate extract {target} --lang {lang.value}')
    try:
        made = merging.merge(file, _catalogue(file, lang), lang.value)
        merging.save(file, made)
    except EditError as error:
        fail(str(error))
    except OSError as error:
        fail(f'cannot write "{file.path}": {(error.strerror or "unknown reason").lower()}')
    typer.echo(f"{file.path}: {made.written} written, {made.stale} stale, {made.missing} missing")


@translate.command()
def status(
    target: Target,
    lang: Annotated[Language | None, typer.Option("--lang", help="One language.", show_default="all")] = None,
) -> None:
    """Say what is missing and what is stale in each language; exit code 1 when anything is.

    Example: `tailwright translate status my-chapter.yaml`
    """
    from authoring.translate import status as counting
    from authoring.translate.texts import texts_of
    from authoring.wording.printable import printable

    to_do = False
    for one in [lang] if lang else list(Language)[1:]:
        file = _file(target, one)
        texts = texts_of(file)
        found = counting.status(texts, _catalogue(file, one), one.value)
        parts = {"missing": found.missing, "stale": found.stale, "not merged": found.unmerged}
        told = ", ".join(f"{len(part)} {word}" for word, part in parts.items() if part) or "complete"
        typer.echo(f"{one.value}: {found.texts} text{'s' if found.texts != 1 else ''}, {told}")
        for word, part in parts.items() if len(found.missing) != found.texts else ():
            for text in part[:MOST]:
                typer.echo(f"  {word}: {file.path}:{text.line}: {printable(text.place)}")
            if len(part) > MOST:
                typer.echo(f"  {word}: and {len(part) - MOST} more")
        to_do = to_do or not found.complete
    raise typer.Exit(1 if to_do else 0)


def _file(target: str, lang: Language) -> File:
    from authoring.cli.fail import fail
    from authoring.content.targets import CannotOpenError
    from authoring.translate.chapter_files import InvalidFileError, open_file
    from authoring.wording.languages import SOURCE

    if lang.value == SOURCE:
        fail(f'"{SOURCE}" is the language texts are translated from; name another')
    try:
        return open_file(target)
    except (InvalidFileError, CannotOpenError) as error:
        fail(str(error))


def _catalogue(file: File, lang: Language) -> Catalogue:
    from authoring.cli.fail import fail
    from authoring.translate.catalogue import CatalogueError, read
    from authoring.translate.texts import po_path

    path: Path = po_path(file.real, lang.value)
    try:
        return read(path)
    except CatalogueError as error:
        fail(str(error))
