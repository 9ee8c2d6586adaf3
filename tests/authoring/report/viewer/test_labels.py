"""What the viewer calls things."""

from __future__ import annotations

from authoring.playtest.result import PlaytestResult
from authoring.report.viewer.labels import labels


def test_things_in_the_game_have_their_names(result: PlaytestResult) -> None:
    found = labels(result.plan.content, result.recordings.values())
    assert found["figures"]["rat-warrior"] == "Rat Warrior"
    assert found["cards"]["dagger"] == "Dagger"
    assert "first-aid" not in found["cards"]


def test_things_that_no_game_shows_have_none(result: PlaytestResult) -> None:
    found = labels(result.plan.content, [])
    assert found == {"figures": {}, "statuses": {}, "cards": {}, "abilities": {}, "tokens": {}}


def test_names_are_those_of_a_language(result: PlaytestResult) -> None:
    recordings = result.recordings.values()
    assert labels(result.plan.content, recordings, "fr") != labels(result.plan.content, recordings, "en")
