"""A state as plain data, to compare positions field by field."""

from __future__ import annotations

from typing import Any

from engine.records.state import State

FIELDS = tuple(State.__annotations__)


def state_data(state: State) -> dict[str, Any]:
    """Every field of a state; lists are copied."""
    return {name: _copied(getattr(state, name)) for name in FIELDS}


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value
