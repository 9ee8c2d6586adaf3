"""Scenes written to a file and played, for the tests of this folder."""

from __future__ import annotations

from pathlib import Path

from authoring.scenes import SceneResult, play_scenes

HEAD = "kind: scenes\nid: some-scenes\n{chapter}scenes:\n  - scene: What is tested.\n"


def write(folder: Path, scene: str, chapter: str = "flight") -> Path:
    """Write a file with one scene; `scene` is its keys, as YAML without indentation."""
    head = HEAD.format(chapter=f"chapter: {chapter}\n" if chapter else "")
    path = folder / "some-scenes.yaml"
    body = "".join(f"    {line}\n" for line in scene.strip().splitlines())
    path.write_text(head + body, encoding="utf-8")
    return path


def played(folder: Path, scene: str, chapter: str = "flight") -> SceneResult:
    """Play one scene."""
    results = play_scenes([write(folder, scene, chapter)])
    assert results.errors == (), results.errors
    [result] = results.scenes
    return result


def failures(folder: Path, scene: str, chapter: str = "flight") -> list[str]:
    """What is not as a scene expects: `line: message` each."""
    return [f"{problem.mark.line}: {problem.message}" for problem in played(folder, scene, chapter).problems]
