"""Reroll dice of the latest attack or defence roll: those that show certain faces, or all of them.

Example:
    - when: attack-rolled
      if: { target: owner }
      do:
        - reroll: { faces: [cheese] }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.dice import FACE_NAMES, reroll
from engine.vocabulary.declare import DICE, Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    names = p["faces"]
    wanted = [names] if isinstance(names, str) else names
    faces = [FACE_NAMES.index(name) for name in wanted] if wanted else list(range(6))
    most = b.number(p["most"])
    defence = b.event == "defence-rolled"
    if p["roll"] not in (None, "defence" if defence else "attack"):
        raise b.fail(f'the {p["roll"]} roll cannot be rerolled in "{b.event}"')

    def run(game: Game, ctx: Context) -> None:
        attack = ctx.attack
        if attack is None:
            return
        if defence:
            attack.defence_roll = reroll(game, attack.defence_roll, faces, most(game, ctx))
        else:
            attack.roll = reroll(game, attack.roll, faces, most(game, ctx))

    return run


EFFECT: Effect = Effect(
    name="reroll",
    doc=__doc__,
    params=(
        Param("roll", "choice", "which roll; if omitted, the latest", None, choices=("attack", "defence")),
        Param("faces", "choices", "the faces to reroll; if omitted, all", None, choices=FACE_NAMES),
        Param("most", "number", "how many dice at most", 31, bounds=DICE),
    ),
    build=build,
    words="[most!up to {most} ]dice[ showing {faces}] are rolled again",
    within=("attack-rolled", "defence-rolled"),
)
