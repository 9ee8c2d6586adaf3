"""The players choose one of several options.

Example:
    - when: search-failed
      do:
        - choose:
            options:
              - { text: Give up, do: [{ wheel: -1 }] }
              - { text: Try harder, do: [{ wheel: 1 }, { draw: { who: searcher } }] }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records import decision
from engine.records.bits import bits_of
from engine.records.chapter import MICE, Choosing
from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.scope import chooser
from engine.vocabulary.support.text import in_english

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run, Test
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who = b.who_or_owner(p["by"])
    runs: list[Run] = []
    tests: list[Test | None] = []
    choosing = Choosing()
    for option in b.parts(p["options"]):
        here, before = b.path, len(b.notes.changes)
        b.path = (*here, "do")
        runs.append(b.effects(option["do"]))
        choosing.changes.append(tuple(b.notes.changes[before:]))
        choosing.places.append(b.place(here))
        choosing.texts.append(in_english(option.get("text", "")))
        choosing.does.append(repr(option["do"]))
        b.path = (*here, "if")
        tests.append(b.conditions(option.get("if")))
        if b.observer is not None:
            tests[-1], runs[-1] = b.observer.option(b.place(here), tests[-1], runs[-1])
    index = len(b.chapter.choices)
    b.chapter.choices.append(choosing)
    b.notes.choices.append(choosing)

    def run(game: Game, ctx: Context) -> bool:
        open_ones = [i for i, test in enumerate(tests) if test is None or test(game, ctx)]
        if not open_ones:
            return False
        found = bits_of(who(game, ctx))
        mouse = found[0] if found and found[0] < MICE else chooser(game, ctx)
        picked = game.choose(decision.OPTION, mouse, open_ones, index)
        runs[picked](game, ctx)
        return True

    return run


EFFECT: Effect = Effect(
    name="choose",
    doc=__doc__,
    params=(
        Param("options", "options", "the options"),
        Param("by", "who", "the mouse whose player chooses; if omitted, the owner", None),
    ),
    build=build,
    changes=(),
    short="options",
    words="[by!{by} chooses one|choose one]: {options}",
)
