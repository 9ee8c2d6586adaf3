"""The turn of a minion card (MIN)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.attack import Attack
from engine.records.bits import OF_MICE, bits_of
from engine.records.chapter import BATTLE, BEHAVE_NORMAL, BEHAVE_POUNCE, FAR, MICE, RANGED
from engine.records.context import Context
from engine.records.dice import roll_number
from engine.rulebook import bosses, end, movement
from engine.rulebook.battle import minion_attacks, resolve, weapons_of
from engine.rulebook.crawling import crawl_of
from engine.rulebook.figures import may_stand, shift
from engine.rulebook.minion_ways import distance, free_path, next_step
from engine.rulebook.values import barred_by_status, forbidden, is_down, mouse_value, sees
from engine.runtime.codes import (
    MINION_MOVED,
    MINION_TURN,
    MOD_FORBID,
    MOD_LURE,
    MOD_MINION_STEPS,
    MOVE_ROLLED,
    NO_BATTLE,
    NO_BE_ATTACKED,
    NO_MOVE,
    SPACE_ENTERED,
)
from engine.runtime.dispatch import fire
from engine.runtime.loops import may_go_on
from engine.runtime.ownership import disown, own
from engine.runtime.standing import matching_owners, modified

if TYPE_CHECKING:
    from engine.records.game import Game

SLOT_BITS: Final = 8
SLOTS: Final = (1 << SLOT_BITS) - 1
"""The bits of a figure in a number that is sorted by distance first."""


def hold_card(game: Game, card: int) -> None:
    """Give the rules on an initiative card to the figures of its type, for as long as its turn lasts (BOSS-1)."""
    source = game.chapter.card_source[card - MICE]
    if game.chapter.source_rules[source]:
        for figure in _figures_of(game, card):
            own(game, source, 1 << figure)


def put_card_down(game: Game, card: int) -> None:
    """Take the rules of an initiative card from its figures at the end of its turn."""
    source = game.chapter.card_source[card - MICE]
    if game.state.owners[source]:
        disown(game, source, game.state.owners[source])


def take_turn(game: Game, card: int) -> None:
    """Every figure of the type moves and attacks, the closest to the mice first (MIN-1, BOSS-1)."""
    state = game.state
    kinds, pos = state.kind, state.pos
    kind = game.chapter.card_minion[card - MICE]
    state.attacked = 0
    figures = _figures_of(game, card)
    if len(figures) > 1:
        figures = _closest_first(game, figures)
    for figure in figures:
        if state.outcome:
            break
        if kinds[figure] == kind and pos[figure] >= 0:
            _act(game, figure, card)
            if game.figures_moved:
                end.check(game)


def _figures_of(game: Game, card: int) -> list[int]:
    """The figures of a card's type that are on the board."""
    state = game.state
    kind = game.chapter.card_minion[card - MICE]
    figures: list[int] = []
    for slot in bits_of(state.minions):
        if state.kind[slot] == kind and state.pos[slot] >= 0:
            figures.append(slot)
    return figures


def _closest_first(game: Game, figures: list[int]) -> list[int]:
    """Minions sorted by their distance to the closest mouse; in a tie, by slot (MIN-1)."""
    pos, board = game.state.pos, game.chapter.board
    in_order: list[int] = []
    first = -1
    crawl = crawl_of(game)
    mice: tuple[int, ...] = ()
    for figure in figures:
        here = pos[figure]
        if board.space_first[here] != first:  # on another face than the one before
            first = board.space_first[here]
            mice = targets_on_face(game, figure)
        steps = crawl.steps[here]
        closest = FAR
        for mouse in mice:
            away = steps[pos[mouse] - first]
            if away < closest:
                closest = away
        in_order.append(closest << SLOT_BITS | figure)
    in_order.sort()
    return [one & SLOTS for one in in_order]


def targets_on_face(game: Game, figure: int) -> tuple[int, ...]:
    """The mice on a figure's face that it can attack, itself excluded (a charmed mouse acts as a minion too)."""
    state = game.state
    face = game.chapter.board.space_face[state.pos[figure]]
    mice = OF_MICE[state.mice_on[face] & ~(1 << figure)]
    if state.active[MOD_FORBID] & game.chapter.forbid_rules[NO_BE_ATTACKED]:
        mice = tuple([mouse for mouse in mice if not forbidden(game, mouse, NO_BE_ATTACKED)])
    return mice


