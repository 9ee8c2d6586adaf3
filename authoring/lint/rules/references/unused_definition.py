"""Something of your own is defined and never named again: a minion, a status, a tile, an achievement, a search card
without copies; or, in a chapter, an area, a counter or a token. Looked for only where you have a chapter too.

At the table:
    It never appears. Often the place that should name it names something else.

How to fix:
    Use it, or take it away. A pack of cards without a chapter may define whatever it likes.

Bad:
    kind: chapter
    id: attic
    title: The Attic
    party: { mice: 4 }
    end-page: 6
    encounters: { decks: [standard] }
    plan:
      - { face: kitchen-tunnels, at: [0, 0] }
      - { face: tunnel-entrance, at: [-1, 0] }
    start: { face: tunnel-entrance, space: h2 }
    counters:
      noise: { max: 6 }
    victory: { mice-at: { face: kitchen-tunnels }, no-minions: kitchen-tunnels }

Good:
    kind: chapter
    id: attic
    title: The Attic
    party: { mice: 4 }
    end-page: 6
    encounters: { decks: [standard] }
    plan:
      - { face: kitchen-tunnels, at: [0, 0] }
      - { face: tunnel-entrance, at: [-1, 0] }
    start: { face: tunnel-entrance, space: h2 }
    counters:
      noise: { max: 6 }
    rules:
      - when: round-end
        do:
          - count: noise
    victory: { mice-at: { face: kitchen-tunnels }, no-minions: kitchen-tunnels }
    defeat:
      also:
        - id: too-loud
          if: { counter: { name: noise, at-least: 6 } }
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from authoring.content import problems
from authoring.content.findings import Finding
from authoring.content.library import Entry, Library
from authoring.content.source import Steps
from authoring.content.walk import strings
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.id_usage import is_mentioned

KINDS = ("achievement", "chapter", "minion", "search-card", "status", "tile")


def _check(context: Context) -> Iterator[Finding]:
    if context.entry.kind == "chapter":
        yield from _names_of_chapter(context)
    elif context.whole and not context.entry.bundled and not _is_used(context.library, context.entry):
        entry = context.entry
        yield context.finding(
            ("id",), f'{entry.kind.replace("-", " ")} "{entry.id}" that nothing uses', "use it, or take it away"
        )


def _is_used(library: Library, entry: Entry) -> bool:
    if not any(not chapter.bundled for chapter in library.entries("chapter").values()) or "replaces" in entry.data:
        return True
    if entry.kind == "search-card" and entry.data.get("copies", 1):
        return True  # it is in the search deck
    if entry.kind == "achievement" and (entry.data.get("individual") or entry.data.get("earned")):
        return True  # it is there for whoever earns it
    names = [entry.id, *entry.data.get("tags", [])]
    if entry.kind == "tile":
        names = [face["id"] for face in entry.data["faces"]]
    return any(is_mentioned(library, entry, name) for name in names)


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
        if used[name] <= defined[name]:
            yield context.finding(steps, f'{what} "{name}" that nothing uses', "use it, or take it away", key=True)


RULE = Rule(problems.UNUSED_DEFINITION, __doc__, KINDS, _check, Confidence.LIKELY)
