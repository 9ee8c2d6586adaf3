"""A card nobody has shown is a card nobody has tried: every rule of an ability or search card runs in some scene.

The scenes are run once more, and the rules that ran in them counted: a card that is only mentioned does not pass.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.playtest.lines import Line, Lines
from engine.records.chapter import Chapter
from tests.content.test_search_cards import VALUES
from tests.engine.scene import Scene, bundled

HERE = Path(__file__).parent
SCENES = (
    "test_abilities",
    "test_armour_and_accessories",
    "test_grape",
    "test_party_items",
    "test_scrolls_items_and_tricks",
    "test_search_events",
    "test_weapons",
)
SHOWN = {"ability": "abilities", "search-card": "search_cards"}
"""What a rule belongs to, and where the box keeps such cards."""


@cache
def ran() -> frozenset[tuple[str, str]]:
    """The card and the name of every rule that ran in a scene about cards."""
    games: list[Any] = []
    with pytest.MonkeyPatch.context() as patched:
        seat = Scene._seat

        def recorded(scene: Scene, *args: Any) -> None:
            games.append(scene.game)
            seat(scene, *args)

        patched.setattr(Scene, "_seat", recorded)
        quiet = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--capture=no", "--no-header", "--no-summary")
        assert pytest.main([*quiet, *(str(HERE / f"{name}.py") for name in SCENES)]) == pytest.ExitCode.OK
    found = set()
    for game in games:
        found |= {(rule.source, rule.name) for rule, hits in zip(rules(game.chapter), game.hits, strict=False) if hits}
    return frozenset(found)


def rules(chapter: Chapter) -> list[Line]:
    """The rules of a chapter and all cards, in the order in which games count them."""
    lines = Lines(chapter)
    return [lines.all[lines.group[index]] for index in range(len(chapter.rules))]


def sources() -> list[str]:
    """Every ability and search card of the box that has rules, as rules name what they belong to."""
    content = bundled().content_for("flight")
    return [f"{kind} {ident}" for kind, box in SHOWN.items() for ident, card in getattr(content, box).items()
            if card.get("rules")]  # fmt: skip


def test_every_rule_of_an_ability_or_search_card_runs_in_a_scene() -> None:
    written = {(line.source, line.name) for line in rules(Scene().chapter) if line.source in sources()}
    assert {source for source, _ in written} == set(sources())
    assert sorted(written - ran()) == []


def test_every_card_without_rules_is_worn_for_its_values() -> None:
    """The attacks of all weapons are in a list of their own."""
    plain = {ident for ident, card in bundled().content_for("flight").search_cards.items() if not card.get("rules")}
    armour = {ident for ident in plain if bundled().content_for("flight").search_cards[ident]["category"] != "weapon"}
    assert armour <= {card for _, card, _, _ in VALUES}
