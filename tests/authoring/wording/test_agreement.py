"""What the sentences say is what the engine does: how many, who, and where."""

from __future__ import annotations

import re
from typing import Any

import pytest

from authoring.wording.languages import LANGUAGES
from authoring.wording.rule_text import describe_effects
from engine.records.chapter import MICE
from engine.vocabulary import registry
from engine.vocabulary.declare import Effect
from tests.engine.table import Table
from tests.engine.vocabulary.stage import MARKS, do, name, sample, stage, where, who

SEVEN = 7
BOARD = {"ash": "a1", "birch": "a1", "cedar": "a2", "dill": "c5"}
"""Two mice on a space, one beside them, one far away."""
RATS = [("rat", "a1"), ("rat", "a2"), ("rat", "c5")]


def table() -> Table:
    return stage(BOARD, RATS, chapter=MARKS)


def given(effect: Effect, **own: Any) -> dict[str, Any]:
    """An effect with a value for each parameter that it needs."""
    needed = {param.name: sample(param) for param in effect.params if param.required and param.name not in own}
    return {effect.name: {**needed, **own}}


# -- who -----------------------------------------------------------------------------------------------------------

EVERY = re.compile(
    r"every (other )?(mouse|minion|figure)( on this space| on this or an adjacent space| on the tile| on the board)$"
)
PLAIN = [word for word, selector in registry.WHO.items() if EVERY.fullmatch(selector.words)]


def spoken_of(table: Table, words: str, owner: str) -> list[str]:
    """The figures that English words speak of, found by looking at the board."""
    match = EVERY.fullmatch(words)
    assert match
    other, kind, place = match.groups()
    state, board = table.state, table.chapter.board
    here = state.pos[next(figure for figure in range(MICE) if name(table, figure) == owner)]
    near = {here, *board.near_mouse[here]}
    spaces = {
        " on this space": {here}, " on this or an adjacent space": near,
        " on the tile": set(board.face_spaces[board.space_face[here]]),
        " on the board": set(range(len(board.space_ids))),
    }[place]  # fmt: skip
    figures = [figure for figure, pos in enumerate(state.pos) if pos >= 0 and pos in spaces]
    sides = {
        "mouse": lambda figure: figure < MICE,
        "minion": lambda figure: figure >= MICE,
        "figure": lambda figure: True,
    }
    found = [name(table, figure) for figure in figures if sides[kind](figure)]
    return [one for one in found if not (other and one == owner)]


@pytest.mark.parametrize("word", PLAIN)
def test_every_figure_that_the_words_speak_of_and_no_other(word: str) -> None:
    scene = table()
    assert who(scene, word, owner="ash") == spoken_of(scene, registry.WHO[word].words, "ash")


def test_most_selectors_are_compared() -> None:
    assert len(PLAIN) >= 9


@pytest.mark.parametrize("word", [word for word in registry.WHO if registry.WHO[word].words.startswith(("the ", "a "))])
def test_a_single_figure_is_said_of_one_figure(word: str) -> None:
    selector = registry.WHO[word]
    own = {
        param.name: "all-minions" if "minion" in word else "all-mice"
        for param in selector.params
        if param.name in ("from", "of")
    }
    scene = table()
    scene.state.current = 0
    assert len(who(scene, {word: own} if own else word, owner="ash")) == 1


# -- how many ------------------------------------------------------------------------------------------------------

NUMBERED = [
    (effect.name, param.name)
    for effect in registry.EFFECTS.values()
    for param in effect.params
    if param.type == "number" and "{" + param.name in effect.words
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("word", "parameter"), NUMBERED)
def test_the_number_of_the_rule_is_the_number_of_the_sentence(language: str, word: str, parameter: str) -> None:
    effect = given(registry.EFFECTS[word], **{parameter: SEVEN})
    if word == "draw" and parameter == "count":
        effect = {word: {"count": SEVEN}}
    assert re.findall(r"\b7\b", describe_effects([effect], language=language)) == ["7"]


AMOUNTS: dict[str, Any] = {
    "cheese": lambda table: list(table.state.cheese[:4]),
    "wound": lambda table: list(table.state.wounds[:4]),
    "count": lambda table: [table.counter("steps")],
    "wheel": lambda table: [table.state.wheel],
    "hourglass": lambda table: [table.state.page],
    "end-marker": lambda table: [table.state.end_page],
}
"""What effects change, to be read before and after."""


