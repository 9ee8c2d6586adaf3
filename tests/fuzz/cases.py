"""The text of a case: a seed and a number always give the same one, as long as schemas and content do not change."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import yaml

from authoring.content.schema import COLLECTIONS, KINDS
from authoring.content.schema.resolve import resolve_schema
from tests.fuzz import world
from tests.fuzz.generate import Writer
from tests.fuzz.mutate import damage, mutate

CHAPTER_KEYS = (
    *["rules"] * 6, *["rooms"] * 4, *["setup", "victory", "victories", "defeat"] * 2, "achievements", "goals", "party",
    "options", "encounters", "targets", "start", "plan", "counters", "tokens", "story",
)  # fmt: skip


class _Dumper(getattr(yaml, "CSafeDumper", yaml.SafeDumper)):  # type: ignore[misc]
    """Writes data without aliases: shared parts are written each time."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def to_yaml(data: Any) -> str:
    """The text of a file with this data."""
    return yaml.dump(data, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=120)


def case_text(seed: int, number: int) -> str:
    """The text of a case."""
    dice = Random(f"{seed}/{number}")
    way = number % 10
    focus = world.FOCUSES[(number // 10 * 4 + way % 4) % len(world.FOCUSES)]
    if way == 0:
        return damage(dice, dice.choice(world.documents())[0])
    if way <= 3:
        return to_yaml(_mutated(dice))
    writer = Writer(dice, focus)
    made = _chapter(dice, writer) if way <= 7 else _cards(dice, writer) if way == 8 else _whole_file(dice, writer)
    return to_yaml(mutate(dice, made, 1) if dice.random() < 0.1 else made)


def _mutated(dice: Random) -> Any:
    """A bundled file, or the base chapter, with mutations; its cards take the place of the bundled ones."""
    trees = [tree for _, tree in world.documents()]
    tree = copy.deepcopy(world.base() if dice.random() < 0.15 else dice.choice(trees))
    if "cards" in tree:
        tree["id"] = f"{tree['id']}-two"
    for entry in tree.get("cards", [tree]) if tree["id"] != "fuzz" else ():
        entry["replaces"] = entry["id"]
    return mutate(dice, tree, dice.choice((1, 1, 1, 2, 2, 3, 5)))


def _chapter(dice: Random, writer: Writer) -> Any:
    """The base chapter with some keys generated; rules among them, and a rule with the word in focus."""
    schema = _properties("chapter")
    made: dict[str, Any] = copy.deepcopy(world.base())
    writer.rules_belong_to_nobody()
    for key in {dice.choice(CHAPTER_KEYS): True for _ in range(dice.choice((1, 1, 2, 3)))}:
        if key == "rooms":
            with writer.on_face():
                made["rooms"]["guard-room"] |= writer.value(schema["rooms"]["additionalProperties"], 1)
        elif key in ("rules", "setup", "achievements") and dice.random() < 0.8:
            made[key] = [*made[key], *writer.value(schema[key], 1)]
        elif key == "victories":
            made.pop("victory", None)
            made[key] = writer.value(schema[key], 1)
        elif key in ("counters", "tokens"):
            made[key] |= writer.value(schema[key], 1)
        else:
            made[key] = writer.value(schema[key], 1)
    writer.nodes = 0
    made["rules"] = [*made["rules"], writer.value(schema["rules"]["items"], 2)]
    return made


def _cards(dice: Random, writer: Writer) -> Any:
    """A card with some keys generated, in place of the bundled one, so that games come to it."""
    kind = dice.choice(sorted({*COLLECTIONS.values()}))
    schema = _properties(kind)
    entry = copy.deepcopy(world_entry(dice, kind))
    entry |= {"kind": kind, "replaces": entry["id"]}
    for key in dice.sample(sorted(schema), min(len(schema), dice.choice((1, 1, 2, 3)))):
        if key not in ("kind", "id", "replaces"):
            entry[key] = writer.value(schema[key], 1)
    if "rules" in schema:
        writer.nodes = 0
        entry["rules"] = [writer.value(schema["rules"]["items"], 2)]
    if dice.random() < 0.5:
        collection = next(name for name, single in COLLECTIONS.items() if single == kind)
        entry.pop("kind")
        return {"kind": collection, "id": "fuzzed-cards", "cards": [entry]}
    return entry


def world_entry(dice: Random, kind: str) -> dict[str, Any]:
    """The data of a bundled entry of a kind."""
    from tests.engine.scene import bundled

    entries = bundled().entries(kind)
    return entries[dice.choice(sorted(entries))].data  # type: ignore[no-any-return]


def _whole_file(dice: Random, writer: Writer) -> Any:
    """A file of any kind, all of it generated; for kinds with bundled entries, perhaps in place of one."""
    kind = dice.choice(KINDS)
    made = writer.value(resolve_schema(kind), 0)
    if isinstance(made, dict):
        made |= {"kind": kind}
    return made


def _properties(kind: str) -> dict[str, Any]:
    schema = resolve_schema(kind)
    for part in (schema, *schema.get("allOf", ())):
        if "properties" in part:
            return part["properties"]  # type: ignore[no-any-return]
    raise LookupError(f"the schema of {kind} has no properties")
