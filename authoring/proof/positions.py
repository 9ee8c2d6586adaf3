"""An abstract run from a position in a game: what can still come about."""

from __future__ import annotations

from dataclasses import replace

from authoring.proof.block import Block
from authoring.proof.facts import Facts, bits, face_mask
from authoring.proof.run import run
from authoring.proof.verdicts import cause_of
from authoring.proof.walking import arrive
from authoring.proof.world import World
from engine.records.chapter import MICE, Chapter
from engine.records.state import State


def out_of_reach(world: World, chapter: Chapter, state: State) -> Block | None:
    """Why no victory can be reached any more from a position between two turns; None if one can, as far as is known.

    Nothing is said of positions with rules for a time, or without a mouse on the board.
    """
    if state.outcome or state.lasting or not any(state.mice_on):
        return None
    here = replace(
        world, facts=Facts(), heroes=frozenset(chapter.hero_ids[hero] for hero in state.party), going_on=True,
        fewest=state.mice, most=state.mice, cut=frozenset(_both_ways(state.closed)),
    )  # fmt: skip
    here.facts = _facts(here, chapter, state)
    _add_mice(here, state)
    done = run(here, here.facts)
    if done.winnable or not done.endings:
        return None
    block = next(block for block in done.endings.values() if block is not None)
    return cause_of(done.world, block).root


def _both_ways(spaces: list[int]) -> set[tuple[int, int]]:
    """The pairs of a list of spaces, in both directions."""
    pairs = set(zip(spaces[::2], spaces[1::2], strict=True))
    return pairs | {(there, here) for here, there in pairs}


def _facts(world: World, chapter: Chapter, state: State) -> Facts:
    """What is so in a position."""
    board, content = chapter.board, world.content
    held = [*state.stash, *(card for cards in (*state.pack, *state.worn) for card in cards)]
    facts = Facts(
        heroes=set(world.heroes), end_page=state.end_page, shut=state.closed_exits, links=_both_ways(state.bridges),
        visited={board.face_ids[face] for face in bits(state.entered)},
        explored={board.face_ids[face] for face in state.face_up},
        cards={name for name, card in content.search_cards.items() if card.get("copies", 1)}
        | {chapter.search_ids[chapter.copies[card]] for card in held},
        achieved={chapter.achievement_ids[number] for number, value in enumerate(state.achieved) if value},
        statuses={name for name, data in content.statuses.items() if data.get("takes-move")}
        | {chapter.status_ids[status] for mask in state.status for status in bits(mask)},
        counters={name: 1 << value for name, value in zip(chapter.counter_ids, state.counters, strict=True)},
        figure_counters=_figure_counters(chapter, state),
    )  # fmt: skip
    for token, space in zip(state.tokens, state.token_at, strict=True):
        name = chapter.token_ids[token]
        facts.tokens[name] = facts.tokens.get(name, 0) | 1 << space
        facts.happened.add(("certain-token", name))
    _add_minions(facts, chapter, state)
    return facts


def _figure_counters(chapter: Chapter, state: State) -> dict[str, int]:
    names = chapter.figure_counter_ids
    found = {name: 1 << start for name, start in zip(names, chapter.figure_counter_start, strict=True)}
    for index, value in enumerate(state.figure_counters if names else ()):
        found[names[index % len(names)]] |= 1 << value
    return found


def _add_minions(facts: Facts, chapter: Chapter, state: State) -> None:
    board = chapter.board
    for figure in bits(state.minions):
        name, face = chapter.minion_ids[state.kind[figure]], board.space_face[state.pos[figure]]
        facts.minions.add(name)
        facts.minion_faces.add((name, board.face_ids[face]))
        facts.minion_spaces |= face_mask(board, face)
        facts.greedy |= {name} if state.greedy >> state.kind[figure] & 1 else set()


def _add_mice(world: World, state: State) -> None:
    """The mice on the board, and those that may be rescued next to them."""
    near = 0
    for space in state.pos[:MICE]:
        if space >= 0:
            near |= 1 << space | sum(
                1 << there for here, there in world.facts.links if here == space and state.captured
            )
            for there in world.board.near_mouse[space] if state.captured else ():
                near |= 1 << there
    arrive(world, near)
