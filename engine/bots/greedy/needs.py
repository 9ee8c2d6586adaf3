"""Whether a rule moves what the goal of a chapter needs, and which statuses are worth fearing.

Both follow from what the words of rules declare to change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.places import party_holds
from engine.records.bits import bits_of
from engine.records.touched import ADDS, NO_BOUND, REMOVES

if TYPE_CHECKING:
    from engine.bots.greedy.atlas import Atlas
    from engine.records.chapter import Chapter
    from engine.records.game import Game
    from engine.records.rule import Rule
    from engine.records.touched import Touched

FEARED_CHANGES: Final = (
    "cheese", "everything", "figures", "items", "outcome", "pages", "permissions", "places", "statuses", "turn",
    "values", "wheel", "wounds",
)  # fmt: skip
"""What a rule of a status can do to the mouse that has it."""

BETTER_MORE: Final = ("cheese", "items", "permissions", "values")
BETTER_LESS: Final = ("costs", "figures", "pages", "statuses", "wheel", "wounds")
"""Of these, what is good for the mouse when it is added, and when it is removed."""


class Advance:
    """A change that the goal needs: its kind, the number of the thing, and whether it adds or removes.

    For a counter, `bound` is the value that is enough.
    """

    def __init__(self, kind: str, number: int, way: int, bound: int) -> None:
        self.kind = kind
        self.number = number
        self.way = way
        self.bound = bound


def is_feared(chapter: Chapter, status: int) -> bool:
    """Whether a status does harm: by what it forbids or takes, or by its rules. Without these it is only a mark."""
    bit = 1 << status
    if chapter.status_forbids[status] or (chapter.status_takes_move | chapter.status_turns_minion) & bit:
        return True
    for rule in chapter.source_rules[chapter.status_source[status]]:
        for change in rule.changes:
            if change.kind in FEARED_CHANGES and not _is_good(change):
                return True
            if change.kind == "costs" and change.way != REMOVES:
                return True
    return False


def _is_good(change: Touched) -> bool:
    if change.way == ADDS:
        return change.kind in BETTER_MORE
    return change.way == REMOVES and change.kind in BETTER_LESS


def advances_of(chapter: Chapter, changes: tuple[Touched, ...], feared: int) -> list[Advance]:
    """What some changes do for the goal. A status counts if it is only a mark."""
    found: list[Advance] = []
    for change in changes:
        bounds = [need.bound for need in chapter.needs if change.serves(need)]
        number = _number_of(chapter, change)
        if not bounds or number < 0 or (change.kind == "statuses" and feared >> number & 1):
            continue
        ways = [need.way for need in chapter.needs if change.serves(need) and need.way]
        way = change.way or (ways[0] if ways else 0)
        bound = NO_BOUND if NO_BOUND in bounds else max(bounds) if way == ADDS else min(bounds)
        found.append(Advance(change.kind, number, way, bound))
    return found


def _number_of(chapter: Chapter, change: Touched) -> int:
    tables = {
        "achievements": chapter.achievement_ids, "counters": chapter.counter_ids, "exits": chapter.board.face_ids,
        "items": chapter.search_ids, "party": chapter.hero_ids, "statuses": chapter.status_ids,
        "tokens": chapter.token_ids,
    }  # fmt: skip
    names = tables.get(change.kind, [])
    return names.index(change.name) if change.name in names else -1


def is_open(game: Game, mouse: int, advance: Advance) -> bool:
    """Whether a change still does something for the goal now."""
    state, number, adds = game.state, advance.number, advance.way != REMOVES
    if advance.kind == "counters":
        value = state.counters[number]
        if adds:
            return value < (advance.bound if advance.bound >= 0 else game.chapter.counter_max[number])
        return value > max(advance.bound, 0)
    if advance.kind == "exits":
        return adds and any(game.chapter.board.exit_face[one] == number for one in bits_of(state.closed_exits))
    if advance.kind == "tokens":
        return (number in state.tokens) is not adds
    if advance.kind == "statuses":
        return (state.status[mouse] >> number & 1 == 0) is adds
    if not adds:
        return False
    if advance.kind == "items":
        return not party_holds(game, number)
    if advance.kind == "achievements":
        return state.achieved[number] == 0
    return number not in state.party


def moves_goal(game: Game, atlas: Atlas, mouse: int, index: int) -> bool:
    """Whether using a rule now brings the goal nearer: by what it changes, or because a goal says so."""
    for advance in atlas.advances[index]:
        if is_open(game, mouse, advance):
            return True
    for goal in atlas.goals_of_rule[index]:
        if goal.test is None or goal.test(game, game.no_event):
            return True
    return False


def hurts_user(rule: Rule) -> bool:
    """Whether a rule may wound the mouse that uses it, as far as its declared changes tell."""
    return any(change.kind == "wounds" and change.way == ADDS for change in rule.changes)
