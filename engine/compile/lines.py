"""Numbering everything that a game can reach, for coverage: faces, exits, encounters, cards, searches, endings.

Rules come first, in the order of their own numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.records.chapter import Chapter


def add_lines(chapter: Chapter) -> None:
    """Number every line after those of the rules."""
    board = chapter.board
    chapter.face_line = [_line(chapter, "face", name) for name in board.face_ids]
    for index, face in enumerate(board.exit_face):
        name = f"{board.face_ids[face]} {board.exit_edge[index].split('@')[0]}"
        chapter.exit_line.append(_line(chapter, "exit", name) if board.exit_to[index] >= 0 else -1)
    chapter.flip_line = [
        _line(chapter, "flip", name) if board.face_flip[i] >= 0 else -1 for i, name in enumerate(board.face_ids)
    ]
    for index, name in enumerate(chapter.encounter_ids):
        used = index in chapter.encounter_deck
        lines = [_line(chapter, "encounter", f"{name} page {page}") for page in range(1, 7)] if used else [-1] * 6
        chapter.encounter_line.append(lines[0])
        chapter.encounter_surge_line.append(_line(chapter, "encounter surge", name) if used else -1)
    chapter.search_line = [_line(chapter, "card drawn", name) for name in chapter.search_ids]
    chapter.search_use_line = [_line(chapter, "card used", name) for name in chapter.search_ids]
    chapter.ability_line = [_line(chapter, "ability used", name) for name in chapter.ability_ids]
    chapter.achievement_line = [_line(chapter, "achievement", name) for name in chapter.achievement_ids]
    _room_lines(chapter)
    for ending in (*chapter.victories, *chapter.defeats):
        ending.line = _line(chapter, "ending", ending.ident)


def _room_lines(chapter: Chapter) -> None:
    for room, name in zip(chapter.rooms, chapter.board.face_ids, strict=True):
        if room.has_story:
            room.story_line = _line(chapter, "story", name)
        if room.has_surge:
            room.surge_line = _line(chapter, "special surge", name)
        for one in room.searches:
            one.line = _line(chapter, "special search", one.ident)


def _line(chapter: Chapter, kind: str, name: str) -> int:
    chapter.lines.append((kind, name))
    return len(chapter.lines) - 1
