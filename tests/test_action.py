"""The GitHub Action checks a folder of fan chapters: annotations, a summary, and the exit code of the worst step."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from authoring.new import create

ROOT = Path(__file__).parents[1]
ACTION = ROOT / ".github" / "actions" / "tailwright"
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the runner brings the bash that the script needs")


def check(folder: Path, **settings: str) -> tuple[subprocess.CompletedProcess[str], str, dict[str, str]]:
    """Run the script as a runner does: the process, the job summary, and the outputs of the step."""
    tools = folder / "tools"
    tools.mkdir(exist_ok=True)
    program = tools / "tailwright"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tailwright "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    summary, outputs, temporary = folder / "summary.md", folder / "outputs", folder / "runner"
    temporary.mkdir(exist_ok=True)
    environment = {
        **os.environ, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(ROOT),
        "FOLDER": "chapters", "GAMES": "20", "GITHUB_STEP_SUMMARY": str(summary), "GITHUB_OUTPUT": str(outputs),
        "RUNNER_TEMP": str(temporary), **settings,
    }  # fmt: skip
    done = subprocess.run(
        [ACTION / "check.sh"], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    named = dict(line.split("=", 1) for line in outputs.read_text(encoding="utf-8").splitlines())
    return done, summary.read_text(encoding="utf-8"), named


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "chapters").mkdir()
    create("chapter", "the-old-mill", tmp_path / "chapters")
    return tmp_path


def test_a_broken_file_among_sound_ones(folder: Path) -> None:
    broken = folder / "chapters" / "giddy.yaml"
    broken.write_text("kind: status\nid: giddy\nnmae: Giddy\n", encoding="utf-8")
    done, summary, outputs = check(folder, GAMES="0")
    assert done.returncode == 1, done.stderr
    (annotation,) = [line for line in done.stdout.splitlines() if line.startswith("::error ")]
    assert annotation.startswith("::error file=chapters/giddy.yaml,line=3,")
    assert "| lint | **failed** |" in summary
    assert "| scenes | **failed** |" in summary
    assert 'chapters/giddy.yaml:3:1: error: unknown key "nmae"' in summary
    runs = json.loads(Path(outputs["sarif"]).read_text(encoding="utf-8"))["runs"]
    assert len(runs[0]["results"]) == 1


def test_sound_chapters_are_played_and_compared(folder: Path) -> None:
    def git(*words: str) -> str:
        who = ("-c", "user.name=a", "-c", "user.email=a@example.org")
        return subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True, text=True).stdout

    git("init", "--quiet")
    git("add", "chapters")
    git("commit", "--quiet", "-m", "First")
    (chapter,) = (folder / "chapters" / "the-old-mill").glob("the-old-mill.yaml")
    text = chapter.read_text(encoding="utf-8")
    assert "end-page: 4" in text
    chapter.write_text(text.replace("end-page: 4", "end-page: 3"), encoding="utf-8")
    done, summary, outputs = check(folder, BASE=git("rev-parse", "HEAD").strip())
    assert "| lint | passed |" in summary
    assert "| scenes | passed |" in summary
    assert "| playtest of `chapters/the-old-mill/the-old-mill.yaml` |" in summary
    assert "win rate" in Path(outputs["comment"]).read_text(encoding="utf-8")
    assert done.returncode == (0 if "**failed**" not in summary else 1)
