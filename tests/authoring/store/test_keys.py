from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from authoring.playtest.open_chapter import find_playable
from authoring.store import content_hash, key_of
from engine.records.content import Content
from tests.playable import BRAWL, chapter


def brawl(folder: Path, text: str = BRAWL) -> Content:
    folder.mkdir()
    return find_playable(str(chapter(folder, text))).content()


def test_the_same_content_in_another_folder_has_the_same_hash(tmp_path: Path) -> None:
    assert content_hash(brawl(tmp_path / "a")) == content_hash(brawl(tmp_path / "b"))


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ("A room full of rats.", "A room full of large rats.", True),
        ("objective: Beat them.", "objective: Beat them all.", True),
        ("opening: Once upon a time.", "opening: Once upon a time., continues: So it goes.", False),  # a line more
        ("count: 2, face", "count: 3, face", False),
        ("at-least: 4", "at-least: 5", False),
        ("id: score", "id: points", False),
    ],
)
def test_what_a_game_depends_on_changes_the_hash(old: str, new: str, same: bool, tmp_path: Path) -> None:
    assert old in BRAWL
    before, after = brawl(tmp_path / "a"), brawl(tmp_path / "b", BRAWL.replace(old, new))
    assert (content_hash(before) == content_hash(after)) is same


def test_a_room_that_gets_a_story_moment_is_another_content(tmp_path: Path) -> None:
    without = BRAWL.replace("    story: A room full of rats.\n", "")
    assert content_hash(brawl(tmp_path / "a")) != content_hash(brawl(tmp_path / "b", without))


def test_the_order_of_cards_does_not_matter(tmp_path: Path) -> None:
    content = brawl(tmp_path / "a")
    turned = replace(content, minions=dict(reversed(content.minions.items())))
    assert content_hash(content) == content_hash(turned)


def test_another_card_is_another_content(tmp_path: Path) -> None:
    content = brawl(tmp_path / "a")
    minions = {name: {**data, "life": 9} for name, data in content.minions.items()}
    assert content_hash(content) != content_hash(replace(content, minions=minions))


def test_keys_differ_by_options() -> None:
    content = Content({"id": "attic"})
    assert key_of(content, {"bot": "greedy"}) == key_of(content, {"bot": "greedy"})
    assert key_of(content, {"bot": "greedy"}) != key_of(content, {"bot": "random"})


@pytest.mark.parametrize("ident", ["../../etc", "a/b", "*", "", "x" * 300, "con\0"])
def test_no_id_leads_out_of_the_folder(ident: str) -> None:
    name = key_of(Content({"id": ident})).file_name
    assert Path(name).name == name
    assert "*" not in name
    assert len(name) < 100