def _act(game: Game, figure: int, card: int) -> None:
    """Move, then attack one mouse, by the behaviour of the card; without mice on the tile, nothing (MIN-7)."""
    state, chapter = game.state, game.chapter
    pos = state.pos
    if state.active[MINION_TURN]:
        ctx = fire(game, MINION_TURN, figure=figure)
        if ctx is not None and (ctx.stopped or pos[figure] < 0 or state.outcome):
            return
    behaviour = chapter.card_behaviour[card - MICE]
    if behaviour != BEHAVE_NORMAL:
        if behaviour == BEHAVE_POUNCE:
            bosses.pounce(game, figure, card)
        else:
            bosses.chase(game, figure, card)
        return
    mice = targets_on_face(game, figure)
    if not mice and not lured_to(game, figure):
        return
    ranged = chapter.card_ranged[card - MICE]
    _move(game, figure, mice, ranged)
    if pos[figure] < 0 or state.outcome:
        return
    if state.active[MINION_MOVED] & chapter.rules_by_space_minions[MINION_MOVED][pos[figure]]:
        fire(game, MINION_MOVED, figure=figure, space=pos[figure])
        if pos[figure] < 0 or state.outcome:
            return
    attack(game, figure, card, ranged)


def attack(game: Game, figure: int, card: int, ranged: bool) -> None:
    """Attack the mouse that the rulebook determines, if there is one."""
    state, chapter = game.state, game.chapter
    bans = state.active[MOD_FORBID] & chapter.rules_by_space_minions[MOD_FORBID][state.pos[figure]]
    if (state.status[figure] or bans & chapter.forbid_rules[NO_BATTLE]) and forbidden(game, figure, NO_BATTLE):
        return
    target = choose_target(game, figure, ranged)
    if target >= 0:
        state.attacked |= 1 << target
        minion_attacks(game, figure, card, target)


def _move(game: Game, figure: int, mice: tuple[int, ...], ranged: bool) -> None:
    """Roll a move die and go towards a mouse (MIN-1); a knocked-down minion stands up instead (MIN-8)."""
    state, chapter = game.state, game.chapter
    status = state.status[figure]
    if status and is_down(game, figure):
        movement.stand_up(game, figure)
        if game.trace is not None:
            game.note("stands-up", "MIN-8", figure=figure)
        _roll_for_rules(game, figure)
        return
    here = state.pos[figure]
    goals = lured_to(game, figure) if state.active[MOD_LURE] & chapter.rules_by_space_minions[MOD_LURE][here] else []
    if _stays(game, figure, goals, mice, ranged):
        _roll_for_rules(game, figure)
        return
    heard = _die_matters(game, figure)
    steps = _roll_move(game, figure)
    if state.pos[figure] < 0 or state.outcome:
        return
    if heard:
        mice = () if goals else targets_on_face(game, figure)  # a rule may have moved a mouse
    if state.active[MOD_MINION_STEPS]:
        steps = modified(game, MOD_MINION_STEPS, steps, figure)
    if not goals and mice:  # the closest mouse (MIN-3)
        goals = [state.pos[_closest(game, state.pos[figure], mice)]]
        if ranged and chapter.options.ranged_to_sight:
            goals = _lookouts(game, figure, mice) or goals
    walk(game, figure, goals, steps, ranged)


def _stays(game: Game, figure: int, goals: list[int], mice: tuple[int, ...], ranged: bool) -> bool:
    """Whether a figure does not move: with a mouse (MIN-3), in sight of one (MIN-4), held back (MIN-7) or barred."""
    state, here = game.state, game.state.pos[figure]
    with_it = state.mice_at[here] & ~(1 << figure) if figure < MICE else state.mice_at[here]
    if goals:
        if with_it.bit_count() > state.minions_at[here].bit_count():
            return True  # MOVE-8
    elif with_it or (ranged and _sees_one(game, here, mice)):
        return True
    bans = state.active[MOD_FORBID] & game.chapter.forbid_rules[NO_MOVE]
    return (state.status[figure] != 0 or bans != 0) and forbidden(game, figure, NO_MOVE)


