"""Play whole campaigns, with everything the party carries over from one chapter to the next.

Campaign number i has the seed `seed + i`; the seeds of its games lie `STRIDE` apart. A chapter is played by the
requested party if it allows that one, else by the allowed party that shares most heroes with the party of the chapter
before (the first of these in the order of `parties`). A chapter that is tried again starts with what the party had when
it first came to the chapter.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from engine.playtest.crash import LOST, crash_words
from engine.playtest.parties import Party, PartyError, allowed_parties, check_party, usual_size
from engine.playtest.plan import CompiledPlan, Plan
from engine.playtest.summary import CRASHED, Summary, play_to_summary
from engine.playtest.tally import Tally
from engine.records.game import Carried
from engine.records.state import WON
from engine.rulebook.campaign import OVER, carry, next_chapter

if TYPE_CHECKING:
    from engine.records.chapter import Chapter

STRIDE: Final = 1_000_003
MOST_GAMES: Final = 40
"""A campaign with more games than this repeats itself; it counts as endless, not as lost."""

FINISHED: Final = "finished"
FAILED: Final = "failed"
ENDLESS: Final = "endless"
BROKEN: Final = "crashed"
"""How a campaign ends: its last chapter is won, its last chapter is lost, it never ends, or an error stops it."""


@dataclass(frozen=True)
class CampaignPlan:
    """A campaign and the plans of its chapters, by id. `party` is the requested party, if any."""

    campaign: dict[str, Any]
    plans: dict[str, Plan]
    party: Party = ()
    seed: int = 0

    def empty_tally(self) -> CampaignTally:
        """Return a tally of no campaigns."""
        return CampaignTally()

    def compile(self) -> CompiledCampaign:
        """Compile the chapters."""
        return CompiledCampaign(self)


@dataclass
class CampaignSummary:
    """One campaign: its games in order, each with its chapter, and how it ended."""

    index: int
    games: list[tuple[str, Summary]] = field(default_factory=list)
    end: str = BROKEN


class CompiledCampaign:
    """A campaign with its chapters compiled."""

    def __init__(self, plan: CampaignPlan) -> None:
        self.plan = plan
        self.chapters = {ident: CompiledPlan(chapter_plan) for ident, chapter_plan in plan.plans.items()}

    def play(self, index: int) -> CampaignSummary:
        """Play one campaign. An error ends it and becomes part of the summary."""
        campaign = CampaignSummary(index)
        chapter = self.plan.campaign["chapters"][0]["chapter"]
        carried, party, tries = Carried(), self.plan.party, 1
        while chapter != OVER:
            if len(campaign.games) >= MOST_GAMES:
                campaign.end = ENDLESS
                return campaign
            party = self._party(chapter, party)
            summary, after = self._game(chapter, party, index, len(campaign.games), carried)
            campaign.games.append((chapter, summary))
            if after is None:
                return campaign
            following = next_chapter(self.plan.campaign, chapter, summary.outcome, after.achievements, tries)
            again = following == chapter and summary.outcome != WON
            carried = carried if again else after
            tries = tries + 1 if following == chapter else 1
            campaign.end = FINISHED if summary.outcome == WON else FAILED
            chapter = following
        return campaign

    def lost(self, index: int) -> CampaignSummary:
        """Return the summary of a campaign that kills the process that plays it, in a game that nobody knows."""
        chapter = self.plan.campaign["chapters"][0]["chapter"]
        summary = Summary(index, self.plan.seed + index, self._party(chapter, self.plan.party), error=LOST)
        return CampaignSummary(index, [(chapter, summary)])

    def _game(
        self, chapter: str, party: Party, index: int, number: int, carried: Carried
    ) -> tuple[Summary, Carried | None]:
        """Play one game; return it with what the party carries over, or None after an error."""
        compiled = self.chapters[chapter]
        seed = self.plan.seed + index + number * STRIDE
        own = CompiledPlan(replace(compiled.plan, parties=(party,), seed=seed), compiled.chapter)
        summary = Summary(index, seed, party)
        try:
            game = own.game(0, carried=carried)
            summary = play_to_summary(game, own.lines, own.offers, index, seed, party)
            after = carry(game, self.plan.campaign.get("keep"))
        except (Exception, SystemExit) as error:  # reported with the seed of the game; a bot may call exit()
            summary.outcome, summary.error = CRASHED, crash_words(error)
            return summary, None
        after.abilities = {**carried.abilities, **after.abilities}
        after.cards = {**carried.cards, **after.cards}
        after.achievements = list(dict.fromkeys([*carried.achievements, *after.achievements]))
        return summary, after

    def _party(self, chapter: str, before: Party) -> Party:
        return party_for(self.chapters[chapter].chapter, self.plan.party, before)


def party_for(chapter: Chapter, requested: Party, before: Party) -> Party:
    """Return the party that plays a chapter of a campaign."""
    if requested:
        try:
            check_party(chapter, requested)
        except PartyError:
            pass
        else:
            return requested
    sizes = range(chapter.mice_from, chapter.mice_to + 1)
    size = len(before) if len(before) in sizes else usual_size(chapter)
    parties = allowed_parties(chapter, size)
    if not parties:
        raise PartyError(f"no party of {size} mice can play {chapter.ident}: too few heroes are allowed")
    return max(parties, key=lambda party: len(set(party) & set(before)))  # the first of the best


@dataclass
class CampaignTally:
    """Sums over campaigns: how they ended, which route they took, and a tally of each chapter."""

    course: list[str] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    routes: Counter[tuple[tuple[str, bool], ...]] = field(default_factory=Counter)
    victories: Counter[int] = field(default_factory=Counter)
    half_minutes: Counter[int] = field(default_factory=Counter)
    chapters: dict[str, Tally] = field(default_factory=dict)

    @property
    def games(self) -> int:
        """The number of campaigns that no error stopped."""
        return len(self.course) - self.ends[BROKEN]

    def add(self, one: CampaignSummary) -> None:
        """Count one campaign. Campaigns are added in the order of their numbers."""
        self.course.append(one.end)
        self.ends[one.end] += 1
        for chapter, game in one.games:
            self.chapters.setdefault(chapter, Tally()).add(game)
        if one.end == BROKEN:
            return
        self.routes[tuple((chapter, game.outcome == WON) for chapter, game in one.games)] += 1
        self.victories[len({chapter for chapter, game in one.games if game.outcome == WON})] += 1
        self.half_minutes[sum(game.half_minutes for _, game in one.games)] += 1

    def skip(self, count: int) -> None:
        """Do nothing: nothing refers to campaigns by their numbers."""

    def merge(self, later: CampaignTally) -> None:
        """Count the campaigns of another tally, which come after those of this one."""
        self.course += later.course
        for name in ("ends", "routes", "victories", "half_minutes"):
            getattr(self, name).update(getattr(later, name))
        for chapter, tally in later.chapters.items():
            self.chapters.setdefault(chapter, Tally()).merge(tally)
