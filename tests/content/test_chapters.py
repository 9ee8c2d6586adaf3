"""The bundled chapters: clean, complete, playable, and together a use of everything the format offers."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from authoring.lint import Selection
from authoring.lint.run import lint_with_settings
from engine.records.state import LOST, STALLED, WON
from engine.rulebook.campaign import OVER, next_chapter
from tests.content.book import (
    CAMPAIGNS,
    CHAPTERS,
    FOLDER,
    LIBRARY,
    ORIGINAL,
    ROOT,
    Data,
    book,
    compiled,
    data_of,
    effects,
    face,
    faces_in_use,
    maps,
    placed,
    played,
    rooms,
    rules,
)

SEEDS = range(12)
"""A handful of games in which the greedy bot must win each chapter once."""


def test_all_chapters_and_campaigns_lint_clean() -> None:
    assert lint_with_settings([FOLDER], Selection(), strict=True).findings == []


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_compiles(chapter: str) -> None:
    assert compiled(chapter).ident == chapter


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_is_told_from_beginning_to_end(chapter: str) -> None:
    data = data_of(chapter)
    assert data["story"].keys() == {"opening", "victory", "defeat", "continues"}
    assert {"title", "objective", "victory-text", "defeat-text", "goals", "targets"} <= data.keys()
    assert any("story" in room for room in rooms(data))
    for rule in rules(data):
        assert "id" in rule


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_holds_the_greedy_bot_to_a_target(chapter: str) -> None:
    targets = [target for target in data_of(chapter)["targets"] if target["bot"] == "greedy"]
    assert targets
    for target in targets:
        low, high = target["win-rate"]
        assert 0.25 <= low < high <= 0.85
        assert target["rounds"]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_is_won_within_a_handful_of_games(chapter: str) -> None:
    for seed in SEEDS:
        outcome = played(chapter, "greedy", seed).state.outcome
        assert outcome != STALLED
        if outcome == WON:
            return
    pytest.fail(f"{chapter} was not won in {len(SEEDS)} games")


# -- what the original book uses -----------------------------------------------------------------------------------


def every_face(chapters: list[Data]) -> bool:
    return set().union(*map(faces_in_use, chapters)) == set(LIBRARY.entries("face"))


def some_face(wanted: Callable[[Data], bool]) -> Callable[[list[Data]], bool]:
    return lambda chapters: any(wanted(face(one)) for chapter in chapters for one in faces_in_use(chapter))


def flips_of(chapter: Data) -> set[str]:
    """The kinds of flip spaces between two faces the chapter uses."""
    found = set()
    for tile in LIBRARY.entries("tile").values():
        if {one["id"] for one in tile.data["faces"]} <= faces_in_use(chapter):
            flips = [space["flip"] for one in tile.data["faces"] for space in one["spaces"] if "flip" in space]
            found |= {flip if isinstance(flip, str) else next(iter(flip)) for flip in flips}
    return found


def every_kind_of_flip(chapters: list[Data]) -> bool:
    return set().union(*map(flips_of, chapters)) == {"normal", "item", "classes"}


def every_party_item(chapters: list[Data]) -> bool:
    items = {one.id for one in LIBRARY.entries("search-card").values() if one.data["category"] == "party-item"}
    searches = [one for chapter in chapters for room in rooms(chapter) for one in room.get("search", [])]
    return items <= {one["card"] for one in searches}


def bosses(own: bool) -> set[str]:
    """The bosses of the box, or those of the book."""
    bosses = [one for one in LIBRARY.entries("minion").values() if one.data.get("boss")]
    folder = FOLDER / ORIGINAL if own else ROOT / "cards"
    return {one.id for one in bosses if one.file.real.is_relative_to(folder)}


def boss_of_our_own(chapters: list[Data]) -> bool:
    figures = next(iter(LIBRARY.entries("box").values())).data["figures"]
    ours = [LIBRARY.entries("minion")[one].data for one in bosses(own=True)]
    return all(one["figure"] in figures for one in ours) and bool(bosses(own=True) & placed_in(chapters))


def placed_in(chapters: list[Data]) -> set[str]:
    return set().union(*map(placed, chapters))


def split_party(chapter: Data) -> bool:
    moved = effects(chapter.get("setup", []), "teleport")
    return any(not one["to"]["space"].startswith(chapter["start"]["face"] + "/") for one in moved)


def rescue(chapter: Data) -> bool:
    return any(one["hero"] in chapter["party"].get("barred", []) for one in effects(list(rules(chapter)), "join"))


def escort(chapter: Data) -> bool:
    """A token that goes with a required hero, and a defeat of its own."""
    heroes = {
        one["at"]["spaces-of"]["hero"] for one in effects(list(rules(chapter)), "put-token") if "spaces-of" in one["at"]
    }
    return bool(heroes & set(chapter["party"].get("required", []))) and "also" in chapter.get("defeat", {})


def timed_door(chapter: Data) -> bool:
    return any(rule.get("when") == "hourglass-moved" and effects(rule, "close-exit") for rule in rules(chapter))


def locked_exit_and_key(chapter: Data) -> bool:
    locked = effects(chapter.get("setup", []), "close-exit")
    keys = [rule for rule in rules(chapter) if effects(rule, "open-exit") and effects(rule, "take-token")]
    return any(one in effects(keys, "open-exit") for one in locked)


def carried_on(chapters: list[Data]) -> bool:
    """An achievement of the whole library, earned in one chapter and asked for in another."""
    everywhere = {one.id for one in LIBRARY.entries("achievement").values() if one.file.kind == "achievements"}
    for earned_in in chapters:
        earned = {one for one in effects(list(rules(earned_in)), "achieve") if isinstance(one, str)} & everywhere
        if any(one in earned for other in chapters if other is not earned_in for one in effects(other, "achieved")):
            return True
    return False


def any_chapter(wanted: Callable[[Data], Any]) -> Callable[[list[Data]], bool]:
    return lambda chapters: any(wanted(chapter) for chapter in chapters)


def any_room(wanted: Callable[[Data], Any]) -> Callable[[list[Data]], bool]:
    return lambda chapters: any(wanted(room) for chapter in chapters for room in rooms(chapter))


def lines_of(one: Data) -> set[str]:
    return {line["kind"] for line in one.get("lines", [])}


def currents(one: Data) -> set[bool]:
    return {space["current"]["to"] == "off-tile" for space in one["spaces"] if "current" in space}


def encounter(room: Data) -> Data:
    said = room.get("encounter")
    return said if isinstance(said, dict) else {}


def parties_of(mice: int) -> Callable[[list[Data]], bool]:
    def found(chapter: Data) -> bool:
        said = chapter["party"]["mice"]
        return said == mice if isinstance(said, int) else bool(said["from"] <= mice <= said["to"])

    return any_chapter(found)


FEATURES: dict[str, Callable[[list[Data]], bool]] = {
    "at least six chapters": lambda chapters: len(chapters) >= 6,
    "all sixteen faces": every_face,
    "water with a current, on and off the tile": some_face(lambda one: currents(one) == {True, False}),
    "red and yellow lines": some_face(lambda one: lines_of(one) == {"red", "yellow"}),
    "gaps": some_face(lambda one: one.get("gaps", False)),
    "every kind of flip space": every_kind_of_flip,
    "every party item": every_party_item,
    "every boss of the box": lambda chapters: bosses(own=False) <= placed_in(chapters),
    "a boss of our own": boss_of_our_own,
    "a split party": any_chapter(split_party),
    "a rescue": any_chapter(rescue),
    "an escort": any_chapter(escort),
    "a timed door": any_chapter(timed_door),
    "a locked exit and its key": any_chapter(locked_exit_and_key),
    "hard encounters": any_chapter(lambda chapter: "hard" in chapter["encounters"].get("decks", [])),
    "single encounter cards": any_chapter(lambda chapter: chapter["encounters"].get("cards")),
    "an ambush": any_room(lambda room: encounter(room).get("ambush")),
    "mousetraps": any_room(lambda room: encounter(room).get("mousetraps")),
    "special searches": any_room(lambda room: room.get("search")),
    "special surges of minions": any_room(lambda room: isinstance(room.get("surge"), list)),
    "special surges that do something": any_room(lambda room: isinstance(room.get("surge"), dict)),
    "tile setups": any_room(lambda room: room.get("setup")),
    "counters": any_chapter(lambda chapter: chapter.get("counters")),
    "tokens": any_chapter(lambda chapter: chapter.get("tokens")),
    "achievements carried on": carried_on,
    "three mice": parties_of(3),
    "four mice": parties_of(4),
    "five mice": parties_of(5),
    "required heroes": any_chapter(lambda chapter: chapter["party"].get("required")),
    "barred heroes": any_chapter(lambda chapter: chapter["party"].get("barred")),
    "a victory with alternatives": any_chapter(lambda chapter: len(chapter.get("victories", [])) > 1),
    "a defeat of its own": any_chapter(lambda chapter: chapter.get("defeat", {}).get("also")),
}


@pytest.mark.parametrize("feature", FEATURES)
def test_the_book_uses(feature: str) -> None:
    assert FEATURES[feature](book())


# -- what the format offers ----------------------------------------------------------------------------------------

NOT_FOR_BUNDLED = {"boxes", "replaces"}
"""Keys that only an author's own content may have: there is one box, and nothing to replace."""

