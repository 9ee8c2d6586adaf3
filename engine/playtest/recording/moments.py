"""The moments of a recorded game that people jump to: new rooms, captures, surges, the decisive turn, the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.playtest.recording.recorder import Act, Recording

ROOM: Final = "room"
CAPTURE: Final = "capture"
SURGE: Final = "surge"
DECISIVE: Final = "decisive"
END: Final = "end"

OF_EVENT: Final = {"tile-entered": ROOM, "captured": CAPTURE, "surge": SURGE, "end": END}
"""The kind of moment that an event is."""


@dataclass(frozen=True)
class Moment:
    """A step of a game worth going to, and why."""

    step: int
    kind: str


def moments(recording: Recording) -> list[Moment]:
    """Return the moments of a game in their order."""
    found = [Moment(step, kind) for step, act in enumerate(recording.acts) if (kind := _kind(act))]
    decisive = recording.curve.decisive
    if decisive:
        found.append(Moment(decisive[0].step, DECISIVE))
    return sorted(found, key=lambda moment: moment.step)


def _kind(act: Act) -> str:
    """The kind of moment an event is; a room only counts when the party enters it for the first time."""
    if act.what == "tile-entered" and not act.amount:
        return ""
    return OF_EVENT.get(act.what, "")
