"""Where the counters of a chapter are set and read, and its tokens placed and read."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.library import Entry, Library
from authoring.lint.views.rule_parts import Part, RuleAst, rules_of

CARDS = ("hero", "minion", "ability", "search-card", "status", "achievement")
SETS = ("count", "set")


def counter_names(library: Library) -> set[str]:
    """The counters of all chapters."""
    return library.memo(_find_counter_names)


def _find_counter_names(library: Library) -> set[str]:
    return {name for entry in library.entries("chapter").values() for name in entry.data.get("counters", {})}


def counters_declared(library: Library) -> dict[str, dict[str, str]]:
    """The counters of all chapters as a chapter declares them: those of figures say so."""
    found: dict[str, dict[str, str]] = {}
    for entry in library.entries("chapter").values():
        for name, counter in entry.data.get("counters", {}).items():
            found.setdefault(name, {"of": counter["of"]} if "of" in counter else {})
    return dict(sorted(found.items()))


def token_names(library: Library) -> set[str]:
    """The tokens of all chapters and cards; a party item has a token with its own id."""
    return library.memo(_find_token_names)


def _find_token_names(library: Library) -> set[str]:
    cards = library.entries("search-card").items()
    found = {ident for ident, entry in cards if entry.data.get("category") == "party-item"}
    for kind in ("chapter", *CARDS):
        for entry in library.entries(kind).values():
            own = entry.data.get("tokens")
            found |= set(own) if isinstance(own, dict) else set()
    return found


def all_parts(library: Library, chapter: Entry) -> Iterator[tuple[RuleAst, Part]]:
    """All parts of the rules of a chapter and of all cards that can be used in it."""
    entries = [chapter, *(entry for kind in CARDS for entry in library.entries(kind).values())]
    for entry in entries:
        for rule in rules_of(entry):
            yield from ((rule, part) for part in rule.parts)


def counters_set(library: Library, chapter: Entry) -> set[str]:
    """The counters that effects change."""
    parts = all_parts(library, chapter)
    return {part.given["counter"] for _, part in parts if part.kind == "effect" and part.name in SETS}


def counters_read(library: Library, chapter: Entry) -> set[str]:
    """The counters whose values are used; a rule that answers every change uses all."""
    found: set[str] = set()
    for rule, part in all_parts(library, chapter):
        if part.name == "counter" and part.kind == "condition":
            found.add(part.given["name"])
        elif (part.kind, part.name) in (("number", "counter"), ("condition", "has-count")):
            found.add(part.given["counter"])
        elif part.name == "counter" and part.kind == "name":
            found |= set(_words(part.given["value"]))
        if rule.event == "counter-changed" and not any(other.name == "counter" for other in rule.parts):
            found |= set(chapter.data.get("counters", {}))
    return found


def tokens_placed(library: Library, chapter: Entry) -> set[str]:
    """The tokens that effects put on the board."""
    parts = all_parts(library, chapter)
    return {part.given["token"] for _, part in parts if part.kind == "effect" and part.name == "put-token"}


def tokens_read(library: Library, chapter: Entry) -> set[str]:
    """The tokens that conditions, places and events use."""
    found: set[str] = set()
    for rule, part in all_parts(library, chapter):
        if part.name in ("token-lies", "token") and part.kind in ("condition", "where"):
            found.add(part.given["token"])
        elif part.name == "token" and part.kind == "name":
            found |= set(_words(part.given["value"]))
        if rule.event in ("token-placed", "token-removed") and not any(other.name == "token" for other in rule.parts):
            found |= set(chapter.data.get("tokens", {}))
    return found


def _words(value: object) -> list[str]:
    return [word for word in (value if isinstance(value, list) else [value]) if isinstance(word, str)]
