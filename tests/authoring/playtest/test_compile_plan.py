"""From options to a compiled plan."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import open_playable
from authoring.playtest.options import PlaytestOptions
from engine.playtest import CompiledPlan
from engine.playtest.usage_error import UsageError
from tests.playable import chapter


def compiled(folder: Path, **options: Any) -> CompiledPlan:
    return compile_plan(open_playable(str(chapter(folder))).content(), PlaytestOptions(**options))


def test_defaults(tmp_path: Path) -> None:
    plan = compiled(tmp_path).plan
    assert (plan.bot, plan.seed, plan.end_page, plan.start) == ("greedy", 0, 0, "")
    assert plan.parties == (("collin", "filch", "lily", "maginos"),)
    assert plan.observer is None


def test_parties(tmp_path: Path) -> None:
    assert compiled(tmp_path, party="nez,tilda,collin").plan.parties == (("nez", "tilda", "collin"),)
    assert {len(party) for party in compiled(tmp_path, party="all", mice=3).plan.parties} == {3}
    assert {len(party) for party in compiled(tmp_path, party="all").plan.parties} == {3, 4}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"mice": 4, "party": "nez"}, r"--mice 4 does not match --party nez \(1 hero\)"),
        ({"bot": "random,random"}, "2 bots for 4 mice"),
        ({"start": "attic"}, 'no face "attic" on the board'),
        ({"rule_options": ["mousetrap=3"]}, 'unknown option "mousetrap"'),
    ],
)
def test_options_that_do_not_fit(tmp_path: Path, options: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        compiled(tmp_path, **options)
