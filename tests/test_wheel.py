"""Wheels work outside the checkout: the pure one and the one whose engine is compiled run the same commands and games.

`make wheels` builds both into dist/ and names that folder in WHEELS; without it the tests build them, the compiled one
without optimisation.
"""

from __future__ import annotations

import doctest
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.packaging

ROOT = Path(__file__).parents[1]
COMMANDS = (
    "new chapter the-old-mill",
    "lint the-old-mill",
    "test the-old-mill",
    "render chapter the-old-mill -o plan.svg",
    "render tile kitchen -o kitchen.svg",
    "playtest the-old-mill --games 2",
    "export storybook the-old-mill -o mill.html",
    "export storybook flight --lang fr -o flight.pdf",
    "export cards --kind ability -o abilities.pdf",
    "translate status flight",
    "schema --install",
    "solve the-old-mill",
    "doctor",
)
GAMES = """
import hashlib, json
from authoring.content.library import open_library
from engine.bots import make_bot
from engine.compile import compile_chapter
from engine.play import new_game, play
from engine.records.content import Content
from engine.records.trace import Trace

fields = vars(open_library().content_for("flight"))
chapter = compile_chapter(Content(**{name: value for name, value in fields.items() if name != "where"}))
party = [hero for hero in range(len(chapter.hero_ids)) if hero not in chapter.barred][: chapter.mice_from]
games = []
for seed in range(200):
    trace = Trace()
    game = new_game(chapter, party, seed, [make_bot("random" if seed % 2 else "greedy", seed)], trace)
    play(game)
    games.append([hashlib.sha256("\\n".join(trace.lines()).encode()).hexdigest(), trace.choices, game.state.rng])
print(json.dumps(games))
"""
"""Plays games and prints a digest of each trace, the choices, and the state of the dice at the end. Traces name the
files of rules, which are elsewhere in each environment, so the content does not say where it stands."""


def build(folder: Path, **settings: str) -> None:
    """Build a wheel into a folder."""
    command = [sys.executable, "-m", "build", "--wheel", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, env={**os.environ, **settings}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The pure and the compiled wheel."""
    folder = Path(os.environ["WHEELS"]).absolute() if "WHEELS" in os.environ else tmp_path_factory.mktemp("wheels")
    if "WHEELS" not in os.environ:
        build(folder)
        build(folder, HATCH_BUILD_HOOK_ENABLE_CUSTOM="1", MYPYC_OPT_LEVEL="0")
    (pure,) = folder.glob("*-none-any.whl")
    (compiled,) = set(folder.glob("*.whl")) - {pure}
    return {"pure": pure, "compiled": compiled}


@pytest.fixture(scope="module")
def pythons(wheels: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """For each wheel the Python of a clean environment in which it is installed."""
    found = {}
    for name, wheel in wheels.items():
        folder = tmp_path_factory.mktemp(name)
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        scripts = folder / ("Scripts" if sys.platform == "win32" else "bin")
        quiet = ("--quiet", "--disable-pip-version-check")
        subprocess.run([scripts / "python", "-m", "pip", "install", *quiet, f"{wheel}[print]"], check=True)
        found[name] = scripts / "python"
    return found


def run(python: Path, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python as a user of the wheel does."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run([python, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{words}\n{done.stdout}{done.stderr}"
    assert str(ROOT) not in done.stdout + done.stderr
    return done


@pytest.mark.parametrize("name", ["pure", "compiled"])
def test_the_commands_work_in_any_folder(name: str, pythons: dict[str, Path], tmp_path: Path) -> None:
    python = pythons[name]
    version = run(python, tmp_path, "-m", "tailwright", "--version").stdout
    assert ("compiled engine" in version) == (name == "compiled")
    for line in COMMANDS:
        run(python, tmp_path, "-m", "tailwright", *line.split())
    assert (tmp_path / "flight.pdf").read_bytes().startswith(b"%PDF-")


RUNNERS = {
    "uvx": "uv tool run --from {wheel} tailwright --version",
    "uv tool install": "uv tool install {wheel}",
    "pipx": "pipx run --spec {wheel} tailwright --version",
}
"""How people try a Python program without making an environment for it."""


@pytest.mark.parametrize("line", RUNNERS.values(), ids=list(RUNNERS))
def test_tool_runners_start_the_command(line: str, wheels: dict[str, Path], tmp_path: Path) -> None:
    homes = {name: str(tmp_path / name) for name in ("UV_TOOL_DIR", "UV_TOOL_BIN_DIR", "PIPX_HOME", "PIPX_BIN_DIR")}
    words = [word.format(wheel=wheels["pure"]) for word in line.split()]
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=tmp_path,
        env={**os.environ, **homes},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said = done.stdout
    if "install" in words:
        (command,) = (tmp_path / "UV_TOOL_BIN_DIR").glob("tailwright*")
        said = subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout
    assert said.startswith("tailwright ")


def test_both_play_the_same_games(pythons: dict[str, Path], tmp_path: Path) -> None:
    places, games, reports = [], [], []
    for python in pythons.values():
        places.append(run(python, tmp_path, "-c", "import engine.play as play; print(play.__file__)").stdout.strip())
        games.append(json.loads(run(python, tmp_path, "-c", GAMES).stdout))
        words = ("-m", "tailwright", "playtest", "flight", "--games", "1000", "--json", "-")
        reports.append(run(python, tmp_path, *words).stdout)
    assert [place.endswith(".py") for place in places] == [True, False]
    assert games[0] == games[1]
    assert reports[0] == reports[1]
    assert json.loads(reports[0])["run"]["games"] == 1000


@pytest.mark.parametrize("name", ["pure", "compiled"])
def test_the_first_session_of_the_api_page_runs_as_a_script(
    name: str, pythons: dict[str, Path], tmp_path: Path
) -> None:
    page = (ROOT / "docs" / "reference" / "api.md").read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_examples(page.split("```python\n")[1].split("```")[0])
    assert len(examples) == 8
    lines = [f"print(repr({one.source.strip()}))" if one.want else one.source.strip() for one in examples[:-1]]
    (tmp_path / "first.py").write_text("\n".join([*lines, examples[-1].source]), encoding="utf-8")
    done = run(pythons[name], tmp_path, "first.py")
    assert done.stdout == "".join(one.want for one in examples), done.stderr
    run(
        pythons[name],
        tmp_path,
        "-c",
        "import tailwright, pathlib; (pathlib.Path(tailwright.__file__).parent / 'py.typed').read_text()",
    )