def _die_matters(game: Game, figure: int) -> bool:
    """Whether a rule asks for the move die of a figure on its space."""
    chapter = game.chapter
    by_space = chapter.rules_by_space_minions if figure >= MICE else chapter.rules_by_space_mice
    return game.state.active[MOVE_ROLLED] & by_space[MOVE_ROLLED][game.state.pos[figure]] != 0


def _roll_for_rules(game: Game, figure: int) -> None:
    """Roll the move die of a figure that stays put, where a rule asks for it (MIN-1)."""
    if game.chapter.options.engaged_die_rolled and _die_matters(game, figure):
        _roll_move(game, figure)


def _roll_move(game: Game, figure: int) -> int:
    """Roll the move die of a figure (MIN-1)."""
    steps = roll_number(game)
    if game.trace is not None:
        game.note("move-rolled", "MIN-1", figure=figure, amount=steps)
    if game.state.active[MOVE_ROLLED] and _die_matters(game, figure):
        fire(game, MOVE_ROLLED, figure=figure, amount=steps)
    return steps


def _lookouts(game: Game, figure: int, mice: tuple[int, ...]) -> list[int]:
    """The spaces with room from which a mouse is seen, by the rule option `ranged-approach` (MIN-4)."""
    board = game.chapter.board
    spaces = board.face_spaces[game.face_of(figure)]
    return [space for space in spaces if may_stand(game, figure, space) and _sees_one(game, space, mice)]


def _sees_one(game: Game, here: int, mice: tuple[int, ...]) -> bool:
    """Whether at least one of some mice is in sight of a space."""
    return any(sees(game, here, game.state.pos[mouse]) for mouse in mice)


def _closest(game: Game, here: int, mice: tuple[int, ...]) -> int:
    """Of some mice of a face, the closest to a space; in a tie, the highest on the track (MIN-3, MIN-5)."""
    if len(mice) == 1:
        return mice[0]
    pos, board = game.state.pos, game.chapter.board
    first, steps = board.space_first[here], crawl_of(game).steps[here]
    closest: list[int] = []
    least = FAR + 1
    for mouse in mice:
        away = steps[pos[mouse] - first]
        if away < least:
            least = away
            closest = [mouse]
        elif away == least:
            closest.append(mouse)
    return closest[0] if len(closest) == 1 else _highest(game, closest)


def lured_to(game: Game, figure: int) -> list[int]:
    """The space that a standing rule lures a minion to, in a list; empty if there is none (PARTY-5)."""
    state, board = game.state, game.chapter.board
    lures = state.active[MOD_LURE] & game.chapter.rules_by_space_minions[MOD_LURE][state.pos[figure]]
    if figure < MICE or not lures:
        return []
    ctx = Context()
    ctx.figure = figure
    face = game.face_of(figure)
    for index in bits_of(lures):
        rule = game.chapter.handlers[MOD_LURE][index]
        if not rule.mask >> state.kind[figure] & 1 or rule.spaces is None:
            continue
        if matching_owners(game, rule, ctx):
            spaces = [space for space in rule.spaces(game, ctx) if board.space_face[space] == face]
            if spaces:
                return [min(spaces, key=lambda space: distance(game, state.pos[figure], space))]
    return []


def walk(game: Game, figure: int, goals: list[int], steps: int, ranged: bool = False) -> None:
    """Go towards the nearest goal; stop on the space of a mouse or, if ranged, in sight of one.

    Minions go round full spaces; lines, water and mousetraps do not affect them (MIN-2, WATER-6, TRAP-3).
    """
    if not goals or steps <= 0:
        return
    careful = ranged or len(goals) > 1 or (game.state.active[SPACE_ENTERED] and _entry_has_rules(game, figure))
    if careful or not _walk_directly(game, figure, goals[0], steps):
        _step_by_step(game, figure, goals, steps, ranged)


