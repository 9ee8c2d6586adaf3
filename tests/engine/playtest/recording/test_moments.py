"""The moments of a game to jump to."""

from __future__ import annotations

from engine.playtest.recording.moments import CAPTURE, DECISIVE, END, ROOM, SURGE, Moment, moments
from engine.playtest.recording.recorder import Act, Recording
from engine.playtest.recording.win_chance import Chance, WinCurve


def game(*acts: Act, curve: WinCurve | None = None) -> Recording:
    return Recording([], [], "lost", "", list(acts), curve or WinCurve())


def test_moments_are_new_rooms_captures_surges_and_the_end() -> None:
    acts = [Act("tile-entered", amount=1), Act("move"), Act("captured"), Act("surge"), Act("end")]
    assert moments(game(*acts)) == [Moment(0, ROOM), Moment(2, CAPTURE), Moment(3, SURGE), Moment(4, END)]


def test_a_room_that_was_known_is_no_moment() -> None:
    assert moments(game(Act("tile-entered", amount=0))) == []


def test_the_decisive_turn_stands_in_its_place() -> None:
    curve = WinCurve((Chance(1, 1, 4, 8, 0.5), Chance(3, 1, 0, 1, 0.0)))
    acts = [Act("surge"), Act("turn"), Act("captured"), Act("end")]
    assert moments(game(*acts, curve=curve)) == [
        Moment(0, SURGE),
        Moment(1, DECISIVE),
        Moment(2, CAPTURE),
        Moment(3, END),
    ]
