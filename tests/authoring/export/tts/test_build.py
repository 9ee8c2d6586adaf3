"""Saves of Tabletop Simulator: every tile double-sided at its place, every deck with its count, every picture there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from authoring.content.library import open_library
from authoring.export.kit import kit
from authoring.export.tts.build import TILE, Build, build_save
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.options import PlaytestOptions
from tests.playable import run

CHAPTERS = sorted(open_library().entries("chapter"))
ADDRESS = "https://example.org/mice/"


def made(ident: str, language: str = "en") -> Build:
    library = open_library()
    compiled = compile_plan(library.content_for(ident), PlaytestOptions()).chapter
    return Build(library, library.entries("chapter")[ident], compiled, language, ADDRESS)


def save_of(build: Build) -> dict[str, Any]:
    files = build_save(build)
    saved: dict[str, Any] = json.loads(files[f"{build.chapter.id}.json"])
    return saved


def everything(objects: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for one in objects:
        yield one
        yield from everything(one.get("ContainedObjects", []))


@pytest.mark.usefixtures("_no_pictures")
@pytest.mark.parametrize("ident", CHAPTERS)
def test_the_table_is_that_of_the_chapter(ident: str) -> None:
    build = made(ident)
    objects = save_of(build)["ObjectStates"]
    data = build.chapter.data
    tiles = {one["CustomImage"]["ImageURL"]: one for one in objects if one["Name"] == "Custom_Tile"}
    faces = {
        face: tile for tile in build.library.entries("tile").values() for face in [f["id"] for f in tile.data["faces"]]
    }
    first = data["plan"][0]["at"]
    corner = tiles[f"{ADDRESS}images/tile-{data['plan'][0]['face']}.png"]["Transform"]
    for place in data["plan"]:
        tile = tiles[f"{ADDRESS}images/tile-{place['face']}.png"]
        others = [face["id"] for face in faces[place["face"]].data["faces"] if face["id"] != place["face"]]
        assert tile["CustomImage"]["ImageSecondaryURL"] == f"{ADDRESS}images/tile-{others[0]}.png"
        moved = (tile["Transform"]["posX"] - corner["posX"], tile["Transform"]["posZ"] - corner["posZ"])
        assert moved == pytest.approx(((place["at"][0] - first[0]) * 2 * TILE, (first[1] - place["at"][1]) * 2 * TILE))
        assert tile["Transform"]["rotZ"] == 0
    decks = {one["Nickname"]: one for one in objects if one["Name"] == "DeckCustom"}
    assert len(decks["search deck"]["DeckIDs"]) == len(build.compiled.copies)
    assert len(decks["encounter deck"]["DeckIDs"]) == len(build.compiled.encounter_deck)
    for deck in decks.values():
        assert [card["CardID"] for card in deck["ContainedObjects"]] == deck["DeckIDs"]
        assert set(deck["CustomDeck"]) == {str(number // 100) for number in deck["DeckIDs"]}
    figures = [one for one in everything(objects) if one["Name"] == "Figurine_Custom"]
    assert len(figures) > 10


@pytest.mark.usefixtures("_no_pictures")
@pytest.mark.parametrize("ident", CHAPTERS)
def test_every_picture_is_there_and_nothing_names_this_machine(ident: str) -> None:
    build = made(ident)
    text = json.dumps(save_of(build))
    named = {part.split('"')[0] for part in text.split(ADDRESS)[1:]}
    assert named == set(build.files) - {f"{ident}.json"}
    assert str(Path.home()) not in text.replace(ADDRESS, "")
    assert json.loads(text) == save_of(made(ident)), "twice the same"


def test_a_whole_save_and_a_kit_from_the_command_line(tmp_path: Path) -> None:
    done = run("export", "tts", "flight", "-o", tmp_path / "table", "--lang", "fr")
    assert done.exit_code == 0, done.output
    saved = json.loads((tmp_path / "table" / "flight.json").read_text(encoding="utf-8"))
    assert saved["SaveName"] == "En fuite vers Aboybourg"
    pictures = sorted((tmp_path / "table" / "images").iterdir())
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in pictures)
    assert (tmp_path / "table" / "book.pdf").read_bytes().startswith(b"%PDF")
    address = (tmp_path / "table").as_uri()
    assert any(
        one["CustomImage"]["ImageURL"].startswith(address) for one in saved["ObjectStates"] if "CustomImage" in one
    )


def test_a_kit_has_each_part_as_a_picture() -> None:
    files = kit(made("after-hours"))
    assert {name.split("/")[0] for name in files} == {"cards", "tiles", "tokens"}
    assert all(b"<svg" in content[:300] for content in files.values())
    assert "tiles/kitchen.svg" in files
