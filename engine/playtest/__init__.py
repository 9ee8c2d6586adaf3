"""Many games of a chapter: play them, sum them up, judge them. Nothing here prints or reads a file."""

from __future__ import annotations

from engine.playtest.parties import PartyError, all_parties, check_party, first_party
from engine.playtest.plan import Plan, Table
from engine.playtest.portable_content import portable
from engine.playtest.run import Result, run
from engine.playtest.summary import Summary
from engine.playtest.tally import Tally

__all__ = [
    "PartyError",
    "Plan",
    "Result",
    "Summary",
    "Table",
    "Tally",
    "all_parties",
    "check_party",
    "first_party",
    "portable",
    "run",
]
