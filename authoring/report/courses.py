"""How the games worth watching went: how deep a won game sank, when a game was decided, and which turn decided it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from authoring.report.viewer import ViewerGame

if TYPE_CHECKING:
    from engine.playtest.recording.recorder import Recording
    from engine.playtest.recording.win_chance import Chance

METHOD = (
    "Greedy plays on from the start of each round, several times with other luck. The share it wins is the chance at "
    "that point. With few games for a point, it is off by some ten points."
)


@dataclass(frozen=True)
class Part:
    """A sentence about a game, and the moment it is about."""

    text: str
    step: int | None = None
    round: int = 0


@dataclass(frozen=True)
class Course:
    """A game in a few sentences."""

    name: str
    seed: int
    parts: list[Part]


@dataclass(frozen=True)
class Courses:
    """The games, and how their chances were found."""

    games: list[Course]
    method: str = METHOD


def courses(games: Sequence[ViewerGame]) -> Courses | None:
    """Return how the games went; None if no chance was worked out for any."""
    found = [
        Course(game.name[:1].upper() + game.name[1:], game.seed, _parts(game.recording))
        for game in games
        if game.recording.curve.points
    ]
    return Courses(found) if found else None


def _parts(recording: Recording) -> list[Part]:
    curve = recording.curve
    found = []
    if curve.drama:
        deepest = "At worst the party had" if curve.was_won else "At best the party had"
        found.append(_at(f"{deepest} a chance of {_whole(curve.drama)} in", curve.drama))
    if curve.decided:
        most = "at least 90 %" if curve.was_won else "at most 10 %"
        found.append(_at(f"the game was decided ({most} from then on) in", curve.decided))
    if curve.decisive:
        before, after = curve.decisive
        words = f"most changed, from {_whole(before)} to {_whole(after)}, in"
        found.append(_at(words, before))
    return found


def _at(text: str, point: Chance) -> Part:
    return Part(text, point.step, point.round)


def _whole(point: Chance) -> str:
    """The chance in whole percent: it is not known any better."""
    return f"{100 * point.share:.0f} %"
