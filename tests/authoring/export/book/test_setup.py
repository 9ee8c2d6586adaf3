"""The setup page, part by part."""

from __future__ import annotations

from typing import Any

from authoring.content.library import open_library
from authoring.export.book.model import Fact, Setup
from authoring.export.book.names import Namer
from authoring.export.book.setup import setup_page

NAMES = Namer(open_library(), "en")


def setup(**changes: Any) -> Setup:
    start = {"face": "kitchen", "space": "a1"}
    chapter = {"id": "attic", "plan": [{"face": "kitchen", "at": [0, 0]}], "start": start, **changes}
    return setup_page(chapter, NAMES, [])


def test_the_party_and_the_start() -> None:
    page = setup(party={"mice": {"from": 3, "to": 4}, "barred": ["lily"]})
    assert page.party == (Fact("Mice in the party", "3–4"), Fact("Cannot go along", "Lily"))
    assert page.start == "Kitchen (a1)"
    assert setup(start={"face": "kitchen", "spaces": ["a1", "a2"]}).start == "Kitchen (a1, a2)"


def test_the_deck() -> None:
    assert setup(encounters={"decks": ["standard"]}).deck == ("all standard encounter cards",)
    assert setup(encounters={"cards": ["no-such-card"]}).deck == ("these cards: no such card",)


def test_options_are_listed_as_extras() -> None:
    assert setup().extras == ()
    extras = setup(options={"mousetraps": "unlimited", "individual-achievements": True}).extras
    assert extras == ("Mousetraps in play at once: no limit.", "Individual achievements are in play.")


def test_the_key_explains_the_start() -> None:
    assert [sign.word for sign in setup().key][-1] == "the mice start"
