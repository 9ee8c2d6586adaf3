"""Ids of new content, and what is derived from them."""

from __future__ import annotations

import re

from authoring.content.library import Library
from authoring.new.errors import NewError
from authoring.wording.suggestions import kind_with_article

PATTERN = re.compile(r"[a-z0-9][a-z0-9-]*")
LONGEST = 60
RESERVED = {"end": 'a campaign says "go: end" when it is over'}


def check_id(ident: str, library: Library) -> None:
    """Refuse an id that files could not use, or that is taken."""
    if not PATTERN.fullmatch(ident):
        better = slug(ident)
        remedy = f', such as "{better}"' if better else ""
        raise NewError(f'malformed id "{ident}": ids are small letters, digits and hyphens{remedy}')
    if len(ident) > LONGEST:
        raise NewError(f'id "{ident[:20]}…" has {len(ident)} characters; at most {LONGEST} can be used')
    if ident in RESERVED:
        raise NewError(f'id "{ident}" is reserved: {RESERVED[ident]}; choose another')
    taken = library.find(ident)
    if taken is not None:
        raise NewError(
            f'id "{ident}" is taken by {kind_with_article(taken.kind)} in {taken.place(("id",))}; choose another'
        )


def slug(words: str) -> str:
    """Words as an id: `The Old Mill!` becomes `the-old-mill`."""
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")[:LONGEST]


def title(ident: str) -> str:
    """An id as a title: `the-old-mill` becomes `The Old Mill`."""
    return " ".join(word.capitalize() for word in ident.split("-") if word)
