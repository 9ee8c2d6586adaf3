"""Games that an editor asks for: a playtest in the background, and the scenes of a file."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from lsprotocol import types

from authoring.api import ContentErrors, test
from authoring.api.workspace import BackgroundPlaytest

if TYPE_CHECKING:
    from authoring.lsp.server import TailwrightServer

LOOK = 0.2
"""How often the editor is told how far a playtest is, in seconds."""


async def run_playtest(ls: TailwrightServer, path: Path, games: int) -> str:
    """Play, tell how far it is, and stop when the editor asks for it; return what came of it."""
    token = str(uuid4())
    shown = await _begin(ls, token, f"Playtest of {path.stem}")
    running = BackgroundPlaytest(path, games)
    try:
        while not (state := running.state()).done:
            if shown:
                _report(ls, token, state.played, games)
                if ls.work_done_progress.tokens[token].cancelled():
                    break
            await asyncio.sleep(LOOK)
    finally:
        running.stop() if not running.state().done else None
    outcome = state.error or state.summary or "stopped"
    if shown:
        ls.work_done_progress.end(token, types.WorkDoneProgressEnd(message=outcome))
    await _refresh(ls)
    return outcome


def scene_results(path: Path) -> list[dict[str, Any]]:
    """The results of the scenes of a file; one that cannot be played has its errors instead."""
    try:
        results = test(path)
    except ContentErrors as errors:
        return [{"title": "", "ok": False, "messages": [str(one) for one in errors.findings]}]
    return [{"title": one.title, "ok": one.passed, "messages": [str(two) for two in one.problems]} for one in results]


async def _begin(ls: TailwrightServer, token: str, title: str) -> bool:
    """Ask the editor to show the progress of a playtest; some cannot."""
    window = ls.client_capabilities.window
    if not window or not window.work_done_progress:
        return False
    await ls.work_done_progress.create_async(token)
    begin = types.WorkDoneProgressBegin(title=title, cancellable=True, percentage=0)
    ls.work_done_progress.begin(token, begin)
    return True


def _report(ls: TailwrightServer, token: str, played: int, games: int) -> None:
    share = min(100, 100 * played // max(1, games))
    ls.work_done_progress.report(token, types.WorkDoneProgressReport(message=f"{played} of {games}", percentage=share))


async def _refresh(ls: TailwrightServer) -> None:
    """Let the editor ask for the lenses again."""
    workspace = ls.client_capabilities.workspace
    if workspace and workspace.code_lens and workspace.code_lens.refresh_support:
        with suppress(Exception):  # an editor that fails at this has shown the outcome already
            await ls.workspace_code_lens_refresh_async(None)
