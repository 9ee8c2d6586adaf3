"""Starting in the room one is working on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.invariants import check
from engine.playtest import CompiledPlan, run
from engine.playtest.start_at import FaceError, check_face
from tests.engine.playtest.toy import chase
from tests.engine.state_data import state_data


def test_the_party_stands_there_as_if_it_had_just_come_in() -> None:
    plan = chase(rooms={"cellar": {"encounter": {"place": [{"minion": "ogre", "count": 1}]}}})
    game = CompiledPlan(replace(plan, start="cellar")).game(0)
    board = game.chapter.board
    assert {board.face_ids[game.face_of(mouse)] for mouse in range(4)} == {"cellar"}
    kinds = [game.chapter.minion_ids[kind] for kind in game.state.kind[6:] if kind >= 0]
    assert kinds == ["ogre"]
    assert board.face_ids[game.state.face_up[0]] == "cellar"
    check(game)


def test_the_chapters_own_start_changes_nothing() -> None:
    own, named = CompiledPlan(chase()).game(5), CompiledPlan(replace(chase(), start="field")).game(5)
    assert state_data(own.state) == state_data(named.state)


def test_games_from_there_keep_the_rules() -> None:
    plan = chase(victory={"round": 4})
    assert run(replace(plan, start="cellar", check=True), 5).tally.games == 5


def test_no_such_face() -> None:
    with pytest.raises(FaceError, match='no face "attic" on the board'):
        check_face(["field", "cellar"], "attic")
