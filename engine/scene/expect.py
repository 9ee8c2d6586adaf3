"""What must be so after a scene: each key of `expect` is a check that reports what is otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.records.state import OUTCOMES
from engine.scene.expect_figures import check_mice, check_minions, check_offered
from engine.scene.expect_values import matches, words_of

if TYPE_CHECKING:
    from engine.scene.expect_values import Wrong
    from engine.scene.names import Steps
    from engine.scene.table import Data, Table

CHANCE: Final = "chance"


@dataclass(frozen=True)
class Mismatch:
    """Something that is not as the scene expects: at which of its values, and how it is instead."""

    steps: Steps
    message: str


Check = Callable[["Table", Any, "Steps"], Iterator["Wrong"]]


def mismatches(table: Table, expect: Data, steps: Steps) -> list[Mismatch]:
    """Return what is not as expected. A chance is judged over many games, not here."""
    found: list[Mismatch] = []
    for key, value in expect.items():
        if key != CHANCE:
            found += [Mismatch(at, message) for at, message in CHECKS[key](table, value, (*steps, key))]
    return found


def _number(read: Callable[[Table], int], words: str) -> Check:
    def check(table: Table, value: Any, steps: Steps) -> Iterator[Wrong]:
        actual = read(table)
        if not matches(value, actual):
            yield steps, f"{words} is {actual}, not {words_of(value)}"

    return check


def _counters(table: Table, value: Data, steps: Steps) -> Iterator[Wrong]:
    for name, wanted in value.items():
        counter = table.names.index("counter", table.game.chapter.counter_ids, name, (*steps, name))
        actual = table.game.state.counters[counter]
        if not matches(wanted, actual):
            yield (*steps, name), f"{name} is {actual}, not {words_of(wanted)}"


def _tokens(table: Table, value: Data, steps: Steps) -> Iterator[Wrong]:
    state, board, names = table.game.state, table.game.chapter.board, table.names
    for name, wanted in value.items():
        here = (*steps, name)
        token = names.index("token", table.game.chapter.token_ids, name, here)
        lies = sorted(space for one, space in zip(state.tokens, state.token_at, strict=True) if one == token)
        actual = ", ".join(board.name(space) for space in lies) or "nowhere"
        if isinstance(wanted, int):
            if wanted != len(lies):
                yield here, f"{len(lies)} of {name} lie on the board ({actual}), not {wanted}"
        else:
            places = [wanted] if isinstance(wanted, str) else wanted
            spaces = sorted(names.space(place, here) for place in places)
            if spaces != lies:
                yield here, f"{name} lies at {actual}, not at {', '.join(board.name(space) for space in spaces)}"


def _achieved(table: Table, value: list[str], steps: Steps) -> Iterator[Wrong]:
    yield from _earned(table, value, steps, True)


def _not_achieved(table: Table, value: list[str], steps: Steps) -> Iterator[Wrong]:
    yield from _earned(table, value, steps, False)


def _earned(table: Table, value: list[str], steps: Steps, wanted: bool) -> Iterator[Wrong]:
    for index, name in enumerate(value):
        known = table.game.chapter.achievement_ids
        number = table.names.index("achievement", known, name, (*steps, index))
        if bool(table.game.state.achieved[number]) != wanted:
            yield (*steps, index), f"{name} is {'not ' if wanted else ''}achieved"


def _outcome(table: Table, value: str, steps: Steps) -> Iterator[Wrong]:
    state = table.game.state
    actual = OUTCOMES[state.outcome]
    if value != actual:
        reason = f" ({state.reason})" if state.reason else ""
        yield steps, f"the game is {actual}{reason}, not {value}"


def _fired(table: Table, value: list[str], steps: Steps) -> Iterator[Wrong]:
    for index, name in enumerate(value):
        if not _times(table, name, (*steps, index)):
            yield (*steps, index), f"rule {name} did not fire"


def _not_fired(table: Table, value: list[str], steps: Steps) -> Iterator[Wrong]:
    for index, name in enumerate(value):
        if _times(table, name, (*steps, index)):
            yield (*steps, index), f"rule {name} fired"


def _times(table: Table, name: str, steps: Steps) -> int:
    return sum(table.game.hits[rule] - table.hits[rule] for rule in table.names.rule(name, steps))


def _discarded(table: Table, value: list[str], steps: Steps) -> Iterator[Wrong]:
    chapter = table.game.chapter
    pile = [chapter.search_ids[chapter.copies[copy]] for copy in table.game.state.discard]
    for index, name in enumerate(value):
        table.names.index("search card", chapter.search_ids, name, (*steps, index))
        if name not in pile:
            yield (*steps, index), f"{name} is not in the discard pile, which holds {', '.join(pile) or 'no card'}"


CHECKS: Final[dict[str, Check]] = {
    "mice": check_mice,
    "minions": check_minions,
    "offered": lambda table, value, steps: check_offered(table, value, steps, True),
    "not-offered": lambda table, value, steps: check_offered(table, value, steps, False),
    "counters": _counters,
    "tokens": _tokens,
    "page": _number(lambda table: table.game.state.page, "the page"),
    "end-page": _number(lambda table: table.game.state.end_page, "the page of the end marker"),
    "wheel": _number(lambda table: table.game.state.wheel, "the cheese on the wheel"),
    "round": _number(lambda table: table.game.state.round, "the round"),
    "achieved": _achieved,
    "not-achieved": _not_achieved,
    "outcome": _outcome,
    "fired": _fired,
    "not-fired": _not_fired,
    "discarded": _discarded,
}
"""One for every key of `expect` but `chance`."""
