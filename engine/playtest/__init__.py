"""Play many games of a chapter, sum them up and judge them. Nothing here prints or reads a file."""

from __future__ import annotations

from engine.playtest.parties import PartyError, all_parties, check_party, first_party
from engine.playtest.plan import CompiledPlan, Plan
from engine.playtest.portable_content import portable
from engine.playtest.run import Result, run
from engine.playtest.summary import Summary
from engine.playtest.tally import Tally

__all__ = [
    "CompiledPlan",
    "PartyError",
    "Plan",
    "Result",
    "Summary",
    "Tally",
    "all_parties",
    "check_party",
    "first_party",
    "portable",
    "run",
]
