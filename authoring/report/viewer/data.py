"""The data of the viewer: docs/reference/replay-viewer.md describes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from authoring.drawing.svg.icons import ICONS
from authoring.report.viewer.board import UNIT, face_name, face_places, faces_up
from authoring.report.viewer.labels import labels
from authoring.report.viewer.ui_texts import viewer_words
from authoring.wording.languages import SOURCE
from engine.playtest.recording.moments import moments
from engine.playtest.recording.replay import DECISION
from engine.records.dice import faces_of

if TYPE_CHECKING:
    from engine.playtest import CompiledPlan
    from engine.playtest.recording.recorder import Act, Recording
    from engine.playtest.recording.win_chance import WinCurve

VERSION = 1
"""Raised when scripts that read the data would have to change."""
ADDRESS = "game"
"""How addresses of moments begin."""
SHOWN_ICONS = ("cheese", "sword", "shield", "bow", "star", "heart", "clock", "flag")


@dataclass(frozen=True)
class ViewerGame:
    """A recorded game with the name the viewer shows, its seed, and the step it begins with."""

    name: str
    seed: int
    recording: Recording
    first_step: int = 0


def moment_address(seed: int, step: int) -> str:
    """The address of a moment on a page: of the step with this index in the log. People count steps from 1."""
    return f"#{ADDRESS}-{seed}/step-{step + 1}"


def viewer_data(
    compiled: CompiledPlan, games: Sequence[ViewerGame], alone: bool = False, language: str = SOURCE
) -> dict[str, Any]:
    """Return the data that the script reads. `alone` says that the page is there for the viewer only."""
    recordings = [game.recording for game in games]
    return {
        "version": VERSION,
        "alone": alone,
        "address": ADDRESS,
        "words": viewer_words(language),
        "icons": {name: list(ICONS[name]) for name in SHOWN_ICONS},
        "labels": labels(compiled.plan.content, recordings, language),
        "faces": _faces(compiled, recordings, language),
        **_spaces(compiled),
        "games": [_game(game) for game in games],
    }


def _faces(compiled: CompiledPlan, recordings: Sequence[Recording], language: str) -> dict[int, dict[str, Any]]:
    """Name, place and size of the faces that were up."""
    places = face_places(compiled)
    return {
        number: {
            "name": face_name(compiled, number, language),
            "box": [round(places[number].left, 1), round(places[number].top, 1), 100 * UNIT],
        }
        for number in faces_up(compiled, recordings)
    }


def _spaces(compiled: CompiledPlan) -> dict[str, list[Any]]:
    """Where the spaces are in the picture and on which face, and their names."""
    board, places = compiled.chapter.board, face_places(compiled)
    spaces = range(len(board.space_ids))
    return {
        "spaces": [
            [*(round(c, 1) for c in places[face].point(board.space_at[space])), face]
            for space in spaces
            for face in [board.space_face[space]]
        ],
        "names": [board.name(space) for space in spaces],
    }


def _game(game: ViewerGame) -> dict[str, Any]:
    recording = game.recording
    steps = [[int(step.what == DECISION), step.words, step.question, " ".join(step.rules)] for step in recording.log]
    return {
        "name": game.name,
        "seed": game.seed,
        "outcome": recording.outcome,
        "reason": recording.reason,
        "at": game.first_step,
        "steps": steps,
        "acts": [_act(act) for act in recording.acts],
        "frames": recording.frames,
        "moments": [[moment.step, moment.kind] for moment in moments(recording)],
        "curve": _curve(recording.curve),
    }


def _act(act: Act) -> list[Any]:
    """What a step shows; what it does not have is left out at the end."""
    values: list[Any] = [act.what, act.figure, act.other, act.space]
    if act.roll >= 0:
        return [*values, faces_of(act.roll)]
    while values[-1] == -1:
        values.pop()
    return values


def _curve(curve: WinCurve) -> list[list[float]]:
    """Step and chance in percent."""
    return [[point.step, round(100 * point.share)] for point in curve.points]
