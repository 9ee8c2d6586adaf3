"""Why no figure passes a filter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from authoring.proof.block import Fact
from authoring.proof.figures import MICE_ONLY, MINIONS_ONLY
from authoring.proof.rules import PlayRule
from authoring.proof.world import World


def no_such_figure(world: World, name: str, value: Any, rule: PlayRule) -> tuple[str, Fact]:
    """Why no figure passes a filter: in words, and the fact that is missing."""
    for word, part in _parts_of(value):
        if name in MICE_ONLY and (word == "minion" or part == "minion"):
            return f'"{name}" is always a mouse', ("", "")
        if name in MINIONS_ONLY and part == "mouse":
            return f'"{name}" is always a minion', ("", "")
        if not isinstance(part, str):
            continue
        if part in world.content.heroes:
            return f'"{part}" is in no party of this chapter', ("hero", part)
        if part in world.content.minions:
            return f'no "{part}" ever comes in this chapter', ("minion", part)
        if world.minions_named(part):
            return f'no minion tagged "{part}" ever comes in this chapter', ("minion", part)
        if word == "status":
            return f'nothing that can come into play gives the status "{part}"', ("status", part)
        if word == "holds" and part in world.content.search_cards:
            return f'nobody can get "{part}"', ("item", part)
        if word == "class" or any(part in world.hero_classes(hero) for hero in world.content.heroes):
            return f'no party of this chapter has a mouse of class "{part}"', ("class", part)
        if word in ("at", "on-face"):
            return f'no such figure can stand at "{part}"', ("space", part)
    return f'no figure can be such a "{name}"', ("", "")


def _parts_of(value: Any) -> list[tuple[str, Any]]:
    if isinstance(value, str):
        return [("", value)]
    if isinstance(value, list | tuple):
        return [pair for part in value for pair in _parts_of(part)]
    if not isinstance(value, Mapping):
        return []
    found: list[tuple[str, Any]] = []
    for key, part in value.items():
        if isinstance(part, Mapping) and key != "not":
            found += [(str(key), inner) for inner in part.values()]
        else:
            found.append((str(key), part))
    return found
