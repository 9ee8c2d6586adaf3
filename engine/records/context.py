"""What a rule can see of the event it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.records.attack import Attack
    from engine.records.rule import Rule


class Context:
    """The figures, spaces and numbers of one event; `owner` and `rule` are set for each rule that answers it.

    A rule may change `amount` where the event says so, and set `stopped` to do something instead. `thing` is the search
    card, and `placed` are the minions, that an earlier effect of the rule has dealt with.
    """

    rule: Rule | None = None
    owner: int = -1
    figure: int = -1
    other: int = -1
    space: int = -1
    face: int = -1
    card: int = -1
    amount: int = 0
    roll: int = 0
    group: int = 0
    it: int = -1
    paid: int = 0
    thing: int = -1
    placed: int = 0
    stopped: bool = False
    replaced: bool = False
    poison: bool = False
    attack: Attack | None = None
