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
    folder: str
    """The folder, and the name of the page of the reference."""
    title: str
    rules: tuple[Rule, ...]

    def anchor(self, rule: Rule) -> str:
        """Where a rule of the family stands in the reference: a page and a place on it."""
        return f"{self.folder}.md#{rule.code.lower()}-{rule.name}"


FAMILIES = (
    Family("S", "files", "Files, YAML and schema", files.RULES),
    Family("R", "references", "References and definitions", references.RULES),
    Family("T", "tiles", "Tiles", tiles.RULES),
    Family("X", "exits", "Exits and plan", exits.RULES),
    Family("C", "connectivity", "Connectivity and solvability", connectivity.RULES),
    Family("E", "encounters", "Encounters and minions", encounters.RULES),
    Family("K", "cards", "Cards and decks", cards.RULES),
    Family("N", "narrative", "Narrative: story and translations", narrative.RULES),
    Family("P", "playability", "Playability, with `--play N`", playability.RULES),
)
"""The families, in the order of the reference."""

RULES: dict[str, Rule] = {rule.code: rule for family in FAMILIES for rule in family.rules}
FAMILY_OF: dict[str, Family] = {rule.code: family for family in FAMILIES for rule in family.rules}