SHOWN_ELSEWHERE = ("goals * go * face", "goals * go * spaces", "scenes")
"""Keys that no bundled chapter needs. Goals for several mice are shown by `tests/engine/bots`; the scenes of bundled
chapters are files of their own."""


def offered(node: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every key the schema of chapters names itself, as a path; `*` stands for an id or an item."""
    if not isinstance(node, dict):
        return
    for key, part in node.get("properties", {}).items():
        if "#/$defs/space/" in str(part.get("$ref", "")):
            continue  # keys of spaces are those of tiles
        yield (*path, key)
        yield from offered(part, (*path, key))
    for word in ("items", "additionalProperties"):
        yield from offered(node.get(word), (*path, "*"))


def used(node: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every key a chapter has, as the same kind of paths."""
    if isinstance(node, list):
        for part in node:
            yield from used(part, (*path, "*"))
    elif isinstance(node, dict):
        for key, part in node.items():
            yield (*path, key)
            yield (*path, "*")
            yield from used(part, (*path, key))
            yield from used(part, (*path, "*"))


def test_every_key_of_the_format_is_used_in_some_chapter() -> None:
    schema = json.loads((ROOT / "schemas" / "chapter.schema.json").read_text(encoding="utf-8"))["$defs"]["chapter"]
    found = set().union(*(used(data_of(chapter)) for chapter in CHAPTERS))
    rest = [path for path in offered(schema) if path[0] != "options"]  # each rule option has a scene with its rule
    missing = [" ".join(path) for path in rest if path not in found and path[-1] not in NOT_FOR_BUNDLED]
    assert missing == list(SHOWN_ELSEWHERE)


# -- campaigns -----------------------------------------------------------------------------------------------------


def test_every_book_has_a_campaign_with_all_its_chapters() -> None:
    campaigns = [{step["chapter"] for step in LIBRARY.entries("campaign")[one].data["chapters"]} for one in CAMPAIGNS]
    books = {data_of(chapter)["book"] for chapter in CHAPTERS}
    assert len(campaigns) == len(books)
    for name in books:
        assert {chapter for chapter in CHAPTERS if data_of(chapter)["book"] == name} in campaigns


@pytest.mark.parametrize("campaign", CAMPAIGNS)
@pytest.mark.parametrize("lucky", [True, False])
def test_every_campaign_comes_to_an_end(campaign: str, lucky: bool) -> None:
    data = LIBRARY.entries("campaign")[campaign].data
    chapter, tries, steps = data["chapters"][0]["chapter"], 1, 0
    while chapter != OVER and steps < 50:
        following = next_chapter(data, chapter, WON if lucky else LOST, [], tries)
        tries = tries + 1 if following == chapter else 1
        chapter, steps = following, steps + 1
    assert chapter == OVER


def test_the_book_forks_on_victory_on_defeat_and_on_an_achievement() -> None:
    data = LIBRARY.entries("campaign")["the-stopped-clock"].data
    forks = [one["if"] for step in data["chapters"] for one in step.get("then", []) if "if" in one]
    assert "victory" in forks
    assert "defeat" in forks
    assert {"achieved"} <= {key for one in maps(forks) for key in one}
    first = data["chapters"][0]["chapter"]
    assert next_chapter(data, first, WON, ["seen-by-the-cat"]) == "the-cats-hour"
    assert next_chapter(data, first, WON, []) == "the-drowned-stair"
