"""The small box of the rulebook's scenes is what its drawing says."""

from __future__ import annotations

from tests.engine.table import FIELD, Table, face, tile


def test_a_drawing_becomes_spaces_that_touch_in_rows_and_columns() -> None:
    drawn = face("nook", "a1 a2\n# b2", lines=[("a2", "b2", "red")], a1={"entry": True})
    assert [space["id"] for space in drawn["spaces"]] == ["a1", "a2", "b2"]
    assert drawn["spaces"][0] == {"id": "a1", "at": [25, 25], "entry": True}
    assert drawn["adjacent"] == [["a1", "a2"]]
    assert drawn["solid"] == [[[0, 50], [50, 50], [50, 100], [0, 100]]]
    assert len(FIELD["adjacent"]) == 3 * 4 + 2 * 5


def test_a_table_seats_its_figures_and_holds_every_invariant() -> None:
    table = Table({"ash": "a1", "birch": "b2"}, [("rat", "a2"), ("ogre", "c5")])
    table.check()
    assert [table.at(table.mouse("birch")), table.at(table.minion("ogre"))] == ["field/b2", "field/c5"]
    assert Table(tiles=(tile(face("nook", "a1 a2")),)).chapter.board.face_ids == ["nook", "nook-back"]
