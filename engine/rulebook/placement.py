"""Placing minions on the board (PLACE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records import decision
from engine.records.bits import bits_of
from engine.records.chapter import FAR, SMALL, SPECIAL_AREA, Troop
from engine.records.options import ANY_ENTRY, CLOSEST
from engine.rulebook import initiative, wounds
from engine.rulebook.crawling import crawl_of
from engine.rulebook.figures import bulk, has_room, may_stand, nearest_with_room, new_minion, put
from engine.runtime.codes import MINIONS_PLACED
from engine.runtime.dispatch import fire
from engine.runtime.loops import may_go_on

if TYPE_CHECKING:
    from engine.records.game import Game


MELEE_RANK: Final = 2
"""Small melee minions are placed last."""


def place(game: Game, face: int, troops: tuple[Troop, ...], ambush: bool = False, established: bool = True) -> int:
    """Place minions on a face in the rulebook's order, then put their cards on the track.

    Small ranged ones come first, then large ones, then small melee ones (PLACE-2 to -4). Returns the placed figures as
    a mask. With `established` false, initiative is laid even if no new type came (an encounter, INIT-1).
    """
    state, chapter, board = game.state, game.chapter, game.chapter.board
    placed = 0
    kinds: list[int] = []
    melee: list[int] = []
    for kind, count, greedy, named in troops if len(troops) < 2 else _in_order(game, troops):
        spaces = tuple([space for space in named if board.space_face[space] in state.face_up])
        if not spaces and (named or face not in state.face_up):
            if game.trace is not None:
                game.note("not-placed", "PLACE-1", text=chapter.minion_ids[kind], amount=count)
            continue  # nobody can stand on a face that is not up
        for number in range(count):
            figure = new_minion(game, kind) if may_go_on(game) else -1
            if figure < 0:
                if game.trace is not None:
                    game.note("not-placed", "PLACE-5", text=chapter.minion_ids[kind], amount=count - number)
                break
            if not _put_one(game, face, figure, kind, spaces, number, melee):
                break
            placed |= 1 << figure
            if greedy:
                state.greedy |= 1 << kind  # ENC-8
            if kind not in kinds:
                kinds.append(kind)
    if placed or not established:
        initiative.establish(game, kinds, ambush)
    if placed and state.active[MINIONS_PLACED]:
        fire(game, MINIONS_PLACED, face=face, group=placed, amount=placed.bit_count())
    return placed


def _in_order(game: Game, troops: tuple[Troop, ...]) -> list[Troop]:
    return sorted(troops, key=lambda troop: _rank(game, troop[0]))


def _rank(game: Game, kind: int) -> int:
    chapter = game.chapter
    if chapter.minion_size[kind] != SMALL:
        return 1
    return 0 if chapter.minion_ranged[kind] else MELEE_RANK


def _put_one(
    game: Game, face: int, figure: int, kind: int, named: tuple[int, ...], number: int, melee: list[int]
) -> bool:
    """Place one minion; `melee` are the spaces of the small melee minions of this placement."""
    space = _named(game, figure, named, number) if named else _entry_for(game, face, figure, kind, melee)
    if space < 0:
        _give_back(game, figure, kind)
        return False
    put(game, figure, space)
    rank = _rank(game, kind)
    if rank == MELEE_RANK:
        melee.append(space)
    if game.trace is not None:
        rule = "PLACE-1" if named else ("PLACE-2", "PLACE-3", "PLACE-4")[rank]
        game.note("placed", rule, figure=figure, space=space)
    return True


def _named(game: Game, figure: int, named: tuple[int, ...], number: int) -> int:
    """The next of the spaces the chapter names, or the nearest space with room (PLACE-1, PLACE-6)."""
    space = named[number % len(named)]
    if may_stand(game, figure, space):
        return space
    return nearest_with_room(game, space, bulk(game, figure), True) if game.chapter.options.placement_overflow else -1


def _give_back(game: Game, figure: int, kind: int) -> None:
    state, chapter = game.state, game.chapter
    state.pool_left[chapter.minion_pool[kind]] += 1
    if chapter.minion_token[kind] >= 0:
        state.pool_left[chapter.minion_token[kind]] += 1
    state.minions &= ~(1 << figure)
    wounds.put_back(game, figure, kind)


def _entry_for(game: Game, face: int, figure: int, kind: int, melee: list[int]) -> int:
    chapter, board = game.chapter, game.chapter.board
    entries = board.face_entries[face]
    room = chapter.minion_bulk[kind]
    if chapter.minion_size[kind] != SMALL:
        candidates = _for_large(game, face, entries, room)
    elif chapter.minion_ranged[kind]:
        candidates = _for_ranged(game, face, entries)
    else:
        candidates = _for_melee(game, face, entries, melee)
    if candidates:
        return game.choose(decision.PLACE, -1, candidates, figure)
    if not chapter.options.placement_overflow:
        return -1
    return _nearest_to_any(game, entries or board.face_spaces[face], room)


def _for_melee(game: Game, face: int, entries: tuple[int, ...], melee: list[int]) -> list[int]:
    """The entries with room that hold the fewest small melee minions of this placement (PLACE-4).

    By the rule option `melee-placement` only the nearest of those, or all entries with room.
    """
    roomy = [space for space in entries if has_room(game, space, 1)]
    option = game.chapter.options.melee_placement
    if option == ANY_ENTRY or not roomy:
        return roomy
    fewest = min([melee.count(space) for space in roomy])
    found = [space for space in roomy if melee.count(space) == fewest]
    return _at_distance(game, face, found, nearest=True) if option == CLOSEST else found


def _nearest_to_any(game: Game, spaces: tuple[int, ...], room: int) -> int:
    """The space with room that is nearest to one of some spaces, or -1 (PLACE-6)."""
    board = game.chapter.board
    found = [(start, nearest_with_room(game, start, room, True)) for start in spaces]
    open_ones = [pair for pair in found if pair[1] >= 0]
    if not open_ones:
        return -1
    steps = crawl_of(game).steps
    return min(open_ones, key=lambda pair: steps[pair[0]][pair[1] - board.space_first[pair[1]]])[1]


def _for_large(game: Game, face: int, entries: tuple[int, ...], room: int) -> list[int]:
    """The empty entries that are nearest to the mice (PLACE-3)."""
    load = game.state.load
    return _at_distance(game, face, [space for space in entries if not room or load[space] == 0], nearest=True)


def _for_ranged(game: Game, face: int, entries: tuple[int, ...]) -> list[int]:
    """The entries in a red-bordered special area, else those farthest from the mice (PLACE-2)."""
    board = game.chapter.board
    free = [space for space in entries if has_room(game, space, 1)]
    special = [space for space in free if board.space_kind[space] == SPECIAL_AREA and board.space_red_edge[space]]
    return special or _at_distance(game, face, free, nearest=False)


def _at_distance(game: Game, face: int, spaces: list[int], nearest: bool) -> list[int]:
    """Of some spaces, those nearest to (or farthest from) the closest mouse of the face."""
    state, board = game.state, game.chapter.board
    mice = bits_of(state.mice_on[face])
    if not mice or not spaces:
        return spaces
    first, crawl = board.space_first[spaces[0]], crawl_of(game)
    away: list[int] = []
    for space in spaces:
        steps, closest = crawl.steps[space], FAR + 1
        for mouse in mice:
            there = steps[state.pos[mouse] - first]
            if there < closest:
                closest = there
        away.append(closest)
    wanted = min(away) if nearest else max(away)
    return [space for space, steps_away in zip(spaces, away, strict=True) if steps_away == wanted]
