"""Golden campaigns: some campaigns of every bundled one, chapter by chapter, with what is carried over from each."""

from __future__ import annotations

from engine.playtest import Plan
from engine.playtest.campaign import CampaignPlan, CompiledCampaign
from engine.playtest.parties import Party
from engine.playtest.summary import Summary
from engine.records.game import Carried
from engine.records.state import OUTCOMES
from tests.engine.scene import bundled

BOTS = ("random", "greedy")
"""Those that are quick: a campaign is up to nine games, and a golden one is several campaigns."""

CAMPAIGNS = 4


def lines_of_campaigns(ident: str, bot: str) -> list[str]:
    """Campaigns as they are played now."""
    campaign = bundled().entries("campaign")[ident].data
    chapters = dict.fromkeys(step["chapter"] for step in campaign["chapters"])
    plans = {chapter: Plan(bundled().content_for(chapter), bot, ()) for chapter in chapters}
    table = _Told(CampaignPlan(campaign, plans))
    for index in range(CAMPAIGNS):
        table.told.append(f"# {ident}, bot {bot}, seed {index}")
        table.told.append(f"# {table.play(index).end}")
    return table.told


class _Told(CompiledCampaign):
    """A campaign that tells what it carries over."""

    def __init__(self, plan: CampaignPlan) -> None:
        super().__init__(plan)
        self.told: list[str] = []

    def _game(
        self, chapter: str, party: Party, index: int, number: int, carried: Carried
    ) -> tuple[Summary, Carried | None]:
        one, after = super()._game(chapter, party, index, number, carried)
        self.told.append(f"{chapter}: {', '.join(party)}")
        self.told.append(f"  {OUTCOMES[one.outcome]}: {one.reason}, round {one.rounds}, {one.decisions} decisions")
        if after is not None:
            self.told += _carried(after)
        return one, after


def _carried(after: Carried) -> list[str]:
    per_hero = {"abilities": after.abilities, "cards": after.cards}
    told = [f"  {what} of {hero}: {', '.join(had)}" for what, by in per_hero.items() for hero, had in by.items() if had]
    return [*told, f"  achievements: {', '.join(after.achievements)}"] if after.achievements else told
