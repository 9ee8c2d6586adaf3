"""The options of a playtest, in the words of the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.playtest.usage_error import UsageError
from engine.records.options import EDITION, EDITIONS, MOST, RULE_OPTIONS

ALL_PARTIES: Final = "all"


@dataclass(frozen=True)
class PlaytestOptions:
    """Which games to play, and how. Each field is an option of `tailwright playtest`; its default leaves it out."""

    games: int = 1000
    seed: int = 0
    bot: str = ""
    """One bot, one per mouse (a,b,c,d), or package.module:Class. Empty: greedy, or with a gate that of its target."""
    party: str = ""
    """Heroes a,b,c,d; or all: every allowed party in turn."""
    mice: int = 0
    rule_options: Sequence[str] = ()
    """Words `name=value`."""
    end_page: int = 0
    pages_to: int = 0
    """Play again with the end marker on this page, for a longer curve of end pages."""
    start: str = ""
    workers: int = 0
    """Processes to play in; 0: one per processor, 1: this process."""
    dask: str = ""
    gate: bool = False
    """Stop as soon as the targets of the chapter are decided, and play the bots of all targets."""
    check: bool = False
    trace_dir: Path | None = None
    resume: Path | None = None
    """The file that holds the progress of the run: the run goes on from it, if it is there, and keeps it up to date."""
    recordings: bool = False
    """Record the games worth watching."""
    causes: bool = False
    """Find out why: play lost games again with more time, and record games that show a cause."""

    @property
    def heroes(self) -> tuple[str, ...]:
        """The named heroes of the party."""
        named = self.party and self.party != ALL_PARTIES
        return tuple(hero.strip() for hero in self.party.split(",")) if named else ()


def rule_words(edition: str, options: Sequence[str] | None) -> list[str]:
    """The words of `--edition` and `--option` as one list; the edition is a rule option like any other."""
    return [*([f"{EDITION}={edition}"] if edition else []), *(options or ())]


def parse_rule_options(words: Sequence[str]) -> dict[str, Any]:
    """Read words `name=value`; raise UsageError if a name or a value is unknown."""
    options: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in RULE_OPTIONS and name != EDITION:
            raise UsageError(f'unknown option "{name}"', name, [EDITION, *RULE_OPTIONS])
        options[name] = _value(name, value)
    return options


def _value(name: str, value: str) -> str | int:
    """The value of an option: one of its words or, for some, a number."""
    words, most = tuple(EDITIONS) if name == EDITION else RULE_OPTIONS[name], MOST.get(name, -1)
    if value in words:
        return value
    if value.isdecimal() and int(value) <= most:
        return int(value)
    allowed = [*words, *([f"a number up to {most}"] if most >= 0 else [])]
    raise UsageError(f'option "{name}" cannot be "{value}", use one of: {", ".join(allowed)}')
