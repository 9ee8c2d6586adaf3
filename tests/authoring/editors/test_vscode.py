"""The extension for VS Code: its manifest, and the package that `make vscode` makes after the tests in `test/`."""

from __future__ import annotations

import json
import re
import subprocess
import zipfile
from pathlib import Path

import pytest

from authoring import __version__, bundled

FOLDER = Path(__file__).parents[3] / "authoring" / "editors" / "vscode"
MANIFEST = json.loads((FOLDER / "package.json").read_text(encoding="utf-8"))
LARGEST = 300_000


def sources() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / "src").glob("*.ts")))


def test_the_version_is_that_of_tailwright() -> None:
    assert MANIFEST["version"] == __version__


def test_every_command_of_the_server_exists() -> None:
    asked = set(re.findall(r'"(tailwright\.server\.\w+)"', sources()))
    server = (bundled.root() / "authoring" / "lsp" / "server.py").read_text(encoding="utf-8")
    assert asked == set(re.findall(r'@server\.command\("([\w.]+)"\)', server))


def test_every_command_of_a_lens_exists() -> None:
    answers = (bundled.root() / "authoring" / "lsp" / "answers.py").read_text(encoding="utf-8")
    assert set(re.findall(r'"(tailwright\.\w+)"', answers)) <= set(re.findall(r'"(tailwright\.\w+)"', sources()))


def test_nothing_of_others_is_committed() -> None:
    done = subprocess.run(["git", "ls-files", str(FOLDER)], cwd=FOLDER, capture_output=True, text=True, check=False)
    assert not [name for name in done.stdout.split() if "node_modules" in name or name.startswith("out/")]
    assert (FOLDER / "package-lock.json").is_file()


@pytest.mark.packaging
def test_the_package_is_small_and_holds_what_it_needs() -> None:
    done = subprocess.run(["make", "vscode"], cwd=bundled.root(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    package = bundled.root() / "build" / "tailwright.vsix"
    assert package.stat().st_size < LARGEST
    with zipfile.ZipFile(package) as held:
        names = {name.removeprefix("extension/") for name in held.namelist()}
        assert {"package.json", "out/extension.js"} <= names
        assert not any("node_modules" in name or name.endswith((".ts", "tested.js")) for name in names)
