"""What a course of play shows, when it is played once more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from authoring.solve.things import OPTION, Thing
from engine.play import new_game
from engine.playtest.offers import count_offers
from engine.solve.course import Course, ScriptedBot
from engine.solve.luck import SeeingBot, Seen, play_with_luck

if TYPE_CHECKING:
    from engine.playtest import CompiledPlan


def things_shown(compiled: CompiledPlan, course: Course, things: Iterable[Thing]) -> list[Thing]:
    """Return those of some things that happen in a course of play, or in the game that goes on after it."""
    seen = Seen()
    bot = SeeingBot(ScriptedBot(course.answers), seen)
    game = new_game(compiled.chapter, list(course.party), course.seed, [bot], end_page=course.end_page)
    counts = count_offers(game, compiled.offers)
    play_with_luck(game, course.luck, seen)
    options = [number for number, offer in enumerate(compiled.offers.all) if offer.kind == OPTION]
    return [
        thing
        for thing in things
        if any(game.hits[line] for line in thing.lines)
        or (thing.option >= 0 and counts.taken.get(options[thing.option], 0))
    ]