@pytest.mark.parametrize("amount", [1, 2])
@pytest.mark.parametrize("word", AMOUNTS)
def test_as_much_changes_as_the_sentence_says(word: str, amount: int) -> None:
    scene = stage(BOARD, chapter={"end-page": 9})
    scene.counter = lambda ident: scene.state.counters[scene.chapter.counter_ids.index(ident)]  # type: ignore[attr-defined]
    effect = registry.EFFECTS[word]
    parameter = next(param.name for param in effect.params if param.type == "number")
    own = {"who": "all-mice"} if word in ("cheese", "wound") else {}
    written = given(effect, **{parameter: amount}, **own)
    before = AMOUNTS[word](scene)
    do(scene, written, owner="ash")
    changes = {after - now for now, after in zip(before, AMOUNTS[word](scene), strict=True)}
    (said,) = re.findall(r"\d+", describe_effects([written]))
    assert changes == {int(said)}


# -- whom effects reach --------------------------------------------------------------------------------------------


def of_figures(table: Table) -> list[tuple[Any, ...]]:
    """What belongs to each mouse and can be changed."""
    state = table.state
    return [
        (
            state.pos[mouse], state.wounds[mouse], state.poison[mouse], state.status[mouse], state.cheese[mouse],
            tuple(state.pack[mouse]), tuple(state.worn[mouse]), state.abilities[mouse], state.captured >> mouse & 1,
            state.figure_counters[mouse],
        )
        for mouse in range(4)
    ]  # fmt: skip


REACHING = {
    "wound": {}, "cheese": {}, "heal": {}, "knock-down": {}, "status": {}, "end-status": {},
    "capture": {}, "teleport": {"to": "field/b5"}, "count": {"counter": "marks"}, "set": {"counter": "marks", "to": 3},
}  # fmt: skip
"""Effects on figures, with parameters that let them do something on this stage."""


@pytest.mark.parametrize("selector", ["mice-here", "mice-near", "other-mice-here", "mice-on-tile"])
@pytest.mark.parametrize("word", REACHING)
def test_an_effect_reaches_whom_the_sentence_names(word: str, selector: str) -> None:
    scene = table()
    for mouse in range(4):
        scene.state.wounds[mouse] = 1
        if word == "end-status":
            do(scene, {"status": {"who": {"hero": list(BOARD)[mouse]}, "status": "stunned"}})
    named = spoken_of(scene, registry.WHO[selector].words, "ash")
    written = given(registry.EFFECTS[word], who=selector, **REACHING[word])
    assert registry.WHO[selector].words in describe_effects([written]).lower()
    before = of_figures(scene)
    do(scene, written, owner="ash")
    changed = [
        list(BOARD)[mouse]
        for mouse, (then, now) in enumerate(zip(before, of_figures(scene), strict=True))
        if then != now
    ]
    assert changed == named


def test_cures_are_counted_over_all_figures() -> None:
    scene = table()
    do(scene, {"status": {"who": "mice-here", "status": "stunned"}}, owner="ash")
    written = {"cure": {"who": "mice-here", "amount": 1}}
    assert describe_effects([written]) == "Take 1 poison wound or status in all off the mice on this space."
    do(scene, written, owner="ash")
    assert sum(bool(status) for status in scene.state.status[:2]) == 1


# -- where ---------------------------------------------------------------------------------------------------------


def test_tokens_lie_on_each_of_the_spaces() -> None:
    scene = table()
    spaces = ["field/a1", "field/b1", "field/b2"]
    written = {"put-token": {"token": "key", "at": spaces}}
    assert "on each of field: a1, field: b1 and field: b2" in describe_effects([written])
    do(scene, written)
    assert sorted(where(scene, {"token": "key"})) == ["a1", "b1", "b2"]


def test_mousetraps_are_set_on_each_of_the_spaces() -> None:
    scene = table()
    written = {"set-trap": ["field/a1", "field/b1"]}
    assert describe_effects([written]) == "A mousetrap is set on each of field: a1 and field: b1."
    do(scene, written)
    assert len(scene.state.traps) == 2


def test_minions_are_placed_on_one_or_the_other_space() -> None:
    scene = table()
    written = {"place": {"minion": "rat", "count": 2, "at": ["field/a4", "field/b4"]}}
    assert describe_effects([written]) == "Place 2 × rat on field: a4 or field: b4."
    before = scene.state.minions.bit_count()
    do(scene, written)
    assert scene.state.minions.bit_count() == before + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_the_spaces_is_named_in_every_language(language: str) -> None:
    text = describe_effects([{"set-trap": ["field/a1", "field/b1", "field/b2"]}], language=language)
    assert [text.count(f"field: {space}") + text.count(f"field\u00a0: {space}") for space in ("a1", "b1", "b2")] == [
        1,
        1,
        1,
    ]
