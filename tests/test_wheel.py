"""The wheel works outside the checkout: it carries the schemas and the content, and the commands of the README run."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COMMANDS = (
    "new chapter the-old-mill",
    "lint the-old-mill",
    "render chapter the-old-mill -o plan.svg",
    "render tile kitchen -o kitchen.svg",
    "playtest the-old-mill --games 2",
    "export storybook the-old-mill -o mill.html",
    "export storybook flight --lang fr -o flight.pdf",
    "export cards --kind ability -o abilities.pdf",
    "translate status flight",
    "schema --install",
)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the packages of a wheel built from the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = folder.glob("*.whl")
    packages = folder / "site-packages"
    zipfile.ZipFile(wheel).extractall(packages)
    return packages


@pytest.mark.packaging
def test_an_installed_tailwright_works_in_any_folder(installed: Path, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(installed), "PYTHONSAFEPATH": "1"}
    print_places = "import authoring, engine; print(authoring.__file__); print(engine.__file__)"
    places = subprocess.run([sys.executable, "-c", print_places], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert places.stdout.count(str(installed)) == 2  # not the checkout
    for line in COMMANDS:
        command = [sys.executable, "-m", "tailwright", *line.split()]
        done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True)
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        assert str(ROOT) not in done.stdout + done.stderr
    assert (tmp_path / "flight.pdf").read_bytes().startswith(b"%PDF-")


@pytest.mark.packaging
def test_the_first_session_of_the_api_page_runs_as_a_script(installed: Path, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "reference" / "api.md").read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_examples(page.split("```python\n")[1].split("```")[0])
    assert len(examples) == 8
    lines = [f"print(repr({one.source.strip()}))" if one.want else one.source.strip() for one in examples[:-1]]
    (tmp_path / "first.py").write_text("\n".join([*lines, examples[-1].source]), encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(installed), "PYTHONSAFEPATH": "1"}
    done = subprocess.run([sys.executable, "first.py"], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.stdout == "".join(one.want for one in examples), done.stderr
    assert (installed / "tailwright" / "py.typed").exists()
