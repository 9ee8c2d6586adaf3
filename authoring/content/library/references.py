"""Do the ids a file names exist, and are they the kind of thing that is meant there?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from authoring.content import problems
from authoring.content.findings import Finding, Mark
from authoring.content.library.entries import File
from authoring.content.schema import Reference
from authoring.wording.suggestions import did_you_mean, with_article

if TYPE_CHECKING:
    from authoring.content.library import Library

LOCAL = {"counter": "counters", "token": "tokens"}
"""Names that are not ids of the library but keys of the chapter that uses them."""


def check_references(library: Library, file: File) -> Iterator[Finding]:
    """Find every reference of a file that leads nowhere, or to the wrong kind of thing."""
    for reference in file.checked.references:
        known = _known(library, file, reference.kind)
        if known is None or reference.id in known:
            continue
        mark = _mark(file, reference)
        thing = reference.kind.partition("-or-")[0].replace("-", " ")
        other = library.find(reference.id)
        if other is not None and reference.kind not in LOCAL:
            message = f'"{reference.id}" is {with_article(other.kind)}, not {with_article(thing)}'
            remedy = did_you_mean(reference.id, known)
            related = (other.related(f"{other.kind} defined here"),)
            yield Finding.at(problems.WRONG_KIND, file.path, mark, message, remedy, related)
        else:
            message = f'unknown {thing} "{reference.id}"'
            remedy = did_you_mean(reference.id, known) or f"define it, or name one of the {len(known)} there are"
            yield Finding.at(problems.UNKNOWN_ID, file.path, mark, message, remedy)


def _mark(file: File, reference: Reference) -> Mark:
    return file.source.where_key(reference.steps) if reference.is_key else file.source.where(reference.steps)


def _known(library: Library, file: File, kind: str) -> set[str] | None:
    """The names a reference of a kind may use; None where only play can tell."""
    if kind in LOCAL:
        # a card may name a counter of whatever chapter it is played in
        own = set(_names(file.source.data.get(LOCAL[kind]))) if file.kind == "chapter" else None
        return own | _tokens_of_cards(library) if own is not None and kind == "token" else own
    if kind == "figure":  # whatever can pick out a figure: heroes, minions, their classes and tags
        return {*library.entries("hero"), *library.entries("minion"), *library.words("minion", "tags"),
                *library.words("hero", "classes")}  # fmt: skip
    kind, _, or_else = kind.partition("-or-")
    known = set(library.entries(kind))
    if or_else == "tag":
        known |= library.words(kind, "tags")
    return known


def _tokens_of_cards(library: Library) -> set[str]:
    """Tokens that are there in every chapter: those of party items, and those an ability brings along."""
    items = {ident for ident, one in library.entries("search-card").items() if one.data.get("category") == "party-item"}
    return items | {name for one in library.entries("ability").values() for name in _names(one.data.get("tokens"))}


def _names(value: Any) -> list[str]:
    return list(value) if isinstance(value, dict) else []
