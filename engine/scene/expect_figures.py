"""What a scene expects of mice and minions: where they are, what they suffer, have and can do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.scene.expect_values import matches, words_of
from engine.scene.given import CAPTURED
from engine.scene.when import menu_words, open_menu
from engine.vocabulary.support.board_effects import count_of_figure

if TYPE_CHECKING:
    from engine.records.game import Game
    from engine.scene.expect_values import Wrong
    from engine.scene.names import Steps
    from engine.scene.table import Data, Table


def check_mice(table: Table, value: Data, steps: Steps) -> Iterator[Wrong]:
    """Check each mouse that the scene names."""
    for hero, wanted in value.items():
        here = (*steps, hero)
        mouse = table.names.mouse(hero, here)
        if isinstance(wanted, str):
            yield from _place(table, mouse, hero, wanted, here)
        else:
            yield from _mouse(table, mouse, hero, wanted, here)


def _mouse(table: Table, mouse: int, hero: str, wanted: Data, steps: Steps) -> Iterator[Wrong]:
    game = table.game
    if "at" in wanted:
        yield from _place(table, mouse, hero, wanted["at"], (*steps, "at"))
    for key in ("wounds", "poison", "cheese"):
        actual = getattr(game.state, key)[mouse]
        if key in wanted and not matches(wanted[key], actual):
            yield (*steps, key), f"{key} of {hero}: {actual}, not {words_of(wanted[key])}"
    if "statuses" in wanted:
        yield from _statuses(table, mouse, hero, wanted["statuses"], (*steps, "statuses"))
    yield from _counters(table, mouse, hero, wanted, steps)
    worn, pack = _ids(game, game.state.worn[mouse]), _ids(game, game.state.pack[mouse])
    abilities = [game.chapter.ability_ids[bit] for bit in bits_of(game.state.abilities[mouse])]
    yield from _cards(table, wanted, "wears", worn, f"{hero} does not wear", steps)
    yield from _cards(table, wanted, "pack", pack, f"the pack of {hero} does not hold", steps)
    for index, name in enumerate(wanted.get("abilities", [])):
        table.names.index("ability", game.chapter.ability_ids, name, (*steps, "abilities", index))
        if name not in abilities:
            yield (*steps, "abilities", index), f"{hero} does not have {name}, but {', '.join(abilities) or 'nothing'}"
    for index, name in enumerate(wanted.get("lacks", [])):
        table.names.index("search card", game.chapter.search_ids, name, (*steps, "lacks", index))
        if name in (*worn, *pack):
            yield (*steps, "lacks", index), f"{hero} has {name}"


def _cards(table: Table, wanted: Data, key: str, has: list[str], words: str, steps: Steps) -> Iterator[Wrong]:
    """Check that a mouse has at least some cards."""
    left = Counter(has)
    for index, name in enumerate(wanted.get(key, [])):
        table.names.index("search card", table.game.chapter.search_ids, name, (*steps, key, index))
        left[name] -= 1
        if left[name] < 0:
            yield (*steps, key, index), f"{words} {name}, but {', '.join(has) or 'nothing'}"


def _ids(game: Game, copies: list[int]) -> list[str]:
    return [game.chapter.search_ids[game.chapter.copies[copy]] for copy in copies]


def _place(table: Table, mouse: int, hero: str, wanted: str, steps: Steps) -> Iterator[Wrong]:
    state, board = table.game.state, table.game.chapter.board
    captured = bool(state.captured >> mouse & 1)
    actual = "captured" if captured else f"at {board.name(state.pos[mouse])}"
    if wanted == CAPTURED:
        if not captured:
            yield steps, f"{hero} is {actual}, not captured"
    elif (space := table.names.space(wanted, steps)) != state.pos[mouse]:
        yield steps, f"{hero} is {actual}, not at {board.name(space)}"


def _statuses(table: Table, figure: int, name: str, wanted: list[str], steps: Steps) -> Iterator[Wrong]:
    known = table.game.chapter.status_ids
    bits = [table.names.index("status", known, one, (*steps, index)) for index, one in enumerate(wanted)]
    actual = table.game.state.status[figure]
    if sum(1 << bit for bit in set(bits)) != actual:
        has = ", ".join(known[bit] for bit in bits_of(actual)) or "no status"
        yield steps, f"{name} has {has}, not {', '.join(wanted) or 'none'}"


def _counters(table: Table, figure: int, name: str, wanted: Data, steps: Steps) -> Iterator[Wrong]:
    """Check the counters that a figure has for itself."""
    known = table.game.chapter.figure_counter_ids
    for counter, value in wanted.get("counters", {}).items():
        here = (*steps, "counters", counter)
        number = table.names.index("counter of figures", known, counter, here)
        actual = count_of_figure(table.game, figure, number)
        if not matches(value, actual):
            yield here, f"{counter} of {name} is {actual}, not {words_of(value)}"


def check_minions(table: Table, value: Data, steps: Steps) -> Iterator[Wrong]:
    """Check the minions of each type that the scene names: how many there are, or where each stands."""
    state, board = table.game.state, table.game.chapter.board
    for kind, wanted in value.items():
        here = (*steps, kind)
        number = table.names.minion(kind, here)
        slots = [s for s in range(MICE, len(state.pos)) if state.kind[s] == number and state.pos[s] >= 0]
        stand = ", ".join(board.name(state.pos[slot]) for slot in slots) or "nowhere"
        if isinstance(wanted, int):
            if wanted != len(slots):
                yield here, f"there are {len(slots)} of {kind} ({stand}), not {wanted}"
            continue
        each = wanted if isinstance(wanted, list) else [wanted]
        if len(each) != len(slots):
            yield here, f"there are {len(slots)} of {kind} ({stand}), not {len(each)}"
            continue
        for index, one in enumerate(each):
            there = (*here, index) if isinstance(wanted, list) else here
            yield from _minion(table, slots, kind, one, stand, there)


def _minion(table: Table, slots: list[int], kind: str, wanted: Any, stand: str, steps: Steps) -> Iterator[Wrong]:
    """Check one minion, and take it out of the list."""
    data = wanted if isinstance(wanted, dict) else {"at": wanted}
    space = table.names.space(data["at"], (*steps, "at") if isinstance(wanted, dict) else steps)
    state, board = table.game.state, table.game.chapter.board
    found = [slot for slot in slots if state.pos[slot] == space]
    if not found:
        yield steps, f"no {kind} is at {board.name(space)}, but at {stand}"
        return
    slots.remove(found[0])
    for key in ("wounds", "poison"):
        actual = getattr(state, key)[found[0]]
        if key in data and not matches(data[key], actual):
            yield (*steps, key), f"{key} of the {kind}: {actual}, not {words_of(data[key])}"
    if "statuses" in data:
        yield from _statuses(table, found[0], f"the {kind}", data["statuses"], (*steps, "statuses"))
    yield from _counters(table, found[0], f"the {kind}", data, steps)
    loot = [copy for copy, of in zip(state.loot, state.loot_of, strict=True) if of == found[0]]
    yield from _cards(table, data, "loot", _ids(table.game, loot), f"the {kind} has not taken", steps)


def check_offered(table: Table, value: Data, steps: Steps, wanted: bool) -> Iterator[Wrong]:
    """Check whether the menu of a mouse holds options, each by its words or their beginning."""
    for hero, options in value.items():
        mouse = table.names.mouse(hero, (*steps, hero))
        open_menu(table, mouse, (*steps, hero))
        menu = menu_words(table.game, mouse)
        for index, option in enumerate(options):
            found = [words for words in menu if words == option or words.startswith(f"{option} ")]
            if bool(found) != wanted:
                has = ", ".join(f'"{words}"' for words in menu if not words.startswith("move to "))
                words = f"is not offered, but {has} and moves" if wanted else f'is offered: "{found[0]}"'
                yield (*steps, hero, index), f'{hero}: "{option}" {words}'
