"""The sentences about how games went."""

from __future__ import annotations

from authoring.report.courses import courses
from authoring.report.viewer import ViewerGame
from engine.playtest.recording.recorder import Recording
from engine.playtest.recording.win_chance import Chance, WinCurve


def game(*points: tuple[int, float], won: bool = True) -> ViewerGame:
    """A game with a point for the start of each round."""
    end = Chance(999, len(points), int(won), 1, float(won))
    curve = WinCurve((*[Chance(step, number, 0, 8, share) for number, (step, share) in enumerate(points, 1)], end))
    return ViewerGame("typical game, seed 3", 3, Recording([], [], "won" if won else "lost", "", [], curve))


def texts(shown: ViewerGame) -> list[tuple[str, int | None, int]]:
    found = courses([shown])
    assert found is not None
    (course,) = found.games
    assert (course.name, course.seed) == ("Typical game, seed 3", 3)
    return [(part.text, part.step, part.round) for part in course.parts]


def test_a_won_game_tells_how_deep_it_sank() -> None:
    assert texts(game((10, 0.5), (20, 0.2), (30, 0.95))) == [
        ("At worst the party had a chance of 20 % in", 20, 2),
        ("the game was decided (at least 90 % from then on) in", 30, 3),
        ("most changed, from 20 % to 95 %, in", 20, 2),
    ]


def test_a_lost_game_tells_how_high_it_rose() -> None:
    assert texts(game((10, 0.5), (20, 0.6), (30, 0.05), won=False)) == [
        ("At best the party had a chance of 60 % in", 20, 2),
        ("the game was decided (at most 10 % from then on) in", 30, 3),
        ("most changed, from 60 % to 5 %, in", 20, 2),
    ]


def test_games_without_a_curve_tell_nothing() -> None:
    assert courses([ViewerGame("a game", 3, Recording([], [], "won", ""))]) is None
