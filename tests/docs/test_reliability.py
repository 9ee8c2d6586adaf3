"""Every test that `docs/reliability.md` names exists, so that each promise is shown by one."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")


def test_every_named_test_exists() -> None:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    functions = set(re.findall(r"^(?:    )?def (test_\w+)|^class (Test\w+)", tests, re.MULTILINE))
    known = {name for pair in functions for name in pair if name}
    named = set(re.findall(r"`(?:tests/[\w/.]+)?(?:::)?(test_\w+|Test\w+)`", PAGE))
    named |= set(re.findall(r"::(test_\w+|Test\w+)", PAGE))
    assert len(named) > 30
    assert named - known == set()


def test_every_named_file_exists() -> None:
    files = set(re.findall(r"`((?:tests|authoring|engine|schemas)/[\w/.]*)[`:]", PAGE))
    assert len(files) > 12
    assert [name for name in files if not (ROOT / name).exists()] == []
