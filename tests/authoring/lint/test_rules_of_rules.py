"""Lint of the rule language: the place of every finding, and rules that must not be reported."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from authoring.content.library import open_library
from authoring.lint import Selection, lint
from engine.compile import compile_chapter
from engine.play import new_game
from engine.records.errors import RuleLoop
from engine.runtime.codes import WHEEL_CHANGED
from engine.runtime.dispatch import fire
from tests.engine.scene import ScriptBot

CHAPTER = """\
kind: chapter
id: supper
title: Supper
party: { mice: 4, barred: [nez] }
end-page: 6
encounters: { decks: [standard] }
plan:
  - { face: kitchen-tunnels, at: [0, 0] }
  - { face: crystal-tunnels, at: [0, 1] }
start: { face: crystal-tunnels, space: a1 }
victory: { mice-at: { face: kitchen } }
"""
FIRST = CHAPTER.count("\n") + 1
"""The line that is written after the chapter."""

RULES_ONLY = Selection(select=("R1", "R2"))


def found(folder: Path, text: str, more: str = CHAPTER) -> list[tuple[str, int, int, str]]:
    """Findings about references and rules: code, line and column within the text given, message."""
    (folder / "supper.yaml").write_text(more + textwrap.dedent(text), encoding="utf-8")
    library = open_library(folder)
    files = [file for file in library.files if not file.bundled]
    skipped = more.count("\n")
    return [(one.code, one.line - skipped, one.col, one.message) for one in lint(library, files, RULES_ONLY)]


def rule(text: str) -> str:
    return "rules:\n" + textwrap.indent(textwrap.dedent(text).strip("\n"), "  ") + "\n"


# -- R201 --------------------------------------------------------------------------------------------------------------

BROKEN = [
    # a rule, the words the finding points at, the message
    ("- when: round-end\n  do:\n    - wound: { who: mover }", "mover", 'unknown selector of figures "mover"'),
    ("- when: round-end\n  do:\n    - cheese: { who: owner }", "owner", 'there is no "owner" here'),
    ("- when: round-end\n  if: { wounded: true }\n  do: [surge]", "true", '"wounded" tests a figure'),
    ("- when: attack-rolled\n  do:\n    - attack-dice: 1", "1", '"attack-dice" works only in "attack-declared" rules'),
    ("- when: round-end\n  do: [instead]", "instead", 'the event "round-end" cannot be stopped'),
    ("- when: turn-end\n  if: { actor: { at: attic } }\n  do: [surge]", "attic", 'space "attic" has no face here'),
    ("- when: round-end\n  do:\n    - test:\n        pass:\n          - push: { who: all-mice }", "{ who",
     '"push" must have exactly one of "towards" and "away-from"'),
]  # fmt: skip


def place_of(text: str, words: str) -> tuple[int, int]:
    """The line and column of some words in the rules of a chapter."""
    for number, line in enumerate(rule(text).split("\n"), 1):
        if words in line:
            return number, line.index(words) + 1
    raise AssertionError(words)


@pytest.mark.parametrize(("text", "words", "message"), BROKEN, ids=[message[:30] for *_, message in BROKEN])
def test_an_error_of_the_engine_is_reported_at_its_place(text: str, words: str, message: str, tmp_path: Path) -> None:
    [(code, line, col, text_found)] = found(tmp_path, rule(text))
    assert (code, line, col) == ("R201", *place_of(text, words))
    assert text_found.startswith(message)


def test_all_broken_parts_of_a_chapter_are_reported_together(tmp_path: Path) -> None:
    text = """\
        setup:
          - cheese: { who: owner }
        rooms:
          kitchen:
            surge: { do: [{ wound: mover }] }
            rules:
              - { when: round-end, do: [{ heal: { who: it } }] }
        defeat: { also: [{ id: late, if: { wounded: true } }] }
        rules:
          - { when: round-end, do: [{ wheel: { cheese-of: target } }] }
    """
    assert [(code, line) for code, line, _, _ in found(tmp_path, text)] == [("R201", line) for line in (2, 5, 7, 8, 10)]


def test_an_unknown_id_is_reported_once(tmp_path: Path) -> None:
    rules = "- { when: round-end, do: [{ place: { minion: roch } }] }\n- { when: round-end, do: [{ wound: mover }] }"
    assert [one[:2] for one in found(tmp_path, rule(rules))] == [("R101", 2), ("R201", 3)]


def test_a_card_is_compiled_even_without_a_chapter(tmp_path: Path) -> None:
    card = "kind: status\nid: dizzy\nname: Dizzy\nrules:\n  - when: round-end\n    do:\n      - wound: target\n"
    assert [one[:3] for one in found(tmp_path, card, "")] == [("R201", 7, 16)]


def test_an_unknown_counter_in_a_card_is_reported(tmp_path: Path) -> None:
    card = "kind: status\nid: dizzy\nname: Dizzy\nrules:\n  - { when: round-end, do: [{ count: spins }] }\n"
    [(code, line, _, message)] = found(tmp_path, card, "")
    assert (code, line, message) == ("R201", 5, 'unknown counter "spins": no chapter has it')


def test_a_card_may_name_a_counter_of_some_chapter(tmp_path: Path) -> None:
    card = "kind: status\nid: dizzy\nname: Dizzy\nrules:\n  - { when: round-end, do: [{ count: spins }] }\n"
    (tmp_path / "dizzy.yaml").write_text(card, encoding="utf-8")
    text = "counters: { spins: {} }\ndefeat: { also: [{ id: late, if: { counter: { name: spins, is: 9 } } }] }\n"
    assert found(tmp_path, text) == []


# -- R202, R203, R204 --------------------------------------------------------------------------------------------------


def test_counters_are_set_and_read_in_all_the_ways_there_are(tmp_path: Path) -> None:
    text = """\
        counters:
          a: {}
          b: {}
          c: {}
          d: {}
        setup:
          - set: { counter: d, to: 2 }
        rules:
          - { when: round-end, do: [{ count: a }, { count: { counter: b, by: { counter: d } } }] }
          - { when: counter-changed, if: { counter: a }, do: [{ wheel: 1 }] }
          - { when: turn-end, do: [{ if: { if: { counter: { name: b, is: 3 } }, then: [{ set: c }] } }] }
        defeat: { also: [{ id: late, if: { counter: c } }] }
    """
    assert found(tmp_path, text) == []


def test_a_rule_for_every_change_reads_all(tmp_path: Path) -> None:
    text = """\
        counters: { a: {} }
        rules:
          - { when: round-end, do: [{ count: a }] }
          - { when: counter-changed, limit: round, do: [{ wheel: 1 }] }
    """
    assert found(tmp_path, text) == []


def test_unused_counters_are_reported_at_their_names(tmp_path: Path) -> None:
    text = """\
        counters:
          a: {}
          b: {}
          c: {}
        rules:
          - { when: round-end, if: { counter: a }, do: [{ count: b }] }
    """
    assert [one[:3] for one in found(tmp_path, text)] == [("R202", 2, 3), ("R203", 3, 3), ("R203", 4, 3)]


def test_tokens_that_are_never_placed_are_reported(tmp_path: Path) -> None:
    text = """\
        tokens:
          key: {}
          rag: {}
        setup: [{ put-token: { token: rag, at: kitchen/k1 } }]
        rules:
          - { when: round-end, if: { token-lies: key }, do: [{ wheel: 1 }] }
    """
    [(code, line, _, message)] = found(tmp_path, text)
    assert (code, line, message) == ("R204", 2, 'nothing puts the token "key" on the board, although rules use it')


# -- R205 --------------------------------------------------------------------------------------------------------------

NEVER = [
    ("- { when: move-rolled, if: { number: 9 }, do: [surge] }", "9", "the move die shows 1 to 3"),
    (
        "- { when: round-end, if: { page: { is: 2, at-least: 3 } }, do: [surge] }",
        "{ is",
        "no number is at least 3 and at most 2",
    ),
    (
        "- { when: round-end, if: { wheel: { at-most: -1 } }, do: [surge] }",
        "{ at-most",
        "it holds 0 to 5",
    ),
    (
        "- { when: turn-end, if: { actor: { side: mouse, minion: rat } }, do: [surge] }",
        "{ side",
        'no minion tagged "rat" ever comes',
    ),
    ("- { when: search-passed, if: { searcher: minion }, do: [surge] }", "minion }", '"searcher" is always a mouse'),
    (
        "- { when: minion-turn, if: { minion: { class: warrior } }, do: [surge] }",
        "{ class",
        'a mouse of class "warrior"',
    ),
    (
        "- { when: round-end, if: { page: 3, not: { page: 3 } }, do: [surge] }",
        "{ page: 3 }",
        "must be both true and false",
    ),
]


@pytest.mark.parametrize(("text", "words", "reason"), NEVER, ids=[reason for *_, reason in NEVER])
def test_rules_that_never_apply(text: str, words: str, reason: str, tmp_path: Path) -> None:
    [(code, line, col, message)] = found(tmp_path, rule(text))
    assert (code, line, col) == ("R205", *place_of(text, words))
    assert reason in message


def test_a_rule_for_a_barred_hero_is_reported_where_the_hero_is_barred(tmp_path: Path) -> None:
    [(code, line, _, message)] = found(tmp_path, rule("- { when: round-end, if: { in-party: nez }, do: [surge] }"))
    assert code == "R205"
    assert CHAPTER.splitlines()[CHAPTER.count("\n") + line - 1].lstrip().startswith("party:")
    assert 'the chapter bars "nez"' in message


def test_statuses_and_achievements_that_nothing_gives(tmp_path: Path) -> None:
    (tmp_path / "dizzy.yaml").write_text("kind: status\nid: dizzy\nname: Dizzy\n", encoding="utf-8")
    (tmp_path / "fame.yaml").write_text("kind: achievement\nid: fame\nname: Fame\n", encoding="utf-8")
    waiting = """\
        - { when: status-gained, if: { status: dizzy }, do: [surge] }
        - { when: turn-end, if: { actor: { status: dizzy } }, do: [surge] }
        - { when: round-end, if: { achieved: fame }, do: [surge] }
        - { when: achievement-gained, if: { achievement: fame }, do: [surge] }
    """
    assert [one[:2] for one in found(tmp_path, rule(waiting))] == [("R205", line) for line in (2, 3, 4, 5)]
    coming = (
        waiting
        + """\
        - { when: search-failed, do: [{ status: { who: searcher, status: dizzy } }, { achieve: fame }] }
    """
    )
    assert found(tmp_path, rule(coming)) == []


def test_an_event_card_that_does_not_stay(tmp_path: Path) -> None:
    card = """\
        kind: search-card
        id: draught
        name: Draught
        category: event
        rules:
          - do: [%s]
          - when: round-end
            do: [{ wheel: 1 }]
    """
    assert [one[:2] for one in found(tmp_path, card % "{ wheel: 1 }", "")] == [("R205", 7)]
    assert found(tmp_path, card % "stay-in-play", "") == []


def test_rules_that_can_apply_are_not_reported(tmp_path: Path) -> None:
    fine = """\
        - { when: move-rolled, if: { number: [2, 9] }, do: [{ wheel: 1 }] }
        - { when: round-end, if: { not: { in-party: nez } }, do: [{ wheel: 1 }] }
        - { when: turn-end, if: { actor: { any: [{ class: warrior }, { minion: rat }] } }, do: [{ wheel: 1 }] }
        - { when: wounded, if: { attacker: minion, victim: mouse }, limit: turn, do: [{ wheel: 1 }] }
    """
    assert found(tmp_path, rule(fine)) == []


# -- R206 --------------------------------------------------------------------------------------------------------------


def test_cycles_are_reported_with_all_their_rules(tmp_path: Path) -> None:
    text = """\
        counters: { a: {}, b: {} }
        rules:
          - { id: ping, when: counter-changed, if: { counter: a }, do: [{ count: b }] }
          - { id: pong, when: counter-changed, if: { counter: b }, do: [{ count: a }] }
          - { id: serve, when: round-end, do: [{ count: a }] }
    """
    [(code, line, _, message)] = found(tmp_path, text)
    assert (code, line) == ("R206", 3)
    assert message == "rules trigger each other without end: ping -> pong -> ping"


ENDING = [
    "- { when: wheel-changed, limit: turn, do: [{ wheel: 1 }] }",
    "- { when: wheel-changed, if: { wheel: { at-most: 3 } }, do: [{ wheel: 1 }] }",
    "- { when: wheel-changed, may: true, do: [{ wheel: 1 }] }",
    "- { when: wheel-changed, do: [{ test: { pass: [{ wheel: 1 }] } }] }",
    "- { when: cheese-gained, do: [{ cheese: { who: mouse, amount: -1 } }] }",
    "- { when: status-gained, do: [{ status: { who: mice-on-tile, status: stunned } }] }",
    "- { when: minion-defeated, do: [{ defeat: { minions: rat } }] }",
    "- { when: token-removed, do: [{ take-token: fishhook-and-thread }] }",
]


@pytest.mark.parametrize("text", ENDING)
def test_rules_that_end_are_not_reported(text: str, tmp_path: Path) -> None:
    assert found(tmp_path, rule(text)) == []


def test_a_counter_with_a_low_maximum_ends_its_cycle(tmp_path: Path) -> None:
    text = """\
        counters: { a: { max: 5 } }
        rules:
          - { when: counter-changed, if: { counter: a }, do: [{ count: a }] }
          - { when: round-end, do: [{ count: a }] }
    """
    assert found(tmp_path, text) == []


def test_gaining_and_losing_in_turn_is_endless(tmp_path: Path) -> None:
    text = rule("""\
        - { id: on, when: status-lost, do: [{ status: { who: bearer, status: stunned } }] }
        - { id: off, when: status-gained, do: [{ end-status: { who: bearer, status: stunned } }] }
    """)
    assert [one[0] for one in found(tmp_path, text)] == ["R206"]


def test_in_play_the_error_names_the_rules_and_their_lines(tmp_path: Path) -> None:
    (tmp_path / "supper.yaml").write_text(CHAPTER + rule("- { id: echo, when: wheel-changed, do: [{ wheel: 1 }] }"))
    chapter = compile_chapter(open_library(tmp_path).content_for("supper"))
    game = new_game(chapter, list(range(4)), 1, [ScriptBot()])
    with pytest.raises(RuleLoop, match=rf"echo \(.*supper\.yaml:{FIRST + 1}\)"):
        fire(game, WHEEL_CHANGED, amount=1, face=0)


# -- R207 --------------------------------------------------------------------------------------------------------------

UNREAD = [
    ("- { modify: { move: -1 }, limit: round }", "limit"),
    ("- { forbid: search, may: true }", "may"),
    ("- { when: round-end, of: mouse, do: [surge] }", "of"),
    ("- { when: action, may: true, do: [surge] }", "may"),
    ("- { when: action, keep: true, do: [surge] }", "keep"),
    ("- { when: action, do: [{ attack: { who: minions-near, type: fire } }] }", "type"),
    ("- { when: action, do: [{ attack: { who: minions-near, dice: 2, range: melee } }] }", "range"),
    ("- { when: action, do: [{ heal: { who: { those: { from: all-mice, up-to: true } } } }] }", "up-to"),
    ("- { when: action, do: [{ discard: { card: party-item, stash: true, by-lot: true } }] }", "by-lot"),
    ("- { when: action, do: [{ discard: { card: party-item, stash: true, reach: pack } }] }", "reach"),
    ("- { when: action, do: [{ set-trap: { at: { adjacent-to: { who: actor, at: here } } } }] }", "who"),
    ("- { when: action, do: [{ place: { minion: roach, at: kitchen/k1, face: kitchen } }] }", "face"),
]


@pytest.mark.parametrize(("text", "word"), UNREAD, ids=[text for text, _ in UNREAD])
def test_an_unused_parameter_is_reported_at_its_name(text: str, word: str, tmp_path: Path) -> None:
    [(code, line, col, message)] = found(tmp_path, rule(text))
    assert (code, line) == ("R207", 2)
    assert ("  " + text)[col - 1 :].startswith(word)
    assert message.startswith(f'"{word}" has no effect ')


def test_a_scroll_may_be_kept(tmp_path: Path) -> None:
    card = """\
        kind: search-card
        id: rhyme
        name: Rhyme
        category: scroll
        rules:
          - { when: free-action, keep: true, do: [{ wheel: -1 }] }
    """
    assert found(tmp_path, card, "") == []


# -- R210 --------------------------------------------------------------------------------------------------------------

FOR_NOBODY = [
    # a rule, the words the finding points at, the side the effect is for
    ("- when: round-end\n  do:\n    - cheese: { who: all-minions }", "all-minions", "mice"),
    ("- when: round-end\n  do:\n    - capture: all-minions", "capture: all-minions", "mice"),
    ("- when: round-end\n  do:\n    - remove: { those: { from: all-mice, choose: 1 } }", "remove:", "minions"),
    ("- when: minion-defeated\n  do:\n    - cheese: { who: minion }", "minion }", "mice"),
    ("- when: search-passed\n  do:\n    - defeat: searcher", "defeat: searcher", "minions"),
    ("- when: space-entered\n  if: { mover: minion }\n  do:\n    - draw: { who: mover }", "mover }", "mice"),
]


@pytest.mark.parametrize(("text", "words", "side"), FOR_NOBODY)
def test_an_effect_for_the_other_side_finds_nobody(text: str, words: str, side: str, tmp_path: Path) -> None:
    [one] = [one for one in found(tmp_path, rule(text)) if one[0] == "R210"]
    _, line, _, message = one
    assert rule(text).split("\n")[line - 1].count(words) == 1
    assert f"finds nobody: it is for {side}" in message


@pytest.mark.parametrize(
    "text",
    [
        "- when: minion-defeated\n  do:\n    - cheese: { who: attacker }",
        "- when: space-entered\n  do:\n    - cheese: { who: mover }",
        "- when: round-end\n  do:\n    - for-each: { who: all-minions, do: [{ knock-down: it }] }",
        "- when: round-end\n  do:\n    - remove: { random: { those: all-minions } }",
        "- when: action\n  do:\n    - cheese: { who: owner }",
        "- when: round-end\n  do:\n    - discard: { stash: true, card: grape }",
    ],
)
def test_an_effect_that_may_find_somebody_is_fine(text: str, tmp_path: Path) -> None:
    assert [one for one in found(tmp_path, rule(text)) if one[0] == "R210"] == []


def test_a_minion_that_owns_a_rule_has_no_cheese(tmp_path: Path) -> None:
    minion = "kind: minion\nid: miser\nname: Miser\nbattle: 1\ndefence: 1\nattack: melee\nsize: small\nfigure: rat\n"
    text = "- when: wounded\n  if: { attacker: owner }\n  do:\n    - cheese: { who: owner }"
    assert [one[0] for one in found(tmp_path, rule(text), minion)] == ["R210"]
