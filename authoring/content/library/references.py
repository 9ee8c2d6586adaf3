"""Check the ids a file refers to: each must exist and be of the kind its key needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from authoring.content import problems
from authoring.content.findings import Finding, Mark
from authoring.content.library.boxes import box_of, boxes_declared, is_usable
from authoring.content.library.entries import Entry, File
from authoring.content.schema import Reference
from authoring.wording.alphabets import letter_note
from authoring.wording.suggestions import did_you_mean, kind_with_article

if TYPE_CHECKING:
    from authoring.content.library import Library

LOCAL = {"counter": "counters", "token": "tokens"}
"""References that name a key of the same chapter, not an entry of the library: the kind, and where its keys stand."""
OF_EVENT = "event-"
"""What the kinds of references begin with that name the thing of an event."""
OF_A_PLACE = ("initiative-card", "rule", "space")
"""References whose names depend on where they stand; lint rules and the engine check them."""


def check_references(library: Library, file: File) -> Iterator[Finding]:
    """Report every reference of a file to an id that does not exist, is of another kind, or of a box that is not named.

    An id that stands in a file which cannot be read may be defined there.
    """
    yield from _undeclared_boxes(library, file)
    for reference in file.checked.references:
        known = _known_names(library, file, reference.kind)
        if known is None or reference.id in known or reference.id in library.unread_words:
            continue
        mark = _mark(file, reference)
        thing = reference.kind.partition("-or-")[0].replace("-", " ")
        other = library.find(reference.id)
        if other is not None and reference.kind not in LOCAL:
            message = f'"{reference.id}" is {kind_with_article(other.kind)}, not {kind_with_article(thing)}'
            remedy = did_you_mean(reference.id, known)
            related = (other.related(f"{other.kind} defined here"),)
            yield Finding.at(problems.WRONG_KIND, file.path, mark, message, remedy, related)
        else:
            message = f'unknown {thing} "{reference.id}"{letter_note(reference.id)}'
            remedy = did_you_mean(reference.id, known) or f"define it, or use one of the {len(known)} that exist"
            yield Finding.at(problems.UNKNOWN_ID, file.path, mark, message, remedy)


def _undeclared_boxes(library: Library, file: File) -> Iterator[Finding]:
    """Report what a chapter uses of a box that it does not name, once for each box."""
    chapter = next((entry for entry in file.entries if entry.kind == "chapter"), None)
    if chapter is None:
        return
    boxes = boxes_declared(chapter)
    missing: dict[str, tuple[Reference, Entry]] = {}
    for reference in file.checked.references:
        entry = library.find(reference.id)
        if entry is not None and reference.kind != "box" and not is_usable(entry, boxes):
            missing.setdefault(box_of(entry), (reference, entry))
    for box, (reference, entry) in missing.items():
        message = f'"{entry.id}" is of the box "{box}", which the chapter does not name'
        remedy = f'write "boxes: [{", ".join((*boxes, box))}]" into the chapter, or use something else'
        related = (entry.related("its box is named here", ("box",)),)
        yield Finding.at(problems.UNDECLARED_BOX, file.path, _mark(file, reference), message, remedy, related)


def _mark(file: File, reference: Reference) -> Mark:
    return file.source.where_key(reference.steps) if reference.is_key else file.source.where(reference.steps)


def _known_names(library: Library, file: File, kind: str) -> set[str] | None:
    """Return the names that are valid for a kind of reference; None if they depend on the chapter being played."""
    if kind in OF_A_PLACE or kind.startswith(OF_EVENT):
        return None
    if kind in LOCAL:
        # a card is played in any chapter, so it may name counters of any
        own = set(_names(file.source.data.get(LOCAL[kind]))) if file.kind == "chapter" else None
        return own | _tokens_of_cards(library) if own is not None and kind == "token" else own
    if kind == "figure":  # a filter accepts heroes, minions, classes and tags
        return {*library.entries("hero"), *library.entries("minion"), *library.values("minion", "tags"),
                *library.values("hero", "classes")}  # fmt: skip
    kind, _, or_else = kind.partition("-or-")
    known = set(library.entries(kind))
    if or_else == "tag":
        known |= library.values(kind, "tags")
    return known


def _tokens_of_cards(library: Library) -> set[str]:
    """Return the tokens that exist in every chapter: those of party items and of abilities."""
    cards = library.entries("search-card")
    items = {ident for ident, card in cards.items() if card.data.get("category") == "party-item"}
    abilities = library.entries("ability").values()
    return items | {name for ability in abilities for name in _names(ability.data.get("tokens"))}


def _names(value: Any) -> list[str]:
    return list(value) if isinstance(value, dict) else []
