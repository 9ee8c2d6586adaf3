"""`tailwright lint --watch`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from authoring.scenes import watch
from tests.playable import run

ODD = [["--play", "3"], ["--fix"], ["--format", "json"], ["--strict-settings"]]


def test_it_lints_after_every_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "fame.yaml"
    file.write_text("kind: achievement\nid: fame\nname: Fame\n", encoding="utf-8")

    def twice(paths: list[Path], act: Callable[[], None]) -> None:
        act()
        file.write_text("kind: achievement\nid: fame\nnam: Fame\n", encoding="utf-8")
        act()
        file.unlink()
        act()
        raise KeyboardInterrupt

    monkeypatch.setattr(watch, "watch", twice)
    result = run("lint", str(file), "--watch")
    assert result.exit_code == 0
    assert "1 file, no problems found" in result.output
    assert 'unknown key "nam"' in result.output
    assert "cannot open" in result.output


@pytest.mark.parametrize("options", ODD, ids=" ".join)
def test_it_goes_with_few_options(options: list[str], tmp_path: Path) -> None:
    result = run("lint", str(tmp_path), "--watch", *options)
    assert result.exit_code == 2
    assert "--watch goes with" in result.output
