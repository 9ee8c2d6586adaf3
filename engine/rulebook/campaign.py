"""What a campaign carries from one chapter to the next (CAMP)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from engine.records import decision
from engine.records.game import Carried
from engine.records.state import WON

if TYPE_CHECKING:
    from engine.records.content import Data
    from engine.records.game import Game

OVER: Final = ""
"""In place of a chapter: the campaign has ended."""

RETRIES: Final = 3


def carry(game: Game, keep: Data | None = None) -> Carried:
    """What the party keeps after a game has ended (CAMP-1, CAMP-2); nothing else is kept (CAMP-3).

    `keep` is the key of that name in a campaign. By default the party keeps abilities, story achievements and one
    search card for each mouse.
    """
    keep = keep or {}
    chapter, state = game.chapter, game.state
    carried = Carried()
    for mouse in range(state.mice):
        hero = chapter.hero_ids[state.party[mouse]]
        if keep.get("abilities", True):
            taken = state.abilities[mouse]
            carried.abilities[hero] = [name for i, name in enumerate(chapter.ability_ids) if taken >> i & 1]
        carried.cards[hero] = _kept_cards(game, mouse, keep.get("search-cards", 1))
    if keep.get("achievements", True):
        earned = zip(chapter.achievement_ids, state.achieved, chapter.achievement_individual, strict=True)
        carried.achievements = [name for name, by, individual in earned if by and not individual]
    return carried


def _kept_cards(game: Game, mouse: int, most: int) -> list[str]:
    """The found cards that a player keeps, of those in the pack or worn; starting equipment does not count."""
    chapter, state = game.chapter, game.state
    starting = list(chapter.hero_cards[state.party[mouse]])
    found = []
    for copy in [*state.worn[mouse], *state.pack[mouse]]:
        if chapter.copies[copy] in starting:
            starting.remove(chapter.copies[copy])
        else:
            found.append(copy)
    kept: list[str] = []
    while found and len(kept) < most:
        copy = game.choose(decision.CARD, mouse, [*found, decision.DONE])
        if copy == decision.DONE:
            break
        found.remove(copy)
        kept.append(chapter.search_ids[chapter.copies[copy]])
    return kept


def next_chapter(campaign: Data, chapter: str, outcome: int, achieved: Collection[str], tries: int = 1) -> str:
    """The chapter that follows, or `OVER` (CAMP-4).

    A branch under `then` whose condition holds comes first. Otherwise a lost chapter is played again where the policy
    is `retry`, at most `retries` times more; otherwise the next chapter in order follows. `achieved` are the story
    achievements of the party, `tries` is how often this chapter has been played so far.
    """
    steps = [step["chapter"] for step in campaign["chapters"]]
    at = steps.index(chapter)
    for branch in campaign["chapters"][at].get("then", []):
        if _holds(branch.get("if"), outcome, achieved):
            return OVER if branch["go"] == "end" else str(branch["go"])
    again = campaign.get("after-defeat", "go-on") == "retry" and tries <= campaign.get("retries", RETRIES)
    if outcome != WON and again:
        return chapter
    return steps[at + 1] if at + 1 < len(steps) else OVER


def _holds(wanted: object, outcome: int, achieved: Collection[str]) -> bool:
    if wanted is None:
        return True
    if isinstance(wanted, dict):
        return wanted["achieved"] in achieved
    return (wanted == "victory") == (outcome == WON)
