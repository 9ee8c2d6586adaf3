"""The end of a game as a scene that `tailwright test` plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import yaml

from engine.records.game import Game
from engine.scene.run import play
from engine.shrink.faults import AnyFault, Condition
from engine.shrink.scene import last_turns
from engine.shrink.shrink import LeftOut

if TYPE_CHECKING:
    from engine.playtest import CompiledPlan
    from engine.shrink.shrink import Shrinker
    from engine.shrink.trial import FoundGame, Mark

TURNS: Final = 4
"""How many turns at most a scene has."""
TRIES: Final = 60
"""How many throws of the dice are tried for each number of turns."""
SOUND: Final = {"outcome": "playing"}
"""What a scene expects that shows a fault: it fails as long as the fault is there."""

Data = dict[str, Any]


def scene_of(compiled: CompiledPlan, shrinker: Shrinker, best: FoundGame) -> Data | None:
    """Return a scene that shows the same as the last turns of a game; None if none was found that does."""
    shrinker.again(best, marked=True)
    marks = shrinker.trial.marks
    for turns in range(1, min(TURNS, len(marks)) + 1):
        mark = marks[len(marks) - turns]
        for dice in range(TRIES):
            scene = _scene_from(compiled, shrinker, best, mark, turns, dice)
            if scene is not None:
                return scene
    return None


def _scene_from(
    compiled: CompiledPlan, shrinker: Shrinker, best: FoundGame, mark: Mark, turns: int, dice: int
) -> Data | None:
    """A scene that begins in a position and shows the fault when it is played, or None."""
    fault, trial = shrinker.trial.fault, shrinker.trial
    game = Game(compiled.chapter, mark.state.copy(), [])
    trial.turns = [[]]  # `LeftOut` looks there in which turn it is: all choices that are left count as one
    bot = LeftOut(trial, [[*best.answers[mark.choices :]]])
    found = last_turns(game, bot, fault, turns, dice)
    if found is None:
        return None
    expect = fault.expect if isinstance(fault, Condition) else SOUND
    name = fault.words if isinstance(fault, Condition) else best.words
    scene: Data = {"scene": name[:1].upper() + name[1:], **found, "expect": expect}
    return scene if _shows(compiled, scene, fault) else None


def _shows(compiled: CompiledPlan, scene: Data, fault: Any) -> bool:
    """Whether a scene shows a fault when it is played."""
    try:
        played = play(compiled.chapter, scene)
    except Exception as error:  # the crash that is looked for, perhaps
        return bool(fault.raised(error))
    if isinstance(fault, AnyFault):
        return _names_loop(played.wrong, fault)
    return not played.wrong


def _names_loop(wrong: Any, fault: AnyFault) -> bool:
    """Whether what is wrong with a scene is the rule loop or stall that is looked for."""
    words = " ".join(one.message for one in wrong)
    known = fault.known.partition(": ")
    if known[0] == "stalled":
        return known[2] in words
    return known[0] == "rules trigger each other" and "rules trigger each other" in words


def scene_text(chapter: str, scene: Data) -> str:
    """Return the text of a file with one scene."""
    data = {"kind": "scenes", "id": f"{chapter}-shrunk", "chapter": chapter, "scenes": [scene]}
    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=110, default_flow_style=None)
