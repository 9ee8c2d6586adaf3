"""Places for several mice at once: where offers can be used, and which mouse goes where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.chapter import MICE
from engine.rulebook import inventory

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.game import Game
    from engine.records.rule import Rule


def spaces_of_offer(game: Game, rule: Rule) -> tuple[int, ...]:
    """The spaces at which a rule is offered, as far as it names them; nothing if it is offered anywhere."""
    state, board = game.state, game.chapter.board
    if rule.spot_token >= 0 and not rule.spots:
        return tuple(
            sorted({at for token, at in zip(state.tokens, state.token_at, strict=True) if token == rule.spot_token})
        )
    return rule.spots or (board.face_spaces[rule.face] if rule.face >= 0 else ())


def offers_with_places(chapter: Chapter, indexes: list[int]) -> list[int]:
    """The rules among some that name where they are offered, and belong to the chapter or one of its rooms."""
    found = []
    for index in indexes:
        rule = chapter.rules[index]
        kind = chapter.source_ids[rule.source].split(" ", 1)[0]
        if kind in ("chapter", "room") and (rule.spots or rule.face >= 0 or rule.spot_token >= 0):
            found.append(index)
    return found


def who_goes_where(game: Game, distances: list[list[int]]) -> list[int]:
    """For each mouse the number of its place, or -1: every place takes one mouse, the nearest pairs first.

    `distances` holds, for each place, the distance from every space.
    """
    state = game.state
    pairs: list[tuple[int, int, int]] = []
    for place, far in enumerate(distances):
        for mouse in range(state.mice):
            if state.pos[mouse] >= 0:
                pairs.append((far[state.pos[mouse]], place, mouse))
    pairs.sort()
    given = [-1] * MICE
    taken = [False] * len(distances)
    for _, place, mouse in pairs:
        if given[mouse] < 0 and not taken[place]:
            given[mouse] = place
            taken[place] = True
    return given


def party_holds(game: Game, card: int) -> bool:
    """Whether the party has a search card, in the stash, a pack or on a body."""
    state, copies = game.state, game.chapter.copies
    return any(copies[one] == card for one in state.stash) or inventory.holder_of(game, card) >= 0
