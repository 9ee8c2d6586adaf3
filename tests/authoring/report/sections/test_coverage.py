"""What is never reached, and what lint says of it."""

from __future__ import annotations

from pathlib import Path

from authoring.report import document
from tests.playable import BRAWL, chapter, playtested


def test_lint_says_that_it_cannot_be_reached(tmp_path: Path) -> None:
    apart = BRAWL.replace("at: [0, 0] }}\n", "at: [0, 0] }}\n  - {{ face: forge, at: [5, 5] }}\n")
    path = chapter(tmp_path, apart)
    data = document(playtested(path, 5, bot="random"))
    forge = next(line for line in data["coverage"]["lines"] if (line["kind"], line["name"]) == ("face", "forge"))
    assert forge["games"] == 0
    assert forge["reachable"] == "no"
    assert forge["lint"][:4] in ("C104", "X104")
    assert '"forge"' in forge["lint"]
    room = next(line for line in data["coverage"]["lines"] if (line["kind"], line["name"]) == ("face", "guard-room"))
    assert room["lint"] == ""
