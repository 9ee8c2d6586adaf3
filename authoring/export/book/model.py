"""The records of a storybook, in reading order. Pictures are SVG text."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fact:
    """A line of a list: a label and a value."""

    label: str
    value: str = ""


@dataclass(frozen=True)
class RuleBox:
    """A special rule in words; `read_aloud` are the story texts of its effects."""

    title: str
    text: str
    read_aloud: tuple[str, ...] = ()


@dataclass(frozen=True)
class Surge:
    """A special surge: its effects in lines, and their story texts."""

    lines: tuple[str, ...]
    read_aloud: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sign:
    """An entry of the key below a picture."""

    svg: str
    word: str


@dataclass(frozen=True)
class Setup:
    """The setup page. Nothing on it reveals what is to come."""

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
    read_aloud: tuple[str, ...]
    encounter: str
    searches: tuple[Fact, ...]
    surge: Surge | None
    added: tuple[Fact, ...]
    places: tuple[Fact, ...]
    rules: tuple[RuleBox, ...]


@dataclass(frozen=True)
class Chapter:
    """A chapter in the eight parts of the rulebook."""

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
    next_chapters: tuple[Fact, ...] = ()


@dataclass(frozen=True)
class Book:
    """A storybook: its chapters, and the terms its templates use."""

    title: str
    language: str
    terms: dict[str, str]
    opening: str
    ending: str
    chapters: tuple[Chapter, ...]
