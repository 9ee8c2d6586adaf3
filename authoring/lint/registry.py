"""All lint rules, by family and by code. A test fails when a module of `rules` is missing here."""

from __future__ import annotations

from dataclasses import dataclass

from authoring.lint.rule import Rule
from authoring.lint.rules import (
    cards,
    connectivity,
    encounters,
    exits,
    files,
    narrative,
    playability,
    references,
    tiles,
)


@dataclass(frozen=True)
class Family:
    """The rules whose codes start with one letter: the modules of one folder of `rules`."""

    letter: str
    title: str
    rules: tuple[Rule, ...]


FAMILIES = (
    Family("S", "Files, YAML and schema", files.RULES),
    Family("R", "References and definitions", references.RULES),
    Family("T", "Tiles", tiles.RULES),
    Family("X", "Exits and plan", exits.RULES),
    Family("C", "Connectivity and solvability", connectivity.RULES),
    Family("E", "Encounters and minions", encounters.RULES),
    Family("K", "Cards and decks", cards.RULES),
    Family("N", "Narrative: story and translations", narrative.RULES),
    Family("P", "Playability, with `--play N`", playability.RULES),
)
"""The families, in the order of the reference."""

RULES: dict[str, Rule] = {rule.code: rule for family in FAMILIES for rule in family.rules}
