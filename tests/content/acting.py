"""Small helpers of the scenes about bundled cards."""

from __future__ import annotations

from engine.records.decision import OP_EXPLORE, OP_SEARCH, op_of, pack
from engine.rulebook import inventory
from engine.runtime.ownership import EVERYONE
from tests.engine.scene import Scene

SEARCH = pack(OP_SEARCH)

NEXT_DOOR = [("guard-room", 0, 0), ("kings-chamber", 1, 0)]
QUIET = {"rooms": {"kings-chamber": {"encounter": "none"}}}
"""Two rooms side by side, and nobody in the second."""


def copy_of(scene: Scene, hero: str, card: str) -> int:
    """The copy of a card a mouse wears."""
    index = scene.chapter.search_ids.index(card)
    return next(copy for copy in scene.state.worn[scene.mouse(hero)] if scene.chapter.copies[copy] == index)


def holds(scene: Scene, hero: str, card: str) -> bool:
    """Whether a mouse has a card in its pack."""
    return card in [inventory.card_name(scene.game, copy) for copy in scene.state.pack[scene.mouse(hero)]]


def pile(scene: Scene, copies: list[int]) -> list[str]:
    """A pile of cards by name."""
    return [inventory.card_name(scene.game, copy) for copy in copies]


def on_top(scene: Scene, *cards: str) -> Scene:
    """Put cards on top of the search deck, the first one uppermost."""
    for card in reversed(cards):
        copy = inventory.find_in_deck(scene.game, scene.chapter.search_ids.index(card))
        scene.state.deck.remove(copy)
        scene.state.deck.append(copy)
    return scene


def find(scene: Scene, hero: str, card: str) -> Scene:
    """A mouse searches successfully and draws a card. Its turn begins with a move die of 1."""
    on_top(scene, card).dice("cheese", "sword-star").begin(hero)
    return scene.act(hero, SEARCH)


def explore(scene: Scene, hero: str) -> Scene:
    """Take the first exit open to a mouse; its turn begins with a move die of 1."""
    scene.dice("cheese").begin(hero)
    return scene.act(hero, next(option for option in scene.options(hero) if op_of(option) == OP_EXPLORE))


def all_rolled(scene: Scene) -> bool:
    """Whether the scene rolled exactly the dice written down."""
    return scene.game.script == []


def in_play(scene: Scene, card: str) -> bool:
    """Whether a card's rules are in force for the party."""
    source = scene.chapter.search_source[scene.chapter.search_ids.index(card)]
    return bool(scene.state.owners[source] & EVERYONE)


def tokens(scene: Scene, token: str) -> set[str]:
    """Where tokens of a kind lie, as space ids."""
    state, board = scene.state, scene.chapter.board
    number = scene.chapter.token_ids.index(token)
    return {board.space_ids[state.token_at[i]] for i, one in enumerate(state.tokens) if one == number}


def forked(mice: dict[str, str], minions: list[tuple[str, str]] | None = None, face: str = "guard-room") -> Scene:
    """The first mouse, Collin, has laid the dinner fork on its space."""
    scene = Scene(face, mice=mice, minions=minions)
    scene.give("collin", "dinner-fork")
    return scene.use("collin", "lay-fork")
