"""Where the party wants to go, and the distance from every space: over steps, exits and flips.

Roads depend only on the compiled chapter, and their remembered routes on the position, so that bots can share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy import needs
from engine.bots.greedy.places import party_holds, spaces_of_offer, who_goes_where
from engine.records.chapter import MICE, WATER
from engine.rulebook import inventory

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.bots.greedy.atlas import Atlas
    from engine.records.chapter import Chapter, Goal
    from engine.records.game import Game

NO_WAY: Final = 9999
"""The length of a way that does not exist."""

A_DOOR: Final = 3
"""What an exit or a flip counts in steps: it takes an action."""

FIGHT: Final = 5
"""Steps that minions behind a door count, for each six points of their worth."""

PAGES: Final = 6

INTO_WATER: Final = 4
OUT_OF_WATER: Final = 5
"""What water counts beyond the step: it ends the move, and leaving it takes a star."""

ONTO_A_TRAP: Final = 6

MAX_ROUTES: Final = 4000


class Roads:
    """What is needed to find ways over a chapter's board, and the routes found so far."""

    def __init__(self, chapter: Chapter, minion_worth: list[int]) -> None:
        self.back, self.costly_back = _back_steps(chapter)
        self.exit_masks = _exit_masks(chapter)
        self.entry_costs = _entry_costs(chapter, minion_worth)
        self.free_flips, self.class_flips, self.item_flips = _flips(chapter)
        self.places = [_places(chapter, goal) for goal in chapter.goals]
        self.routes: dict[tuple[object, ...], list[int]] = {}


def _back_steps(chapter: Chapter) -> tuple[list[int], list[list[tuple[int, int]]]]:
    """For each space: the spaces a step of cost 1 leads from, as bits; and costlier steps with their costs."""
    board = chapter.board
    back = [0] * len(board.space_ids)
    costly: list[list[tuple[int, int]]] = [[] for _ in board.space_ids]
    for here, steps in enumerate(board.steps):
        for there, cost in steps:
            wet = board.space_kind[here] == WATER
            if there in board.against_current[here]:
                continue
            if board.space_kind[there] == WATER:
                cost += INTO_WATER
            elif wet:
                cost += OUT_OF_WATER
            if cost == 1:
                back[there] |= 1 << here
            else:
                costly[there].append((1 << here, cost))
    return back, costly


def _exit_masks(chapter: Chapter) -> list[int]:
    """For each exit, its spaces as bits."""
    return [sum(1 << space for space in set(spaces)) for spaces in chapter.board.exit_spaces]


