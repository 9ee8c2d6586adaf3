"""In an `attack-declared` rule: the attack counts as melee or ranged, or as an attack of another type.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { with: owner } }
      do:
        - attack-as: { is: melee, type: blunt }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    wanted, kind = p["is"], p["type"]

    def run(game: Game, ctx: Context) -> None:
        if ctx.attack is None:
            return
        if wanted is not None:
            ctx.attack.ranged = wanted == "ranged"
        if kind is not None:
            ctx.attack.type = kind

    return run


EFFECT: Effect = Effect(
    name="attack-as",
    doc=__doc__,
    params=(
        Param("is", "choice", "melee or ranged", None, choices=("melee", "ranged")),
        Param("type", "choice", "the attack type", None, choices=("sharp", "blunt", "magic", "fire")),
    ),
    build=build,
    changes=("attack",),
    short="is",
    words="the attack counts as[ {is}][ {type}]",
    within=("attack-declared",),
)
