"""A chapter with rules that never do anything, each for another reason, and files of its author with two more."""

from __future__ import annotations

from pathlib import Path

from tests.playable import HEAD, chapter

DEAD = (
    HEAD
    + """\
counters: {{ beaten: {{ start: 0 }}, bells: {{ start: 0 }} }}
setup:
  - place: {{ minion: rat-warrior, count: 2, face: guard-room }}
rooms:
  guard-room:
    surge: [ {{ minion: rat-warrior, count: 1 }} ]
  forge:
    rules:
      - id: wrong-room
        when: minion-defeated
        do: [ {{ cheese: {{ who: all-mice, amount: 1 }} }} ]
rules:
  - id: score
    when: minion-defeated
    do: [ {{ count: beaten }} ]
  - id: calm
    replace: {{ minion-turn: [ {{ wheel: 1 }} ] }}
  - id: replaced
    when: minion-turn
    do: [ {{ wheel: 1 }} ]
  - id: wrong-event
    when: boss-card-removed
    do: [ {{ wheel: 1 }} ]
  - id: contradiction
    when: turn-start
    if: {{ wheel: {{ at-least: 5, at-most: 1 }} }}
    do: [ {{ wheel: 1 }} ]
  - id: counter-never-set
    when: round-end
    if: {{ counter: {{ name: bells, at-least: 1 }} }}
    do: [ {{ wheel: 1 }} ]
  - id: refused
    text: Waste time.
    when: action
    do: [ {{ capture: actor }} ]
  - id: too-dear
    text: Buy the guard.
    when: action
    cost: 60
    do: [ {{ cheese: {{ who: all-mice, amount: 1 }} }} ]
  - id: wrong-figure
    when: minion-defeated
    if: {{ minion: {{ minion: ogre }} }}
    do: [ {{ wheel: 1 }} ]
  - id: finds-nothing
    when: round-end
    do: [ {{ defeat: {{ who: {{ minions: ogre }} }} }} ]
  - id: closed-option
    when: round-end
    do:
      - choose:
          by: lowest-mouse
          options:
            - {{ text: Ring., if: {{ counter: {{ name: bells, at-least: 1 }} }}, do: [ {{ wheel: 1 }} ] }}
            - {{ text: Wait., do: [ {{ cheese: {{ who: all-mice, amount: 1 }} }} ] }}
  - id: never-applies
    if: {{ page: 5 }}
    of: mouse
    modify: {{ battle: 1 }}
victory: {{ counter: {{ name: beaten, at-least: 4 }} }}
"""
).replace("{{ face: guard-room, at: [0, 0] }}", "{{ face: guard-room, at: [0, 0] }}\n  - {{ face: forge, at: [5, 5] }}")

STATUS = """\
kind: status
id: sleepy
name: Sleepy
text: A sleepy mouse yawns.
rules:
  - id: status-gone
    when: turn-start
    if: { actor: owner }
    do: [ { wheel: 1 } ]
"""

MINION = """\
kind: minion
id: ogre
name: Ogre
size: large
attack: melee
figure: ogre
battle: 3
defence: 1
rules:
  - id: never-placed
    when: turn-start
    do: [ { wheel: 1 } ]
"""


def dead_rules(folder: Path) -> Path:
    """Write the files; return the chapter."""
    (folder / "sleepy.yaml").write_text(STATUS, encoding="utf-8")
    (folder / "ogre.yaml").write_text(MINION, encoding="utf-8")
    return chapter(folder, DEAD, "dead")
