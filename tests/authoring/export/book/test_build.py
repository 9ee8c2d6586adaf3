"""Books: one chapter, or those of a campaign in their order."""

from __future__ import annotations

from authoring.content.library import Entry, open_library
from authoring.export.book.build import _face_of, _split_setup, book

LIBRARY = open_library()


def entry(ident: str) -> Entry:
    found = LIBRARY.find(ident)
    assert found is not None
    return found


def test_a_campaign_has_its_chapters_in_order_and_each_once() -> None:
    campaign = next(iter(LIBRARY.entries("campaign").values()))
    chapters = [chapter.id for chapter in book(LIBRARY, campaign, "en").chapters]
    steps = [step["chapter"] for step in campaign.data["chapters"]]
    assert chapters == list(dict.fromkeys(steps))


def test_a_book_has_its_title_and_terms_in_its_language() -> None:
    french = book(LIBRARY, entry("flight"), "fr")
    assert (french.title, french.terms["setup"]) == ("En fuite vers Aboybourg", "Mise en place du chapitre")


def test_the_setup_is_split_by_the_faces_that_are_up() -> None:
    here, there = {"place": {"minion": "rat", "face": "kitchen"}}, {"put-token": {"token": "a", "at": "forge/f1"}}
    now, later = _split_setup({"plan": [{"face": "kitchen"}], "setup": [here, there, "surge"]})
    assert now == [here, "surge"]
    assert later == {"forge": [there]}


def test_the_face_of_an_effect() -> None:
    assert _face_of({"put-token": {"at": {"space": "kitchen/k1"}}}) == "kitchen"
    assert _face_of({"wheel": 1}) == _face_of("surge") == ""


def test_named_counters_are_listed_in_the_language_of_the_book() -> None:
    [chapter] = book(LIBRARY, entry("after-hours"), "fr").chapters
    listed = {fact.label: fact.value for fact in chapter.markers}
    assert listed["Loupe prise"] == "Si le groupe a la loupe."
    assert listed["Bougie"].endswith("(commence à 4).")


def test_an_early_victory_has_its_condition_and_its_text() -> None:
    [chapter] = book(LIBRARY, entry("after-hours"), "en").chapters
    early = chapter.endings[0]
    assert early.label == "Victory – Three Crumbs has been earned and the page of the hourglass is at most 1"
    assert early.value.startswith("Three crumbs, and the night has hardly begun.")


def test_an_option_without_effects_says_so() -> None:
    [chapter] = book(LIBRARY, entry("after-hours"), "en").chapters
    [vote] = [rule for room in chapter.rooms for rule in room.rules if rule.options]
    assert [(option.label, option.value) for option in vote.options] == [
        ("Aye", "The counter Ayes goes up by 1."), ("Nay", "Nothing happens."),
    ]  # fmt: skip
