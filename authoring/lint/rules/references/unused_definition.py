"""Your content defines something and never uses it: a minion, a status, a tile, an achievement, a search card without
copies; or, in a chapter, an area, a counter or a token. Lint checks this only in folders with a chapter.

At the table:
    It never appears. Often another id is written by mistake where it should be used.

How to fix:
    Use it, or remove it.

Bad:
    # based on: attic
    counters:
      noise: { max: 6 }

Good:
    # based on: attic
    counters:
      noise: { max: 6 }
    rules:
      - when: round-end
        do:
          - count: noise
    defeat:
      also:
        - id: too-loud
          if: { counter: { name: noise, at-least: 6 } }
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.source import Steps
from authoring.content.walk import strings
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.id_usage import is_used

KINDS = ("achievement", "chapter", "minion", "search-card", "status", "tile")

SHARED = ("counter", "token")
"""What of a chapter the rules of cards and figures may name."""
USERS = ("hero", "minion", "ability", "search-card", "encounter-card", "status", "achievement")


def _check(context: Context) -> Iterator[Finding]:
    if context.entry.kind == "chapter":
        yield from _names_of_chapter(context)
    elif not context.entry.bundled and not _is_used(context):
        entry = context.entry
        yield context.finding(
            ("id",), f'{entry.kind.replace("-", " ")} "{entry.id}" is never used', "use it, or remove it"
        )


def _is_used(context: Context) -> bool:
    library, entry = context.library, context.entry
    if not any(not chapter.bundled for chapter in library.entries("chapter").values()) or "replaces" in entry.data:
        return True
    if entry.kind == "search-card" and entry.data.get("copies", 1):
        return True  # part of the search deck
    if entry.kind == "achievement" and (entry.data.get("individual") or entry.data.get("earned")):
        return True  # heroes can earn it in any chapter
    names = [entry.id, *entry.data.get("tags", [])]
    if entry.kind == "tile":
        names = [face["id"] for face in entry.data["faces"]]
    return any(name in context.left_out or is_used(library, entry, name) for name in names)


def _names_of_chapter(context: Context) -> Iterator[Finding]:
    chapter = context.entry.data
    used: Counter[str] = Counter()
    for word in strings(chapter):
        used.update(word.split("/") if "/" in word else [word])
    places: list[tuple[str, Steps, str]] = []
    for key in ("counters", "tokens"):
        places += [(key[:-1], (key, name), name) for name in chapter.get(key, {})]
    for face, room in chapter.get("rooms", {}).items():
        places += [("area", ("rooms", face, "areas", name), name) for name in room.get("areas", {})]
    defined = Counter(name for _, _, name in places)
    for what, steps, name in places:
        if used[name] <= defined[name] and not (what in SHARED and _others_may_use(context, name)):
            yield context.finding(steps, f'{what} "{name}" is never used', "use it, or remove it", key=True)


def _others_may_use(context: Context, name: str) -> bool:
    """Whether a card or figure of the author names a counter or token, or a file with errors may do so."""
    if name in context.left_out:
        return True
    entries = (entry for kind in USERS for entry in context.library.entries(kind).values() if not entry.bundled)
    return any(name == word for entry in entries if entry.file.kind != "chapter" for word in strings(entry.data))


RULE = Rule(
    code="R301",
    name="unused-definition",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
