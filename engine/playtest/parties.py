"""The parties that a chapter allows, in a fixed order.

Heroes stand in the alphabetical order of their ids. The parties of a size are the combinations of the heroes that are
not barred which hold every required one, in the order combinations are counted off: `ash, birch, cedar, dill` comes
before `ash, birch, cedar, fern`. The usual size is four mice where the chapter allows it, else the allowed size
nearest to four.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from engine.playtest.usage_error import UsageError

if TYPE_CHECKING:
    from engine.records.chapter import Chapter

USUAL: Final = 4
"""The party size that the rulebook assumes."""

Party = tuple[str, ...]


class PartyError(UsageError):
    """The party cannot play the chapter."""


def usual_size(chapter: Chapter) -> int:
    """Return the default number of mice."""
    return min(max(USUAL, chapter.mice_from), chapter.mice_to)


def allowed_parties(chapter: Chapter, mice: int) -> list[Party]:
    """Return every allowed party of a size."""
    heroes = [hero for hero in range(len(chapter.hero_ids)) if hero not in chapter.barred]
    return [
        tuple(chapter.hero_ids[hero] for hero in party)
        for party in combinations(heroes, mice)
        if set(chapter.required) <= set(party)
    ]


def first_party(chapter: Chapter, mice: int = 0) -> Party:
    """Return the first allowed party of a size (0: the usual one)."""
    mice = mice or usual_size(chapter)
    _check_size(chapter, mice)
    parties = allowed_parties(chapter, mice)
    if not parties:
        raise PartyError(f"no party of {mice} mice can play {chapter.ident}: too few heroes are allowed")
    return parties[0]


def all_parties(chapter: Chapter, mice: int = 0) -> list[Party]:
    """Return every allowed party of a size, or of every allowed size (0)."""
    if mice:
        _check_size(chapter, mice)
    sizes = [mice] if mice else range(chapter.mice_from, chapter.mice_to + 1)
    found = [party for size in sizes for party in allowed_parties(chapter, size)]
    if not found:
        raise PartyError(f"no party can play {chapter.ident}: too few heroes are allowed")
    return found


def check_party(chapter: Chapter, party: Party) -> None:
    """Raise a PartyError that says what is wrong with a party."""
    unknown = [hero for hero in party if hero not in chapter.hero_ids]
    if unknown:
        raise PartyError(f'unknown hero "{unknown[0]}"', unknown[0], chapter.hero_ids)
    if len(set(party)) != len(party):
        raise PartyError(f'party "{",".join(party)}" has a hero twice')
    _check_size(chapter, len(party))
    barred = [hero for hero in party if chapter.hero_ids.index(hero) in chapter.barred]
    if barred:
        raise PartyError(f'hero "{barred[0]}" is barred from {chapter.ident}')
    missing = [chapter.hero_ids[hero] for hero in chapter.required if chapter.hero_ids[hero] not in party]
    if missing:
        raise PartyError(f'party "{",".join(party)}" lacks "{missing[0]}", whom {chapter.ident} requires')


def _check_size(chapter: Chapter, mice: int) -> None:
    if not chapter.mice_from <= mice <= chapter.mice_to:
        few, many = chapter.mice_from, chapter.mice_to
        wanted = f"{few}" if few == many else f"{few} to {many}"
        raise PartyError(f"party of {mice} mice, {chapter.ident} is for {wanted}")
