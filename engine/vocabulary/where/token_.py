"""The spaces where tokens of a kind lie.

Example:
    - when: round-end
      if: { token-lies: key }
      do:
        - wound: { who: { figures-at: { token: key } }, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Spaces
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    token = b.token(p["token"])
    b.notes.spot_tokens.append(token)

    def spaces(game: Game, ctx: Context) -> list[int]:
        state = game.state
        return [state.token_at[i] for i in range(len(state.tokens)) if state.tokens[i] == token]

    return spaces


SELECTOR: Selector = Selector(
    name="token",
    doc=__doc__,
    kind="where",
    params=(Param("token", "token", "the token"),),
    build=build,
    short="token",
    words="a space with a {token} token",
)
