"""The tables of active rules, as sources gain and lose owners."""

from __future__ import annotations

import random

import pytest

from authoring.content.library import open_library
from engine import invariants
from engine.compile import compile_chapter
from engine.records.game import Game
from engine.records.state import empty_state
from engine.runtime.ownership import EVERYONE, disown, own


@pytest.mark.parametrize("seed", range(3))
def test_the_tables_of_active_rules_follow_from_the_owners_after_any_changes(seed: int) -> None:
    chapter = compile_chapter(open_library().content_for("flight"))
    state = empty_state(chapter, 0)
    game, rng = Game(chapter, state, []), random.Random(seed)
    sources = [source for source, rules in enumerate(chapter.source_rules) if rules]
    for turn in range(4000):
        bit = rng.choice([EVERYONE, *(1 << figure for figure in range(chapter.figures))])
        rng.choice([own, disown])(game, rng.choice(sources), bit)
        if not turn % 100:
            disown(game, (source := rng.choice(sources)), state.owners[source])
    assert not list(invariants._rules(game))
