"""The cases of the held-out suite are well formed, and what they say of themselves holds in play."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.records.errors import RuleLoop
from tests.authoring.lint.held_out.cases import Case, all_cases, own_bases, texts_of
from tests.authoring.lint.held_out.playing import open_texts, outcomes, shape_errors
from tests.authoring.lint.held_out.score import place_of
from tests.engine.scene import bundled

BROKEN = [case for case in all_cases() if not case.sound]
SOUND = [case for case in all_cases() if case.sound]
UNUSUAL = [case for case in SOUND if case.of_class != "as-it-stands"]
GAMES = 3
PARTS = 10
"""The games are played in so many tests, so that none takes long."""

IDS_AND_SHAPES = "duplicate-ids"
"""The one class whose cases may be refused by schemas and by the library."""


def test_there_are_enough_cases_of_every_class() -> None:
    assert len(BROKEN) >= 250
    assert len(UNUSUAL) >= 150
    assert min(Counter(case.of_class for case in BROKEN).values()) >= 10


def test_the_bases_are_many_small_chapters_and_all_bundled_ones() -> None:
    used = {case.base for case in BROKEN}
    assert len(used & set(own_bases())) >= 15
    assert set(bundled().entries("chapter")) <= used


def test_every_case_has_a_name_of_its_own_and_a_reason() -> None:
    names = Counter((case.sound, case.of_class, case.name) for case in all_cases())
    assert [name for name, count in names.items() if count > 1] == []
    assert [str(case) for case in all_cases() if not case.why.endswith((".", '."'))] == []


def test_a_broken_case_names_places_that_exist_and_severities_there_are() -> None:
    for case in BROKEN:
        _, files = open_texts(texts_of(case))
        assert case.about, str(case)
        for place in case.about:
            _, first, last = place_of(files, place)
            assert 1 <= first <= last, f"{case}: {place}"
        assert set(case.severity) <= {"error", "warning", "info"}, str(case)


def test_no_broken_case_is_refused_by_a_schema_but_those_about_ids() -> None:
    refused = [str(case) for case in BROKEN if case.of_class != IDS_AND_SHAPES and shape_errors(texts_of(case))]
    assert refused == []


def test_sound_cases_have_the_shape_the_schemas_ask_for() -> None:
    wrong = [str(case) for case in SOUND if bool(shape_errors(texts_of(case))) is not case.refused]
    assert wrong == []


@pytest.mark.parametrize("part", range(PARTS))
def test_sound_cases_can_be_played(part: int) -> None:
    for case in SOUND[part::PARTS]:
        assert all(outcome in ("won", "lost", "stalled") for outcome in _played(case)), str(case)


@pytest.mark.parametrize("part", range(PARTS))
def test_nobody_wins_what_is_said_to_be_out_of_reach(part: int) -> None:
    for case in [case for case in BROKEN if case.unwinnable and not _names_what_is_not_there(case)][part::PARTS]:
        assert "won" not in _played(case), str(case)


def test_endless_cases_end_in_the_error_for_endless_rules() -> None:
    for case in BROKEN:
        if case.of_class == "endless":
            with pytest.raises(RuleLoop):
                _played(case, games=8)


def _played(case: Case, games: int = GAMES) -> list[str]:
    return [outcome for _, outcome in outcomes(texts_of(case), games, "explorer")]


def _names_what_is_not_there(case: Case) -> bool:
    """Whether the chapter cannot be compiled, as it names a face that is not on the table."""
    return case.name == "goal-not-in-the-plan"
