"""Find out why a chapter plays as it does, with games that are played again, and record games that show it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from authoring.playtest.targets import own_targets
from engine.playtest.diagnosis import diagnose
from engine.playtest.diagnosis.case import Case
from engine.playtest.diagnosis.cause import Cause, Moment
from engine.playtest.diagnosis.experiments import Experiments, Longer
from engine.playtest.recording.examples import Example, record_examples
from engine.playtest.statistics.bands import Band, band

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from authoring.playtest.open_chapter import LoadedChapter
    from engine.playtest import CompiledPlan, Tally

MOST_CAUSES: Final = 5


@dataclass(frozen=True)
class Diagnosis:
    """What is wanted of a chapter, why its games go otherwise, and recorded games that show it."""

    wanted: Band | None
    causes: tuple[Cause, ...]
    longer: Mapping[int, Longer] = field(default_factory=dict)
    """Games that were played again, by how many pages more."""
    examples: Mapping[int, Example] = field(default_factory=dict)
    """Recorded games, by their numbers; empty unless they were to be recorded."""

    def step(self, cause: Cause) -> int | None:
        """The step of its example with which a cause shows; None if the game was not recorded."""
        example = self.examples.get(cause.example)
        step = example.steps.get(cause.moment, -1) if example else -1
        return step if step >= 0 else None


def find_causes(
    loaded: LoadedChapter, compiled: CompiledPlan, tally: Tally, executor: Executor | None = None, again: bool = False
) -> Diagnosis:
    """Return the causes. With `again`, lost games are played with more time, and games that show a cause recorded."""
    wanted = band(compiled.plan.bot, own_targets(loaded, compiled))
    own = loaded.own_files(compiled.chapter.ident)
    case = Case(compiled, tally, (wanted.low, wanted.high) if wanted else None)
    case.is_own = lambda place: place.rpartition(":")[0] in own
    if again:
        case.experiments = Experiments(compiled, tally, executor)
    causes = tuple(diagnose(case)[:MOST_CAUSES])
    examples = record_examples(compiled, _wanted_moments(causes), executor) if again else {}
    return Diagnosis(wanted, causes, case.experiments.longer if case.experiments else {}, examples)


def _wanted_moments(causes: tuple[Cause, ...]) -> dict[int, list[Moment]]:
    found: dict[int, list[Moment]] = {}
    for cause in causes:
        if cause.example >= 0:
            found.setdefault(cause.example, []).append(cause.moment)
    return found
