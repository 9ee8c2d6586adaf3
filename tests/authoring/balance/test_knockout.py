"""Taking parts out of a chapter."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.balance.knockout import Knockout, knockout
from authoring.playtest.options import PlaytestOptions
from engine.playtest.usage_error import UsageError
from tests.authoring.balance.toys import GUARDED, TOSSES, open_toy

STAR, CHEESE = 1 / 2, 1 / 6
BASE = 1 - (1 - STAR) * (1 - CHEESE)


def knocked_out(folder: Path, text: str, games: int = 40, double: bool = False, **options: object) -> Knockout:
    kinds = options.pop("kinds", ())
    wanted = PlaytestOptions(games, bot="random", workers=1, **options)  # type: ignore[arg-type]
    return knockout(open_toy(folder, text), wanted, kinds, double)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("double", "truth"),
    [
        (False, {"stars": CHEESE - BASE, "cheese": STAR - BASE}),
        (True, {"stars": (1 - STAR) * (1 - CHEESE) * STAR, "cheese": (1 - STAR) * (1 - CHEESE) * CHEESE}),
    ],
)
def test_the_known_effects_lie_within_the_intervals(tmp_path: Path, double: bool, truth: dict[str, float]) -> None:
    found = knocked_out(tmp_path, TOSSES, 250, double, kinds=("rules",))
    effects = {part.name: effect for part, effect in found.effects}
    for name, value in truth.items():
        assert effects[name].win_rate.low <= value <= effects[name].win_rate.high, name
        assert effects[name].pairs >= 100
    if not double:
        assert effects["stars"].verdict == "less"


def test_every_kind_of_part_is_found_and_makes_a_sound_chapter(tmp_path: Path) -> None:
    found = knocked_out(tmp_path, GUARDED, 1)
    kinds = {part.kind for part, _ in found.effects}
    assert {"room rule", "search", "surge", "encounter", "minion", "ability", "hero"} <= kinds
    assert not any(effect.ends.crashed for _, effect in found.effects)
    assert found.measured.spent > len(found.effects)


def test_what_cannot_be_taken_out_says_why(tmp_path: Path) -> None:
    text = GUARDED.replace("party: {{ mice: {{ from: 3, to: 4 }} }}", "party: {{ mice: 4, required: [filch] }}")
    found = knocked_out(tmp_path, text, 1, kinds=("rules", "heroes"))
    reasons = {part.name: reason for part, reason in found.refused}
    assert "requires this hero" in reasons["filch"]
    assert "score" in reasons  # nothing counts any more, so nobody can win


def test_what_cannot_be_doubled_says_why(tmp_path: Path) -> None:
    found = knocked_out(tmp_path, GUARDED, 1, double=True)
    reasons = {part.name: reason for part, reason in found.refused}
    assert "twice is the same as once" in reasons["guard-room: no-rest"]
    assert reasons["collin"] == "a hero goes only once"
    assert "only once" in reasons["first-aid"]


def test_another_hero_goes_in_the_place_of_one(tmp_path: Path) -> None:
    found = knocked_out(tmp_path, GUARDED, 1, kinds=("heroes",), party="collin,filch,maginos,nez")
    assert found.substitutes == dict.fromkeys(("collin", "filch", "maginos", "nez"), "lily")


def test_no_hero_is_left_where_all_go(tmp_path: Path) -> None:
    text = GUARDED.replace("mice: {{ from: 3, to: 4 }}", "mice: 4, barred: [lily, tilda]")
    found = knocked_out(tmp_path, text, 1, kinds=("heroes",))
    assert not found.effects
    assert {reason for _, reason in found.refused} == {"no other hero is allowed in this hero's place"}


def test_an_unknown_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="unknown kind of part"):
        knocked_out(tmp_path, GUARDED, 1, kinds=("ruels",))


def test_workers_make_no_difference(tmp_path: Path) -> None:
    loaded = open_toy(tmp_path, TOSSES)
    one, two = (knockout(loaded, PlaytestOptions(120, bot="random", workers=workers), ("rules",)) for workers in (1, 2))
    assert [(p.name, e.win_rate, e.pairs) for p, e in one.ranked()] == [
        (p.name, e.win_rate, e.pairs) for p, e in two.ranked()
    ]
