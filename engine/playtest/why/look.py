"""Looks at watched rules while a game is played, and counts what kept them from running."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from engine.compile.watch import Teller
from engine.playtest.why import counts as c
from engine.playtest.why.values import value_of
from engine.records.chapter import MICE
from engine.records.rule import BOUND_TO_FIGURE, BOUND_TO_NOTHING, NO_LIMIT
from engine.records.trace import figure_name
from engine.runtime.codes import EVENT_NAMES
from engine.runtime.limits import limit_reached
from engine.runtime.ownership import EVERYONE
from engine.runtime.standing import happens_on, has_place, is_charmed
from engine.vocabulary.declare import OFFERS

if TYPE_CHECKING:
    from engine.compile.watch import WatchedRule
    from engine.records.context import Context
    from engine.records.game import Game


class Looker(Teller):
    """Counts what happens to watched rules in one game at a time. Games that a bot only imagines do not count."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.counts = c.GameCounts(-1)

    def begin(self, index: int) -> None:
        """Forget the last game. The next game that a rule is heard in is the one to count."""
        self.game = None
        self.counts = c.GameCounts(index)

    def note(self, watched: WatchedRule, game: Game, what: str, part: int = 0, value: str = "") -> None:
        """Count something of a rule."""
        self.counts.note((watched.number, what, part, value), game.state.round)

    def owned(self, rules: list[WatchedRule]) -> None:
        """Note which of the rules somebody has now."""
        game, counts = self.game, self.counts
        if game is None:
            return
        for watched in rules:
            key = (watched.number, c.HAD, 0, "")
            if key not in counts.found and game.state.owners[watched.rule.source]:
                counts.note(key, game.state.round)

    def came(self, watched: WatchedRule, game: Game, ctx: Context) -> None:
        """Count what lets the rule down first for its owner, or that nothing does."""
        if self._counts(game):
            self.note(watched, game, c.CAME)
            self._look(watched, game, ctx, [ctx.owner])

    def heard(self, watched: WatchedRule, game: Game, ctx: Context) -> None:
        """Count that the event happened, and what lets the rule down for each figure that it may run for."""
        if self._counts(game):
            self.note(watched, game, c.CAME)
            self._look(watched, game, ctx, self._owners(watched, game, ctx))

    def _look(self, watched: WatchedRule, game: Game, ctx: Context, owners: Iterable[int]) -> None:
        before, hits = (ctx.owner, ctx.rule, ctx.it), game.hits
        game.hits = hits[:]  # looking must not count standing rules as applied
        ctx.rule = watched.rule
        for owner in owners:
            ctx.owner = owner
            self._look_for(watched, game, ctx, owner)
        game.hits = hits
        ctx.owner, ctx.rule, ctx.it = before

    def carried_out(self, watched: WatchedRule, effect: int, found: bool, game: Game) -> None:
        """Count whether an effect found anybody or anything."""
        if self._counts(game):
            self.note(watched, game, c.DONE if found else c.NOTHING, effect)

    def offered(self, watched: WatchedRule, option: int, is_open: bool, game: Game) -> None:
        """Count whether an option of a choice was open."""
        if self._counts(game):
            self.note(watched, game, c.OPEN if is_open else c.CLOSED, option)

    def chosen(self, watched: WatchedRule, option: int, game: Game, ctx: Context) -> None:
        """Count who took an option of a choice."""
        if self._counts(game):
            mouse = ctx.owner if 0 <= ctx.owner < MICE else ctx.figure
            self.note(watched, game, c.CHOSEN, option, figure_name(game, mouse if mouse < MICE else -1))

    def _counts(self, game: Game) -> bool:
        if self.game is None:
            self.game = game
        return game is self.game

    def _owners(self, watched: WatchedRule, game: Game, ctx: Context) -> Iterator[int]:
        """The figures for which the rule may run now; -1 stands for everyone."""
        rule = watched.rule
        owners = game.state.owners[rule.source]
        alone = watched.event == "card-drawn" and rule.card == ctx.card >= 0 and rule.bit == 0
        if alone:
            yield ctx.figure
        elif not owners:
            self.note(watched, game, c.NOBODY)
        elif watched.event in OFFERS or (rule.code >= len(EVENT_NAMES) and not rule.party_wide):
            yield from self._of_figure(watched, game, ctx.figure, owners, shared=ctx.figure)
        elif rule.bound != BOUND_TO_NOTHING:
            figure = ctx.figure if rule.bound == BOUND_TO_FIGURE else ctx.other
            yield from self._of_figure(watched, game, figure, owners, shared=-1)
        else:
            yield from (figure for figure in range(game.chapter.figures) if owners >> figure & 1)
            if owners >= EVERYONE:
                yield -1

    def _of_figure(self, watched: WatchedRule, game: Game, figure: int, owners: int, shared: int) -> Iterator[int]:
        """One figure, if it has the rule; `shared` if everyone has it."""
        if figure >= 0 and owners >> figure & 1:
            yield figure
        elif owners >= EVERYONE:
            yield shared
        else:
            self.note(watched, game, c.NOT_OWNER, 0, figure_name(game, figure).split("#")[0] or "nobody")

    def _look_for(self, watched: WatchedRule, game: Game, ctx: Context, owner: int) -> None:
        rule, state = watched.rule, game.state
        if rule.face >= 0 and not happens_on(game, rule.face, ctx) and not (rule.always and not has_place(ctx)):
            self.note(watched, game, c.ELSEWHERE, 0, _face(game, ctx))
            return
        gone = owner >= 0 and state.pos[owner] < 0 and owner != ctx.figure
        if gone or (rule.of_hero and 0 <= owner == state.current and is_charmed(game, owner)):
            self.note(watched, game, c.AWAY, 0, figure_name(game, owner).split("#")[0])
            return
        if rule.limit != NO_LIMIT and limit_reached(game, rule, owner):
            self.note(watched, game, c.LIMIT)
            return
        for number, part in enumerate(watched.parts):
            part.seen.clear()
            if part.test is not None and not part.test(game, ctx):
                self.note(watched, game, c.CONDITION, number, value_of(game, ctx, part))
                return
        self.note(watched, game, c.HELD)
        self._look_at_cost(watched, game, ctx, owner)

    def _look_at_cost(self, watched: WatchedRule, game: Game, ctx: Context, owner: int) -> None:
        rule, mice = watched.rule, game.state.mice
        if rule.cost is None and not rule.needs_payment:
            return
        mouse = owner if 0 <= owner < mice else ctx.figure if 0 <= ctx.figure < mice else -1
        if mouse < 0:
            self.note(watched, game, c.TOO_DEAR, 0, "no mouse to pay")
        elif not rule.can_pay(game, rule, mouse):
            self.note(
                watched, game, c.TOO_DEAR, 0, f"{figure_name(game, mouse)} with {game.state.cheese[mouse]} cheese"
            )


def _face(game: Game, ctx: Context) -> str:
    """The face where an event happened, or where the mice are."""
    board = game.chapter.board
    face = ctx.face
    if face < 0 and ctx.space >= 0:
        face = board.space_face[ctx.space]
    if face < 0 and ctx.figure >= 0:
        face = game.face_of(ctx.figure)
    return board.face_ids[face if face >= 0 else game.party_face()]
