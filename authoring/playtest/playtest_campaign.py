"""Playtest a campaign: its chapters in order, with everything the party carries over."""

from __future__ import annotations

from dataclasses import dataclass

from authoring.playtest.bot_modules import search_current_folder
from authoring.playtest.compile_plan import DEFAULT_BOT
from authoring.playtest.open_chapter import LoadedChapter, check_file
from authoring.playtest.options import ALL_PARTIES, PlaytestOptions, parse_rule_options
from authoring.playtest.runner import ProgressBar, Runner, no_progress_bar
from authoring.playtest.workers import open_workers
from engine.playtest import Plan, Result, portable
from engine.playtest.bot_names import check_bots
from engine.playtest.campaign import CampaignPlan, CampaignTally, CompiledCampaign, party_for
from engine.playtest.usage_error import UsageError


@dataclass(frozen=True)
class CampaignResult:
    """A finished playtest of a campaign: everything that its report is made from."""

    loaded: LoadedChapter
    plan: CampaignPlan
    run: Result[CampaignTally]


def playtest_campaign(
    loaded: LoadedChapter, options: PlaytestOptions, progress: ProgressBar = no_progress_bar
) -> CampaignResult:
    """Play a campaign many times. Raises ContentErrors and UsageError like `playtest`."""
    compiled = compile_campaign(loaded, options)
    with open_workers(options) as workers:
        campaigns = Runner(options.games, workers, progress).run(compiled.plan, compiled, "campaigns")
    return CampaignResult(loaded, compiled.plan, campaigns)


def compile_campaign(loaded: LoadedChapter, options: PlaytestOptions) -> CompiledCampaign:
    """Compile all chapters of a campaign; raise UsageError before the first game if an option does not fit them."""
    _refuse_chapter_options(options)
    bot, party = options.bot or DEFAULT_BOT, options.heroes
    search_current_folder(bot)
    names = dict.fromkeys(step["chapter"] for step in loaded.entry.data["chapters"])
    plans = {name: _chapter_plan(loaded, options, bot, name) for name in names}
    campaign = CampaignPlan(loaded.entry.data, plans, party, options.seed).compile()
    for compiled in campaign.chapters.values():
        heroes = compiled.chapter.hero_ids
        unknown = [hero for hero in party if hero not in heroes]
        if unknown:
            raise UsageError(f'unknown hero "{unknown[0]}"', unknown[0], heroes)
        personas = compiled.plan.content.personas
        check_bots(bot, len(party_for(compiled.chapter, party, ())), personas)
    return campaign


def _chapter_plan(loaded: LoadedChapter, options: PlaytestOptions, bot: str, name: str) -> Plan:
    check_file(loaded.library, loaded.library.entries("chapter")[name].file)
    rule_options = parse_rule_options(options.rule_options)
    return Plan(portable(loaded.content(name), rule_options), bot, (), 0, rule_options, check=options.check)


def _refuse_chapter_options(options: PlaytestOptions) -> None:
    """Raise UsageError for an option that only makes sense for a single chapter."""
    if options.gate or options.pages_to:
        raise UsageError("--gate and --pages-to are for a chapter; playtest the chapters of the campaign one by one")
    chapter_options = {
        "--end-page": options.end_page,
        "--start": options.start,
        "--mice": options.mice,
        "--trace-dir": options.trace_dir,
        "--resume": options.resume,
    }
    for name, value in chapter_options.items():
        if value:
            raise UsageError(f"{name} is for a chapter, not for a campaign; playtest the chapter by itself")
    if options.party == ALL_PARTIES:
        raise UsageError('party "all" is for a chapter; name the heroes of a campaign, or none')
