"""The chapters that scenes are played in, compiled; each once per library."""

from __future__ import annotations

import json

from authoring.content.library import Library
from authoring.content.scenes import GIVEN, Scene, content_of, counters_of_figures
from authoring.lint.foundation import can_be_set_up, has_no_errors
from engine.playtest.portable_content import compile_portable
from engine.records.chapter import Chapter
from engine.records.content import Content
from engine.records.errors import ContentError
from engine.scene.given import set_up
from engine.scene.names import SceneError
from engine.scene.run import SEED

Compiled = tuple[Content, Chapter]


class SceneKey(str):
    """What scenes of the same chapter, or of the same face with the same counters and tokens, have in common."""

    scene: Scene
    """One of these scenes."""


def key_of(scene: Scene) -> SceneKey:
    """Return the key of a scene."""
    given = scene.data[GIVEN]
    names = [sorted(given.get("counters", {})), sorted(given.get("tokens", {})), sorted(counters_of_figures(given))]
    key = SceneKey(scene.chapter or json.dumps([given.get("face"), *names]))
    key.scene = scene
    return key


def compiled_for(library: Library, scene: Scene) -> Compiled | None:
    """Return the chapter of a scene with its content; None if it has errors. All files must meet their schemas."""
    return library.memo(_compile, key_of(scene))


def _compile(library: Library, key: SceneKey) -> Compiled | None:
    scene = key.scene
    content = content_of(library, scene)
    if content is None or not _is_playable(library, scene):
        return None
    try:
        return compile_portable(content)
    except ContentError:
        return None


def _is_playable(library: Library, scene: Scene) -> bool:
    """Whether there are no errors that prevent a board."""
    if scene.chapter:
        return can_be_set_up(library, library.entries("chapter")[scene.chapter])
    face = library.entries("face")[scene.data[GIVEN]["face"]]
    tiles = (tile for tile in library.entries("tile").values() if tile.file is face.file)
    return all(has_no_errors(library, tile) for tile in tiles)


def problem_of_setup(chapter: Chapter, scene: Scene) -> SceneError | None:
    """Return what keeps a scene from being set up."""
    try:
        set_up(chapter, scene.data, scene.data.get("seed", SEED))
    except SceneError as error:
        return error
    return None
