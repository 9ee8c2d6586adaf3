"""What a worker process does: play a batch of games, or record one game. Workers keep the plans they have compiled."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from engine.playtest.playable import AnyCompiledPlan, AnyPlan, MergeableTally

KEPT: Final = 4
"""How many compiled plans a process keeps."""

_compiled_plans: Final[dict[str, tuple[AnyPlan[Any], AnyCompiledPlan]]] = {}
_count_game: Callable[[], None] | None = None


def _is_stopped() -> bool:
    return False


def set_worker_hooks(is_stopped: Callable[[], bool], count_game: Callable[[], None] | None = None) -> None:
    """Set what a worker calls between games: `is_stopped` ends the batch early, `count_game` counts a finished game."""
    global _is_stopped, _count_game
    _is_stopped, _count_game = is_stopped, count_game


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


def play_batch(key: str, blob: bytes, first: int, count: int) -> MergeableTally | None:
    """Play some games of a plan and return their tally; None if the worker needs the plan and `blob` is empty.

    When the run is stopped, the tally counts the rest of the batch as not played.
    """
    if not blob and key not in _compiled_plans:
        return None
    plan, compiled = compiled_plan(key, blob)
    tally: MergeableTally = plan.empty_tally()
    for index in range(first, first + count):
        if _is_stopped():
            tally.skip(first + count - index)
            break
        tally.add(compiled.play(index))
        if _count_game:
            _count_game()
    return tally
