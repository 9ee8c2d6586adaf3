"""Why a rule does what it does in games, or nothing: how often each of its parts let it through."""

from engine.playtest.why.ask import ask
from engine.playtest.why.cause import Asked, cause
from engine.playtest.why.counts import RuleCounts, WhyTally
from engine.playtest.why.plan import CompiledWhy, WhyPlan

__all__ = ["Asked", "CompiledWhy", "RuleCounts", "WhyPlan", "WhyTally", "ask", "cause"]
