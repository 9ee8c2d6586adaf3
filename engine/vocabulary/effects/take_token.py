"""Remove tokens of a kind from some spaces or from the whole board.

Example:
    - when: round-end
      do:
        - take-token: key
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.board_effects import take_token

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    token = b.token(p["token"])
    spaces = b.where(p["at"]) if p["at"] is not None else None

    def run(game: Game, ctx: Context) -> bool:
        state, wanted = game.state, spaces(game, ctx) if spaces is not None else None
        lying = [space for one, space in zip(state.tokens, state.token_at, strict=True) if one == token]
        found = [space for space in lying if wanted is None or space in wanted]
        for space in found:
            take_token(game, token, space)
        return bool(found)

    return run


EFFECT: Effect = Effect(
    name="take-token",
    doc=__doc__,
    params=(
        Param("token", "token", "the token"),
        Param("at", "where", "the spaces", None),
    ),
    build=build,
    changes=("-tokens token",),
    short="token",
    words="{token} tokens are taken off [{at:each}|the board]",
    causes=("token-removed",),
    runs_out=True,
)
