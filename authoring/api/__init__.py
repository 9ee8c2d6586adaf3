"""Everything that the package `tailwright` exports. What `docs/reference/api.md` does not name is private."""

from __future__ import annotations

from authoring import __version__
from authoring.api import bots
from authoring.api.asking import Answer, why
from authoring.api.balancing import Effects, Tuning, knockout, tune, without
from authoring.api.chapter import Chapter, load
from authoring.api.comparing import Comparison, compare
from authoring.api.game import Game
from authoring.api.graphs import plan_graph, state_graph, tile_graph
from authoring.api.installed_parts import Installation, installation
from authoring.api.linting import lint
from authoring.api.measuring import ladder, luck, reach, shrink
from authoring.api.packs import pack, verify
from authoring.api.pictures import render
from authoring.api.playtesting import playtest, report
from authoring.api.replaying import Replay, replay
from authoring.api.solving import Solution, prove, solve
from authoring.api.testing import test
from authoring.api.workspace import Workspace
from authoring.content.findings import Finding, Severity
from authoring.content.targets import CannotOpenError
from authoring.editing.rename import CannotRenameError
from authoring.pack.errors import PackError
from authoring.pack.make import Pack
from authoring.pack.verify import Verification
from authoring.playtest.ladder import Ladder
from authoring.playtest.open_chapter import ContentErrors
from authoring.playtest.result import PlaytestResult
from authoring.scenes import SceneResult
from authoring.shrink import Shrunk
from authoring.solve.reach import Reached
from authoring.solve.things import Thing
from authoring.solve.verdicts import Verdict, Verdicts
from engine.playtest.luck import LuckShare
from engine.playtest.statistics.intervals import Difference, Share
from engine.playtest.usage_error import UsageError
from engine.position import Position
from engine.position import read_position as position
from engine.records import choices
from engine.records.decision import Decision
from engine.records.game import Bot
from engine.records.outcome import Lost, Outcome, Stalled, Won

__all__ = [
    "Answer",
    "Bot",
    "CannotOpenError",
    "CannotRenameError",
    "Chapter",
    "Comparison",
    "ContentErrors",
    "Decision",
    "Difference",
    "Effects",
    "Finding",
    "Game",
    "Installation",
    "Ladder",
    "Lost",
    "LuckShare",
    "Outcome",
    "Pack",
    "PackError",
    "PlaytestResult",
    "Position",
    "Reached",
    "Replay",
    "SceneResult",
    "Severity",
    "Share",
    "Shrunk",
    "Solution",
    "Stalled",
    "Thing",
    "Tuning",
    "UsageError",
    "Verdict",
    "Verdicts",
    "Verification",
    "Won",
    "Workspace",
    "__version__",
    "bots",
    "choices",
    "compare",
    "installation",
    "knockout",
    "ladder",
    "lint",
    "load",
    "luck",
    "pack",
    "plan_graph",
    "playtest",
    "position",
    "prove",
    "reach",
    "render",
    "replay",
    "report",
    "shrink",
    "solve",
    "state_graph",
    "test",
    "tile_graph",
    "tune",
    "verify",
    "why",
    "without",
]
