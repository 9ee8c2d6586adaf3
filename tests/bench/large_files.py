"""Large files: the processor time of `tailwright lint` grows with them, about in proportion."""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from tests.bench.rows import Row
from tests.bench.setting import ROOT, environment_of
from tests.fuzz.cases import to_yaml
from tests.fuzz.world import BASE

Data = dict[str, Any]


def bench() -> Iterator[Row]:
    """Measure lint, the start of the program included, of one small file and of large ones."""
    status = {"kind": "status", "id": "dizzy", "name": "Dizzy", "text": "The figure cannot scurry."}
    yield "lint a file with one status", _seconds(status), "s"
    for count in (4_000, 10_000):
        yield f"lint {count:,} rules that trigger nothing", _seconds(_rules(count, _quiet)), "s"
    yield "lint 4,000 rules that each trigger all", _seconds(_rules(4_000, _loud)), "s"
    yield "lint a tile with two faces of 500 spaces", _seconds(_tile(500)), "s"
    yield "lint 1,000 cards, ten ids repeated", _seconds(_cards(1_000, 10)), "s"


def _seconds(data: Data) -> float:
    """The processor time of the command for a file with this data, alone in its folder; the better of two."""
    return min(_once(data), _once(data))


def _once(data: Data) -> float:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "large.yaml"
        path.write_text(to_yaml(data), encoding="utf-8")
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [sys.executable, "-m", "tailwright", "lint", str(path)]
        done = subprocess.run(command, cwd=ROOT, env=environment_of(False), capture_output=True, check=False)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert done.returncode in (0, 1), done.stderr
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _quiet(number: int) -> Data:
    return {"when": "round-end", "if": {"page": 2}, "do": [{"wound": {"who": "all-mice", "amount": 1}}]}


def _loud(number: int) -> Data:
    return {"when": "counter-changed", "do": [{"count": "alarm"}]}


def _rules(count: int, rule: Any) -> Data:
    chapter: Data = yaml.safe_load(BASE)
    return {**chapter, "rules": [*chapter["rules"], *({"id": f"r{i}", **rule(i)} for i in range(count))]}


def _tile(size: int) -> Data:
    wide = 25
    spaces = [{"id": f"s{i}", "at": [i % wide * 4 + 2, i // wide * 5 + 2.5]} for i in range(size)]
    along = [[f"s{i}", f"s{i + 1}"] for i in range(size - 1) if i % wide < wide - 1]
    down = [[f"s{i}", f"s{i + wide}"] for i in range(size - wide)]
    faces = [
        {"id": f"big-{colour}", "name": f"Big {colour}", "number": number, "colour": colour, "spaces": spaces,
         "adjacent": along + down, "exits": [{"edge": "N", "at": 0.5, "spaces": ["s12"]}]}
        for number, colour in ((101, "orange"), (102, "blue"))
    ]  # fmt: skip
    return {"kind": "tile", "id": "big-tile", "faces": faces}


def _cards(count: int, repeated: int) -> Data:
    ids = [f"card-{i % repeated if i < 2 * repeated else i}" for i in range(count)]
    rules = [{"when": "action", "do": [{"cheese": {"who": "owner", "amount": 1}}]}]
    cards = [{"id": ident, "name": "A Card", "category": "trick", "text": "A card.", "rules": rules} for ident in ids]
    return {"kind": "search-cards", "id": "many-cards", "cards": cards}
