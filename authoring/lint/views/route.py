"""The order of a campaign: the chapters that can follow each chapter."""

from __future__ import annotations

from typing import Any

END = "end"


def ways_on(campaign: dict[str, Any]) -> dict[str, list[str]]:
    """For each chapter of a campaign the chapters that may follow, or `end`. Playing a chapter again does not count."""
    steps = [step["chapter"] for step in campaign["chapters"]]
    found: dict[str, list[str]] = {}
    for index, step in enumerate(campaign["chapters"]):
        after = steps[index + 1] if index + 1 < len(steps) else END
        branches = step.get("then", [])
        open_ended = not settled(branches)
        found.setdefault(step["chapter"], []).extend([one["go"] for one in branches] + ([after] if open_ended else []))
    return found


def settled(branches: list[dict[str, Any]]) -> bool:
    """Whether one of some branches always applies."""
    asked = [branch.get("if") for branch in branches]
    return None in asked or ("victory" in asked and "defeat" in asked)


def reached(ways: dict[str, list[str]], start: str) -> set[str]:
    """Everything that can follow a chapter, itself included."""
    import networkx as nx

    graph: nx.DiGraph[str] = nx.DiGraph(ways)
    return {start} | nx.descendants(graph, start)
