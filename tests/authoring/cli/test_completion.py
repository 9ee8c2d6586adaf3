"""`tailwright completion` prints a script with which a real shell completes commands and options."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from authoring.cli import build_app
from authoring.cli.completion import Shell

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("shell", list(Shell))
def test_every_shell_has_a_script(shell: Shell) -> None:
    result = CliRunner().invoke(build_app(), ["completion", shell.value])
    assert result.exit_code == 0
    assert "_TAILWRIGHT_COMPLETE" in result.output


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
def test_bash_completes_commands(tmp_path: Path) -> None:
    program = tmp_path / "tailwright"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tailwright "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    script = """
        eval "$(tailwright completion bash)"
        COMP_WORDS=(tailwright comp); COMP_CWORD=1; _tailwright_completion tailwright
        echo "${COMPREPLY[@]}"
    """
    environment = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(["bash", "-c", script], env=environment, cwd=tmp_path, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("compare completion\n", "")
