"""The plan of a playtest: a chapter, bots, parties and seeds. It can be pickled and sent to other processes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.bots.restricted import RestrictedBot
from engine.compile import compile_chapter
from engine.invariants import check
from engine.play import new_game
from engine.playtest.bot_names import make_bots
from engine.playtest.crash import LOST, crash_words
from engine.playtest.lines import Lines
from engine.playtest.offers import Offers
from engine.playtest.parties import Party
from engine.playtest.shut_face import shut_face, without_goals
from engine.playtest.start_at import start_at
from engine.playtest.summary import Summary, play_to_summary
from engine.playtest.tally import Tally
from engine.playtest.without import ban_of
from engine.records.trace import Trace

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.content import Content
    from engine.records.game import Bot, Carried, Game

Observer = Callable[[Summary, Trace], None]
"""Called with every game and its trace, in the process that played it. It must be picklable."""


@dataclass(frozen=True)
class Plan:
    """Game number i has the seed `seed + i` and the party `parties[i % len(parties)]`.

    `end_page` 0 and `start` "" stand for those of the chapter.
    """

    content: Content
    bot: str
    parties: tuple[Party, ...]
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    end_page: int = 0
    start: str = ""
    check: bool = False
    observer: Observer | None = None
    shut: str = ""
    """A face that nobody can enter, to see what it is worth."""
    without: tuple[str, ...] = ()
    """What the bots never do (`engine.playtest.without`)."""

    def __repr__(self) -> str:
        chapter = self.content.chapter.get("id")
        return f"<Plan of {chapter}: bot {self.bot}, from seed {self.seed}, {len(self.parties)} parties>"

    def empty_tally(self) -> Tally:
        """Return a tally of no games."""
        return Tally()

    def compile(self) -> CompiledPlan:
        """Compile the chapter."""
        return CompiledPlan(self)

    def party_of(self, index: int) -> Party:
        """The party of a game."""
        return self.parties[index % len(self.parties)]


class CompiledPlan:
    """A plan with its chapter compiled, which plays the games."""

    def __init__(self, plan: Plan, chapter: Chapter | None = None) -> None:
        self.plan = plan
        self.chapter = chapter or compile_chapter(plan.content, plan.options)
        if plan.shut:
            self.chapter = without_goals(self.chapter, plan.shut)
        self.lines = Lines(self.chapter)
        self.offers = Offers(self.chapter)
        self.ban = ban_of(self.chapter, plan.without) if plan.without else None

    def play(self, index: int) -> Summary:
        """Play one game and sum it up. An error becomes part of the summary, so that the other games go on."""
        plan = self.plan
        summary = Summary(index, plan.seed + index, plan.party_of(index))
        trace = Trace() if plan.observer else None
        try:
            summary = play_to_summary(
                self.game(index, trace), self.lines, self.offers, index, summary.seed, summary.party
            )
        except (Exception, SystemExit) as error:  # reported with the seed of the game; a bot may call exit()
            summary.error = crash_words(error)
        if plan.observer and trace is not None:
            plan.observer(summary, trace)
        return summary

    def lost(self, index: int) -> Summary:
        """Return the summary of a game that kills the process that plays it."""
        return Summary(index, self.plan.seed + index, self.plan.party_of(index), error=LOST)

    def bots(self, seed: int, mice: int) -> list[Bot]:
        """Make the bots of a game."""
        bots = make_bots(self.plan.bot, seed, mice, self.plan.content.personas)
        return bots if self.ban is None else [RestrictedBot(bot, self.ban) for bot in bots]

    def game(
        self, index: int, trace: Trace | None = None, carried: Carried | None = None, bots: list[Bot] | None = None
    ) -> Game:
        """Set up game number `index`, with the bots of the plan unless others are given."""
        plan = self.plan
        seed = plan.seed + index
        party = [self.chapter.hero_ids.index(hero) for hero in plan.party_of(index)]
        game = new_game(
            self.chapter,
            party,
            seed,
            bots or self.bots(seed, len(party)),
            trace,
            check if plan.check else None,
            carried,
            plan.end_page,
        )
        if plan.start:
            start_at(game, plan.start)
        if plan.shut:
            shut_face(game, plan.shut)
        return game
