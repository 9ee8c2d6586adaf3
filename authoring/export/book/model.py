"""What a storybook holds: plain records, in the order they are read. Pictures are SVG text."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fact:
    """A line of a list: what it is about, and what there is to know."""

    label: str
    value: str = ""


@dataclass(frozen=True)
class RuleBox:
    """A special rule in words; `reads` are the lines of story that it tells when it happens."""

    title: str
    text: str
    reads: tuple[str, ...] = ()


@dataclass(frozen=True)
class Surge:
    """What a special surge brings."""

    lines: tuple[str, ...]
    reads: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sign:
    """An entry of the key below a picture."""

    svg: str
    word: str


@dataclass(frozen=True)
class Setup:
    """The setup page: nothing on it tells what is to come."""

    end: str
    party: tuple[Fact, ...]
    deck: tuple[str, ...]
    start: str
    figures: tuple[str, ...]
    extras: tuple[str, ...]
    plan: str
    key: tuple[Sign, ...]


@dataclass(frozen=True)
class Room:
    """The rules of one face of a tile."""

    name: str
    number: str
    colour: str
    side: str
    picture: str
    story: str
    arrival: tuple[str, ...]
    reads: tuple[str, ...]
    encounter: str
    searches: tuple[Fact, ...]
    surge: Surge | None
    added: tuple[Fact, ...]
    places: tuple[Fact, ...]
    rules: tuple[RuleBox, ...]


@dataclass(frozen=True)
class Chapter:
    """A chapter in its eight parts."""

    id: str
    label: str
    title: str
    story: str
    objective: str
    victory: tuple[str, ...]
    defeat: tuple[str, ...]
    setup: Setup
    markers: tuple[Fact, ...]
    achievements: tuple[Fact, ...]
    rules: tuple[RuleBox, ...]
    rooms: tuple[Room, ...]
    other_rooms: tuple[str, ...]
    after_victory: str
    after_defeat: str
    continues: str
    ways_on: tuple[Fact, ...] = ()


@dataclass(frozen=True)
class Book:
    """Chapters to print, and the words around them."""

    title: str
    language: str
    terms: dict[str, str]
    opening: str
    ending: str
    chapters: tuple[Chapter, ...]
