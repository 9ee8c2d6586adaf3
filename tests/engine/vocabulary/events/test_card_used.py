"""`card-used`: a mouse has used a search card."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, stage, when


def test_names_the_card_and_the_user() -> None:
    table = stage({"ash": "a1"}, rules=[when("card-used", {"card": "verse", "user": "ash"})])
    table.give("ash", "verse")
    table.use("ash", "verse")
    assert counter(table) == 1
