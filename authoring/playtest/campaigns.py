"""A campaign made ready to be played: its chapters checked and planned."""

from __future__ import annotations

from authoring.playtest.make_plan import Wish, rule_options
from authoring.playtest.open_chapter import Opened, check_file
from authoring.playtest.own_bots import look_here
from authoring.playtest.session import Session
from authoring.report.campaign import CampaignPlayed
from engine.playtest import Plan, portable, run
from engine.playtest.bot_names import seat
from engine.playtest.campaign import CampaignPlan, CampaignTable, party_for
from engine.playtest.usage_error import AskedError


def play_campaign(session: Session, opened: Opened, wish: Wish) -> CampaignPlayed:
    """Playtest a campaign: chapters in order, with what is carried over."""
    table = campaign_table(opened, wish)
    with session.bar(session.games, "campaigns") as advance:
        result = run(
            table.plan, session.games, session.executor, advance,
            ahead=session.ahead, reins=session.reins, sitting=table,
        )  # fmt: skip
    return CampaignPlayed(opened, table.plan, result)


def campaign_table(opened: Opened, wish: Wish) -> CampaignTable:
    """The plan of a campaign, made ready."""
    _refuse_what_is_a_chapters(wish)
    look_here(wish.bot)
    names = dict.fromkeys(step["chapter"] for step in opened.entry.data["chapters"])
    plans = {name: _chapter_plan(opened, wish, name) for name in names}
    party = tuple(hero.strip() for hero in wish.party.split(",")) if wish.party else ()
    ready = CampaignPlan(opened.entry.data, plans, party, wish.seed).sit()
    for table in ready.tables.values():  # wrong words are told before the first game
        known = table.chapter.hero_ids
        unknown = [hero for hero in party if hero not in known]
        if unknown:
            raise AskedError(f'unknown hero "{unknown[0]}"', unknown[0], known)
        seat(wish.bot, 0, len(party_for(table.chapter, party, ())))
    return ready


def _chapter_plan(opened: Opened, wish: Wish, name: str) -> Plan:
    check_file(opened.library, opened.library.entries("chapter")[name].file)
    options = rule_options(wish.options)
    return Plan(portable(opened.content(name), options), wish.bot, (), 0, options, check=wish.check)


def _refuse_what_is_a_chapters(wish: Wish) -> None:
    """Options that make sense for one chapter only."""
    asked = {"--end-page": wish.end_page, "--start": wish.start, "--mice": wish.mice, "--trace-dir": wish.traces}
    for words, value in asked.items():
        if value:
            raise AskedError(f"{words} is for a chapter, not for a campaign; playtest the chapter by itself")
    if wish.party == "all":
        raise AskedError('party "all" is for a chapter; name the heroes of a campaign, or none')
