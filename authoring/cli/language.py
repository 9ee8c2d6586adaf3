"""The option `--lang`, which is the same in all commands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from authoring.content.library import File

ALIAS = {"--language": "--lang"}
"""Another name of the option, from earlier versions; no help mentions it."""


def with_names(words: list[str]) -> list[str]:
    """Replace the old name of the option by its name."""
    return [ALIAS.get(name, name) + equals + value for name, equals, value in (word.partition("=") for word in words)]


def _checked(lang: str | None) -> str | None:
    """Stop if a text is no language tag at all."""
    from authoring.wording.languages import is_tag

    if lang and not is_tag(lang):
        _refuse(lang, [])
    return lang


Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="LANG",
        callback=_checked,
        help="The language: en, fr, pt, ru, or another language of the texts. What is not translated stays English.",
    ),
]


def check_language(lang: str, files: Iterable[File]) -> None:
    """Stop if neither the terms of the game nor any text of some files is in a language."""
    from authoring.content.walk import languages_of
    from authoring.wording.languages import LANGUAGES

    if lang.partition("-")[0] in LANGUAGES:
        return
    others = {language for file in files for language in languages_of(file.source.data)} - set(LANGUAGES)
    if lang not in others:
        _refuse(lang, sorted(others))


def _refuse(lang: str, others: list[str]) -> None:
    from authoring.cli.fail import fail
    from authoring.wording.languages import LANGUAGES
    from authoring.wording.suggestions import nearest

    known = [f"{tag} ({name})" for tag, name in LANGUAGES.items()] + others
    near = nearest(lang, [*LANGUAGES, *others]) or next(
        (tag for tag, name in LANGUAGES.items() if lang.lower() in (name, _ENGLISH[tag])), None
    )
    guess = f', did you mean "{near}"?' if near else ";"
    fail(f'unknown language "{lang}"{guess} there is {", ".join(known)}')


_ENGLISH = {"en": "english", "fr": "french", "pt": "portuguese", "ru": "russian"}
