"""The options of a command into a plan."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from authoring.playtest.own_bots import look_here
from authoring.playtest.traces import TraceFiles
from engine.playtest import Plan, Table, all_parties, check_party, first_party
from engine.playtest.bot_names import seat
from engine.playtest.portable_content import compile_portable
from engine.playtest.start_at import check_face
from engine.playtest.usage_error import AskedError

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.content import Content

OPTIONS: dict[str, tuple[str, ...]] = {
    "abilities": ("per-mouse", "per-turn"),
    "individual-achievements": ("true", "false"),
    "mousetraps": ("unlimited",),
    "placement-overflow": ("true", "false"),
    "searches": ("per-face", "per-tile"),
}
"""Rule options and the words they take; `mousetraps` takes a number too."""


@dataclass(frozen=True)
class Wish:
    """What a person asked for, in their words."""

    bot: str = "greedy"
    party: str = ""
    mice: int = 0
    seed: int = 0
    options: list[str] = field(default_factory=list)
    end_page: int = 0
    check: bool = False
    traces: Path | None = None
    start: str = ""


def table_for(content: Content, wish: Wish) -> Table:
    """The table a chapter is played at."""
    look_here(wish.bot)
    options = rule_options(wish.options)
    carried, chapter = compile_portable(content, options)
    parties = _parties(chapter, wish)
    for party in parties:
        seat(wish.bot, 0, len(party))  # a wrong word is told before the first game
    observer = TraceFiles(wish.traces) if wish.traces else None
    check_face(chapter.board.face_ids, wish.start)
    plan = Plan(carried, wish.bot, parties, wish.seed, options, wish.end_page, wish.start, wish.check, observer)
    return Table(plan, chapter)


def rule_options(words: list[str]) -> dict[str, Any]:
    """`name=value` words into rule options."""
    found: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in OPTIONS:
            raise AskedError(f'unknown option "{name}"', name, OPTIONS)
        number = name == "mousetraps" and value.isdecimal()
        if value not in OPTIONS[name] and not number:
            words_of_it = [*OPTIONS[name], *(["a number"] if name == "mousetraps" else [])]
            raise AskedError(f'option "{name}" cannot be "{value}", use one of: {", ".join(words_of_it)}')
        found[name] = int(value) if number else value
    return found


def _parties(chapter: Chapter, wish: Wish) -> tuple[tuple[str, ...], ...]:
    if wish.party == "all":
        return tuple(all_parties(chapter, wish.mice))
    if not wish.party:
        return (first_party(chapter, wish.mice),)
    party = tuple(hero.strip() for hero in wish.party.split(","))
    if wish.mice and wish.mice != len(party):
        raise AskedError(f'{wish.mice} mice were asked for, "{wish.party}" are {len(party)}')
    check_party(chapter, party)
    return (party,)
