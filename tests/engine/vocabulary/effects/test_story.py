"""`story`: a story moment is read."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage


def test_the_trace_holds_the_words() -> None:
    table = stage()
    do(table, {"story": {"en": "A draught.", "fr": "Un courant d'air."}})
    assert table.happened("story")
    assert table.trace.events[-1].text == "A draught."
