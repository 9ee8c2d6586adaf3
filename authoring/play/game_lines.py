"""Describe the state of a game in lines of text: clock, mice, minions, cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from authoring.play.labels import label
from authoring.wording.languages import labelled
from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.rulebook import initiative
from engine.rulebook.values import life_of

if TYPE_CHECKING:
    from authoring.play.chapter_names import ChapterNames
    from engine.records.game import Game


def clock_line(game: Game, names: ChapterNames) -> str:
    """Describe round, page and cheese wheel."""
    state = game.state
    return ", ".join(
        (
            names.say("round-number", state.round),
            names.say("page-of", state.page, state.end_page),
            names.say("wheel-of", state.wheel),
        )
    )


def order_line(game: Game, names: ChapterNames) -> str:
    """Describe the order of play; who has acted this round stands in brackets."""
    state = game.state
    cards = [(names.initiative(initiative.name(game, card)), state.acted >> card & 1) for card in state.track]
    told = ", ".join(f"({name})" if acted else name for name, acted in cards)
    return labelled(names.say("order-of-play"), told, names.language)


def mouse_line(game: Game, names: ChapterNames, mouse: int) -> str:
    """Describe a mouse in a line: its place, wounds, cheese and statuses."""
    state = game.state
    where = game.chapter.board.name(state.pos[mouse])
    place = names.say("captured") if state.captured >> mouse & 1 else names.space(where)
    wounds = names.say("wounds-of", state.wounds[mouse] + state.poison[mouse], life_of(game, mouse))
    cheese = names.say("some-cheese", state.cheese[mouse])
    who = f"{names.figure(game, mouse)} ({label(game, mouse)})"
    hurt = ", ".join((wounds, cheese, *statuses(game, names, mouse)))
    return labelled(names.say("stands-at", who, place), hurt, names.language)


def statuses(game: Game, names: ChapterNames, figure: int) -> list[str]:
    """The names of the statuses of a figure."""
    return [names.of("status", game.chapter.status_ids[bit]) for bit in bits_of(game.state.status[figure])]


def minion_line(game: Game, names: ChapterNames, slot: int) -> str:
    """Describe a minion in a line."""
    state = game.state
    words = names.say("stands-at", names.figure(game, slot), names.space(game.chapter.board.name(state.pos[slot])))
    hurt = [names.say("wounds-of", state.wounds[slot], life_of(game, slot))] if state.wounds[slot] else []
    more = [*hurt, *statuses(game, names, slot)]
    return labelled(words, ", ".join(more), names.language) if more else words


def room_lines(game: Game, names: ChapterNames, face: int) -> list[str]:
    """Describe who stands on a face, and the tokens there."""
    state, board = game.state, game.chapter.board
    lines = [names.of("face", board.face_ids[face])]
    lines += [mouse_line(game, names, mouse) for mouse in range(state.mice) if game.face_of(mouse) == face]
    lines += [minion_line(game, names, slot) for slot in range(MICE, len(state.pos)) if game.face_of(slot) == face]
    return lines + token_lines(game, names, face)


def token_lines(game: Game, names: ChapterNames, face: int) -> list[str]:
    """Describe the tokens on a face."""
    state, board = game.state, game.chapter.board
    ids = game.chapter.token_ids
    return [
        f"* {names.say('stands-at', names.of('token', ids[token]), names.space(board.name(space)))}"
        for token, space in zip(state.tokens, state.token_at, strict=True)
        if board.space_face[space] == face and token < len(ids)
    ]


def counter_lines(game: Game, names: ChapterNames) -> list[str]:
    """Describe the counters of the chapter; one that only notes that something has happened, once it has."""
    chapter, lines = game.chapter, []
    for ident, most, value in zip(chapter.counter_ids, chapter.counter_max, game.state.counters, strict=True):
        name = names.of("counter", ident)
        if most > 1:
            lines.append(labelled(name, str(value), names.language))
        elif value:
            lines.append(name)
    return lines


def gear_lines(game: Game, names: ChapterNames, mouse: int) -> Iterator[str]:
    """Describe everything on a mouse: its talents, abilities, cards and statuses, each with its text."""
    state, chapter = game.state, game.chapter
    yield names.text_of("hero", chapter.hero_ids[state.party[mouse]])
    for bit in bits_of(state.abilities[mouse]):
        yield _with_text(names, "ability", chapter.ability_ids[bit])
    for key, cards in (("wears", state.worn[mouse]), ("pack", state.pack[mouse])):
        for copy in cards:
            yield labelled(names.say(key), f"{names.card(copy)}. {names.card_text(copy)}", names.language)
    for bit in bits_of(state.status[mouse]):
        yield _with_text(names, "status", chapter.status_ids[bit])


def kinds_of_minions(game: Game, names: ChapterNames) -> Iterator[str]:
    """Describe the kinds of minions on the board, each with its text."""
    state = game.state
    for kind in sorted({state.kind[slot] for slot in bits_of(state.minions)}):
        yield _with_text(names, "minion", game.chapter.minion_ids[kind])


def _with_text(names: ChapterNames, kind: str, ident: str) -> str:
    text = names.text_of(kind, ident)
    name = names.of(kind, ident)
    return labelled(name, text, names.language) if text else name
