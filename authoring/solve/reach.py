"""Find a game that comes to a line of a chapter: in the recorded playtest, by play, or else by search."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from authoring.content.rule_at import rule_at
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.why import file_named, place_of
from authoring.report.lines import blocks
from authoring.solve.things import OPTION, Thing, find_thing, things_of
from authoring.solve.witness import Witness, witness_of
from authoring.store import StoredPlaytest, newest_playtest
from authoring.store.keys import content_hash
from engine.bots import BOTS
from engine.playtest import CompiledPlan
from engine.playtest.bot_names import make_bots
from engine.playtest.usage_error import UsageError
from engine.solve.aims import ONLY, OneLine
from engine.solve.course import Course
from engine.solve.luck import play_turn
from engine.solve.search import Effort, Search

if TYPE_CHECKING:
    from authoring.playtest.open_chapter import LoadedChapter
    from authoring.playtest.options import PlaytestOptions
    from authoring.playtest.replay_file import Replay
    from authoring.store.playtests import Report
    from engine.playtest import Plan
    from engine.records.decision import Decision
    from engine.records.game import Bot, Game

GAMES: Final = 100
"""How many games the bot plays before a search begins."""
FILE_LINE: Final = re.compile(r"(?P<file>.+):(?P<line>[0-9]+)")

RECORDED: Final = "the recorded playtest"
PLAYED: Final = "play"
SEARCHED: Final = "search, with luck of its own choice"


@dataclass(frozen=True)
class Reached:
    """A game that comes to a line of a chapter."""

    thing: Thing
    found_by: str
    witness: Witness
    turns: int
    """How many turns have been taken when it comes there; the last of them is the turn in which it does."""
    step: int
    """The number of the step at which it does, from 0."""

    @property
    def course(self) -> Course:
        """The game: its seed, changes of luck and choices."""
        return self.witness.course

    def __repr__(self) -> str:
        return f"<Reached: {self.thing} in step {self.step + 1} of seed {self.course.seed}, by {self.found_by}>"


def thing_at(loaded: LoadedChapter, compiled: CompiledPlan, text: str) -> Thing:
    """Return what a line `file:line` belongs to, or what has a name; raise UsageError if there is nothing."""
    things = things_of(compiled)
    match = FILE_LINE.fullmatch(text)
    if match is None:
        return find_thing(things, text)
    file, line = file_named(loaded, match["file"]), int(match["line"])
    if file is None:
        raise UsageError(f'no file "{match["file"]}" takes part in this chapter')
    rule = rule_at(file, line)
    if rule is not None:
        return _of_rule(loaded, things, place_of(loaded, rule), f"{loaded.name(file)}:{line}")
    around = [
        (last - first, number)
        for number, block in enumerate(blocks(_Compiled(loaded, compiled)))
        if block and block[0] == loaded.name(file) and (first := block[1]) <= line <= (last := block[2])
    ]
    if not around:
        raise UsageError(
            f'nothing that happens in games is written on line {line} of "{match["file"]}": '
            "name a line of a rule, a room, a special search, a surge, an ending or a card"
        )
    return things[min(around)[1]]


def _of_rule(loaded: LoadedChapter, things: list[Thing], place: str, here: str) -> Thing:
    """The thing of a rule by its place; the option of a choice if it begins on the line itself."""
    options = [thing for thing in things if thing.kind == OPTION and thing.where == here]
    found = options or [thing for thing in things if thing.where == place and thing.lines]
    if not found:
        raise UsageError(f"the rule at {place} takes no part in games of {loaded.entry.id}")
    return found[0]


@dataclass(frozen=True)
class _Compiled:
    loaded: LoadedChapter
    compiled: CompiledPlan


def reach(loaded: LoadedChapter, compiled: CompiledPlan, thing: Thing, turns: int = Effort().turns) -> Reached | None:
    """Find a game of a plan that comes to a thing; None if neither play nor search has found one.

    The first party of the plan plays. `turns` is how many turns the search may play.
    """
    plan = replace(compiled.plan, parties=compiled.plan.parties[:1])
    aim = OneLine(thing.lines, thing.option)
    recorded = _recorded_plan(plan, thing) if thing.lines else None
    found = _by_play(compiled, recorded, 1, aim) if recorded else None
    if found:
        return _moment(compiled, thing, RECORDED, *found)
    found = _by_play(compiled, plan, GAMES, aim) if thing.lines else None
    if found:
        return _moment(compiled, thing, PLAYED, *found)
    heroes = _heroes(compiled, plan.parties[0])
    line = Search(plan.content, compiled.chapter, heroes, plan.end_page).run(aim, Effort(turns)).get(ONLY)
    return _moment(compiled, thing, SEARCHED, line.course, line.turns) if line else None


def game_at(loaded: LoadedChapter, options: PlaytestOptions, line: str) -> Replay:
    """Return the game that comes to a line, up to the turn in which it does; raise UsageError if none was found."""
    if options.start:
        raise UsageError("the game that comes to a line begins where the chapter does, so name no face to start on")
    compiled = compile_plan(loaded.content(), replace(options, bot=""))
    thing = thing_at(loaded, compiled, line)
    found = reach(loaded, compiled, thing)
    if found is None:
        raise UsageError(f"neither play nor search came to {thing}")
    return found.witness.until_moment()


def _recorded_plan(plan: Plan, thing: Thing) -> Plan | None:
    """The plan of the game in which the newest playtest of this content first came to a thing, if it fits the plan."""
    stored = newest_playtest(content_hash(plan.content))
    seed = _first_seed(stored.report, thing) if stored else None
    if stored is None or seed is None:
        return None
    try:
        return _plan_of(plan, stored, seed)
    except (KeyError, TypeError, ValueError, ZeroDivisionError):  # a record of another form
        return None


def _plan_of(plan: Plan, stored: StoredPlaytest, seed: int) -> Plan | None:
    """A plan of one recorded game; None if it was played by other rules, by other heroes or by a bot of a person."""
    options = stored.key.options
    parties, bot = options["parties"], str(options["bot"])
    party = tuple(parties[(seed - int(options["seed"])) % len(parties)])
    same = options["options"] == plan.options and options["end-page"] == plan.end_page and not options["start"]
    if not same or party != plan.parties[0] or any(name not in BOTS for name in bot.split(",")):
        return None
    return replace(plan, bot=bot, seed=seed)


def _first_seed(report: Report, thing: Thing) -> int | None:
    """The seed of the first game of a report that came to a thing."""
    try:
        for row in report["coverage"]["lines"]:
            if (row["kind"], row["name"]) == (thing.kind, thing.name) and thing.where in ("", row["where"]):
                return int(row["first-seed"]) if row["first-seed"] is not None else None
    except (KeyError, TypeError, ValueError):  # a record of another form
        return None
    return None


class _Writing:
    """Passes decisions on to the bots of a game, and writes their answers down."""

    def __init__(self, bots: list[Bot]) -> None:
        self.bots = bots
        self.answers: list[int] = []

    def choose(self, game: Game, decision: Decision) -> int:
        """The answer of the bot that decides."""
        bot = self.bots[(decision.who if decision.who > 0 else 0) % len(self.bots)]
        self.answers.append(bot.choose(game, decision))
        return self.answers[-1]


def _by_play(compiled: CompiledPlan, plan: Plan, games: int, aim: OneLine) -> tuple[Course, int] | None:
    """Let the bot of a plan play games until one shows the aim; the course of play, and the turns until then."""
    for seed in range(plan.seed, plan.seed + games):
        party = plan.parties[0]
        writing = _Writing(make_bots(plan.bot, seed, len(party)))
        own = CompiledPlan(replace(plan, seed=seed), compiled.chapter)
        game = own.game(0, bots=[writing])
        while not _has_come(game, aim) and not game.state.outcome:
            play_turn(game)
        if _has_come(game, aim):
            course = Course(_heroes(compiled, party), seed, (), tuple(writing.answers), plan.end_page)
            return course, game.state.turn
    return None


def _has_come(game: Game, aim: OneLine) -> bool:
    return any(game.hits[line] for line in aim.lines)


def _heroes(compiled: CompiledPlan, party: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(compiled.chapter.hero_ids.index(hero) for hero in party)


def _moment(compiled: CompiledPlan, thing: Thing, found_by: str, course: Course, turns: int) -> Reached:
    witness = witness_of(compiled, course, turns, thing.lines)
    return Reached(thing, found_by, witness, turns, witness.moment)
