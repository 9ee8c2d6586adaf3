"""Give the mice of a scene their cards, and stack its decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.chapter import PARTY_ITEM
from engine.records.dice import shuffle
from engine.rulebook import inventory
from engine.rulebook.abilities import take_ability
from engine.scene.names import SceneError

if TYPE_CHECKING:
    from engine.scene.names import Steps
    from engine.scene.table import Data, Table


def give_cards(table: Table, mouse: int, data: Data, steps: Steps) -> None:
    """Give a mouse what it wears (in place of what is in the way), its pack and its abilities."""
    game, chapter = table.game, table.game.chapter
    for index, name in enumerate(data.get("wears", [])):
        here = (*steps, "wears", index)
        if not any(chapter.search_ids[chapter.copies[copy]] == name for copy in game.state.worn[mouse]):
            _wear(table, mouse, name, here)
    for index, name in enumerate(data.get("pack", [])):
        inventory.to_pack(game, mouse, _from_deck(table, name, (*steps, "pack", index)))
    for index, name in enumerate(data.get("abilities", [])):
        here = (*steps, "abilities", index)
        take_ability(game, mouse, table.names.index("ability", chapter.ability_ids, name, here))


def give_loot(table: Table, minion: int, data: Data, steps: Steps) -> None:
    """Give a minion the cards that it has taken."""
    for index, name in enumerate(data.get("loot", [])):
        inventory.to_loot(table.game, minion, _from_deck(table, name, (*steps, "loot", index)))


def _wear(table: Table, mouse: int, name: str, steps: Steps) -> None:
    game = table.game
    copy = _from_deck(table, name, steps)
    off = inventory.conflicts(game, mouse, copy)
    if off is None:
        raise SceneError(steps, f"{table.names.party[mouse]} cannot wear {name}")
    for one in off:
        inventory.take_off(game, mouse, one)
        game.state.discard.append(one)
    inventory.wear(game, mouse, copy)


def _from_deck(table: Table, name: str, steps: Steps) -> int:
    """Take a copy of a card out of the search deck."""
    game, chapter = table.game, table.game.chapter
    copy = inventory.find_in_deck(game, table.names.index("search card", chapter.search_ids, name, steps))
    if copy < 0:
        raise SceneError(steps, f"no copy of {name} is left in the search deck")
    game.state.deck.remove(copy)
    return copy


def stack_decks(table: Table, scene: Data) -> None:
    """Put party items into the stash, shuffle both decks by the seed, and put the scene's cards on top."""
    game, chapter, state = table.game, table.game.chapter, table.game.state
    for index, name in enumerate(scene.get("given", {}).get("party-items", [])):
        steps = ("given", "party-items", index)
        copy = _from_deck(table, name, steps)
        if chapter.search_category[chapter.copies[copy]] != PARTY_ITEM:
            raise SceneError(steps, f"{name} is no party item")
        inventory.to_stash(game, copy)
    shuffle(state, state.encounters)
    shuffle(state, state.deck)
    on_top = [_from_deck(table, name, ("draws", index)) for index, name in enumerate(scene.get("draws", []))]
    state.deck += reversed(on_top)
    on_top = [_encounter(table, name, ("encounters", index)) for index, name in enumerate(scene.get("encounters", []))]
    state.encounters += reversed(on_top)


def _encounter(table: Table, name: str, steps: Steps) -> int:
    """Take an encounter card out of its deck."""
    state, chapter = table.game.state, table.game.chapter
    card = table.names.index("encounter card", chapter.encounter_ids, name, steps)
    if card not in state.encounters:
        raise SceneError(steps, f"no copy of {name} is left in the encounter deck of {chapter.ident}")
    state.encounters.remove(card)
    return card
