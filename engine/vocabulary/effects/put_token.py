"""Put a token on a space.

Example:
    - when: free-action
      do:
        - put-token: { token: key, at: here }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.board_effects import put_token

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    token = b.token(p["token"])
    spaces = b.where(p["at"])

    def run(game: Game, ctx: Context) -> bool:
        found = spaces(game, ctx)
        for space in found:
            put_token(game, token, space)
        return bool(found)

    return run


EFFECT: Effect = Effect(
    name="put-token",
    doc=__doc__,
    params=(
        Param("token", "token", "the token"),
        Param("at", "where", "the space", "here"),
    ),
    build=build,
    changes=("+tokens token",),
    short="token",
    words="a {token} token is put on {at:each}",
    causes=("token-placed",),
)
