"""What generated content can refer to: ids of the bundled content, and the names that the base chapter declares."""

from __future__ import annotations

from functools import cache
from typing import Any

import yaml

from engine.vocabulary import registry
from tests.engine.scene import bundled

BASE = """\
kind: chapter
id: fuzz
book: fuzz
number: 1
title: A strange night
story: { opening: Once upon a time. }
objective: Beat them.
party: { mice: { from: 3, to: 5 } }
end-page: 4
encounters: { decks: [standard] }
plan:
  - { face: guard-room, at: [0, 0] }
  - { face: crystal-tunnels, at: [1, 0] }
start: { face: guard-room, space: d3 }
counters: { beaten: { start: 0 }, alarm: { start: 1, max: 3 } }
tokens: { key: { name: the key }, bell: {} }
achievements:
  - { id: deed, name: A deed }
  - { id: lone-deed, name: A lone deed, individual: true }
setup:
  - place: { minion: rat-warrior, count: 2, face: guard-room }
rooms:
  guard-room:
    story: A room full of rats.
    areas: { corner: [a1, b1], middle: [c3] }
    surge: [ { minion: rat-warrior, count: 1 } ]
rules:
  - id: score
    text: Each beaten minion counts.
    when: minion-defeated
    do: [ { count: beaten } ]
victory: { counter: { name: beaten, at-least: 4 } }
"""
"""A chapter that can be played and has something of every sort to refer to."""

TABLES: dict[str, dict[str, Any]] = {
    "effect": registry.EFFECTS,
    "condition": registry.CONDITIONS,
    "modifier": registry.MODIFIERS,
    "event": registry.EVENTS,
    "who": registry.WHO,
    "where": registry.WHERE,
    "number": registry.NUMBERS,
}
FOCUSES = [(kind, name) for kind, table in TABLES.items() for name in sorted(table)]
"""Every word; case N has word N (modulo their number) in it where a word fits."""

ROLES = sorted({name for event in registry.EVENTS.values() for name in event.provides})
ALWAYS = ("figure", "it", "owner", "paid")


@cache
def base() -> dict[str, Any]:
    """The base chapter as data."""
    data: dict[str, Any] = yaml.safe_load(BASE)
    return data


@cache
def ids(kind: str) -> list[str]:
    """The ids that a reference of a kind can name."""
    items = [item for item, card in bundled().entries("search-card").items() if card.data["category"] == "party-item"]
    named = {"counter": list(base()["counters"]), "token": [*base()["tokens"], *items]}
    if kind in named:
        return named[kind]
    if kind == "figure":
        return [*ids("minion-or-tag"), *ids("hero"), *classes()]
    if kind.endswith("-or-tag"):
        plain = kind.removesuffix("-or-tag")
        return [*ids(plain), *sorted(bundled().values(plain, "tags"))]
    own = ["deed", "lone-deed"] if kind == "achievement" else []
    return [*sorted(bundled().entries(kind)), *own]


@cache
def classes() -> list[str]:
    """Every class of heroes."""
    return sorted(bundled().values("hero", "classes"))


@cache
def spaces(*faces: str) -> list[str]:
    """Ids of spaces: alone if `faces` is an empty text, else each with one of the faces."""
    names = [f"{row}{column}" for row in "abcd" for column in (1, 2, 3)]
    if faces == ("",):
        return names
    known = {face: bundled().entries("face")[face.rstrip("/")].data["spaces"] for face in faces}
    return [f"{face}{space['id']}" for face, found in known.items() for space in found]


@cache
def documents() -> list[tuple[str, Any]]:
    """Every bundled file: its text and its data."""
    return [(file.source.text, file.source.data) for file in bundled().files]
