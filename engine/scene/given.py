"""Set up the position of a scene: nothing happens meanwhile, no rule answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.invariants import check
from engine.playtest.recording.replay import Recorder
from engine.records.chapter import MICE
from engine.records.dice import FACE_NAMES, advance, drawn, seeded
from engine.records.errors import Violation
from engine.records.game import Game
from engine.rulebook import setup
from engine.rulebook.figures import may_stand, new_minion, put
from engine.runtime.ownership import own
from engine.scene.given_cards import give_cards, give_loot, stack_decks
from engine.scene.names import Names, SceneError
from engine.scene.table import SceneBot, Table

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.scene.names import Steps
    from engine.scene.table import Data

GIVEN: Final = "given"
CAPTURED: Final = "captured"
ANY: Final = "any"
DICE_STREAM: Final = 7_001
"""The stream of the generator from which the dice `any` of a list come."""


def set_up(chapter: Chapter, scene: Data, seed: int, checked: bool = False) -> Table:
    """Set up a scene; raise SceneError where it cannot be. With `checked`, the invariants are known to hold."""
    given: Data = scene.get(GIVEN, {})
    heroes = list(given.get("mice", {}))
    if not heroes:
        raise SceneError((GIVEN,), "no mouse in the scene")
    if len(heroes) > MICE:
        raise SceneError((GIVEN, "mice"), f"{len(heroes)} mice, but {MICE} at most can play")
    start = chapter.board.face_ids[chapter.board.space_face[chapter.start_spaces[0]]]
    names = Names(chapter, heroes, given.get("face", start))
    party = [names.index("hero", chapter.hero_ids, hero, (GIVEN, "mice", hero)) for hero in heroes]
    bot = SceneBot(list(scene.get("choices", [])))
    table = Table(Game(chapter, setup.initial_state(chapter, party, seed), [bot] * len(party)), names, bot, Recorder())
    _lay_out(table, given)
    stack_decks(table, scene)
    table.game.script = _script(scene.get("dice", []), seed)
    if not checked:
        _check(table.game)
    table.game.trace = table.recorder
    table.hits = table.game.hits[:]
    return table


def _lay_out(table: Table, given: Data) -> None:
    state, names = table.game.state, table.names
    state.page, state.wheel = given.get("page", 1), given.get("wheel", 0)
    state.round, state.end_page = given.get("round", 1), given.get("end-page", state.end_page)
    turned: dict[int, int] = {}
    _turn_up(table, turned, names.face_of(names.face, (GIVEN, "face")), (GIVEN, "face"))
    for hero, value in given.get("mice", {}).items():
        _place_mouse(table, turned, hero, value)
    for kind, places in given.get("minions", {}).items():
        _place_minions(table, turned, kind, places)
    for number, face in enumerate(given.get("entered", [])):
        state.entered |= 1 << names.face_of(face, (GIVEN, "entered", number))
    _place_things(table, given)
    _lay_track(table, given)


def _turn_up(table: Table, turned: dict[int, int], face: int, steps: Steps) -> None:
    """Turn the tile of a face to it; a tile has one face up."""
    board, state = table.game.chapter.board, table.game.state
    tile = board.face_tile[face]
    if turned.setdefault(tile, face) != face:
        other = board.face_ids[turned[tile]]
        raise SceneError(steps, f"{board.face_ids[face]} is the other side of {other}: only one of the two is up")
    state.face_up[tile] = face
    state.entered |= 1 << face


def _place_mouse(table: Table, turned: dict[int, int], hero: str, value: Any) -> None:
    game, state, steps = table.game, table.game.state, (GIVEN, "mice", hero)
    mouse = table.names.mouse(hero, steps)
    data = value if isinstance(value, dict) else {"at": value}
    give_cards(table, mouse, data, steps)
    if data["at"] == CAPTURED:
        state.captured |= 1 << mouse
        return
    _stand(table, turned, mouse, data, steps if isinstance(value, str) else (*steps, "at"))
    state.cheese[mouse] = data.get("cheese", 0)
    _hurt(table, mouse, data, game.chapter.hero_life[state.party[mouse]], steps)


def _place_minions(table: Table, turned: dict[int, int], kind: str, places: Any) -> None:
    names, state, steps = table.names, table.game.state, (GIVEN, "minions", kind)
    number = names.minion(kind, steps)
    for index, one in enumerate(places if isinstance(places, list) else [places]):
        here = (*steps, index) if isinstance(places, list) else steps
        data = one if isinstance(one, dict) else {"at": one}
        slot = new_minion(table.game, number)
        if slot < 0:
            raise SceneError(here, f"no figure of {kind} is left in the box")
        _stand(table, turned, slot, data, (*here, "at") if isinstance(one, dict) else here)
        _hurt(table, slot, data, table.game.chapter.minion_life[number], here)
        give_loot(table, slot, data, here)
        if data.get("greedy"):
            state.greedy |= 1 << number


def _stand(table: Table, turned: dict[int, int], figure: int, data: Data, steps: Steps) -> None:
    """Put a figure on its space."""
    game, board = table.game, table.game.chapter.board
    space = table.names.space(data["at"], steps)
    _turn_up(table, turned, board.space_face[space], steps)
    if not may_stand(game, figure, space):
        reason = "is for mice only" if figure >= MICE and board.space_no_minions[space] else "is full"
        raise SceneError(steps, f"{board.name(space)} {reason}")
    put(game, figure, space)


def _hurt(table: Table, figure: int, data: Data, life: int, steps: Steps) -> None:
    """Give a figure its wounds, poison, statuses and counters."""
    game, state, chapter = table.game, table.game.state, table.game.chapter
    state.wounds[figure], state.poison[figure] = data.get("wounds", 0), data.get("poison", 0)
    if state.wounds[figure] + state.poison[figure] >= life:
        raise SceneError((*steps, "wounds"), f"a figure with {life} life cannot stand with so many wounds")
    for index, name in enumerate(data.get("statuses", [])):
        status = table.names.index("status", chapter.status_ids, name, (*steps, "statuses", index))
        state.status[figure] |= 1 << status
        own(game, chapter.status_source[status], 1 << figure)
    for name, value in data.get("counters", {}).items():
        counter = table.names.index("counter of figures", chapter.figure_counter_ids, name, (*steps, "counters", name))
        if value > chapter.figure_counter_max[counter]:
            most = f"{name} goes to {chapter.figure_counter_max[counter]} at most"
            raise SceneError((*steps, "counters", name), most)
        state.figure_counters[figure * len(chapter.figure_counter_ids) + counter] = value


def _place_things(table: Table, given: Data) -> None:
    """Set counters, tokens, mousetraps and achievements."""
    game, state, chapter, names = table.game, table.game.state, table.game.chapter, table.names
    for name, value in given.get("counters", {}).items():
        counter = names.index("counter", chapter.counter_ids, name, (GIVEN, "counters", name))
        most = chapter.counter_max[counter]
        if value > most:
            raise SceneError((GIVEN, "counters", name), f"{name} goes to {most} at most")
        state.counters[counter] = value
    for name, places in given.get("tokens", {}).items():
        steps = (GIVEN, "tokens", name)
        token = names.index("token", chapter.token_ids, name, steps)
        for index, place in enumerate(places if isinstance(places, list) else [places]):
            state.tokens.append(token)
            state.token_at.append(names.space(place, (*steps, index) if isinstance(places, list) else steps))
    for index, place in enumerate(given.get("mousetraps", [])):
        state.traps.append(names.space(place, (GIVEN, "mousetraps", index)))
    for index, name in enumerate(given.get("achieved", [])):
        number = names.index("achievement", chapter.achievement_ids, name, (GIVEN, "achieved", index))
        setup.achieve(game, number, 0, quiet=True)


def _lay_track(table: Table, given: Data) -> None:
    """Lay the initiative track: as the scene says, else the mice and then the minions in the order of the scene."""
    state, chapter, names = table.game.state, table.game.chapter, table.names
    if "initiative" in given:
        for index, name in enumerate(given["initiative"]):
            state.track.append(names.card(name, (GIVEN, "initiative", index)))
        return
    state.track = list(range(state.mice))
    for kind in given.get("minions", {}):
        state.track += chapter.minion_cards[chapter.minion_ids.index(kind)][:2]


def _script(dice: Any, seed: int) -> list[int] | None:
    """The dice of a scene as numbers of faces; `any` in a list is a face by the seed. None: all dice by the seed."""
    if dice == ANY:
        return None
    chance, script = seeded(seed, DICE_STREAM), []
    for face in dice:
        chance = advance(chance)
        script.append(drawn(chance, len(FACE_NAMES)) if face == ANY else FACE_NAMES.index(face))
    return script


def _check(game: Game) -> None:
    try:
        check(game)
    except Violation as error:
        raise SceneError((GIVEN,), f"no game comes to this position: {error}") from None
