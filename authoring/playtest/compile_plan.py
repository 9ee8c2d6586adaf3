"""Make the plan of a playtest from its options, and compile the chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from authoring.playtest.bot_modules import search_current_folder
from authoring.playtest.options import ALL_PARTIES, PlaytestOptions, parse_rule_options
from authoring.playtest.traces import TraceFiles
from engine.playtest import CompiledPlan, Plan, all_parties, check_party, first_party
from engine.playtest.bot_names import check_bots
from engine.playtest.portable_content import compile_portable
from engine.playtest.start_at import check_face
from engine.playtest.usage_error import UsageError

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.content import Content

DEFAULT_BOT = "greedy"


def compile_plan(content: Content, options: PlaytestOptions) -> CompiledPlan:
    """Compile a chapter; raise UsageError if an option does not fit it."""
    bot = options.bot or DEFAULT_BOT
    search_current_folder(bot)
    rule_options = parse_rule_options(options.rule_options)
    portable, chapter = compile_portable(content, rule_options)
    parties = _parties(chapter, options)
    for party in parties:
        check_bots(bot, len(party), content.personas)
    check_face(chapter.board.face_ids, options.start)
    observer = TraceFiles(options.trace_dir) if options.trace_dir else None
    plan = Plan(
        portable, bot, parties, options.seed, rule_options, options.end_page, options.start, options.check, observer
    )
    return CompiledPlan(plan, chapter)


def _parties(chapter: Chapter, options: PlaytestOptions) -> tuple[tuple[str, ...], ...]:
    if options.party == ALL_PARTIES:
        return tuple(all_parties(chapter, options.mice))
    party = options.heroes
    if not party:
        return (first_party(chapter, options.mice),)
    if options.mice and options.mice != len(party):
        heroes = "1 hero" if len(party) == 1 else f"{len(party)} heroes"
        raise UsageError(f"--mice {options.mice} does not match --party {options.party} ({heroes})")
    check_party(chapter, party)
    return (party,)
