"""Show by a game that something can happen in a chapter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from authoring.api.chapter import compiled, linted, play_options
from authoring.api.replaying import Replay
from authoring.playtest.replay_file import to_json
from authoring.solve import ANY_VICTORY, find_thing, things_of
from authoring.solve import prove as prove_chapter
from authoring.solve import solve as solve_chapter
from engine.solve.search import Effort

if TYPE_CHECKING:
    from authoring.api.chapter import Chapter
    from authoring.solve import Thing, Verdicts


@dataclass(frozen=True, repr=False)
class Solution:
    """What a search for one thing has come to. `solve` makes one.

    `thing` is what was to be shown, `party` are the heroes, `round` is the round in which it happens, and `turns` is
    how many turns the search has played. `replay` is the game that shows it, and `witness` the text of the file that
    `tailwright replay --from` plays again; both are None if no game was found.
    """

    thing: Thing
    party: tuple[str, ...]
    round: int
    turns: int
    replay: Replay | None
    witness: str | None

    @property
    def shown(self) -> bool:
        """Whether a game was found."""
        return self.replay is not None

    def __repr__(self) -> str:
        what = f"shown in round {self.round}" if self.shown else f"not found in {self.turns} turns"
        return f"<Solution: {self.thing}, {', '.join(self.party)}: {what}>"


def solve(
    chapter: Chapter,
    to: str = "",
    party: Sequence[str] = (),
    *,
    mice: int = 0,
    options: Mapping[str, object] | None = None,
    end_page: int = 0,
    turns: int = 40_000,
) -> Solution:
    """Search for a game in which the chapter is won, or in which something else happens.

    `to` names a face, a rule, a special search, an ending or any other line of a chapter. The search chooses its own
    luck, so what it finds can happen, however rarely. `turns` is how many turns it may play.
    """
    plan = compiled(chapter, play_options("greedy", party, 0, mice, options, end_page))
    thing = find_thing(things_of(plan), to) if to else ANY_VICTORY
    found = solve_chapter(plan, plan.plan.parties[0], thing, Effort(turns))
    if found.witness is None:
        return Solution(thing, found.party, 0, found.turns, None, None)
    game, witness = found.witness.game, found.witness
    plan.plan = replace(plan.plan, seed=witness.course.seed)
    replay = Replay(chapter, plan, witness.recording, game.outcome)
    return Solution(thing, found.party, found.rounds, found.turns, replay, to_json(witness.replay))


def prove(chapter: Chapter) -> Verdicts:
    """Say of every line of a chapter's own, for each number of mice, whether it can happen.

    A line is shown by a game, impossible for a reason, or open. The user's cache directory keeps the verdicts.
    """
    return prove_chapter(linted(chapter))
