"""Each law is broken once, and the checker says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.invariants import check
from engine.records.errors import Violation
from engine.records.state import State
from tests.engine.table import Table


def table() -> Table:
    made = Table({"ash": "a1", "birch": "a2"}, [("rat", "b1"), ("rat", "b1"), ("ogre", "c3")])
    made.give("ash", "map")
    made.give("ash", "rope")
    return made


def overfill(state: State) -> None:
    state.load[0] = 5


def put_pos(state: State) -> None:
    state.pos[0] += 1


def wear(state: State, *cards: str) -> None:
    """Put cards of the deck on the first mouse, whatever it wears."""
    chapter = table().chapter
    for name in cards:
        copy = next(one for one in state.deck if chapter.search_ids[chapter.copies[one]] == name)
        state.deck.remove(copy)
        state.worn[0].append(copy)


def capture_with_poison(state: State) -> None:
    state.captured = 1
    state.poison[0] = 1
    state.pos[0] = -1


BROKEN: dict[str, tuple[Callable[[Any], None], str]] = {
    "who stands where, by position": (put_pos, "disagree on who stands where"),
    "who stands where, by room": (overfill, "disagree on who stands where"),
    "face up": (lambda state: state.face_up.__setitem__(0, 1), "on a face that is not up"),
    "half a minion": (lambda state: setattr(state, "minions", state.minions & ~(1 << 6)), "half on the board"),
    "figures": (lambda state: state.pool_left.__setitem__(0, 99), "figures on the board and in the box"),
    "captured and standing": (lambda state: setattr(state, "captured", 1), "neither on the board nor captured"),
    "too many wounds": (lambda state: state.wounds.__setitem__(0, 4), "stands with too many wounds"),
    "debts": (lambda state: state.cheese.__setitem__(0, -1), "below nothing"),
    "a lost card": (lambda state: state.deck.pop(), "search cards are missing"),
    "a doubled card": (lambda state: state.discard.append(state.deck[0]), "search cards are missing"),
    "a stash of anything": (lambda state: state.stash.append(state.pack[0].pop()), "no party item is in the stash"),
    "a bursting pack": (lambda state: [state.pack[0].append(state.deck.pop()) for _ in range(9)], "overfull"),
    "two caps": (lambda state: wear(state, "cap", "helm"), "two cards in one place"),
    "three paws": (lambda state: wear(state, "hammer"), "more than it has paws"),
    "borrowed plumes": (lambda state: state.gear.__setitem__(1, 2), "not those of what it wears"),
    "a captured mouse with poison": (lambda state: capture_with_poison(state), "still has cheese, wounds or effects"),
    "a lost encounter": (lambda state: state.encounters.append(0), "encounter cards are missing"),
    "an ability twice": (lambda state: state.abilities.__setitem__(slice(0, 2), [1, 1]), "ability card is taken twice"),
    "a card twice on the track": (lambda state: state.track.append(state.track[0]), "on the track twice"),
    "a mouse off the track": (lambda state: state.track.remove(0), "are not the party's"),
    "a card without figures": (lambda state: state.track.append(6), "without a figure"),
    "figures without a card": (lambda state: state.track.pop(), "has no card on the track"),
    "a full wheel": (lambda state: setattr(state, "wheel", 6), "the wheel holds 6"),
    "out of time": (lambda state: setattr(state, "page", 12), "the hourglass is on page 12"),
    "two traps": (lambda state: state.traps.extend([3, 3]), "two mousetraps"),
    "half a bridge": (lambda state: state.bridges.append(3), "half a bridge"),
    "a trap on the back": (lambda state: state.traps.append(20), "on a face that is not up"),
    "a token without its card": (lambda state: (state.deck.append(state.stash.pop()), state.tokens.append(0),
                                                state.token_at.append(0)), "without its card"),
    "a rule without owner": (lambda state: state.active.__setitem__(0, 1 << 60), "rules and their owners disagree"),
    "a stranger's rule": (lambda state: state.rules_by_figure.__setitem__(0, (1 << 60,)),
                         "rules and their owners disagree"),
    "a rule that lasts without owner": (lambda state: state.lasting.append((0, 3, 0, 0)), "still lasts"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_law_is_noticed(name: str) -> None:
    made = table()
    check(made.game)
    break_it, words = BROKEN[name]
    break_it(made.state)
    with pytest.raises(Violation, match=words):
        check(made.game)


def test_a_violation_tells_the_position() -> None:
    made = table()
    made.state.wheel = 7
    with pytest.raises(Violation, match=r"\[scene r1 t0 page 1/12 wheel 7 \| ash@field/a1 w0\+0 c0"):
        check(made.game)


def test_more_mousetraps_than_the_option_allows_are_noticed() -> None:
    made = Table({"ash": "a1"}, options={"mousetraps": 1})
    made.state.traps = [made.space("b3"), made.space("c4")]
    with pytest.raises(Violation, match="2 mousetraps of 1"):
        check(made.game)
