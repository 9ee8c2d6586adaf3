"""Place minions by the placement rules or on named spaces, and put their cards on the track.

The minions are `just-placed` for the effects after this one. A figure in place of an id means its type.

Example:
    - when: round-end
      do:
        - place: { minion: roach, count: 2 }
    - when: minion-defeated
      if: { minion: { size: small } }
      limit: chapter
      do:
        - place: { minion: minion, at: entries }
        - status: { who: just-placed, status: stunned }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.rulebook import placement
from engine.vocabulary.declare import AMOUNT, FIGHT, Effect, Param
from engine.vocabulary.support.scope import face_here
from engine.vocabulary.support.things import minion_value

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    kind = minion_value(b, p["minion"])
    count = b.number(p["count"])
    spaces = b.where(p["at"]) if p["at"] is not None else None
    face = b.face_number(p["face"]) if p["face"] is not None else b.face
    greedy, ambush = p["greedy"], p["ambush"]

    def run(game: Game, ctx: Context) -> bool:
        named = tuple(spaces(game, ctx)) if spaces is not None else ()
        if spaces is not None and not named:
            return False
        where, meant = face_here(game, ctx, face), kind(game, ctx)
        placed = placement.place(game, where, ((meant, count(game, ctx), greedy, named),), ambush) if meant >= 0 else 0
        ctx.placed |= placed
        return placed > 0

    return run


EFFECT: Effect = Effect(
    name="place",
    doc=__doc__,
    params=(
        Param("minion", "minion-value", "the minion type"),
        Param("count", "number", "how many", 1, bounds=AMOUNT),
        Param("at", "where", "the spaces; if omitted, the entry spaces", None),
        Param("face", "face", "the face; if omitted, the rule's room", None),
        Param("greedy", "bool", "whether they are greedy", False),
        Param("ambush", "bool", "whether they ambush", False),
    ),
    build=build,
    changes=("+figures", "event", *FIGHT),
    words="place {count} × {minion}[greedy? (greedy)][ on {at}][ on {face}][ambush? in ambush]",
    causes=("minions-placed",),
    runs_out=True,
)
