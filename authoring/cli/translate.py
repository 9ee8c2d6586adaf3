"""`tailwright translate`: content in other languages, by way of gettext PO files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from authoring.cli.language import Lang

if TYPE_CHECKING:
    from authoring.translate.open import Translation

translate = typer.Typer(
    no_args_is_help=True,
    help="Translate content: texts to a PO file, translations back into the YAML.\n\n"
    "Example: `tailwright translate extract my-chapter.yaml --lang fr`",
)

Target = Annotated[str, typer.Argument(help="The chapter, or other content: a file, a folder or an id.")]


@translate.command()
def extract(target: Target, lang: Lang) -> None:
    """Write the texts to translate to `translations/NAME.LANG.po` beside the file, or beside each file of a folder.

    What is translated already is kept.

    Example: `tailwright translate extract my-chapter.yaml --lang fr`
    """
    from authoring.cli.saving import save
    from authoring.translate.catalogue import to_po_text
    from authoring.translate.extract import extract as extract_texts

    for found in _open(target, lang):
        made = extract_texts(found.texts, found.catalogue, lang)
        save(found.path, to_po_text(made, found.file.real.name, lang))


@translate.command()
def merge(target: Target, lang: Lang) -> None:
    """Put the translations of the PO file into the YAML, leaving comments and layout as they are.

    Example: `tailwright translate merge my-chapter.yaml --lang fr`
    """
    from authoring.cli.fail import fail, fail_on
    from authoring.cli.printing import say
    from authoring.content.edits import EditError
    from authoring.content.edits.saving import save_text
    from authoring.translate.merge import merge as merge_texts

    opened = _open(target, lang)
    for found in opened:
        if not found.path.exists():
            fail(f'no "{found.path}"; make it: tailwright translate extract {target} --lang {lang}')
    for found in opened:
        with fail_on(EditError):
            made = merge_texts(found.file, found.catalogue, lang)
            save_text(found.file, made.text)
        say(f"{found.file.path}: {made.written} written, {made.stale} stale, {made.missing} missing")


@translate.command()
def status(
    target: Target,
    lang: Lang = "",
) -> None:
    """Say what is missing and what is stale in each language; exit code 1 when anything is.

    Example: `tailwright translate status my-chapter.yaml`
    """
    from authoring.cli.printing import say
    from authoring.translate.status import status as translation_status
    from authoring.wording.languages import LANGUAGES

    complete = True
    for language in [lang] if lang else list(LANGUAGES)[1:]:
        opened = _open(target, language)
        for found in opened:
            made = translation_status(found.texts, found.catalogue, language)
            first, *more = made.lines(found.file.path)
            say(f"{found.file.path}: {first}" if len(opened) > 1 else first, *more)
            complete = complete and made.complete
    raise typer.Exit(0 if complete else 1)


def _open(target: str, lang: str) -> list[Translation]:
    from authoring.cli.fail import fail, fail_on
    from authoring.content.targets import CannotOpenError
    from authoring.translate.catalogue import CatalogueError
    from authoring.translate.chapter_files import InvalidFileError
    from authoring.translate.open import open_translations
    from authoring.wording.languages import SOURCE

    if lang == SOURCE:
        fail(f'"{SOURCE}" is the language texts are translated from; name another')
    with fail_on(InvalidFileError, CannotOpenError, CatalogueError):
        return open_translations(target, lang)
