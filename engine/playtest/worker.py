"""What a worker process does: play a batch of games, or record one game. Workers keep the plans they have compiled."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from engine.playtest.playable import AnyCompiledPlan, AnyPlan, MergeableTally

KEPT: Final = 4
"""How many compiled plans a process keeps."""
NO_GAME: Final = -1
"""Stands for the number of a game when a worker plays none."""

_compiled_plans: Final[dict[str, tuple[AnyPlan[Any], AnyCompiledPlan]]] = {}


def _no_hook(*_: int) -> bool:
    return False


@dataclass(frozen=True)
class WorkerHooks:
    """What a worker calls between games."""

    is_stopped: Callable[[], bool] = _no_hook
    """Whether to end the batch early."""
    game_starts: Callable[[int], object] = _no_hook
    """Called with the number of a game before it is played."""
    game_ends: Callable[[], object] = _no_hook
    """Called after every game."""


_hooks = WorkerHooks()


class WorkerDiedError(Exception):
    """A worker process ended while it worked: killed, out of memory, or by the code of a bot."""

    def __init__(self, game: int = NO_GAME) -> None:
        super().__init__(game)
        self.game = game
        """The game it was playing, or NO_GAME."""


def set_worker_hooks(hooks: WorkerHooks) -> None:
    """Set what this process calls between games."""
    global _hooks
    _hooks = hooks


def pack(plan: AnyPlan[Any]) -> tuple[str, bytes]:
    """Return the pickled plan, and the key by which workers know it."""
    blob = pickle.dumps(plan)
    return sha256(blob).hexdigest(), blob


def keep_compiled(key: str, plan: AnyPlan[Any], compiled: AnyCompiledPlan) -> None:
    """Keep a compiled plan in this process, and in workers that are forked from it later. The oldest one is dropped."""
    if key in _compiled_plans:
        return
    if len(_compiled_plans) >= KEPT:
        del _compiled_plans[next(iter(_compiled_plans))]
    _compiled_plans[key] = plan, compiled


def compiled_plan(key: str, blob: bytes) -> tuple[AnyPlan[Any], AnyCompiledPlan]:
    """Return a plan with its compiled form; compile it unless this process has done so before."""
    if key not in _compiled_plans:
        plan: AnyPlan[Any] = pickle.loads(blob)
        keep_compiled(key, plan, plan.compile())
    return _compiled_plans[key]


def play_batch(key: str, blob: bytes, first: int, count: int, lost: tuple[int, ...] = ()) -> MergeableTally | None:
    """Play some games of a plan and return their tally; None if the worker needs the plan and `blob` is empty.

    Games in `lost` kill their worker; they are counted but not played. When the run is stopped, the tally counts the
    rest of the batch as not played.
    """
    if not blob and key not in _compiled_plans:
        return None
    plan, compiled = compiled_plan(key, blob)
    tally: MergeableTally = plan.empty_tally()
    for index in range(first, first + count):
        if _hooks.is_stopped():
            tally.skip(first + count - index)
            break
        _hooks.game_starts(index)
        tally.add(compiled.lost(index) if index in lost else compiled.play(index))
        _hooks.game_ends()
    return tally
