"""The words of the viewer, in one table per language: it comes to the script as data.

What happens in a game is told in English so far (`engine/playtest/recording/event_text.py`), and the viewer with it.
A language more is a table more here.
"""

from __future__ import annotations

from typing import Final

from authoring.wording.languages import SOURCE

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "viewer": "replay of a game",
        "game": "game",
        "steps": "steps of the game",
        "first": "to the start (Home)",
        "turn-back": "a turn back (Page Up)",
        "back": "a step back (←)",
        "play": "play or pause (space)",
        "forward": "a step on (→)",
        "turn-on": "a turn on (Page Down)",
        "last": "to the end (End)",
        "plan": "whole plan",
        "board": "the board",
        "step-of": "step {step} of {steps}",
        "round": "round {round}",
        "setup": "set-up",
        "turn": "turn of {name}",
        "chance": "{chance} % to win",
        "course": "how the game went: go to a step",
        "about-curve": "The curve: how often greedy won when it played on from there with other luck.",
        "moments": "moments",
        "room": "new room",
        "capture": "capture",
        "surge": "surge",
        "decisive": "decisive",
        "end": "end",
        "decisive-turn": "the decisive turn: {before} % before, {after} % after",
        "now": "now",
        "log": "log",
        "track": "initiative",
        "clock": "time",
        "page": "page {page}, end on {end}",
        "wheel": "wheel {wheel} of 6",
        "mice": "mice",
        "wounds": "{wounds} of {life} wounds",
        "cheese": "{cheese} cheese",
        "captured": "captured",
        "worn": "wears",
        "pack": "pack",
        "abilities": "knows",
        "nothing": "–",
        "party": "party",
        "foes": "minions",
        "keys": "keys",
        "keys-help": "← → a step · Page Up, Page Down a turn · Shift ← → a moment · Home, End · space plays",
        "no-script": "This replay needs JavaScript.",
        "wounded-figure": "{name}, {wounds} wounds",
        "roll": "dice: {dice}",
        "die-0": "cheese",
        "die-1": "sword and star",
        "die-2": "sword and shield",
        "die-3": "sword, shield and star",
        "die-4": "bow",
        "die-5": "bow and star",
    }
}


def viewer_words(language: str = SOURCE) -> dict[str, str]:
    """Return the words in a language; in English if it has no table."""
    return WORDS.get(language) or WORDS[SOURCE]
