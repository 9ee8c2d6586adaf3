"""A compiled rule: what `when`, `if`, `do` and the standing words became."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.records.functions import CanPay, Number, Pay, Run, Spaces, Test
    from engine.records.touched import Touched

BOUND_TO_NOTHING: Final = 0
BOUND_TO_FIGURE: Final = 1
BOUND_TO_OTHER: Final = 2

EITHER_SIDE: Final = 0
MICE_ONLY: Final = 1
MINIONS_ONLY: Final = 2
"""The side the figure of an event must have, as far as the first condition tells."""

NO_LIMIT: Final = 0
PER_TURN: Final = 1
PER_ROUND: Final = 2
PER_TILE: Final = 3
PER_CHAPTER: Final = 4
LIMITS: Final = ("", "turn", "round", "tile", "chapter")
MAX_TIMES: Final = 15
"""How many uses within one span can be counted."""


class Rule:
    """One rule of a card, figure, status, achievement or chapter, ready to run."""

    __slots__ = tuple(
        (
            "index option name source where can_pay pay code bit row any_figure bound face side test only_test run "
            "may cost price needs_payment min_cheese token changes reads spots weapons spot_token cost_to limit "
            "limit_times limit_slot limit_owners ability card of_hero used_up replaces party_wide effect_names by "
            "sets times mask spaces always by_thread"
        ).split()
    )

    def __init__(self, name: str, source: int, where: str, code: int, can_pay: CanPay, pay: Pay) -> None:
        self.index = -1
        self.option = 0  # how a menu offers it
        self.name = name
        self.source = source
        self.where = where
        self.code = code
        self.can_pay = can_pay
        self.pay = pay
        self.bit = 0
        self.row = code  # its row in `State.rules_by_figure`
        self.any_figure = False  # can apply to any figure, whoever owns it
        self.bound = BOUND_TO_NOTHING
        self.face = -1
        self.always = False  # whether it hears events without a place even while no mouse is on its face
        self.side = EITHER_SIDE
        self.test: Test | None = None
        self.only_test: Test | None = None  # the same, where it alone decides whether the rule may run
        self.run: Run | None = None
        self.may = False
        self.cost: Number | None = None
        self.price = -1
        self.needs_payment = False  # whether `can_pay` must be called
        self.min_cheese = 0  # without this much cheese an ability cannot be used
        self.token = -1  # the token without which it never runs
        self.changes: tuple[Touched, ...] = ()  # what it may change, inner effects and granted rules included
        self.reads: tuple[Touched, ...] = ()  # what its conditions depend on
        self.spots: tuple[int, ...] = ()  # the spaces at which alone it is offered, where it names them
        self.weapons: list[bool] = []  # with each of which search cards it attacks; empty: it does no such thing
        self.by_thread = False  # whether it chooses among the spaces that the thread of the fishhook reaches
        self.spot_token = -1  # the token at which alone it is offered
        self.cost_to: Number | None = None
        self.limit = NO_LIMIT
        self.limit_times = 1
        self.limit_slot = -1
        self.limit_owners = 0
        self.ability = -1
        self.card = -1
        self.of_hero = False  # on a hero's own cards: talents, abilities, search cards (EFFECT-4)
        self.used_up = False
        self.replaces = False
        self.party_wide = False
        self.effect_names: tuple[str, ...] = ()
        # standing rules
        self.by: Number | None = None
        self.sets: Number | None = None
        self.times: Number | None = None
        self.mask = 0
        self.spaces: Spaces | None = None

    def __repr__(self) -> str:
        return f"Rule({self.name} at {self.where})"
