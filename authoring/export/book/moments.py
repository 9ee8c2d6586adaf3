"""Number the story moments of a chapter, in the order of the book."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count

from authoring.export.book.model import Chapter, Moment, Room, RuleBox


def with_numbers(chapter: Chapter) -> Chapter:
    """Return the chapter with numbered story moments, and their numbers on the page of what is needed."""
    numbers = count(1)
    rules = _in_boxes(chapter.rules, numbers)
    rooms = tuple(_in_room(room, numbers) for room in chapter.rooms)
    finale = _in_room(chapter.finale, numbers) if chapter.finale else None
    listed = tuple(range(1, next(numbers)))
    return replace(chapter, rules=rules, rooms=rooms, finale=finale, needs=replace(chapter.needs, moments=listed))


def _in_room(room: Room, numbers: Iterator[int]) -> Room:
    story = replace(room.story, number=next(numbers)) if room.story else None
    read_aloud = _in_order(room.read_aloud, numbers)
    surge = replace(room.surge, read_aloud=_in_order(room.surge.read_aloud, numbers)) if room.surge else None
    return replace(room, story=story, read_aloud=read_aloud, surge=surge, rules=_in_boxes(room.rules, numbers))


def _in_boxes(rules: tuple[RuleBox, ...], numbers: Iterator[int]) -> tuple[RuleBox, ...]:
    return tuple(replace(rule, read_aloud=_in_order(rule.read_aloud, numbers)) for rule in rules)


def _in_order(moments: tuple[Moment, ...], numbers: Iterator[int]) -> tuple[Moment, ...]:
    return tuple(replace(moment, number=next(numbers)) for moment in moments)
