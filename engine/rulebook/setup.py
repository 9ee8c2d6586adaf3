"""Setting up a chapter (SETUP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records import decision
from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.records.context import Context
from engine.records.dice import ENCOUNTER_DECK, SEARCH_DECK, seeded, shuffle
from engine.records.game import Game
from engine.records.state import empty_state
from engine.rulebook import abilities, end, initiative, inventory, placement, time, traps
from engine.rulebook.figures import has_room, nearest_with_room, put
from engine.runtime.codes import ACHIEVEMENT_GAINED, CHAPTER_START
from engine.runtime.dispatch import fire
from engine.runtime.ownership import EVERYONE, own

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.game import Bot, Carried
    from engine.records.state import State

MAX_PARTIES: Final = 64
"""How many initial states a chapter remembers."""


def initial_state(chapter: Chapter, party: list[int], seed: int) -> State:
    """The state before any choice and any shuffling. It is the same for all games of a party, so it is remembered."""
    initial = chapter.initial_states.get(tuple(party))
    if initial is None:
        initial = new_state(chapter, party, seed)
        game = Game(chapter, initial, [])
        for source in chapter.standing_sources:
            own(game, source, EVERYONE)
        for mouse in range(len(party)):
            _equip(game, mouse)
        if len(chapter.initial_states) >= MAX_PARTIES:
            chapter.initial_states.clear()
        chapter.initial_states[tuple(party)] = initial
    state = initial.copy()
    state.rng = seeded(seed)
    return state


def new_state(chapter: Chapter, party: list[int], seed: int) -> State:
    """An empty state with the decks of a chapter, for a party without cards."""
    state = empty_state(chapter, len(party))
    state.rng = seeded(seed)
    state.party = party[:]
    state.deck = list(range(len(chapter.copies)))
    state.encounters = chapter.encounter_deck[:]
    for mouse, hero in enumerate(party):
        state.kind[mouse] = hero
    return state


def set_up(game: Game) -> None:
    """Everything else before the first turn, in the rulebook's order (SETUP-1 to SETUP-9)."""
    state, chapter = game.state, game.chapter
    for mouse in range(state.mice):
        _take_first_ability(game, mouse)
    _carry_over(game, game.carried)
    _mice_to_start(game)
    shuffle(state, state.encounters, ENCOUNTER_DECK)
    shuffle(state, state.deck, SEARCH_DECK)
    state.entered = 1 << chapter.board.space_face[chapter.start_spaces[0]]
    game.setting_up = True
    if chapter.setup is not None:
        chapter.setup(game, Context())
    starts = [chapter.start_spaces[0], *(pos for pos in state.pos[: state.mice] if pos >= 0)]
    for face in dict.fromkeys(chapter.board.space_face[space] for space in starts):
        _enter_at_start(game, face)
    game.setting_up = False
    initiative.establish(game, sorted({state.kind[slot] for slot in bits_of(state.minions)}), game.ambushed)
    if state.active[CHAPTER_START]:
        fire(game, CHAPTER_START)
    end.check(game)
    if not state.outcome:
        time.check_time(game)  # an end marker on the first page leaves no time at all (END-2)


def _enter_at_start(game: Game, face: int) -> None:
    """Enter a face that mice start on, and carry out the chapter's setup of it (SETUP-5)."""
    room = game.chapter.rooms[face]
    game.state.entered |= 1 << face
    game.hit(game.chapter.face_line[face])
    if room.setup is not None:
        ctx = Context()
        ctx.face = face
        room.setup(game, ctx)
    if room.mousetraps:
        traps.set_traps(game, face)
    if room.troops:
        placement.place(game, face, room.troops, room.ambush)
    if room.has_story:
        game.hit(room.story_line)


def join(game: Game, mouse: int) -> None:
    """Give a hero its talents, starting equipment and first ability (SETUP-2)."""
    _equip(game, mouse)
    _take_first_ability(game, mouse)


def _equip(game: Game, mouse: int) -> None:
    """Give a hero its talents, and its starting equipment out of the deck."""
    state, chapter = game.state, game.chapter
    hero = state.party[mouse]
    own(game, chapter.hero_source[hero], 1 << mouse)
    for definition in chapter.hero_cards[hero]:
        copy = inventory.find_in_deck(game, definition)
        if copy >= 0:
            state.deck.remove(copy)
            if inventory.conflicts(game, mouse, copy) == []:
                inventory.wear(game, mouse, copy)
            else:  # more equipment than the hero can wear
                inventory.to_pack(game, mouse, copy)


def _take_first_ability(game: Game, mouse: int) -> None:
    """Let the player choose an ability, unless the hero brings some from an earlier chapter (CAMP-1)."""
    carried = game.carried
    if carried is not None and carried.abilities.get(game.chapter.hero_ids[game.state.party[mouse]]):
        return
    options = abilities.open_abilities(game, mouse)
    if options:
        abilities.take_ability(game, mouse, game.choose(decision.ABILITY, mouse, options), "SETUP-2")


def _carry_over(game: Game, carried: Carried | None) -> None:
    """Give the party what a campaign keeps: abilities, one card per mouse, story achievements (CAMP-1, CAMP-2)."""
    if carried is None:
        return
    state, chapter = game.state, game.chapter
    for mouse in range(state.mice):
        hero = chapter.hero_ids[state.party[mouse]]
        for name in carried.abilities.get(hero, []):
            if name in chapter.ability_ids:
                abilities.take_ability(game, mouse, chapter.ability_ids.index(name), "CAMP-1")
        for card in carried.cards.get(hero, []):
            copy = inventory.find_in_deck(game, chapter.search_ids.index(card)) if card in chapter.search_ids else -1
            if copy >= 0:
                state.deck.remove(copy)
                inventory.to_pack(game, mouse, copy)
        inventory.check_pack(game, mouse)
    for name in carried.achievements:
        if name in chapter.achievement_ids:
            achieve(game, chapter.achievement_ids.index(name), -1, quiet=True)


def achieve(game: Game, achievement: int, mouse: int, quiet: bool = False) -> bool:
    """The party or, for an individual achievement, a mouse earns an achievement once (ACH-6)."""
    state, chapter = game.state, game.chapter
    if state.achieved[achievement]:
        return False
    individual = chapter.achievement_individual[achievement]
    bit = 1 << mouse if individual and mouse >= 0 else EVERYONE
    state.achieved[achievement] = 1 + (mouse if individual and mouse >= 0 else MICE)
    own(game, chapter.achievement_source[achievement], bit)
    if not quiet:
        game.hit(chapter.achievement_line[achievement])
        if game.trace is not None:
            rule = "" if individual else "ACH-6"
            game.note("achievement", rule, figure=mouse, text=chapter.achievement_ids[achievement])
        if state.active[ACHIEVEMENT_GAINED]:
            fire(game, ACHIEVEMENT_GAINED, figure=mouse, card=achievement)
    return True


def _mice_to_start(game: Game) -> None:
    """Put the mice on the start spaces, or next to those that are full (SETUP-5)."""
    starts = game.chapter.start_spaces
    for mouse in range(game.state.mice):
        if game.state.pos[mouse] >= 0:
            continue
        space = starts[mouse % len(starts)]
        put(game, mouse, space if has_room(game, space, 1) else nearest_with_room(game, space, 1, False))


def bots_for(bots: list[Bot], mice: int) -> list[Bot]:
    """One bot per mouse; a single bot plays all."""
    return bots if len(bots) == mice else [bots[i % len(bots)] for i in range(mice)]
