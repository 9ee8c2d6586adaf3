"""The steps of a scene, its dice and its choices."""

from __future__ import annotations

from pathlib import Path

from tests.authoring.scenes.stage import failures, played

KITCHEN = "given: { face: kitchen, mice: { collin: a1 }, minions: { roach: a1 } }\n"
FIGHT = "when: [attack: { by: collin, target: roach }]\n"


def test_a_blow_with_given_dice(tmp_path: Path) -> None:
    scene = KITCHEN + "dice: [sword-star, sword-star, bow-star, bow, bow-star]\n" + FIGHT
    assert failures(tmp_path, scene + "expect: { minions: { roach: 0 }, end-page: 7 }") == []


def test_dice_that_run_out_are_told_at_the_step(tmp_path: Path) -> None:
    [problem] = failures(tmp_path, KITCHEN + FIGHT + "expect: { page: 1 }")
    assert problem.startswith("7: the dice of the scene run out here")


def test_a_die_that_nothing_rolls_is_told(tmp_path: Path) -> None:
    [problem] = failures(tmp_path, KITCHEN + "dice: [bow, cheese]\nwhen: [end-round]\nexpect: { round: 2 }")
    assert problem == "7: nothing rolled this die, nor the 1 after it"


def test_a_minion_attacks_a_mouse(tmp_path: Path) -> None:
    scene = "given: { face: guard-room, mice: { filch: c3 }, minions: { rat-warrior: c3 } }\ndice: any\n"
    result = played(
        tmp_path, scene + "when: [attack: { by: rat-warrior, target: filch, at: c3 }]\nexpect: { outcome: playing }"
    )
    assert result.passed
    assert any("attacks filch" in line for line in result.log)


def test_a_mouse_that_is_not_begun_walks_as_far_as_it_likes(tmp_path: Path) -> None:
    scene = "given: { face: guard-room, mice: { filch: d3 } }\nwhen: [move: { mouse: filch, to: a1 }]\n"
    assert failures(tmp_path, scene + "expect: { mice: { filch: a1 } }") == []


def test_what_is_not_offered_names_what_is(tmp_path: Path) -> None:
    scene = "given: { face: guard-room, mice: { filch: d3 } }\n"
    scene += "when: [action: { mouse: filch, take: flip }]\nexpect: { page: 1 }"
    [problem] = failures(tmp_path, scene)
    assert problem.startswith('7: filch cannot "flip" now; besides moves there is "end turn", "search"')


def test_choices_are_taken_in_order_and_the_unasked_are_told(tmp_path: Path) -> None:
    scene = "given: { face: guard-room, mice: { filch: d3 } }\ndice: [bow-star]\ndraws: [smelling-salts]\n"
    search = scene + "choices: [keep]\nwhen: [action: { mouse: filch, take: search }]\n"
    kept = search.replace("guard-room", "kitchen").replace("d3", "a1")
    assert failures(tmp_path, kept + "expect: { mice: { filch: { pack: [smelling-salts] } } }") == []
    sold = kept.replace("[keep]", "[sell]")
    assert failures(tmp_path, sold + "expect: { mice: { filch: { lacks: [smelling-salts], cheese: 1 } } }") == []
    unasked = kept.replace("[keep]", "[keep, filch]")
    assert failures(tmp_path, unasked + "expect: { page: 1 }") == ['9: nobody was asked for "filch"']
    unknown = kept.replace("[keep]", "[burn]")
    [problem] = failures(tmp_path, unknown + "expect: { page: 1 }")
    assert 'has no option "burn", but ' in problem


def test_nothing_happens_after_the_end(tmp_path: Path) -> None:
    scene = "given: { face: courtyard, mice: { collin: b2 } }\n"
    scene += "when: [move: { mouse: collin, to: tree }, end-round]\nexpect: { outcome: won }"
    [problem] = failures(tmp_path, scene)
    assert "the game is over before this step" in problem


def test_a_round_is_played(tmp_path: Path) -> None:
    scene = "given: { face: kitchen, mice: { collin: a1 }, minions: { roach: k1 } }\ndice: any\n"
    result = played(tmp_path, scene + "when: [play-round]\nexpect: { round: 2 }")
    assert result.passed
    assert any(line.startswith("turn of roach") for line in result.log)


def test_the_start_of_a_chapter_is_its_setup_and_the_rules_that_answer(tmp_path: Path) -> None:
    scene = "given: { face: crystal-tunnels, mice: { collin: a2 } }\nwhen: [begin-chapter]\n"
    expected = "expect: { page: 1, tokens: { cage: kings-chamber/k3, door-key: alchemists-chamber/k1 } }"
    assert failures(tmp_path, scene + expected, "a-guest-of-the-captain") == []


def test_who_is_home_counts_when_a_chapter_starts(tmp_path: Path) -> None:
    given = "given: { face: sewer-entrance, mice: { filch: b4 }, achieved: [pim-is-home], end-page: 5 }\n"
    expected = "when: [begin-chapter]\nexpect: { end-page: 6, fired: [pim-counts-the-minutes] }"
    assert failures(tmp_path, given + expected, "the-loom") == []
