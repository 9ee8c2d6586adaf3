"""Play scenes, in several processes if that is worth it."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from authoring.content.scenes import Scene
from authoring.lint.views.scenes import compiled_for, key_of
from authoring.scenes.collect import Found, find_scenes
from authoring.scenes.results import Problem, SceneResult, SceneResults
from engine.compile import compile_chapter
from engine.records.chapter import Chapter
from engine.records.content import Content
from engine.scene.expect import CHANCE
from engine.scene.run import RUNS, Played, chance, play

SECONDS = 30.0
"""How long the games of a chance may take."""
WORTH_IT = 3_000
"""How many games it takes before more processes are quicker than one."""

Timed = tuple[Played, float]


@dataclass(frozen=True)
class _Job:
    """A scene to play, and the number of its content in the list that all workers have."""

    content: int
    scene: dict[str, Any]

    @property
    def games(self) -> int:
        """How many games it takes."""
        wanted = self.scene["expect"].get(CHANCE)
        return 1 + (wanted.get("runs", RUNS) if wanted else 0)


def play_scenes(paths: Iterable[Path], workers: int = 0) -> SceneResults:
    """Play the scenes of files and folders; raise CannotOpenError if one cannot be opened."""
    found = list(find_scenes(paths))
    results = [result for each in found for result in _play_all(each, workers)]
    errors = tuple(error for each in found for error in each.errors)
    return SceneResults(tuple(results), errors, {path: lines for each in found for path, lines in each.lines.items()})


def _play_all(found: Found, workers: int) -> list[SceneResult]:
    """Play the scenes of a library; those whose chapter has errors fail."""
    keys = [key_of(scene) for scene in found.scenes]
    compiled = {key: compiled_for(found.library, scene) for key, scene in zip(keys, found.scenes, strict=True)}
    usable = {key: both for key, both in compiled.items() if both is not None}
    numbers = {key: number for number, key in enumerate(usable)}
    jobs = [_Job(numbers[key], scene.data)
            for key, scene in zip(keys, found.scenes, strict=True) if key in numbers]  # fmt: skip
    played = iter(_play_jobs(jobs, list(usable.values()), workers))
    return [_result(scene, next(played)) if key in numbers else _refused(scene)
            for key, scene in zip(keys, found.scenes, strict=True)]  # fmt: skip


def _play_jobs(jobs: list[_Job], compiled: list[tuple[Content, Chapter]], workers: int) -> list[Timed]:
    games = sum(job.games for job in jobs)
    count = min(len(jobs), workers or (_processors() if games >= WORTH_IT else 1))
    if count <= 1:
        return [_play_one(compiled[job.content][1], job) for job in jobs]
    contents = [content for content, _ in compiled]
    with ProcessPoolExecutor(count, initializer=_start_worker, initargs=(contents,)) as executor:
        try:
            return list(executor.map(_play_in_worker, jobs))
        except KeyboardInterrupt:
            executor.shutdown(wait=False, cancel_futures=True)
            raise


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


_contents: list[Content] = []
_chapters: dict[int, Chapter] = {}
"""What a worker process has: all contents, and the chapters it has compiled."""


def _start_worker(contents: list[Content]) -> None:
    """Keep the contents. Only the parent process handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _contents[:] = contents
    _chapters.clear()


def _play_in_worker(job: _Job) -> Timed:
    if job.content not in _chapters:
        _chapters[job.content] = compile_chapter(_contents[job.content])
    return _play_one(_chapters[job.content], job)


def _play_one(chapter: Chapter, job: _Job) -> Timed:
    """Play a scene once, and as often as its chance asks for if that goes well."""
    start = time.monotonic()
    played = play(chapter, job.scene)
    if not played.wrong and CHANCE in job.scene["expect"]:
        wrong = chance(chapter, job.scene, lambda: time.monotonic() - start < SECONDS)
        played = Played(tuple(wrong), played.log)
    return played, time.monotonic() - start


def _result(scene: Scene, timed: Timed) -> SceneResult:
    played, seconds = timed
    path = scene.file.path
    problems = tuple(Problem(path, scene.mark(wrong.steps), wrong.message) for wrong in played.wrong)
    return SceneResult(scene.title, path, scene.mark().line, problems, played.log, seconds)


def _refused(scene: Scene) -> SceneResult:
    """The result of a scene whose chapter or face is unknown or has errors."""
    steps: tuple[str, ...]
    if scene.chapter:
        steps, message = ("chapter",), f'chapter "{scene.chapter}" has errors; tailwright lint says which'
    elif "face" in scene.data["given"]:
        steps, message = ("given", "face"), "this face cannot be laid out; tailwright lint says why"
    else:
        steps, message = ("given",), "the scene has no board; name a chapter, or a face under given"
    problem = Problem(scene.file.path, scene.mark(steps), message)
    return SceneResult(scene.title, scene.file.path, scene.mark().line, (problem,))
