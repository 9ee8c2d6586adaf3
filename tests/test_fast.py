"""The engine compiled by mypyc plays the same games as the interpreted engine, trace line by trace line."""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from authoring.content.library import open_library
from authoring.generators import compiled_engine

ROOT = Path(__file__).parents[1]
GAMES = 200

PLAY = """
import hashlib, json, pickle, sys
from pathlib import Path
import engine.records.state
from engine.bots import make_bot
from engine.compile import compile_chapter
from engine.records.content import Content
from engine.play import new_game, play
from engine.records.trace import Trace

chapter = compile_chapter(Content(**pickle.loads(Path(sys.argv[1]).read_bytes())))
party = [hero for hero in range(len(chapter.hero_ids)) if hero not in chapter.barred][: chapter.mice_from]
games = []
for seed in range(int(sys.argv[2])):
    trace = Trace()
    game = new_game(chapter, party, seed, [make_bot("random" if seed % 2 else "greedy", seed)], trace)
    play(game)
    games.append([hashlib.sha256("\\n".join(trace.lines()).encode()).hexdigest(), trace.choices, game.state.rng])
print(json.dumps({"file": engine.records.state.__file__, "games": games}))
"""


@pytest.fixture(scope="module")
def compiled() -> Path:
    """A compiled copy of the engine, kept under build/ for as long as its sources stay the same.

    It is compiled without optimisation, because its games are compared, not timed.
    """
    sources = sorted((ROOT / "engine").rglob("*.py"))
    stamp = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:16]
    folder = ROOT / "build" / "fast" / stamp
    if not (folder / "done").exists():
        shutil.rmtree(ROOT / "build" / "fast", ignore_errors=True)
        shutil.copytree(ROOT / "engine", folder / "engine", ignore=shutil.ignore_patterns("__pycache__"))
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("MYPYC_OPT_LEVEL", "0")
            compiled_engine.compile_engine(folder / "engine")
        (folder / "done").touch()
    return folder


def play_with(folder: Path, content: Path) -> dict[str, object]:
    """Play games with the engine in a folder and return digests of their traces."""
    command = [sys.executable, "-c", PLAY, str(content), str(GAMES)]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True)
    result: dict[str, object] = json.loads(done.stdout)
    return result


@pytest.mark.packaging
def test_compiled_and_pure_engine_play_the_same_games(compiled, tmp_path):
    content = open_library().content_for("flight")
    fields = {name: value for name, value in vars(content).items() if name != "where"}
    path = tmp_path / "flight.pickle"
    path.write_bytes(pickle.dumps(fields))
    fast, pure = play_with(compiled, path), play_with(ROOT, path)
    assert not str(fast["file"]).endswith(".py")
    assert str(pure["file"]).endswith(".py")
    assert fast["games"] == pure["games"]


def test_a_checkout_is_not_compiled_in_place(capsys):
    assert compiled_engine.main() == 2
    assert "make fast" in capsys.readouterr().err


def test_every_hot_module_exists():
    assert all((ROOT / name).is_file() for name in compiled_engine.hot_modules(ROOT / "engine"))


def test_a_use_of_doc_is_replaced_by_the_docstring(tmp_path):
    module = tmp_path / "word.py"
    module.write_text('"""What it\nis."""\n\nWORD = dict(doc=__doc__)\n', encoding="utf-8")
    compiled_engine._inline_docstring(module)
    assert "doc='What it\\nis.'" in module.read_text(encoding="utf-8")
