"""Show that something can happen in a chapter: by a game that anybody can watch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from authoring.solve.things import ANY_VICTORY, Thing
from authoring.solve.witness import Witness, witness_of
from engine.playtest.parties import Party
from engine.solve.aims import ONLY, Aims, OneLine, Victory
from engine.solve.search import Effort, Search

if TYPE_CHECKING:
    from engine.playtest import CompiledPlan

EFFORT = Effort()


@dataclass(frozen=True)
class Solution:
    """What a search for one thing has come to."""

    thing: Thing
    party: Party
    witness: Witness | None
    """The shortest game that was found, if one was."""
    rounds: int
    """After how many rounds of that game it has happened."""
    turns: int
    """How many turns the search has played."""

    def __repr__(self) -> str:
        what = f"shown in round {self.rounds}" if self.witness else f"not found in {self.turns} turns"
        return f"<Solution: {self.thing} with {', '.join(self.party)}: {what}>"


def solve(compiled: CompiledPlan, party: Party, thing: Thing = ANY_VICTORY, effort: Effort = EFFORT) -> Solution:
    """Search for a game with a party in which something happens."""
    search = search_for(compiled, party)
    aims: Aims = Victory() if thing == ANY_VICTORY else OneLine(thing.lines, thing.option)
    found = search.run(aims, effort).get(ONLY)
    if found is None:
        return Solution(thing, party, None, 0, search.table.turns)
    witness = witness_of(compiled, found.course, found.turns)
    return Solution(thing, party, witness, found.rounds, search.table.turns)


def search_for(compiled: CompiledPlan, party: Party) -> Search:
    """Return a search in a chapter for a party."""
    heroes = tuple(compiled.chapter.hero_ids.index(hero) for hero in party)
    return Search(compiled.plan.content, compiled.chapter, heroes, compiled.plan.end_page)
