"""A token lies on the board or, with `at`, on one of some spaces.

Example:
    - when: round-end
      if: { token-lies: key }
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Test
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    token = b.token(p["token"])
    spaces = b.where(p["at"]) if p["at"] is not None else None

    def test(game: Game, ctx: Context) -> bool:
        state = game.state
        if token not in state.tokens:
            return False
        lying = [state.token_at[i] for i in range(len(state.tokens)) if state.tokens[i] == token]
        if spaces is None:
            return bool(lying)
        wanted = spaces(game, ctx)
        return any(space in wanted for space in lying)

    return test


CONDITION: Condition = Condition(
    name="token-lies",
    doc=__doc__,
    params=(
        Param("token", "token", "the token"),
        Param("at", "where", "the spaces", None),
    ),
    build=build,
    reads=("+tokens token",),
    short="token",
    words="a {token} token lies on [{at}|the board]",
)
