"""Heroes and minions whose cards carry certain rules."""

from __future__ import annotations

from typing import Any


def hero(*rules: dict[str, Any]) -> dict[str, Any]:
    """A hero with some rules."""
    return {"classes": ["leader"], "battle": 1, "defence": 1, "lore": 1, "move": 1, "life": 4, "rules": list(rules)}


def minion(*rules: dict[str, Any]) -> dict[str, Any]:
    """A minion with some rules."""
    return {"battle": 1, "defence": 0, "attack": "melee", "size": "small", "figure": "rat", "rules": list(rules)}
