"""A position as the `given` of a scene, and the last turns of a game as its steps.

A scene cannot say all that a game may hold (rules for a time, ways that are closed, cards that were searched), so what
is written here has to be played before it is believed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.play import begin_turn, next_round
from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.records.decision import OP_END, OP_MOVE, TURN, first_of
from engine.records.dice import FACE_NAMES, advance, drawn, seeded
from engine.records.state import IN_MENU
from engine.rulebook import initiative, turn
from engine.scene.given import CAPTURED

if TYPE_CHECKING:
    from engine.records.decision import Decision
    from engine.records.game import Bot, Game
    from engine.shrink.faults import Fault

Data = dict[str, Any]

DICE: Final = 400
"""How many dice are thrown beforehand; a few turns need fewer."""
DICE_STREAM: Final = 12
MOST_STEPS: Final = 2_000


def given_of(game: Game) -> Data:
    """Describe a position between two turns."""
    state, chapter = game.state, game.chapter
    board = chapter.board
    given: Data = {"face": board.face_ids[game.party_face()]}
    given["mice"] = {chapter.hero_ids[state.party[mouse]]: _mouse(game, mouse) for mouse in range(state.mice)}
    minions: dict[str, list[Data]] = {}
    for slot in bits_of(state.minions):
        if state.pos[slot] >= 0:
            minions.setdefault(chapter.minion_ids[state.kind[slot]], []).append(_minion(game, slot))
    given["minions"] = minions
    given["counters"] = dict(zip(chapter.counter_ids, state.counters, strict=True))
    tokens: dict[str, list[str]] = {}
    for token, space in zip(state.tokens, state.token_at, strict=True):
        if token < len(chapter.token_ids):
            tokens.setdefault(chapter.token_ids[token], []).append(board.name(space))
    given["tokens"] = tokens
    given["mousetraps"] = [board.name(space) for space in state.traps]
    given["party-items"] = _cards(game, state.stash)
    given["achieved"] = [name for name, by in zip(chapter.achievement_ids, state.achieved, strict=True) if by]
    given["entered"] = [board.face_ids[face] for face in bits_of(state.entered)]
    given["initiative"] = [_card(game, card) for card in state.track]
    given |= {"page": state.page, "end-page": state.end_page, "wheel": state.wheel, "round": state.round}
    return {key: value for key, value in given.items() if value not in ({}, [], 0)}


def _mouse(game: Game, mouse: int) -> Data:
    state, chapter = game.state, game.chapter
    place = CAPTURED if state.captured >> mouse & 1 else chapter.board.name(state.pos[mouse])
    found: Data = {"at": place, "cheese": state.cheese[mouse], **_hurt(game, mouse)}
    found["wears"] = _cards(game, state.worn[mouse])
    found["pack"] = _cards(game, state.pack[mouse])
    found["abilities"] = [chapter.ability_ids[bit] for bit in bits_of(state.abilities[mouse])]
    return {key: value for key, value in found.items() if value not in ([], {}, 0)}


def _minion(game: Game, slot: int) -> Data:
    state, chapter = game.state, game.chapter
    found: Data = {"at": chapter.board.name(state.pos[slot]), **_hurt(game, slot)}
    found["loot"] = _cards(game, [card for card, of in zip(state.loot, state.loot_of, strict=True) if of == slot])
    found["greedy"] = bool(state.greedy >> state.kind[slot] & 1)
    return {key: value for key, value in found.items() if value not in ([], {}, 0)}


def _hurt(game: Game, figure: int) -> Data:
    state, chapter = game.state, game.chapter
    count = len(chapter.figure_counter_ids)
    values = state.figure_counters[figure * count : (figure + 1) * count]
    counters = zip(chapter.figure_counter_ids, values, strict=True)
    return {
        "wounds": state.wounds[figure],
        "poison": state.poison[figure],
        "statuses": [chapter.status_ids[bit] for bit in bits_of(state.status[figure])],
        "counters": {name: value for name, value in counters if value},
    }


def _cards(game: Game, copies: list[int]) -> list[str]:
    return [game.chapter.search_ids[game.chapter.copies[copy]] for copy in copies]


def _card(game: Game, card: int) -> str:
    """An initiative card by the name that scenes use."""
    chapter = game.chapter
    return chapter.hero_ids[game.state.party[card]] if card < MICE else chapter.card_ids[card - MICE]


class _Writer:
    """Passes decisions on to a bot, and writes what it chooses down as steps and choices of a scene."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.when: list[Data | str] = []
        self.choices: list[str] = []

    def choose(self, game: Game, decision: Decision) -> int:
        """The answer of the bot."""
        answer = self.bot.choose(game, decision)
        words = str(decision.choices[decision.options.index(answer)])
        if decision.kind == TURN:
            self.when.append(_step(game, decision.who, answer, words))
        else:
            self.choices.append(words)
        return answer


def _step(game: Game, mouse: int, answer: int, words: str) -> Data:
    hero = game.chapter.hero_ids[game.state.party[mouse]]
    if answer == OP_END:
        return {"end-turn": hero}
    if answer >> 24 == OP_MOVE:
        return {"move": {"mouse": hero, "to": game.chapter.board.name(first_of(answer))}}
    return {"action": {"mouse": hero, "take": words}}


def last_turns(game: Game, bot: Bot, fault: Fault, turns: int, dice: int) -> Data | None:
    """Play the next turns of a game by dice thrown beforehand; the scene of them if they show a fault, else None."""
    writer = _Writer(bot)
    scene: Data = {"given": given_of(game)}
    deck, encounters = game.state.deck[:], game.state.encounters[:]
    x, thrown = seeded(dice, DICE_STREAM), []
    for _ in range(DICE):
        x = advance(x)
        thrown.append(drawn(x, len(FACE_NAMES)))
    game.script = thrown[:]
    game.bots = [writer] * game.state.mice
    try:
        words = _play(game, writer, fault, turns)
    except Exception as error:  # what is looked for, perhaps
        words = fault.raised(error)
    if not words:
        return None
    scene["dice"] = [FACE_NAMES[face] for face in thrown[: DICE - len(game.script)]]
    scene["draws"] = _cards(game, _gone(deck, game.state.deck))
    scene["encounters"] = [game.chapter.encounter_ids[card] for card in _gone(encounters, game.state.encounters)]
    scene["choices"] = writer.choices
    scene["when"] = writer.when
    return {key: value for key, value in scene.items() if value}


def _gone(before: list[int], after: list[int]) -> list[int]:
    """The cards that were drawn from the top of a deck, the first one first; none if it was shuffled."""
    left = len(after)
    return before[left:][::-1] if left <= len(before) and before[:left] == after else []


def _play(game: Game, writer: _Writer, fault: Fault, turns: int) -> str:
    """Play turns as a scene does: each begins with a step of its own."""
    state = game.state
    for _ in range(turns):
        card = initiative.next_card(game)
        if card < 0:
            writer.when.append("end-round")
            next_round(game)
        else:
            writer.when.append({"turn": _card(game, card)})
            begin_turn(game, card)
        words = fault.seen(game)
        steps = 0
        while not words and not state.outcome and state.phase == IN_MENU and steps < MOST_STEPS:
            turn.step(game, state.current)
            words = fault.seen(game)
            steps += 1
        if words or state.outcome:
            return words
    return ""
