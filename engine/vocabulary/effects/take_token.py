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

    def run(game: Game, ctx: Context) -> None:
        wanted = spaces(game, ctx) if spaces is not None else None
        for space in [game.state.token_at[i] for i in range(len(game.state.tokens)) if game.state.tokens[i] == token]:
            if wanted is None or space in wanted:
                take_token(game, token, space)

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
    words="{token} tokens are taken off [{at}|the board]",
    causes=("token-removed",),
    runs_out=True,
)
