"""Stopping rules that trigger each other without end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.errors import RuleLoop
from engine.records.state import STALLED

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.records.game import Game
    from engine.records.rule import Rule

MAX_DEPTH: Final = 24
"""How many rules may be nested inside each other."""

MAX_WORK: Final = 2000
"""How many rules may run, and how many passes `repeat` and `for-each` may make, within one outermost rule."""

MAX_LABOUR: Final = 200_000
"""How many rules a game may try, cards draw, minions place and steps make, all in all, before it stalls."""


def may_go_on(game: Game) -> bool:
    """Count one more rule, card, minion or step; False, and the game stalls, once it has had all it may have.

    Only what changes a game is counted, never what a bot looks at: a replay must count the same.
    """
    game.labour += 1
    if game.labour <= MAX_LABOUR:
        return True
    game.finish(STALLED, "too much work")
    return False


def count_work(game: Game) -> None:
    """Count one pass of `repeat` or `for-each`; raise a RuleLoop above MAX_WORK, however shallow the nesting."""
    game.work += 1
    may_go_on(game)
    if game.work > MAX_WORK:
        raise running_loop(game, None)


def running_loop(game: Game, rule: Rule | None) -> RuleLoop:
    """The error for rules that run each other in a circle; it names the rules of the circle with their lines."""
    rules = [*game.running, rule] if rule is not None else game.running[:]
    if rules and rules[-1] in rules[:-1]:
        start = len(rules) - 2 - rules[-2::-1].index(rules[-1])
        rules = rules[start:]
    return _loop_of(rules)


def standing_loop(game: Game, rule: Rule) -> RuleLoop:
    """The error for standing rules whose conditions or numbers depend on each other."""
    start = game.evaluating.index(rule) if rule in game.evaluating else 0
    return _loop_of(dict.fromkeys([*game.evaluating[start:], rule]))


def _loop_of(rules: Iterable[Rule]) -> RuleLoop:
    return RuleLoop([f"{rule.name} ({rule.where})" for rule in rules])
