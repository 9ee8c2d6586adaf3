"""What testing scenes brings: a result for each scene, and the errors of files that could not be used."""

from __future__ import annotations

from dataclasses import dataclass, field

from authoring.content.findings import Finding, Mark


@dataclass(frozen=True)
class Problem:
    """Something that is not as a scene expects, at its place in the file."""

    path: str
    mark: Mark
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.mark.line}:{self.mark.col}: {self.message}"


@dataclass(frozen=True)
class SceneResult:
    """A scene that was played: what is not as it expects, and what happened in it (`log`)."""

    title: str
    path: str
    line: int
    problems: tuple[Problem, ...] = ()
    log: tuple[str, ...] = field(default=(), repr=False)
    """What happened in it, one line each."""
    seconds: float = field(default=0.0, repr=False, compare=False)

    @property
    def passed(self) -> bool:
        """Whether all is as the scene expects."""
        return not self.problems


@dataclass(frozen=True)
class SceneResults:
    """All results, and the errors of files."""

    scenes: tuple[SceneResult, ...]
    errors: tuple[Finding, ...] = ()
    lines: dict[str, list[str]] = field(default_factory=dict, repr=False)
    """The lines of the files with errors, by their names."""

    @property
    def passed(self) -> bool:
        """Whether all scenes pass and no file has errors."""
        return not self.errors and all(scene.passed for scene in self.scenes)
