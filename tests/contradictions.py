"""Games against claims: nothing that is called impossible ever happens.

`python -m tests.contradictions 50000` plays so many games of all bots, half of them of the bundled chapters and half of
chapters that `tests/generated_chapters.py` makes up, sound ones and flawed ones, and prints every contradiction.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count, cycle

from authoring.content.library import open_library
from authoring.solve.claims import ClaimedImpossible, Claims, proof_claims
from authoring.solve.things import Thing, things_of
from engine.bots import BOTS, make_bot
from engine.play import new_game, play
from engine.playtest import CompiledPlan, Plan, all_parties
from engine.playtest.offers import count_offers
from engine.playtest.parties import Party
from engine.playtest.portable_content import compile_portable
from engine.records.content import Content, Path
from engine.records.state import WON
from tests.generated_chapters import flawed, generated

Claimant = Callable[[Content], Claims]
"""Makes the claims about a content."""

SLOW = ("expert", "planner")
QUICK = tuple(bot for bot in BOTS if bot not in SLOW)
SLOW_EVERY = 250
"""The planner thinks long, so it plays few of the games."""
CHAPTERS = 300
"""How many chapters are made up."""


def by_path(kind: str, ident: str, path: Path) -> str:
    """A place for each path, where content has no files."""
    return f"{kind} {ident} {'/'.join(map(str, path))}"


@dataclass
class Case:
    """A chapter with what is claimed about it."""

    name: str
    compiled: CompiledPlan
    parties: list[Party]
    things: list[Thing]
    against: ClaimedImpossible
    flaw: str = ""

    def claimed(self, mice: int) -> dict[Thing, str]:
        """What cannot happen with so many mice, and why."""
        reasons = {thing: self.against.why(thing, mice) for thing in self.things if thing.own}
        return {thing: why for thing, why in reasons.items() if why}


def case_of(name: str, content: Content, claimant: Claimant, parties: list[Party], flaw: str = "") -> Case:
    """Compile a chapter and collect the claims about it."""
    placed = replace(content, where=by_path)
    portable, chapter = compile_portable(placed)
    compiled = CompiledPlan(Plan(portable, "greedy", tuple(parties or all_parties(chapter))), chapter)
    things = things_of(compiled)
    against = ClaimedImpossible(placed, claimant(placed), things)
    return Case(name, compiled, list(compiled.plan.parties), things, against, flaw)


def bundled_cases(claimant: Claimant) -> list[Case]:
    """The bundled chapters, with all their parties."""
    library = open_library()
    return [case_of(ident, library.content_for(ident), claimant, []) for ident in sorted(library.entries("chapter"))]


def generated_cases(claimant: Claimant, seeds: range) -> Iterator[Case]:
    """Chapters made up at random: a sound one for each seed, and a flawed one where there can be one."""
    for seed in seeds:
        for one in (generated(seed), flawed(seed)):
            if one is not None:
                yield case_of(f"generated {seed} {one.flaw}".strip(), one.content, claimant, [one.party], one.flaw)


def contradiction(case: Case, number: int, bot: str) -> str:
    """Play a game, and say what happened in it that was called impossible; nothing if nothing did."""
    party = case.parties[number % len(case.parties)]
    claimed = case.claimed(len(party))
    chapter, offers = case.compiled.chapter, case.compiled.offers
    heroes = [chapter.hero_ids.index(hero) for hero in party]
    game = new_game(chapter, heroes, number, [make_bot(bot, number)])
    counts = count_offers(game, offers)
    play(game)
    options = [index for index, offer in enumerate(offers.all) if offer.kind == "option"]
    for thing, why in claimed.items():
        taken = thing.option >= 0 and counts.taken.get(options[thing.option], 0)
        if taken or any(game.hits[line] for line in thing.lines):
            return f"{case.name}, {bot}, seed {number}, {', '.join(party)}: {thing} happened, though {why}"
    if case.flaw and game.state.outcome == WON:
        return f"{case.name}, {bot}, seed {number}: won, though {case.flaw}"
    return ""


def contradictions(cases: list[Case], games: int, slow: bool = False) -> Iterator[str]:
    """Play games of some chapters in turn, with all bots, and yield every contradiction."""
    bots = cycle(QUICK)
    for number, case in zip(range(games), cycle(cases), strict=False):
        bot = SLOW[number // SLOW_EVERY % 2] if slow and number % SLOW_EVERY == 0 else next(bots)
        found = contradiction(case, number // len(cases), bot)
        if found:
            yield found


def main(games: int) -> int:
    """Play many games; return how many contradictions there were."""
    found = count()
    for cases in (bundled_cases(proof_claims), list(generated_cases(proof_claims, range(CHAPTERS)))):
        claims = sum(len(case.claimed(len(party))) for case in cases for party in case.parties[:1])
        print(f"{len(cases)} chapters, {claims} claims, {games // 2} games", flush=True)  # noqa: T201
        for line in contradictions(cases, games // 2, slow=True):
            next(found)
            print(line, flush=True)  # noqa: T201
    total = next(found)
    print(f"{total} contradictions")  # noqa: T201
    return total


if __name__ == "__main__":
    sys.exit(1 if main(int(sys.argv[1])) else 0)
