"""Play a scene once, or with many seeds to see how often something comes about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.records.errors import EngineError, OutOfDice
from engine.scene.expect import CHANCE, Mismatch, mismatches
from engine.scene.given import ANY, set_up
from engine.scene.names import SceneError
from engine.scene.when import read_step

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.records.chapter import Chapter
    from engine.scene.names import Steps
    from engine.scene.table import Data, Table

SEED: Final = 1
"""The seed of a scene that names none."""
RUNS: Final = 1000
"""How many games judge a chance, unless the scene says."""


@dataclass(frozen=True)
class Played:
    """A scene that was played: what is not as it expects, and what happened."""

    wrong: tuple[Mismatch, ...]
    log: tuple[str, ...]


def play(chapter: Chapter, scene: Data) -> Played:
    """Play a scene and check what it expects. A chance is judged by `chance`."""
    try:
        table = set_up(chapter, scene, scene.get("seed", SEED))
    except SceneError as error:
        return Played((Mismatch(error.steps, error.message),), ())
    try:
        carry_out(table, scene)
        wrong = [*_left_over(table, scene), *mismatches(table, scene["expect"], ("expect",))]
    except SceneError as error:
        wrong = [Mismatch(error.steps, error.message)]
    return Played(tuple(wrong), tuple(step.line() for step in table.recorder.log))


def chance(chapter: Chapter, scene: Data, in_time: Callable[[], bool]) -> list[Mismatch]:
    """Judge the chance that a scene expects: the share of games, with seeds from 0, in which the expectation holds."""
    wanted: Data = scene["expect"][CHANCE]
    steps: Steps = ("expect", CHANCE)
    if scene.get("dice", []) != ANY and ANY not in scene.get("dice", []):
        return [Mismatch(steps, 'all dice are given, so nothing is left to chance; write "dice: any"')]
    runs, held = wanted.get("runs", RUNS), 0
    for seed in range(runs):
        if not in_time():
            return [Mismatch(steps, f"time is up after {seed} of {runs} games; ask for fewer with runs")]
        try:
            table = set_up(chapter, scene, seed, checked=seed > 0)
            table.game.trace = None
            carry_out(table, scene)
            held += not mismatches(table, wanted["of"], (*steps, "of"))
        except SceneError as error:
            return [Mismatch(error.steps, f"with seed {seed}: {error.message}")]
    share = held / runs
    if abs(share - wanted["is"]) <= wanted["within"]:
        return []
    message = f"it holds in {held} of {runs} games ({share:.3f}), not in {wanted['is']:.3f} ± {wanted['within']:.3f}"
    return [Mismatch((*steps, "is"), message)]


def unknown_names(chapter: Chapter, scene: Data) -> list[SceneError]:
    """Return each name in the steps and expectations of a scene that leads nowhere; raise SceneError before them."""
    table = set_up(chapter, scene, scene.get("seed", SEED))
    found: list[SceneError] = []
    for index, step in enumerate(scene.get("when", [])):
        try:
            read_step(table.names, step, ("when", index))
        except SceneError as error:
            found.append(error)
    expect: Data = scene.get("expect", {})
    of = expect.get(CHANCE, {}).get("of", {})
    for steps, key, value in [
        *((("expect",), key, value) for key, value in expect.items()),
        *((("expect", CHANCE, "of"), key, value) for key, value in of.items()),
    ]:
        if key in ("offered", "not-offered"):  # needs a mouse that is on the board at the end
            continue
        try:
            mismatches(table, {key: value}, steps)
        except SceneError as error:
            found.append(error)
    return found


def carry_out(table: Table, scene: Data) -> None:
    """Carry out the steps of a scene."""
    acts = [read_step(table.names, step, ("when", index)) for index, step in enumerate(scene.get("when", []))]
    for index, act in enumerate(acts):
        steps = ("when", index)
        if table.game.state.outcome:
            raise SceneError(steps, f"the game is over before this step ({table.game.state.reason})")
        try:
            act(table)
        except OutOfDice as error:
            raise SceneError(steps, f"the dice of the scene run out here: {error}") from None
        except SceneError:
            raise
        except EngineError as error:
            raise SceneError(steps, str(error)) from None


def _left_over(table: Table, scene: Data) -> list[Mismatch]:
    """The dice and choices that the scene gives but nothing asked for."""
    wrong = []
    dice, script = scene.get("dice", []), table.game.script
    if script:
        at = len(dice) - len(script)
        more = f", nor the {len(script) - 1} after it" if len(script) > 1 else ""
        wrong.append(Mismatch(("dice", at), f"nothing rolled this die{more}"))
    taken, choices = table.bot.taken, table.bot.choices
    if taken < len(choices):
        wrong.append(Mismatch(("choices", taken), f'nobody was asked for "{choices[taken]}"'))
    return wrong
