"""Check ids of new content, and derive titles from them."""

from __future__ import annotations

import re

from authoring.content.library import Library
from authoring.content.plain_file import is_device_of_windows
from authoring.new.errors import NewError
from authoring.wording.suggestions import kind_with_article

PATTERN = re.compile(r"[a-z0-9][a-z0-9-]*")
LONGEST = 60
RESERVED = {"end": '"go: end" ends a campaign'}


def check_id(ident: str, library: Library) -> None:
    """Raise NewError if an id is malformed, reserved or taken."""
    if not PATTERN.fullmatch(ident):
        better = slug(ident)
        remedy = f', such as "{better}"' if better else ""
        raise NewError(f'malformed id "{ident}": ids are small letters, digits and hyphens{remedy}')
    if len(ident) > LONGEST:
        raise NewError(f'id "{ident[:20]}…" has {len(ident)} characters; at most {LONGEST} can be used')
    if ident in RESERVED:
        raise NewError(f'id "{ident}" is reserved: {RESERVED[ident]}; choose another')
    if is_device_of_windows(ident):
        raise NewError(f'id "{ident}" is the name of a device on Windows, where no file can have it; choose another')
    taken = library.find(ident)
    if taken is not None:
        raise NewError(
            f'id "{ident}" is taken by {kind_with_article(taken.kind)} in {taken.place(("id",))}; choose another'
        )


def slug(words: str) -> str:
    """Turn words into an id: `The Old Mill!` becomes `the-old-mill`."""
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")[:LONGEST]


def title(ident: str) -> str:
    """Turn an id into a title: `the-old-mill` becomes `The Old Mill`."""
    return " ".join(word.capitalize() for word in ident.split("-") if word)
