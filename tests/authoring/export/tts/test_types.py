"""The saves of all bundled chapters have the published types of Tabletop Simulator."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.authoring.export.tts.test_build import CHAPTERS, everything, made, save_of

pytestmark = [pytest.mark.packaging, pytest.mark.usefixtures("_no_pictures")]

TYPES = Path(__file__).parents[3] / "tts_types"
TYPE_OF = {
    "Bag": "BagData", "CardCustom": "CardCustomData", "Custom_PDF": "BookData", "Custom_Tile": "TileData",
    "DeckCustom": "DeckCustomData", "Die_6_Rounded": "DieData", "Figurine_Custom": "FigurineCustomData",
}  # fmt: skip
HEAD = """/// <reference path="./node_modules/@typed-tabletop-simulator/declaration/src/saveFile.d.ts" />
/// <reference path="./node_modules/@typed-tabletop-simulator/declaration/src/objectData.d.ts" />
"""
CHECK = ("npx", "tsc", "--noEmit", "--strict", "--skipLibCheck", "--lib", "es2020")


@pytest.fixture(scope="module")
def types(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("types")
    shutil.copy(TYPES / "package.json", folder)
    shutil.copy(TYPES / "package-lock.json", folder)
    subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True)
    return folder


def test_saves_have_the_published_types(types: Path) -> None:
    names = []
    for ident in CHAPTERS:
        saved = save_of(made(ident))
        objects = saved.pop("ObjectStates")
        lines = [f'const save: Omit<TTSSave, "ObjectStates"> = {json.dumps(saved)};']
        for number, one in enumerate(everything(objects)):
            if one["Name"] == "Bag":  # what is in it comes by itself, with a type of its own
                one = {name: value for name, value in one.items() if name != "ContainedObjects"}
            lines.append(f"const one{number}: {TYPE_OF[one['Name']]} = {json.dumps(one)};")
        names.append(f"{ident}.ts")
        (types / names[-1]).write_text(f"{HEAD}export {{}};\n" + "\n".join(lines), encoding="utf-8")
    done = subprocess.run([*CHECK, *names], cwd=types, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[:3000]


def test_a_wrong_type_is_noticed(types: Path) -> None:
    (types / "wrong.ts").write_text(f'{HEAD}export {{}};\nconst one: TileData = {{ "Name": "Custom_Tile" }};\n')
    done = subprocess.run([*CHECK, "wrong.ts"], cwd=types, capture_output=True, text=True, check=False)
    assert done.returncode != 0
