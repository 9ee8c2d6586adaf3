"""What a rule can see of the event it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.language.rule import Rule
    from engine.rulebook.attack import Attack


class Context:
    """The figures, spaces and numbers of one event; `owner` and `rule` are set for each rule that answers it.

    A rule may change `amount` where the event says so, and set `stopped` to do something instead.
    """

    def __init__(self, event: int) -> None:
        self.event = event
        self.rule: Rule | None = None
        self.owner = -1
        self.figure = -1
        self.other = -1
        self.space = -1
        self.face = -1
        self.card = -1
        self.amount = 0
        self.roll = 0
        self.group = 0
        self.it = -1
        self.paid = 0
        self.stopped = False
        self.poison = False
        self.attack: Attack | None = None
