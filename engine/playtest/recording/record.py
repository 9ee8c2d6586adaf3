"""Record games of a plan, in workers or in this process."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from typing import TYPE_CHECKING

from engine.playtest.recording.recorder import Recording, record_game
from engine.playtest.worker import compiled_plan, pack

if TYPE_CHECKING:
    from engine.playtest.plan import CompiledPlan


def record_games(
    compiled: CompiledPlan, indexes: Sequence[int], executor: Executor | None = None, curves: bool = False
) -> list[Recording]:
    """Play games again and record them, with their win-chance curves if these are wanted.

    If the workers fail, this process records the games.
    """
    if executor is not None:
        key, blob = pack(compiled.plan)
        try:
            futures = [executor.submit(_record_in_worker, key, blob, index, curves) for index in indexes]
            return [future.result() for future in futures]
        except Exception:  # whatever an executor raises when its workers have died
            return record_games(compiled, indexes, curves=curves)
    return [record_game(compiled, index, curves) for index in indexes]


def _record_in_worker(key: str, blob: bytes, index: int, curve: bool) -> Recording:
    compiled: CompiledPlan = compiled_plan(key, blob)[1]  # type: ignore[assignment]  # plans of chapters only
    return record_game(compiled, index, curve)
