"""The position of a scene: everything that is given is there, and what cannot be is told at its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.authoring.scenes.stage import failures

EVERYTHING = """
given:
  face: kitchen
  mice:
    collin: { at: a1, wounds: 1, poison: 1, cheese: 2, statuses: [stunned], pack: [smelling-salts] }
    filch: captured
  minions: { roach: [k1, { at: a2, statuses: [stunned] }] }
  counters: { counter-cheese: 3 }
  page: 2
  end-page: 8
  wheel: 4
  round: 7
  achieved: [miz-maggie]
expect:
  mice:
    collin: { at: a1, wounds: 1, poison: 1, cheese: 2, statuses: [stunned], pack: [smelling-salts], lacks: [antidote] }
    filch: captured
  minions: { roach: [a2, k1], spider: 0 }
  counters: { counter-cheese: 3 }
  page: 2
  end-page: 8
  wheel: { at-least: 4, at-most: 4 }
  round: 7
  achieved: [miz-maggie]
  outcome: playing
"""


def test_what_is_given_is_there(tmp_path: Path) -> None:
    assert failures(tmp_path, EVERYTHING) == []


def test_all_that_is_otherwise_is_told_with_its_line(tmp_path: Path) -> None:
    scene = """
given: { face: kitchen, mice: { collin: a1 }, minions: { roach: k1 } }
expect:
  mice:
    collin: { at: a2, wounds: 1, cheese: { at-least: 1 }, statuses: [stunned] }
  minions: { roach: 2 }
  counters: { counter-cheese: 1 }
  page: 3
  achieved: [miz-maggie]
  outcome: won
  fired: [old-crow]
  offered: { collin: [explore] }
"""
    found = failures(tmp_path, scene)
    assert "9: collin is at kitchen/a1, not at kitchen/a2" in found
    assert "9: wounds of collin: 0, not 1" in found
    assert "9: cheese of collin: 0, not at least 1" in found
    assert "9: collin has no status, not stunned" in found
    assert "10: there are 1 of roach (kitchen/k1), not 2" in found
    assert "11: counter-cheese is 6, not 1" in found
    assert "12: the page is 1, not 3" in found
    assert "13: miz-maggie is not achieved" in found
    assert "14: the game is playing, not won" in found
    assert "15: rule old-crow did not fire" in found
    assert any(line.startswith('16: collin: "explore" is not offered') for line in found)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("face: kitchen", "no mouse in the scene"),
        ("face: kitchen, mice: { collin: z9 }", 'no space "z9" on kitchen'),
        ("face: forge, mice: { collin: a1 }", 'no face "forge" in flight'),
        ("face: kitchen, mice: { collin: a1, filch: kitchen-tunnels/b5 }", "is the other side of"),
        ("face: courtyard, mice: { collin: b2 }, minions: { roach: tree }", "courtyard/tree is for mice only"),
        (
            "face: kitchen, mice: { collin: a1 }, minions: { captain-vurst: [a2, a2] }",
            "no figure of captain-vurst is left",
        ),
        ("face: kitchen, mice: { collin: { at: a1, wounds: 9 } }", "cannot stand with so many wounds"),
        ("face: kitchen, mice: { collin: a1 }, counters: { tension: 1 }", 'no counter "tension" in flight'),
        ("face: kitchen, mice: { collin: a1 }, counters: { counter-cheese: 7 }", "counter-cheese goes to 6 at most"),
        ("face: kitchen, mice: { collin: a1 }, party-items: [smelling-salts]", "smelling-salts is no party item"),
        ("face: kitchen, mice: { collin: { at: a1, pack: [collins-sword] } }", "is left in the"),
    ],
)
def test_what_cannot_be_is_refused(given: str, message: str, tmp_path: Path) -> None:
    [problem] = failures(tmp_path, f"given: {{ {given} }}\nexpect: {{ page: 1 }}")
    assert message in problem


def test_a_face_alone_needs_no_chapter(tmp_path: Path) -> None:
    scene = "given: { face: forge, mice: { collin: a2 }, counters: { heat: 3 } }\nexpect: { counters: { heat: 3 } }"
    assert failures(tmp_path, scene, chapter="") == []


def test_without_chapter_and_face_there_is_no_board(tmp_path: Path) -> None:
    assert failures(tmp_path, "given: { mice: { collin: a1 } }\nexpect: { page: 1 }", chapter="") == [
        "5: the scene has no board; name a chapter, or a face under given"
    ]


LUCK = """
given:
  face: kitchen
  mice: { collin: { at: a1, counters: { luck: 2 } } }
  minions: { roach: { at: k1, counters: { luck: 1 }, loot: [antidote] } }
expect:
"""


def test_figures_have_counters_of_their_own_and_minions_what_they_have_taken(tmp_path: Path) -> None:
    right = """
  mice: { collin: { at: a1, counters: { luck: 2 } } }
  minions: { roach: { at: k1, counters: { luck: { at-most: 1 } }, loot: [antidote] } }
"""
    wrong = """
  mice: { collin: { at: a1, counters: { luck: 1 } } }
  minions: { roach: { at: k1, counters: { luck: 2 }, loot: [lump-of-wax] } }
"""
    assert failures(tmp_path, LUCK + right.lstrip("\n"), "") == []
    assert failures(tmp_path, LUCK + wrong.lstrip("\n"), "") == [
        "10: luck of collin is 2, not 1",
        "11: luck of the roach is 1, not 2",
        "11: the roach has not taken lump-of-wax, but antidote",
    ]


def test_a_counter_of_figures_that_the_chapter_does_not_have_is_told(tmp_path: Path) -> None:
    scene = "given: { mice: { collin: { at: a1, counters: { luck: 2 } } } }\nexpect: { page: 1 }"
    assert failures(tmp_path, scene) == ['6: no counter of figures "luck" in flight']
