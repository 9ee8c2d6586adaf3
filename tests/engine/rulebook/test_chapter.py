"""What a chapter is made of (CH)."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.records.decision import OP_EXPLORE, OP_SEARCH, pack
from engine.records.options import RULE_OPTIONS
from engine.rulebook.cheese import add_to_wheel
from engine.vocabulary import registry
from tests.engine.scene import bundled
from tests.engine.table import BOW, CHEESE, ROAD, SWORD, Table

HALL: dict[str, Any] = {
    "story": "A hall full of echoes.",
    "setup": [{"set-trap": {"at": {"space": "hall/h3"}}}],
    "encounter": {"place": [{"minion": "grub", "count": 1, "at": ["h3"]}]},
    "search": [{"card": "map", "where": ["h1"]}],
    "surge": [{"minion": "rat", "count": 2}],
    "rules": [{"id": "echo", "when": "move-rolled", "if": {"number": 1}, "do": [{"wheel": 1}]}],
}


def explored() -> Table:
    """Two mice that have just entered the hall."""
    table = Table({"ash": "b5", "birch": "b5"}, tiles=ROAD, chapter={"rooms": {"hall": HALL}})
    table.dice(BOW).begin("ash")
    return table.act("ash", pack(OP_EXPLORE, table.chapter.board.face_exits[0][0])).end_turn("ash")


@pytest.mark.rule("CH-1")
def test_a_room_tells_its_story_sets_itself_up_and_brings_its_own_minions() -> None:
    table = explored()
    assert table.happened("story")
    assert table.state.traps == [table.space("hall/h3")]
    assert table.at(table.minion("grub")) == "hall/h3"


@pytest.mark.rule("CH-1")
def test_its_search_its_surge_and_its_rules_hold_while_mice_are_there() -> None:
    table = explored()
    table.dice(CHEESE).begin("birch")
    assert table.state.wheel == 1
    table.dice(SWORD).act("birch", pack(OP_SEARCH))
    assert [table.chapter.search_ids[table.chapter.copies[copy]] for copy in table.state.pack[1]] == ["map"]
    add_to_wheel(table.game, 5, 2)
    assert table.count("rat") == 2


@pytest.mark.rule("CH-1", negative=True)
def test_a_rooms_rules_do_not_hold_elsewhere() -> None:
    table = Table({"ash": "b5"}, tiles=ROAD, chapter={"rooms": {"hall": HALL}}).dice(CHEESE).begin("ash")
    assert table.state.wheel == 0
    table.dice(SWORD).act("ash", pack(OP_SEARCH))
    assert not table.happened("special-search")


@pytest.mark.rule("CH-1")
@pytest.mark.parametrize("ident", sorted(bundled().entries("chapter")))
def test_every_bundled_chapter_has_its_parts(ident: str) -> None:
    data = bundled().content_for(ident).chapter
    for part in ("title", "story", "objective", "party", "end-page", "encounters", "plan", "start"):
        assert data.get(part), f"{ident} has no {part}"
    assert data["story"]["opening"]
    assert "victory" in data or "victories" in data


@pytest.mark.rule("CH-2")
def test_numbers_names_and_rules_are_all_data() -> None:
    """A hero, a minion, a status and a rule nobody has ever heard of, in a chapter of their own."""
    more = {
        "heroes": {"zed": {"classes": ["baker"], "battle": 1, "defence": 0, "lore": 0, "move": 9, "life": 1}},
        "minions": {"dust": {"battle": 0, "defence": 0, "attack": "melee", "size": "small", "figure": "dust"}},
        "statuses": {"sleepy": {"forbids": ["search"], "recover": "automatic"}},
        "figures": {"dust": 3},
    }
    rule = {"when": "space-entered", "if": {"mover": "baker"}, "do": [{"status": {"who": "mover", "status": "sleepy"}}]}
    table = Table({"zed": "a1"}, [("dust", "c5")], more=more, rules=[rule]).dice(CHEESE).begin("zed")
    assert OP_SEARCH in {option >> 24 for option in table.options("zed")}
    table.move("zed", "a2")
    assert OP_SEARCH not in {option >> 24 for option in table.options("zed")}


@pytest.mark.rule("CH-2", negative=True)
def test_no_name_of_the_content_stands_in_the_engine() -> None:
    """Docstrings may give examples; code may not know a hero, minion, card, chapter or achievement by name."""
    library = bundled()
    kinds = ("hero", "minion", "ability", "search-card", "encounter-card", "achievement", "chapter")
    words = {*registry.EFFECTS, *registry.CONDITIONS, *registry.EVENTS}  # some cards are called as effects are
    words |= {*RULE_OPTIONS}  # and rule options as what they are about
    names = {ident for kind in kinds for ident in library.entries(kind)} - words
    found = []
    for path in sorted(Path(engine.__file__).parent.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                found += [f"{path.name}:{node.lineno}: {node.value}"] if node.value in names else []
    assert found == []
