"""The invariants of a state between steps. `check` raises a `Violation` if one does not hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.position import position
from engine.records.bits import bits_of
from engine.records.chapter import BATTLE, MICE, PARTY_ITEM, PAW_SLOT, ROOM, SPECIAL_AREA, WEAPON
from engine.records.errors import Violation
from engine.records.rule import BOUND_TO_NOTHING
from engine.rulebook.cheese import WHEEL
from engine.rulebook.figures import bulk
from engine.rulebook.inventory import FITS_TAIL, PAWS, is_trick, pack_limit
from engine.rulebook.values import life_of
from engine.runtime.codes import MOD_LIFE, MOD_PACK_LIMIT
from engine.runtime.ownership import EVERYONE

if TYPE_CHECKING:
    from engine.records.game import Game


def check(game: Game) -> None:
    """Raise a Violation that names every broken invariant and the position."""
    laws = (_places, _figures, _cards, _worn, _track, _markers, _rules)
    wrong = [words for law in laws for words in law(game)]
    if wrong:
        raise Violation(f"{'; '.join(wrong)} in {position(game)}")


def _places(game: Game) -> Iterator[str]:
    """The tables of who stands where agree with each other; no space is overfull (MOVE-5)."""
    state, board = game.state, game.chapter.board
    mice, minions, load = [0] * len(state.load), [0] * len(state.load), [0] * len(state.load)
    mice_on, minions_on = [0] * len(state.mice_on), [0] * len(state.minions_on)
    for figure, pos in enumerate(state.pos):
        if pos < 0:
            continue
        (mice if figure < MICE else minions)[pos] |= 1 << figure
        (mice_on if figure < MICE else minions_on)[board.space_face[pos]] |= 1 << figure
        load[pos] += bulk(game, figure)
    at_spaces = mice == state.mice_at and minions == state.minions_at and load == state.load
    if not at_spaces or mice_on != state.mice_on or minions_on != state.minions_on:
        yield "the board and the figures disagree on who stands where"
    for space, room in enumerate(load):
        if room > ROOM and board.space_kind[space] != SPECIAL_AREA:
            yield f"{board.name(space)} is overfull"
        if minions[space] and board.space_no_minions[space]:
            yield f"a minion stands on {board.name(space)}"
    for figure, pos in enumerate(state.pos):
        if pos >= 0 and board.space_face[pos] not in state.face_up:
            yield f"figure {figure} stands on a face that is not up"


def _figures(game: Game) -> Iterator[str]:
    """The figures do not exceed the box; mice are on the board or captured; wounds are below life."""
    state, chapter = game.state, game.chapter
    used = [0] * len(chapter.pool_ids)
    for slot in range(MICE, chapter.figures):
        on_board = state.pos[slot] >= 0
        if on_board != bool(state.minions >> slot & 1) or on_board != (state.kind[slot] >= 0):
            yield f"minion slot {slot} is half on the board"
        if on_board:
            used[chapter.minion_pool[state.kind[slot]]] += 1
            if chapter.minion_token[state.kind[slot]] >= 0:
                used[chapter.minion_token[state.kind[slot]]] += 1
    if any(used[i] + state.pool_left[i] != chapter.pool_size[i] or state.pool_left[i] < 0 for i in range(len(used))):
        yield "figures on the board and in the box do not add up"
    # a change of life captures with the next wound only; a capture that ends the game goes no further
    too_many_allowed = any(chapter.rules_by_space_mice[MOD_LIFE]) or state.outcome
    for mouse in range(state.mice):
        if (state.pos[mouse] >= 0) == bool(state.captured >> mouse & 1):
            yield f"mouse {mouse} is neither on the board nor captured, or both"
        hurt = state.wounds[mouse] + state.poison[mouse]
        if state.pos[mouse] >= 0 and hurt >= life_of(game, mouse) and not too_many_allowed:
            yield f"mouse {mouse} stands with too many wounds"
        suffers = state.wounds[mouse] or state.poison[mouse] or state.status[mouse]
        if state.captured >> mouse & 1 and (state.cheese[mouse] or suffers):
            yield f"captured mouse {mouse} still has cheese, wounds or effects"
    if any(value < 0 for value in (*state.wounds, *state.poison, *state.cheese)):
        yield "wounds or cheese below nothing"


def _cards(game: Game) -> Iterator[str]:
    """Each search card is in exactly one place; packs keep their limit (FREE-4); each ability is taken once."""
    state, chapter = game.state, game.chapter
    piles = [state.deck, state.discard, state.stash, state.removed, state.loot, *state.pack, *state.worn]
    if sorted(copy for pile in piles for copy in pile) != list(range(len(chapter.copies))):
        yield "search cards are missing or in two places"
    if any(chapter.search_category[chapter.copies[copy]] != PARTY_ITEM for copy in state.stash):
        yield "something that is no party item is in the stash"
    if len(state.loot) != len(state.loot_of) or any(not state.minions >> one & 1 for one in state.loot_of):
        yield "a card that was taken is with no minion"
    for mouse in range(state.mice):
        carried = sum(not is_trick(game, copy) for copy in state.pack[mouse])
        # a limit that rules change is compared with the pack only when a card comes in
        if carried > pack_limit(game, mouse) and not any(chapter.rules_by_space_mice[MOD_PACK_LIMIT]):
            yield f"the pack of mouse {mouse} is overfull"
    up = [state.encounter_up] if state.encounter_up >= 0 else []
    if sorted(state.encounters + state.encounter_discard + up) != sorted(chapter.encounter_deck):
        yield "encounter cards are missing or in two places"
    taken = 0
    for mask in state.abilities:
        if taken & mask:
            yield "an ability card is taken twice"
        taken |= mask


def _worn(game: Game) -> Iterator[str]:
    """Each body slot holds one card, paws and tail what they can; bonuses match the worn cards (FREE-3)."""
    state, chapter = game.state, game.chapter
    for mouse in range(state.mice):
        worn = [chapter.copies[copy] for copy in state.worn[mouse]]
        slots = [chapter.search_slot[card] for card in worn if chapter.search_slot[card] != PAW_SLOT]
        if len(set(slots)) != len(slots):
            yield f"mouse {mouse} wears two cards in one place"
        paws = [chapter.search_paws[card] for card in worn if chapter.search_slot[card] == PAW_SLOT]
        tail = any(FITS_TAIL in chapter.search_tags[card] for card in worn)
        if sum(paws) > PAWS + tail:
            yield f"mouse {mouse} holds more than it has paws"
        for stat in range(4):
            bonus = [card for card in worn if stat != BATTLE or chapter.search_category[card] != WEAPON]
            if sum(chapter.search_stats[card][stat] for card in bonus) != state.gear[mouse * 4 + stat]:
                yield f"the bonuses of mouse {mouse} are not those of what it wears"


def _track(game: Game) -> Iterator[str]:
    """The track holds each mouse once, and the cards of exactly the minions present (INIT-3, INIT-6, INIT-7)."""
    state, chapter = game.state, game.chapter
    if not state.track:
        return
    if len(set(state.track)) != len(state.track):
        yield "a card is on the track twice"
    if sorted(card for card in state.track if card < MICE) != list(range(state.mice)):
        yield "the mice's cards on the track are not the party's"
    kinds = {state.kind[slot] for slot in bits_of(state.minions)}
    for card in state.track:
        if card >= MICE and chapter.card_minion[card - MICE] not in kinds:
            yield f"the card {chapter.card_ids[card - MICE]} is on the track without a figure"
    for kind in sorted(kinds):
        if not any(card in state.track for card in chapter.minion_cards[kind]):
            yield f"{chapter.minion_ids[kind]} has no card on the track"


def _markers(game: Game) -> Iterator[str]:
    """Markers are in range; the wheel is never full between steps (SURGE-1)."""
    state = game.state
    if not 0 <= state.wheel < WHEEL and not state.outcome:
        yield f"the wheel holds {state.wheel} between steps"
    if state.page < 1 or (state.page >= state.end_page and not state.outcome and game.chapter.standard_defeat):
        yield f"the hourglass is on page {state.page} of {state.end_page}"
    if any(not 0 <= value <= most for value, most in zip(state.counters, game.chapter.counter_max, strict=True)):
        yield "a counter is out of its range"
    most_of_each = game.chapter.figure_counter_max * game.chapter.figures
    if any(not 0 <= value <= most for value, most in zip(state.figure_counters, most_of_each, strict=True)):
        yield "a counter of a figure is out of its range"
    yield from _lying(game)


def _lying(game: Game) -> Iterator[str]:
    """Tokens and traps lie on faces that are up; tokens of party items need a card in the stash (PARTY-1)."""
    state, chapter = game.state, game.chapter
    if len(state.tokens) != len(state.token_at):
        yield "tokens without places"
    if len(state.bridges) % 2 or len(state.closed) % 2:
        yield "half a bridge or half a closed line"
    pairs = [state.bridges[i : i + 2] for i in range(0, len(state.bridges), 2)]
    if any(state.threads[i : i + 2] not in pairs for i in range(0, len(state.threads), 2)):
        yield "a thread where no spaces are linked"
    lines = state.minion_lines
    joined = zip(lines[1::3], lines[2::3], strict=False)
    if len(lines) % 3 or any(chapter.board.space_face[one] != chapter.board.space_face[other] for one, other in joined):
        yield "half a line of minions, or one from face to face"
    if len(set(state.traps)) != len(state.traps):
        yield "two mousetraps on one space"
    if 0 <= chapter.options.mousetraps < len(state.traps):
        yield f"{len(state.traps)} mousetraps of {chapter.options.mousetraps}"
    lying = [at for token, at in zip(state.tokens, state.token_at, strict=True) if token in chapter.search_token]
    if any(chapter.board.space_face[space] not in state.face_up for space in (*lying, *state.traps)):
        yield "a party item or trap lies on a face that is not up"
    space_face = chapter.board.space_face
    ends = zip(state.bridges[::2], state.bridges[1::2], strict=False)
    if any(space_face[one] != space_face[other] for one, other in ends):
        yield "a bridge leads from face to face"
    held = [chapter.search_token[chapter.copies[copy]] for copy in state.stash]
    for token in state.tokens:
        if token in chapter.search_token and token not in held:
            yield f"{chapter.token_ids[token]} lies on the board without its card in the stash"


def _rules(game: Game) -> Iterator[str]:
    """The tables of active rules follow from the owners of sources."""
    state, chapter = game.state, game.chapter
    active, any_figure = [0] * len(state.active), [0] * len(state.rules_by_figure)
    own: dict[int, list[int]] = {}
    for source, owners in enumerate(state.owners):
        for rule in chapter.source_rules[source] if owners else ():
            active[rule.code] |= rule.bit
            if rule.any_figure or (owners & EVERYONE and rule.bound == BOUND_TO_NOTHING):
                any_figure[rule.row] |= rule.bit
                continue
            figures = own.setdefault(rule.row, [0] * (chapter.figures + 1))
            for figure in bits_of(owners & ~EVERYONE):
                figures[figure] |= rule.bit
    wrong = active != state.active
    for row, rules in enumerate(state.rules_by_figure):
        if row in own:
            wrong |= rules != tuple([any_figure[row] | mine for mine in own[row]])
        elif rules.count(any_figure[row]) != len(rules):
            wrong = True
    if wrong:
        yield "active rules and their owners disagree"
    for source, figure, _, _ in state.lasting:
        if not state.owners[source] >> figure & 1:
            yield f"figure {figure} has lost a rule that still lasts"
    for mouse in range(state.mice):
        if state.owners[chapter.hero_source[state.party[mouse]]] not in (1 << mouse, EVERYONE):
            yield f"the talents of mouse {mouse} are not its own"
