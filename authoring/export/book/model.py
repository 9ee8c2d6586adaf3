"""The records of a storybook, in reading order. Pictures are SVG text."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fact:
    """A line of a list: a label and a value."""

    label: str
    value: str = ""


@dataclass(frozen=True)
class Moment:
    """A story moment: a text to read aloud. Numbers run through a chapter, so that nobody forgets one."""

    text: str
    number: int = 0


@dataclass(frozen=True)
class RuleBox:
    """A special rule in words; `read_aloud` are the story texts of its effects, `options` what players choose from."""

    title: str
    text: str
    read_aloud: tuple[Moment, ...] = ()
    options: tuple[Fact, ...] = ()


@dataclass(frozen=True)
class Surge:
    """A special surge: its effects in lines, and their story texts."""

    lines: tuple[str, ...]
    read_aloud: tuple[Moment, ...] = ()


@dataclass(frozen=True)
class Sign:
    """A small picture and what it means: an entry of a key, or a token."""

    svg: str
    word: str


@dataclass(frozen=True)
class Picture:
    """A picture of the author: SVG text, or the bytes of a PNG; its size is in pixels."""

    svg: str
    png: tuple[int, ...]
    width: float
    height: float


@dataclass(frozen=True)
class Needs:
    """What has to lie ready: parts of the box, and what is printed; `tokens` and `signs` have pictures."""

    box: tuple[Fact, ...]
    printed: tuple[Fact, ...]
    tokens: tuple[Sign, ...]
    signs: tuple[Sign, ...]
    command: str
    moments: tuple[int, ...] = ()


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
    notes: tuple[Fact, ...] = ()


@dataclass(frozen=True)
class Room:
    """The rules of one face of a tile. `signs` name what it has, `notes` explain the words it uses."""

    name: str
    number: str
    colour: str
    side: str
    picture: str
    story: Moment | None
    arrival: tuple[str, ...]
    read_aloud: tuple[Moment, ...]
    encounter: str
    searches: tuple[Fact, ...]
    surge: Surge | None
    added: tuple[Fact, ...]
    places: tuple[Fact, ...]
    rules: tuple[RuleBox, ...]
    signs: tuple[Sign, ...] = ()
    notes: tuple[Fact, ...] = ()
    art: Picture | None = None


@dataclass(frozen=True)
class Chapter:
    """A chapter in the eight parts of the rulebook; `finale` is the room in which it is won."""

    id: str
    label: str
    title: str
    story: str
    objective: str
    victory: tuple[str, ...]
    defeat: tuple[str, ...]
    needs: Needs
    setup: Setup
    markers: tuple[Fact, ...]
    achievements: tuple[Fact, ...]
    rules: tuple[RuleBox, ...]
    rooms: tuple[Room, ...]
    finale: Room | None
    other_rooms: tuple[str, ...]
    after_victory: str
    after_defeat: str
    endings: tuple[Fact, ...]
    continues: str
    next_chapters: tuple[Fact, ...] = ()
    art: Picture | None = None


@dataclass(frozen=True)
class Book:
    """A storybook: its chapters, and the terms its templates use."""

    title: str
    language: str
    terms: dict[str, str]
    opening: str
    ending: str
    chapters: tuple[Chapter, ...]
