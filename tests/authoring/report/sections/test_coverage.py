"""What is never reached, and what lint says of it."""

from __future__ import annotations

from pathlib import Path

from authoring.report import document
from tests.authoring.dead_rules import dead_rules
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


def test_own_files_come_first_and_say_why_a_rule_had_no_effect(tmp_path: Path) -> None:
    data = document(playtested(dead_rules(tmp_path), 10))
    lines = data["coverage"]["lines"]
    own = [line["own"] for line in lines]
    assert own == sorted(own, reverse=True)
    assert {line["where"].partition(":")[0] for line in lines if line["own"]} == {
        "dead.yaml",
        "ogre.yaml",
        "sleepy.yaml",
    }
    why = {line["name"]: line["why"] for line in lines if line["why"]}
    assert why["status-gone"].startswith('nobody ever had the status "sleepy"')
    assert "did not hold" in why["counter-never-set"]
    assert "score" not in why
    assert why["finds-nothing"].startswith("none of its effects finds anybody or anything")
