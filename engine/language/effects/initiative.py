"""Move initiative cards on the track: up (negative) or down.

Example:
    - when: turn-end
      if: { actor: owner }
      do:
        - initiative: { by: -1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.declare import Effect, Param
from engine.rulebook import initiative
from engine.rulebook.figures import slots_of
from engine.rulebook.values import card_of

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Run


def build(b: Builder, p: dict[str, Any]) -> Run:
    who = b.who(p["who"])
    by = b.number(p["by"]) if p["by"] is not None else None
    top = p["to"] == "top"

    def run(game: Game, ctx: Context) -> None:
        moved: list[int] = []
        for slot in slots_of(who(game, ctx)):
            card = card_of(game, slot)
            if card not in moved:
                moved.append(card)
                initiative.move_card(game, card, by(game, ctx) if by is not None else -99 if top else 99)

    return run


EFFECT = Effect(
    name="initiative",
    doc=__doc__,
    params=(
        Param("who", "who", "whose card", "owner"),
        Param("by", "number", "how many places down; negative is up", None),
        Param("to", "choice", "to the top or the bottom", None, choices=("top", "bottom")),
    ),
    build=build,
    words="{who} moves on the track",
)