def _step_by_step(game: Game, figure: int, goals: list[int], steps: int, ranged: bool) -> None:
    """Walk and look for the way anew at each space."""
    state = game.state
    moved = False
    has_rules = state.active[SPACE_ENTERED] != 0 and _entry_has_rules(game, figure)
    for _ in range(steps):
        here = state.pos[figure]
        if here in goals or not may_go_on(game):
            break
        there = next_step(game, figure, here, goals)
        if there < 0:
            break
        shift(game, figure, there)
        moved = True
        if has_rules:
            fire(game, SPACE_ENTERED, figure=figure, space=there)
            if state.pos[figure] != there or state.outcome:
                return
            has_rules = _entry_has_rules(game, figure)
        if state.mice_at[there] & ~(1 << figure):
            break
        if ranged and _sees_one(game, there, targets_on_face(game, figure)):
            break
    if moved and game.trace is not None:
        game.note("move", "MIN-3", figure=figure, space=state.pos[figure])


def _walk_directly(game: Game, figure: int, goal: int, steps: int) -> bool:
    """Walk the usual way in one go, without events; False, and no move, where a space of it is full."""
    state, mice_at = game.state, game.state.mice_at
    here = state.pos[figure]
    path = free_path(game, figure, here, goal)
    if path is None:
        return False
    there = here
    for space in path[:steps]:
        there = space
        if mice_at[space]:
            break
    else:
        if path and steps > len(path) and there != goal and may_stand(game, figure, goal):
            there = goal
    if there != here:
        shift(game, figure, there)
        if game.trace is not None:
            game.note("move", "MIN-3", figure=figure, space=there)
    return True


def _entry_has_rules(game: Game, figure: int) -> bool:
    """Whether rules can react when a figure enters a space of its face (about tokens: only if some lie there)."""
    state, chapter = game.state, game.chapter
    by_space = chapter.rules_by_space_minions if figure >= MICE else chapter.rules_by_space_mice
    rules = state.active[SPACE_ENTERED] & by_space[SPACE_ENTERED][state.pos[figure]]
    return rules != 0 and (len(state.tokens) > 0 or rules & ~chapter.token_rules[SPACE_ENTERED] != 0)


def choose_target(game: Game, figure: int, ranged: bool) -> int:
    """The closest mouse in reach that was not attacked this turn, else the highest on the track (MIN-5, MIN-6)."""
    state, board = game.state, game.chapter.board
    pos = state.pos
    attacked = state.acted if game.chapter.options.target_by_turn_taken else state.attacked
    here = pos[figure]
    first, steps = board.space_first[here], crawl_of(game).reach[here]
    mice = targets_on_face(game, figure)
    near: list[int] = []
    for mouse in mice:
        if steps[pos[mouse] - first] <= 1:
            near.append(mouse)
    if ranged and not near:
        near = [m for m in mice if sees(game, here, pos[m])]
    if not near:
        return -1
    fresh = [mouse for mouse in near if not attacked >> mouse & 1] if attacked else near
    return _closest(game, here, tuple(fresh)) if fresh else _highest(game, near)


def _highest(game: Game, mice: list[int]) -> int:
    """The mouse that is highest on the track (MIN-6)."""
    for card in game.state.track:
        if card in mice:
            return card
    return mice[0]


def charmed_turn(game: Game, mouse: int) -> None:
    """A charmed mouse moves and attacks another mouse as a melee minion, with its hero's printed values (EFFECT-4).

    Its other statuses bind it. By the rule option `charmed` it shoots if it has nothing but ranged weapons.
    """
    state = game.state
    mice = targets_on_face(game, mouse)
    if not mice:
        return
    ranged = game.chapter.options.charmed_as_minion and _only_shoots(game, mouse)
    _move(game, mouse, mice, ranged)
    if state.pos[mouse] < 0 or state.outcome or barred_by_status(game, mouse) >> NO_BATTLE & 1:
        return
    target = choose_target(game, mouse, ranged)
    if target >= 0:
        state.attacked |= 1 << target
        blow = Attack(mouse, ranged, 0)
        blow.target = target
        blow.dice = mouse_value(game, mouse, BATTLE, target, blow)
        resolve(game, blow, [target])


def _only_shoots(game: Game, mouse: int) -> bool:
    """Whether all weapons a mouse has equipped are ranged ones."""
    copies, attack = game.chapter.copies, game.chapter.search_attack
    weapons = weapons_of(game, mouse)
    return len(weapons) > 0 and all(attack[copies[weapon]] == RANGED for weapon in weapons)
