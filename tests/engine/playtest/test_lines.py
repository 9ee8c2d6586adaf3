"""The lines of a chapter."""

from __future__ import annotations

from tests.engine.playtest.diagnosis.cases import FIELD, HALL, compiled, line


def test_faces_that_come_before_faces_and_cards() -> None:
    lines, chapter = compiled().lines, compiled().chapter
    field, hall = line("face", FIELD), line("face", HALL)
    raw = {number: index for index, number in reversed(list(enumerate(lines.group)))}
    card = next(n for n, one in enumerate(lines.all) if one.kind == "card drawn")
    surge = next(n for n, one in enumerate(lines.all) if one.kind in ("exit", "encounter"))
    order = [raw[one] for one in (field, surge, card, hall)]
    assert lines.faces_before(order) == [(card, field), (hall, field)]
    assert len(lines.group) == len(chapter.lines)
