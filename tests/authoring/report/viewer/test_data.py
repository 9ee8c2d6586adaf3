"""The data of the viewer."""

from __future__ import annotations

from authoring.playtest.result import PlaytestResult
from authoring.report.viewer import ViewerGame, moment_address, viewer_data
from engine.playtest.recording.recorder import Act
from engine.records.dice import FACE_ONE


def game(result: PlaytestResult) -> ViewerGame:
    return ViewerGame("a game", 17, result.recordings["typical"], 3)


def test_a_game_has_a_frame_and_an_act_for_every_step(result: PlaytestResult) -> None:
    data = viewer_data(result.compiled, [game(result)])
    (shown,) = data["games"]
    assert (shown["name"], shown["seed"], shown["at"]) == ("a game", 17, 3)
    assert shown["outcome"] == result.recordings["typical"].outcome
    assert len(shown["steps"]) == len(shown["frames"]) == len(shown["acts"]) > 10
    assert data["alone"] is False


def test_a_game_has_its_moments_and_its_curve(result: PlaytestResult) -> None:
    (shown,) = viewer_data(result.compiled, [game(result)])["games"]
    curve = result.recordings["typical"].curve
    assert [step for step, _ in shown["curve"]] == [point.step for point in curve.points]
    assert shown["curve"][-1] == [len(shown["steps"]) - 1, 100 if shown["outcome"] == "won" else 0]
    assert shown["moments"][-1] == [len(shown["steps"]) - 1, "end"]


def test_an_attack_has_its_figures_and_its_dice(result: PlaytestResult) -> None:
    recording = result.recordings["typical"]
    step = next(step for step, act in enumerate(recording.acts) if act.what == "attack")
    (shown,) = viewer_data(result.compiled, [game(result)])["games"]
    what, figure, other, space, dice = shown["acts"][step]
    act = recording.acts[step]
    assert (what, figure, other, space) == ("attack", act.figure, act.other, -1)
    assert sum(FACE_ONE[face] for face in dice) == act.roll > 0


def test_what_an_act_does_not_have_is_left_out(result: PlaytestResult) -> None:
    recording = result.recordings["typical"]
    (shown,) = viewer_data(result.compiled, [game(result)])["games"]
    step = recording.acts.index(Act("turn", amount=1))
    assert shown["acts"][step] == ["turn"]


def test_spaces_and_faces_have_places_and_names(result: PlaytestResult) -> None:
    data = viewer_data(result.compiled, [game(result)])
    board = result.compiled.chapter.board
    assert len(data["spaces"]) == len(data["names"]) == len(board.space_ids)
    assert {face for _, _, face in data["spaces"]} == {0, 1}
    for face in data["faces"].values():
        left, top, size = face["box"]
        assert face["name"]
        assert size == 400
        assert left >= 0
        assert top >= 0
    x, y, face = data["spaces"][board.space_first[0]]
    left, top, size = data["faces"][face]["box"]
    assert left < x < left + size
    assert top < y < top + size


def test_the_address_of_a_moment_counts_steps_from_one() -> None:
    assert moment_address(17, 202) == "#game-17/step-203"
