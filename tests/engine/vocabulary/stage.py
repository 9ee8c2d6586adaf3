"""A stage for single elements of the rule language: a table with counters, a token and an achievement, and ways to ask.

    table = stage({"ash": "a1"}, [("rat", "a2")])
    assert ask(table, {"near": "all-minions"}, figure="ash")
    assert who(table, "minions-near", owner="ash") == ["rat"]
    do(table, {"wound": {"who": "owner"}}, owner="ash")

Figures are named by hero or minion type; `rat:1` is the second rat.
"""

from __future__ import annotations

from typing import Any

from engine.compile.rules import RuleCompiler
from engine.records.attack import Attack
from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.records.context import Context
from engine.rulebook import battle
from engine.rulebook.values import card_of
from engine.vocabulary import registry
from engine.vocabulary.assemble.build import MODIFIER_ROLES, Builder
from engine.vocabulary.declare import STANDING, Param
from tests.engine.table import Table

MARKS: dict[str, Any] = {"counters": {"steps": {}, "fired": {}, "marks": {"of": "figures", "max": 5}}}
"""What a chapter adds whose figures have a counter `marks`, each for itself."""

SAMPLES: dict[str, Any] = {
    "number": 1, "numbers": [1, 2], "bool": True, "text": "Hush", "who": "all-mice", "where": "here",
    "spaces": ["field/a1"], "conditions": {"wheel": 1}, "filter": "mouse", "effects": ["surge"],
    "options": [{"text": "So", "do": ["surge"]}], "rule": {"modify": {"battle": 1}}, "minion": "rat",
    "minion-type": "rat", "minion-value": "rat", "hero": "ash", "card": "lantern", "card-value": "lantern",
    "cards": "any", "ability": "leap", "status": "stunned", "achievement": "brave", "counter": "steps", "token": "key",
    "face": "field", "faces": "field", "class": "warrior",
}  # fmt: skip
"""A value for each type of parameter."""

LANTERN = {"category": "party-item", "name": "Lantern"}


def stage(mice: dict[str, str] | None = None, minions: list[tuple[str, str]] | None = None,
          rules: list[dict[str, Any]] | None = None, more: dict[str, Any] | None = None,
          chapter: dict[str, Any] | None = None, **keys: Any) -> Table:  # fmt: skip
    """A table whose chapter has the counters `steps` and `fired`, the token `key` and the achievement `brave`."""
    own = {
        "counters": {"steps": {}, "fired": {}}, "tokens": {"key": {}},
        "achievements": [{"id": "brave", "name": "Brave", "text": "Did it."}], **(chapter or {}),
    }  # fmt: skip
    added = {**(more or {}), "search_cards": {"lantern": LANTERN, **(more or {}).get("search_cards", {})}}
    return Table(mice, minions, rules=rules, more=added, chapter=own, **keys)


def sample(param: Param) -> Any:
    """A value that content could write for a parameter."""
    return param.choices[0] if param.choices else SAMPLES[param.type]


def slot(table: Table, name: str) -> int:
    """The figure slot of a hero or a minion."""
    kind, _, number = name.partition(":")
    heroes = [table.chapter.hero_ids[hero] for hero in table.state.party]
    return heroes.index(kind) if kind in heroes else table.minion(kind, int(number or 0))


def name(table: Table, figure: int) -> str:
    """The name of a figure."""
    state, chapter = table.state, table.chapter
    return chapter.hero_ids[state.party[figure]] if figure < 6 else chapter.minion_ids[state.kind[figure]]


def builder(table: Table, event: str = "round-end", owned: bool = True, face: str = "") -> Builder:
    """What compiles the parts of a rule of that event."""
    compiler = RuleCompiler(table.chapter)
    roles = MODIFIER_ROLES
    if event != STANDING:
        roles = {role: field for role, (field, _) in registry.EVENTS[event].provides.items()}
    number = table.chapter.board.face_ids.index(face) if face else -1
    return compiler.builder(lambda path: "/".join(map(str, path)), roles, number, event, owned)


def context(table: Table, owner: str = "", figure: str = "", other: str = "", space: str = "", event: str = "round-end",
            attack: Attack | None = None, **fields: Any) -> Context:  # fmt: skip
    """What a rule sees, by name."""
    ctx = Context()
    for field, value in (("owner", owner), ("figure", figure), ("other", other)):
        if value:
            setattr(ctx, field, slot(table, value))
    if space:
        ctx.space = table.space(space)
    ctx.attack = attack
    for field, value in fields.items():
        setattr(ctx, field, value)
    return ctx


def ask(table: Table, conditions: Any, event: str = "turn-start", face: str = "", **seen: Any) -> bool:
    """Whether conditions hold; by default of a rule that sees one figure."""
    test = builder(table, event, face=face).conditions(conditions)
    assert test is not None
    return test(table.game, context(table, event=event, **seen))


def who(table: Table, selector: Any, event: str = "round-end", face: str = "", **seen: Any) -> list[str]:
    """The figures a selector finds, by name."""
    found = builder(table, event, face=face).who(selector)(table.game, context(table, event=event, **seen))
    return [name(table, figure) for figure in bits_of(found)]


def where(table: Table, selector: Any, event: str = "round-end", face: str = "", **seen: Any) -> list[str]:
    """The spaces a selector finds, by id."""
    found = builder(table, event, face=face).where(selector)(table.game, context(table, event=event, **seen))
    return [table.chapter.board.space_ids[space] for space in found]


def number(table: Table, value: Any, event: str = "round-end", **seen: Any) -> int:
    """The value of a number."""
    return builder(table, event).number(value)(table.game, context(table, event=event, **seen))


def do(table: Table, *effects: Any, event: str = "round-end", face: str = "", **seen: Any) -> Context:
    """Let effects happen; the table is checked afterwards."""
    ctx = context(table, event=event, **seen)
    builder(table, event, face=face).effects(list(effects))(table.game, ctx)
    table.check()
    return ctx


def counter(table: Table, ident: str = "fired") -> int:
    """The value of a counter."""
    return table.state.counters[table.chapter.counter_ids.index(ident)]


def when(event: str, conditions: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A rule that counts how often an event is answered."""
    return {"id": "seen", "when": event, "if": conditions or {}, "do": [{"count": "fired"}], **more}


def strike(table: Table, attacker: str, target: str, ranged: bool = False, dice: int = 3) -> Attack:
    """An attack in hand, as a rule sees it."""
    attack = Attack(slot(table, attacker), ranged, dice)
    attack.target = slot(table, target)
    return attack


def fight(table: Table, attacker: str, target: str, weapon: str = "") -> Attack:
    """An attack from beginning to end, with the dice of the script and no turn around it."""
    figure, victim = slot(table, attacker), slot(table, target)
    if figure >= MICE:
        attack = battle.minion_attacks(table.game, figure, card_of(table.game, figure), victim)
    else:
        worn = [copy for copy in table.state.worn[figure] if copy in battle.weapons_of(table.game, figure)]
        named = [copy for copy in worn if table.chapter.search_ids[table.chapter.copies[copy]] == weapon]
        attack = battle.mouse_attacks(table.game, figure, (named or worn)[0], victim)
    table.check()
    return attack
