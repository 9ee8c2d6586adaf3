"""The effects in play that change a counter of the chapter."""

from __future__ import annotations

from typing import Any

from authoring.proof.arguments import Path, arguments
from authoring.proof.rules import PlayRule, effects_in
from authoring.proof.world import World
from engine.vocabulary import registry

Change = tuple[PlayRule, str, dict[str, Any], Path]
"""A rule and an effect of it that changes a counter: its name, its parameters and its place."""


def changes_of(world: World, counter: str) -> list[Change]:
    """Every effect in play that changes a counter of the chapter."""
    return _all_changes(world).get(counter, [])


def _all_changes(world: World) -> dict[str, list[Change]]:
    known = world.__dict__.get("_changes")
    if known is None:
        known = {}
        for rule in world.rules:
            for path, effects in rule.lists():
                for name, value, place in effects_in(effects, path):
                    if name in ("count", "set"):
                        given = arguments(registry.EFFECTS[name], value)
                        if given["who"] is None:
                            known.setdefault(str(given["counter"]), []).append((rule, name, given, place))
        world.__dict__["_changes"] = known
    return known
