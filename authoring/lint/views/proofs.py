"""What the abstract run says of a chapter, by cause: one mistake makes one trouble, however much hangs on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from authoring.boardgraph import Party
from authoring.content.library import Library
from authoring.content.source import Steps
from authoring.lint.rule import Context
from authoring.lint.views.carried import carried_to
from authoring.lint.views.state_graphs import ChapterGraphs, chapter_graphs, graphs_of
from authoring.proof import Run, World, run, world_of
from authoring.proof.acting import can_act
from authoring.proof.block import Block
from authoring.proof.conditions import blocked
from authoring.proof.facts import Facts
from authoring.proof.rules import PlayRule, effects_in
from authoring.proof.run import ENDING
from authoring.proof.setting_up import brought
from authoring.proof.together import clash
from authoring.proof.verdicts import Cause, cause_of, face_block, reached_faces

MOST_KINDS = 8
"""How many kinds of party are looked at one by one."""
GOAL, ENDS, ROOM, RULE = "goal", "ending", "room", "rule"


@dataclass(frozen=True)
class Trouble:
    """Something that no game comes to, and its cause. `what`: goal, ending, room or rule; `path`: its own place."""

    what: str
    path: Steps
    cause: Cause
    also: tuple[Steps, ...] = ()
    """The places of what else hangs on the same cause."""
    who: str = "every party"

    @property
    def root(self) -> Block:
        """The cause itself."""
        return self.cause.root


@dataclass
class Proofs:
    """The abstract runs of a chapter that can be set up, each done once."""

    graphs: ChapterGraphs
    carried: frozenset[str] | None = None
    """What a party can bring along in a campaign; None if the chapter is in none."""
    _runs: dict[tuple[frozenset[str], int | None, bool], Run] = field(default_factory=dict)

    @cached_property
    def base(self) -> World:
        """The chapter for runs, with the board that is compiled already."""
        return replace(world_of(self.graphs.content), board=self.graphs.board)

    def run(self, heroes: frozenset[str] | None = None, mice: int | None = None, luck: bool = True) -> Run:
        """A run for some heroes and a number of mice; by default for all that the chapter allows."""
        chosen = self.base.heroes if heroes is None else heroes
        key = (chosen, mice, luck)
        if key not in self._runs:
            world = replace(self.base, facts=Facts(), luck=luck, heroes=chosen)
            world = world if mice is None else replace(world, fewest=mice, most=mice)
            self._runs[key] = run(world, None, self._carried_along)
        return self._runs[key]

    @cached_property
    def _carried_along(self) -> frozenset[str]:
        """What a party can bring along; in no campaign yet, what it might bring."""
        return frozenset(brought(self.base)) if self.carried is None else self.carried

    @property
    def all(self) -> Run:
        """The run for everybody, with lucky searches."""
        return self.run()

    @property
    def sure(self) -> Run:
        """The run for everybody without what only the search deck may give."""
        return self.run(luck=False)

    @cached_property
    def kinds(self) -> list[tuple[frozenset[str] | None, int, list[Party]]]:
        """The kinds of party that can make a difference: heroes, number of mice, and the parties of the kind."""
        named = _named(self.graphs.content.chapter, self.base)
        found: dict[tuple[int, frozenset[str]], list[Party]] = {}
        for party in self.graphs.parties:
            words = frozenset(party.heroes) | party.classes
            found.setdefault((len(party.heroes), words & named), []).append(party)
        if len(found) > MOST_KINDS:
            found = {}
            for party in self.graphs.parties:
                found.setdefault((len(party.heroes), frozenset()), []).append(party)
            return [(None, size, parties) for (size, _), parties in found.items()]
        return [
            (frozenset(hero for party in parties for hero in party.heroes), size, parties)
            for (size, _), parties in found.items()
        ]

    @cached_property
    def hopeless(self) -> list[tuple[Run, list[Party]]]:
        """The kinds of party that cannot win, each with its run."""
        if not self.graphs.parties:
            return []
        if not self.all.winnable:
            return [(self.all, self.graphs.parties)]
        alone = len(self.kinds) == 1 and self.base.fewest == self.base.most
        runs = [] if alone else [(self.run(heroes, size), parties) for heroes, size, parties in self.kinds]
        return [(done, parties) for done, parties in runs if not done.winnable]

    @cached_property
    def troubles(self) -> list[Trouble]:
        """Everything in the chapter that no game comes to, by cause."""
        found = [*self._goal(), *_endings(self.all), *_rooms(self.all), *_rules(self.all), *_goals(self.all),
                 *self._of_sizes()]  # fmt: skip
        by_cause: dict[tuple[Steps, str], Trouble] = {}
        for one in found:
            key = (one.root.path, one.root.text)
            first = by_cause.setdefault(key, one)
            if first is not one:
                by_cause[key] = replace(first, also=(*first.also, one.path))
        return list(by_cause.values())

    def _goal(self) -> Iterator[Trouble]:
        for done, parties in self.hopeless:
            path, block = next((path, block) for path, block in done.endings.items() if block is not None)
            yield Trouble(GOAL, path, cause_of(done.world, block), who=self.describe(parties))

    def _of_sizes(self) -> Iterator[Trouble]:
        """Rules that never act with some of the numbers of mice that the chapter allows."""
        sizes = sorted({len(party.heroes) for party in self.graphs.parties})
        known = {path for path, _ in _blocked_rules(self.all)}
        for size in sizes if len(sizes) > 1 else ():
            done = self.run(None, size)
            for path, block in _blocked_rules(done):
                if path not in known and block.fact[0] in ("mice", "room"):
                    known.add(path)
                    yield Trouble(RULE, path, cause_of(done.world, block), who=f"every party of {size}")

    def describe(self, parties: list[Party]) -> str:
        """Some parties in words."""
        everyone = self.graphs.parties
        if len(parties) == len(everyone):
            return "every party"
        size = len(parties[0].heroes)
        if {len(party.heroes) for party in parties} == {size} and len(parties) == sum(
            len(party.heroes) == size for party in everyone
        ):
            return f"every party of {size}"
        others = len(parties) - 1
        return f"the party {parties[0]}" + (f" and {others} more" if others else "")


def _named(chapter: dict[str, Any], world: World) -> frozenset[str]:
    """The heroes and classes that rules in play speak of where it matters for what can be reached."""
    known = set(world.content.heroes) | {name for hero in world.content.heroes for name in world.hero_classes(hero)}
    words = {part for key in chapter if key not in ("party", "story", "goals") for part in _strings(chapter[key])}
    for flip in world.flips.values():
        words |= set(_strings(flip))
    return frozenset(words & known)


def _strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for part in data.values():
            yield from _strings(part)
    elif isinstance(data, list):
        for part in data:
            yield from _strings(part)


def _endings(done: Run) -> Iterator[Trouble]:
    """Victories that cannot be met though others can, and defeats that cannot."""
    world = done.world
    for path, block in done.endings.items() if done.winnable else ():
        if block is not None:
            yield Trouble(ENDS, path, cause_of(world, block))
    for i, one in enumerate(world.chapter.get("defeat", {}).get("also", [])):
        block = blocked(world, one["if"], ENDING, ("defeat", "also", i, "if"))
        if block is not None:
            yield Trouble(ENDS, ("defeat", "also", i, "if"), cause_of(world, block))


def _blocked_rules(done: Run) -> Iterator[tuple[Steps, Block]]:
    for rule in done.world.rules:
        block = can_act(done.world, rule) if rule.own and rule.inside is None else None
        if block is not None:
            yield rule.path, block


def _goals(done: Run) -> Iterator[Trouble]:
    """Goals for bots that nothing can ever bring about."""
    world = done.world
    for i, goal in enumerate(world.chapter.get("goals", [])):
        kill, card, token = goal.get("kill"), goal.get("search"), goal.get("token")
        block = None
        if isinstance(kill, str) and not world.minions_named(kill) & world.facts.minions:
            block = Block(("goals", i, "kill"), f'no "{kill}" ever comes in this chapter', ("minion", kill))
        elif isinstance(card, str) and card not in world.facts.cards:
            block = Block(("goals", i, "search"), f'nobody can get "{card}"', ("item", card))
        elif isinstance(token, str) and token not in world.facts.tokens:
            block = Block(("goals", i, "token"), f'the token "{token}" never lies on the board', ("token", token))
        if block is not None:
            yield Trouble(RULE, block.path, cause_of(world, block))


def _rooms(done: Run) -> Iterator[Trouble]:
    reached = reached_faces(done.world)
    for face in done.world.chapter.get("rooms", {}):
        if face in done.world.board.face_ids and face not in reached:
            yield Trouble(ROOM, ("rooms", face), cause_of(done.world, face_block(done.world, face)))


def _rules(done: Run) -> Iterator[Trouble]:
    """Rules, and branches of rules, that never apply."""
    world = done.world
    for rule in world.rules:
        if rule.own and rule.inside is None:
            block = can_act(world, rule)
            if block is not None:
                yield Trouble(RULE, rule.path, cause_of(world, block))
            else:
                yield from _branches(world, rule)


def _branches(world: World, rule: PlayRule) -> Iterator[Trouble]:
    """The conditions inside effects that never hold, and tests that nobody passes."""
    for path, effects in rule.lists():
        for name, value, place in effects_in(effects, path):
            if (rule.source, rule.ident, *place) not in world.facts.used:
                continue
            found = _branch(world, rule, name, value, place)
            if found is not None:
                yield Trouble(RULE, found.path, cause_of(world, found))


def _branch(world: World, rule: PlayRule, name: str, value: Any, place: Steps) -> Block | None:
    if name == "if" and isinstance(value, dict):
        found = blocked(world, value.get("if"), rule, (*place, "if"))
        if found is not None:
            return found
    if name == "if" and isinstance(value, dict) and "hourglass" not in repr(rule.data.get("do")):
        clashing = clash(world, [*_lasting(rule.conditions), *_lasting(value.get("if"))], rule, place)
        if clashing is not None:
            return Block((*place, "if"), clashing.text, rule=rule)
    if name == "join" and hero_of(value) in world.chapter["party"].get("required", []):
        return Block(place, f'"{hero_of(value)}" is in the party from the start, and never joins', rule=rule)
    if name == "test" and isinstance(value, dict):
        dice, times = value.get("dice", 1), value.get("times", 1)
        if isinstance(dice, int) and isinstance(times, int) and times > dice and value.get("pass"):
            return Block((*place, "times"), f"{dice} dice never show {times} of the symbol", rule=rule)
    if name == "choose":
        options = value.get("options") if isinstance(value, dict) and "options" in value else value
        base = (*place, "options") if isinstance(value, dict) and "options" in value else place
        for i, option in enumerate(options if isinstance(options, list) else ()):
            found = blocked(world, option.get("if"), rule, (*base, i, "if"))
            if found is not None:
                return found
    return None


def hero_of(value: Any) -> str:
    """The hero that a `join` names."""
    return str(value.get("hero") if isinstance(value, dict) else value)


def _lasting(conditions: Any) -> list[dict[str, Any]]:
    """The conditions on the page and the round, which stay true while the effects of a rule are carried out."""
    parts = conditions if isinstance(conditions, list) else [conditions]
    return [
        {name: value} for part in parts if isinstance(part, dict) for name, value in part.items()
        if name in ("page", "round")
    ]  # fmt: skip


def proofs_of(context: Context) -> Proofs | None:
    """The abstract runs of the chapter of a context; None when it cannot be set up, or has too many states."""
    return context.library.memo(_find_proofs, context.entry.id) if chapter_graphs(context) else None


def _find_proofs(library: Library, ident: str) -> Proofs | None:
    graphs = graphs_of(library, ident)
    if graphs is None or graphs.compiled is None:
        return None
    return Proofs(graphs, carried_to(library, ident) if library.is_whole else None)


def place_of(chapter: dict[str, Any], trouble: Trouble) -> Steps:
    """The place of a cause in the chapter's file: the nearest to the root of all steps that have one there."""
    root = trouble.root
    kind, name = root.fact
    if kind == "counter" and "goes up to" in root.text:
        return ("counters", name, "max")
    if kind == "class" or (kind == "hero" and name in chapter["party"].get("barred", [])):
        barred = "barred" in chapter["party"]
        return ("party", "barred") if barred and kind == "hero" else _nearest(trouble)
    return _nearest(trouble)


def _nearest(trouble: Trouble) -> Steps:
    for block in reversed(trouble.cause.steps):
        if block.path and (block.rule is None or block.rule.own or block.rule.source == "ending"):
            return block.path
    return trouble.path


def other_places(chapter: dict[str, Any], trouble: Trouble) -> Iterator[Steps]:
    """The other places of a trouble: what hangs on the cause, and the steps between."""
    seen = {place_of(chapter, trouble)}
    inner = [block.path for block in trouble.cause.steps if block.path and (block.rule is None or block.rule.own)]
    for path in (trouble.path, *inner, *trouble.also):
        if path not in seen:
            seen.add(path)
            yield path
