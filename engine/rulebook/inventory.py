"""Search cards in packs, worn, in the stash and in the decks (SEARCH-2, FREE-2 to FREE-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records import decision
from engine.records.chapter import ACCESSORY, BATTLE, EVENT, MICE, PARTY_ITEM, PAW_SLOT, TRICK, WEAPON
from engine.records.context import Context
from engine.records.dice import SEARCH_DECK, shuffle
from engine.rulebook import cheese
from engine.rulebook.values import allowed, mouse_value
from engine.runtime.codes import CARD_DISCARDED, CARD_DRAWN, MAY_ANY_CLASS, MAY_TAIL_SLOT, MOD_PACK_LIMIT
from engine.runtime.dispatch import execute, fire, may_run
from engine.runtime.loops import may_go_on
from engine.runtime.ownership import EVERYONE, disown, own
from engine.runtime.standing import modified

if TYPE_CHECKING:
    from engine.records.game import Game

PACK: Final = 3
PAWS: Final = 2
FITS_TAIL: Final = "fits-tail"


def is_wearable(game: Game, copy: int) -> bool:
    """Whether a card is equipped (weapons, armour, accessories); all other cards work from the pack."""
    return game.chapter.search_category[game.chapter.copies[copy]] <= ACCESSORY  # the first three


def is_trick(game: Game, copy: int) -> bool:
    """Whether a card is a trick, which takes no room in the pack (FREE-4)."""
    return game.chapter.search_category[game.chapter.copies[copy]] == TRICK


def may_use(game: Game, mouse: int, definition: int) -> bool:
    """Whether a mouse meets the class, hero and value requirements of a card (FREE-3)."""
    chapter = game.chapter
    hero = game.state.party[mouse]
    heroes, classes = chapter.search_heroes[definition], chapter.search_classes[definition]
    if heroes and not heroes >> hero & 1:
        return False
    if classes and not classes & chapter.hero_classes[hero] and not allowed(game, mouse, MAY_ANY_CLASS):
        return False
    for stat, least in chapter.search_needs[definition]:
        if mouse_value(game, mouse, stat) < least:
            return False
    return True


def conflicts(game: Game, mouse: int, copy: int) -> list[int] | None:
    """The worn cards that a card would replace; None when it cannot be worn at all (FREE-3)."""
    chapter = game.chapter
    copies, slots = chapter.copies, chapter.search_slot
    definition = copies[copy]
    if chapter.search_category[definition] > ACCESSORY or not may_use(game, mouse, definition):
        return None
    slot = slots[definition]
    same: list[int] = []
    for one in game.state.worn[mouse]:
        if slots[copies[one]] == slot:
            same.append(one)
    if slot != PAW_SLOT:
        return same
    if FITS_TAIL in chapter.search_tags[definition] and _tail_free(game, mouse, same):
        return []
    paws, in_paws, free = chapter.search_paws, same, PAWS
    for one in same:
        free -= paws[copies[one]]
    if free < 0:
        in_paws = _without_tail(game, mouse, same)
        free = PAWS - sum(paws[copies[one]] for one in in_paws)
    if free < paws[definition] and len(in_paws) == len(same) and allowed(game, mouse, MAY_TAIL_SLOT):
        to_tail = [one for one in in_paws if FITS_TAIL in chapter.search_tags[copies[one]]][:1]
        in_paws = [one for one in in_paws if one not in to_tail]
        free += sum(paws[copies[one]] for one in to_tail)
    off: list[int] = []
    for one in in_paws:
        if free >= paws[definition]:
            break
        off.append(one)
        free += paws[copies[one]]
    return off


def _tail_free(game: Game, mouse: int, same: list[int]) -> bool:
    """Whether the tail can hold one more card, which a rule must allow; it holds one card at a time."""
    if not allowed(game, mouse, MAY_TAIL_SLOT):
        return False
    in_paws = sum(game.chapter.search_paws[game.chapter.copies[copy]] for copy in same)
    return len(_without_tail(game, mouse, same)) == len(same) and in_paws >= PAWS


def _without_tail(game: Game, mouse: int, same: list[int]) -> list[int]:
    """The cards held in paws: if they need more than two paws, one that fits the tail is held there."""
    chapter = game.chapter
    total = 0
    for one in same:
        total += chapter.search_paws[chapter.copies[one]]
    if total <= PAWS:
        return same
    for tail in same:
        if FITS_TAIL in chapter.search_tags[chapter.copies[tail]]:
            return [one for one in same if one != tail]
    return same  # a hero whose starting equipment needs more paws than it has


def wear(game: Game, mouse: int, copy: int) -> None:
    """Put a card on."""
    game.state.worn[mouse].append(copy)
    own(game, game.chapter.search_source[game.chapter.copies[copy]], 1 << mouse)
    _count_gear(game, mouse)


def take_off(game: Game, mouse: int, copy: int) -> None:
    """Take a card off."""
    worn = game.state.worn[mouse]
    worn.remove(copy)
    definition = game.chapter.copies[copy]
    if not any(game.chapter.copies[one] == definition for one in worn):
        disown(game, game.chapter.search_source[definition], 1 << mouse)
    _count_gear(game, mouse)


def _count_gear(game: Game, mouse: int) -> None:
    """Add up the bonuses of worn cards; the battle bonus of a weapon counts in its own attacks only (BATTLE-8)."""
    chapter, state = game.chapter, game.state
    for stat in range(4):
        total = 0
        for copy in state.worn[mouse]:
            definition = chapter.copies[copy]
            if stat != BATTLE or chapter.search_category[definition] != WEAPON:
                total += chapter.search_stats[definition][stat]
        state.gear[mouse * 4 + stat] = total
    for copy in state.pack[mouse]:
        _update_pack_rules(game, mouse, copy)  # worn cards change the values that cards in the pack require


def to_pack(game: Game, mouse: int, copy: int) -> None:
    """Put a card into the pack; its rules become active if the mouse may use it."""
    game.state.pack[mouse].append(copy)
    _update_pack_rules(game, mouse, copy)


def _update_pack_rules(game: Game, mouse: int, copy: int) -> None:
    """Make the rules of a card in the pack active while the mouse meets its requirements (FREE-3)."""
    definition = game.chapter.copies[copy]
    if is_wearable(game, copy):
        return
    change = own if may_use(game, mouse, definition) else disown
    change(game, game.chapter.search_source[definition], 1 << mouse)


def from_pack(game: Game, mouse: int, copy: int) -> None:
    """Take a card out of the pack."""
    pack = game.state.pack[mouse]
    pack.remove(copy)
    definition = game.chapter.copies[copy]
    if not is_wearable(game, copy) and not any(game.chapter.copies[one] == definition for one in pack):
        disown(game, game.chapter.search_source[definition], 1 << mouse)


def pack_limit(game: Game, mouse: int) -> int:
    """The number of cards a pack can hold, tricks not counted (FREE-4)."""
    return max(modified(game, MOD_PACK_LIMIT, PACK, mouse), 0) if game.state.active[MOD_PACK_LIMIT] else PACK


def check_pack(game: Game, mouse: int) -> None:
    """Let the player discard down to the limit (FREE-4)."""
    limit = pack_limit(game, mouse)
    while True:
        counted = [copy for copy in game.state.pack[mouse] if not is_trick(game, copy)]
        if len(counted) <= limit:
            return
        copy = game.choose(decision.DISCARD, mouse, counted)
        from_pack(game, mouse, copy)
        to_discard(game, mouse, copy, "FREE-4")


def to_discard(game: Game, mouse: int, copy: int, rules: str = "") -> None:
    """Put a card on the discards."""
    game.state.discard.append(copy)
    if game.trace is not None:
        game.note("card-discarded", rules, figure=mouse, text=card_name(game, copy))
    if game.state.active[CARD_DISCARDED]:
        fire(game, CARD_DISCARDED, figure=mouse, card=game.chapter.copies[copy])


def to_loot(game: Game, minion: int, copy: int) -> None:
    """Put a card among what a minion has taken. Its rules rest meanwhile."""
    game.state.loot.append(copy)
    game.state.loot_of.append(minion)


def from_loot(game: Game, copy: int) -> None:
    """Take a card from the minion that has it."""
    index = game.state.loot.index(copy)
    game.state.loot.pop(index)
    game.state.loot_of.pop(index)


def drop_loot(game: Game, minion: int) -> None:
    """Discard all cards that a minion has taken: it has left the board with them."""
    state = game.state
    for copy in [copy for copy, of in zip(state.loot, state.loot_of, strict=True) if of == minion]:
        from_loot(game, copy)
        to_discard(game, -1, copy)


def discard_held(game: Game, mouse: int, definition: int) -> bool:
    """Discard one copy of a card that a mouse has in its pack or wears."""
    state, copies = game.state, game.chapter.copies
    for copy in state.pack[mouse]:
        if copies[copy] == definition:
            from_pack(game, mouse, copy)
            to_discard(game, mouse, copy, "FREE-6")
            return True
    for copy in state.worn[mouse]:
        if copies[copy] == definition:
            take_off(game, mouse, copy)
            to_discard(game, mouse, copy, "FREE-6")
            return True
    return False


def lose_equipment(game: Game, mouse: int) -> None:
    """Discard all worn cards that were found; starting equipment stays (CAPTURE-1)."""
    state, chapter = game.state, game.chapter
    starting = list(chapter.hero_cards[state.party[mouse]])
    for copy in state.worn[mouse][:]:
        definition = chapter.copies[copy]
        if definition in starting:
            starting.remove(definition)
            continue
        take_off(game, mouse, copy)
        to_discard(game, mouse, copy, "CAPTURE-1")


def draw(game: Game) -> int:
    """Draw the top card of the search deck, reshuffling an empty one (SEARCH-5); -1 when there are no cards."""
    state = game.state
    if not may_go_on(game):
        return -1
    if not state.deck:
        state.deck, state.discard = state.discard, []
        shuffle(state, state.deck, SEARCH_DECK)
        if game.trace is not None:
            game.note("deck-shuffled", "SEARCH-5")
    return state.deck.pop() if state.deck else -1


def find_in_deck(game: Game, definition: int) -> int:
    """A copy of a card that is in the deck, or -1."""
    for copy in game.state.deck:
        if game.chapter.copies[copy] == definition:
            return copy
    return -1


def gain(game: Game, mouse: int, copy: int, may_sell: bool = True) -> None:
    """A mouse draws a card: an event takes place, a party item goes to the stash, others to the pack (SEARCH-2)."""
    chapter, state = game.chapter, game.state
    definition = chapter.copies[copy]
    category = chapter.search_category[definition]
    game.hit(chapter.search_line[definition])
    if game.trace is not None:
        game.note("card-drawn", "SEARCH-2", figure=mouse, text=card_name(game, copy))
    if category == EVENT:
        resolve_event(game, mouse, copy)
    elif category == PARTY_ITEM:
        to_stash(game, copy)
    elif may_sell and game.choose(decision.KEEP, mouse, [1, 0], copy) == 0:
        to_discard(game, mouse, copy, "SEARCH-2")
        cheese.give_cheese(game, mouse, 1, "SEARCH-2")
    else:
        to_pack(game, mouse, copy)
        check_pack(game, mouse)
    if state.active[CARD_DRAWN] and not state.outcome:
        fire(game, CARD_DRAWN, figure=mouse, card=definition)


def resolve_event(game: Game, mouse: int, copy: int) -> None:
    """Carry out an event card at once and discard it (SEARCH-2)."""
    definition = game.chapter.copies[copy]
    game.state.discard.append(copy)
    ctx = Context()
    ctx.figure = ctx.owner = mouse
    ctx.card = definition
    ctx.space = game.state.pos[mouse]
    for rule in game.chapter.source_rules[game.chapter.search_source[definition]]:
        ctx.rule = rule
        if rule.code == CARD_DRAWN and may_run(game, rule, ctx) and not game.state.outcome:
            execute(game, rule, ctx)


def to_stash(game: Game, copy: int) -> None:
    """Put a party item into the stash; it belongs to everyone (PARTY-1)."""
    game.state.stash.append(copy)
    own(game, game.chapter.search_source[game.chapter.copies[copy]], EVERYONE)


def from_stash(game: Game, definition: int) -> int:
    """Take a party item out of the stash; returns its copy, or -1 when none is there or its token is on the board."""
    state, copies = game.state, game.chapter.copies
    for copy in state.stash if in_stash(game, definition) else ():
        if copies[copy] == definition:
            state.stash.remove(copy)
            if not any(copies[one] == definition for one in state.stash):
                disown(game, game.chapter.search_source[definition], EVERYONE)
            return copy
    return -1


def from_stash_to_deck(game: Game, definition: int) -> bool:
    """Shuffle a party item from the stash into the search deck."""
    state = game.state
    copy = from_stash(game, definition)
    if copy < 0:
        return False
    state.deck.append(copy)
    shuffle(state, state.deck, SEARCH_DECK)
    if game.trace is not None:
        game.note("card-shuffled-in", "PARTY-3", text=card_name(game, copy))
    return True


def in_stash(game: Game, definition: int) -> bool:
    """Whether the party has a party item whose token is in the stash, not on the board."""
    state, copies = game.state, game.chapter.copies
    held = 0
    for copy in state.stash:
        if copies[copy] == definition:
            held += 1
    if not (held and state.tokens):
        return held > 0
    return held > state.tokens.count(game.chapter.search_token[definition])


def holder_of(game: Game, definition: int) -> int:
    """The first mouse that holds a card, or -1."""
    state, copies = game.state, game.chapter.copies
    for mouse in range(min(state.mice, MICE)):
        if any(copies[copy] == definition for copy in state.pack[mouse] + state.worn[mouse]):
            return mouse
    return -1


def card_name(game: Game, copy: int) -> str:
    """The id of the card of a copy."""
    return game.chapter.search_ids[game.chapter.copies[copy]]