def _entry_costs(chapter: Chapter, worth: list[int]) -> list[list[int]]:
    """For each face and page, what entering it for the first time counts in steps: its expected minions."""
    deck = chapter.encounter_deck
    worth = [one * max(1, chapter.minion_life[kind]) for kind, one in enumerate(worth)]
    by_page = [0] * (PAGES + 1)
    for page in range(1, PAGES + 1):
        for card in deck:
            by_page[page] += sum(worth[kind] * count for kind, count, _, _ in chapter.encounter_pages[card][page - 1])
        by_page[page] = by_page[page] // len(deck) if deck else 0
    found = []
    for room in chapter.rooms:
        if room.states_encounter:
            here = sum(worth[kind] * count for kind, count, _, _ in room.troops)
            found.append([A_DOOR + FIGHT * here // 6] * (PAGES + 1))
        else:
            found.append([A_DOOR + FIGHT * here // 6 for here in by_page])
    return found


def _flips(chapter: Chapter) -> tuple[int, list[int], list[list[int]]]:
    """The faces every mouse can flip, as bits; those that need only a class; and those that need a card, by card."""
    board = chapter.board
    always = 0
    by_class: list[int] = []
    by_item: list[list[int]] = [[] for _ in chapter.search_category]
    for face, space in enumerate(board.face_flip):
        if space >= 0:
            if board.flip_item[face] >= 0:
                by_item[board.flip_item[face]].append(face)
            elif board.flip_classes[face]:
                by_class.append(face)
            else:
                always |= 1 << face
    return always, by_class, by_item


def _places(chapter: Chapter, goal: Goal) -> tuple[int, ...]:
    """The spaces of a goal, where they depend on the chapter alone; otherwise nothing."""
    if goal.minion >= 0 or goal.card >= 0 or goal.token >= 0 or goal.uses:
        return ()
    if goal.places:
        return tuple(sorted({space for place in goal.places for space in place}))
    return goal.spaces or _all_spaces(chapter, goal.faces)


# -- where to ------------------------------------------------------------------------------------------------------


def aims(game: Game, atlas: Atlas, skips: int = 0) -> tuple[int, ...]:
    """The spaces of the chapter's current goal; without one, the spaces that no mouse has entered yet.

    `skips` are goals to ignore, as bits.
    """
    return goal_and_aims(game, atlas, skips)[1]


def goal_and_aims(game: Game, atlas: Atlas, skips: int = 0) -> tuple[int, tuple[int, ...]]:
    """The number of the current goal (the number of goals if none applies) and its spaces."""
    index = 0
    for goal in game.chapter.goals:
        if not skips or not skips >> index & 1:
            test = goal.test
            if test is None or test(game, game.no_event):
                spaces = atlas.roads.places[index] or _spaces_of(game, goal)
                if spaces:
                    return index, spaces
        index += 1
    return index, _unseen(game)


def _spaces_of(game: Game, goal: Goal) -> tuple[int, ...]:
    """The spaces of a goal in the position; nothing when it is reached or cannot be pursued yet."""
    state = game.state
    if goal.minion >= 0:
        faces = {game.face_of(slot) for slot in range(MICE, game.chapter.figures)
                 if state.kind[slot] == goal.minion and state.pos[slot] >= 0}  # fmt: skip
        return _all_spaces(game.chapter, sorted(faces))
    if goal.card >= 0:
        return () if party_holds(game, goal.card) else places_of_card(game, goal.card)
    if goal.token >= 0:
        lying = {space for token, space in zip(state.tokens, state.token_at, strict=True) if token == goal.token}
        return tuple(sorted(lying))
    if goal.uses:
        return tuple(sorted({space for place in _places_of_uses(game, goal) for space in place}))
    return ()


def _places_of_uses(game: Game, goal: Goal) -> list[tuple[int, ...]]:
    """Where the rules of a goal are offered, without those that can be used anywhere."""
    found = [spaces_of_offer(game, game.chapter.rules[index]) for index in goal.uses]
    return [spaces for spaces in found if spaces]


def _all_spaces(chapter: Chapter, faces: Sequence[int]) -> tuple[int, ...]:
    return tuple(space for face in faces for space in chapter.board.face_spaces[face])


def _unseen(game: Game) -> tuple[int, ...]:
    board = game.chapter.board
    entered = game.state.entered
    return tuple(
        space for face in range(len(board.face_ids)) if not entered >> face & 1 for space in board.face_spaces[face]
    )


def _lying(game: Game, item: int) -> tuple[int, ...]:
    """The spaces on which the tokens of a party item lie."""
    state, token = game.state, game.chapter.search_token[item]
    return tuple(sorted(space for one, space in zip(state.tokens, state.token_at, strict=True) if one == token))


def places_of_card(game: Game, card: int) -> tuple[int, ...]:
    """The spaces whose special search gives a card."""
    taken = game.state.special_taken
    found: list[int] = []
    for room in game.chapter.rooms:
        for one in room.searches:
            if one.card == card and not taken >> one.index & 1:
                found.extend(sorted(one.spaces))
    return tuple(found)


# -- and how -------------------------------------------------------------------------------------------------------


def ways(game: Game, atlas: Atlas, start: int, skips: int = 0) -> list[int]:
    """For each space, the distance to where the party wants to go, over steps, exits and flips.

    Where a flip that needs an item bars the way, the distance to that item instead.
    """
    index, spaces = goal_and_aims(game, atlas, skips)
    if index < len(game.chapter.goals):
        goal = game.chapter.goals[index]
        if goal.places or goal.uses:
            shared = _shared_out(game, atlas, start, list(goal.places) or _places_of_uses(game, goal))
            if shared is not None:
                return shared
    found = ways_to(game, atlas, spaces)
    if found[start] < NO_WAY:
        return found
    if atlas.place_offers:
        mouse = game.state.current if game.state.current < MICE else 0
        useful = [one for one in atlas.place_offers if needs.moves_goal(game, atlas, mouse, one)]
        shared = _shared_out(game, atlas, start, [spaces_of_offer(game, game.chapter.rules[one]) for one in useful])
        if shared is not None:
            return shared
    if atlas.doors_to_open and any(pos >= 0 and found[pos] < NO_WAY for pos in game.state.pos[: game.state.mice]):
        opened = ways_to(game, atlas, spaces, doors=atlas.doors_to_open)  # a friend is on its way: wait at the door
        if opened[start] < NO_WAY:
            return opened
    board = game.chapter.board
    for face in range(len(board.face_ids)):
        item = board.flip_item[face]
        if item >= 0 and not inventory.in_stash(game, item):
            places = _lying(game, item) if party_holds(game, item) else places_of_card(game, item)
            if places:
                to_item = ways_to(game, atlas, places)
                if to_item[start] < NO_WAY:
                    return to_item
    unseen = _unseen(game)
    return ways_to(game, atlas, unseen) if unseen and unseen != spaces else found


def _shared_out(game: Game, atlas: Atlas, start: int, places: list[tuple[int, ...]]) -> list[int] | None:
    """The way of the mouse whose turn it is to its own place of several; None where it can reach none of them.

    A mouse without a place of its own goes to the nearest one.
    """
    distances = [far for far in (ways_to(game, atlas, place) for place in places if place) if far[start] < NO_WAY]
    if not distances:
        return None
    mouse = game.state.current
    if len(distances) > 1 and mouse < MICE and game.state.pos[mouse] == start:
        place = who_goes_where(game, distances)[mouse]
        if place >= 0:
            return distances[place]
    return min(distances, key=lambda far: far[start])


def ways_to(game: Game, atlas: Atlas, spaces: tuple[int, ...], without: int = -1, doors: int = 0) -> list[int]:
    """For each space, the distance to the nearest of some spaces.

    It is measured as if the party did not have a card `without`, and as if the exits in `doors` (bits) were open.
    """
    state = game.state
    roads = atlas.roads
    flips = _open_flips(game, roads, without)
    page = state.page if state.page < PAGES else PAGES
    closed = state.closed_exits & ~doors
    key: tuple[object, ...] = (spaces, state.entered, flips, page, closed)
    if state.bridges or state.closed:
        key = (*key, tuple(state.bridges), tuple(state.closed))
    if state.traps:
        key = (*key, tuple(state.traps), "traps")
    found = roads.routes.get(key)
    if found is None:
        if len(roads.routes) >= MAX_ROUTES:
            roads.routes.clear()
        found = _spread(game, roads, spaces, flips, closed)
        roads.routes[key] = found
    return found


def _open_flips(game: Game, roads: Roads, without: int) -> int:
    """The faces whose flip space the party can use now, as bits; `without` is a card that does not count."""
    found = roads.free_flips
    for face in roads.class_flips:
        if game.chapter.board.flip_classes[face] & _classes(game):
            found |= 1 << face
    copies = game.chapter.copies
    for copy in game.state.stash:
        item = copies[copy]
        if item == without:
            continue
        for face in roads.item_flips[item]:
            needed = game.chapter.board.flip_classes[face]
            if inventory.in_stash(game, item) and (not needed or needed & _classes(game)):
                found |= 1 << face
    return found


def _classes(game: Game) -> int:
    """The classes of the party's heroes, as bits."""
    classes = 0
    for hero in game.state.party:
        classes |= game.chapter.hero_classes[hero]
    return classes


def _spread(game: Game, roads: Roads, spaces: tuple[int, ...], flips: int, closed_exits: int) -> list[int]:
    """The cheapest ways back from the aims, found in waves over bits of spaces."""
    back, costly, doors = roads.back, roads.costly_back, _doors(game, roads, flips, closed_exits)
    if game.state.closed:
        back, costly, doors = _without_closed(game.state.closed, back, costly, doors)
    if game.state.traps:
        back, costly = _around_traps(game.state.traps, back, costly)
    far = [NO_WAY] * len(back)
    later: dict[int, int] = {0: sum(1 << space for space in set(spaces))}
    seen = 0
    while later:
        spent = min(later)
        wave = later.pop(spent) & ~seen
        seen |= wave
        near = 0
        while wave:
            low = wave & -wave
            wave ^= low
            there = low.bit_length() - 1
            far[there] = spent
            near |= back[there]
            if costly[there]:
                _add_to_later_wave(later, spent, costly[there])
            if there in doors:
                _add_to_later_wave(later, spent, doors[there])
        near &= ~seen
        if near:
            later[spent + 1] = later.get(spent + 1, 0) | near
    return far


def _add_to_later_wave(later: dict[int, int], spent: int, steps: list[tuple[int, int]]) -> None:
    """Add steps that cost more than 1 to the wave of their cost."""
    for spaces, cost in steps:
        if spent + cost < NO_WAY:
            later[spent + cost] = later.get(spent + cost, 0) | spaces


def _without_closed(
    closed: list[int], back: list[int], costly: list[list[tuple[int, int]]], doors: dict[int, list[tuple[int, int]]]
) -> tuple[list[int], list[list[tuple[int, int]]], dict[int, list[tuple[int, int]]]]:
    """The same steps without those that a rule has closed."""
    back, costly = back[:], costly[:]
    for i in range(len(closed)):
        there, others = closed[i ^ 1], ~(1 << closed[i])
        back[there] &= others
        costly[there] = [(spaces & others, cost) for spaces, cost in costly[there]]
        if there in doors:
            doors[there] = [(spaces & others, cost) for spaces, cost in doors[there]]
    return back, costly, doors


def _around_traps(
    traps: list[int], back: list[int], costly: list[list[tuple[int, int]]]
) -> tuple[list[int], list[list[tuple[int, int]]]]:
    """The same steps, where one onto a mousetrap costs as much as a way round it may."""
    back, costly = back[:], costly[:]
    for trap in traps:
        costly[trap] = [(spaces, cost + ONTO_A_TRAP) for spaces, cost in costly[trap]]
        costly[trap].append((back[trap], 1 + ONTO_A_TRAP))
        back[trap] = 0
    return back, costly


def _doors(game: Game, roads: Roads, flips: int, closed_exits: int) -> dict[int, list[tuple[int, int]]]:
    """Exits, flips and bridges: for each space they lead to, the spaces they lead from (bits) and their cost."""
    state, board = game.state, game.chapter.board
    page = min(state.page, PAGES)
    doors: dict[int, list[tuple[int, int]]] = {}
    for index, partner in enumerate(board.exit_to):
        if partner < 0 or closed_exits >> index & 1:
            continue
        face = board.exit_face[partner]
        cost = A_DOOR if state.entered >> face & 1 else roads.entry_costs[face][page]
        for there in board.exit_spaces[partner]:
            doors.setdefault(there, []).append((roads.exit_masks[index], cost))
    for face, here in enumerate(board.face_flip):
        orange, blue = board.tile_faces[board.face_tile[face]]
        other = blue if face == orange else orange
        if here >= 0 and other >= 0 and board.face_flip[other] >= 0 and flips >> face & 1:
            cost = A_DOOR if state.entered >> other & 1 else roads.entry_costs[other][page]
            doors.setdefault(board.face_flip[other], []).append((1 << here, cost))
    for i in range(len(state.bridges)):
        doors.setdefault(state.bridges[i ^ 1], []).append((1 << state.bridges[i], 1))
    return doors
