"""Golden campaigns: some campaigns of every bundled one, chapter by chapter, with what the heroes carry over."""

from __future__ import annotations

from engine.playtest import Plan
from engine.playtest.campaign import CampaignPlan, CompiledCampaign
from engine.playtest.parties import Party
from engine.playtest.summary import Summary
from engine.records.game import Carried
from engine.records.state import OUTCOMES
from tests.engine.scene import bundled

BOT = "random"
CAMPAIGNS = 4


def lines_of_campaigns(ident: str) -> list[str]:
    """Play campaigns now and return their record."""
    campaign = bundled().entries("campaign")[ident].data
    chapters = dict.fromkeys(step["chapter"] for step in campaign["chapters"])
    plans = {chapter: Plan(bundled().content_for(chapter), BOT, ()) for chapter in chapters}
    recorded = _RecordedCampaign(CampaignPlan(campaign, plans))
    for index in range(CAMPAIGNS):
        recorded.lines.append(f"# {ident}, bot {BOT}, seed {index}")
        recorded.lines.append(f"# {recorded.play(index).end}")
    return recorded.lines


class _RecordedCampaign(CompiledCampaign):
    """A campaign that writes down each of its games."""

    def __init__(self, plan: CampaignPlan) -> None:
        super().__init__(plan)
        self.lines: list[str] = []

    def _game(
        self, chapter: str, party: Party, index: int, number: int, carried: Carried
    ) -> tuple[Summary, Carried | None]:
        game, after = super()._game(chapter, party, index, number, carried)
        self.lines.append(f"{chapter}: {', '.join(party)}")
        self.lines.append(f"  {OUTCOMES[game.outcome]}: {game.reason}, round {game.rounds}, {game.decisions} decisions")
        if after is not None:
            self.lines += _carried(after)
        return game, after


def _carried(after: Carried) -> list[str]:
    per_hero = {"abilities": after.abilities, "cards": after.cards}
    lines = [
        f"  {kind} of {hero}: {', '.join(ids)}" for kind, by in per_hero.items() for hero, ids in by.items() if ids
    ]
    return [*lines, f"  achievements: {', '.join(after.achievements)}"] if after.achievements else lines
