"""Generate values from a schema: every shape it accepts, with words and references that usually fit.

Where the rule language has words, the generator takes those that fit the event of the rule, so that most of what it
writes gets past the schema and lint and into a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from engine.vocabulary import registry
from tests.fuzz import world

Schema = dict[str, Any]

PLAIN_WORDS = {*registry.CONDITIONS, *registry.EFFECTS, *registry.NUMBERS}
"""Words that mean something else besides a name of an event."""

DEEPEST = 7
"""Below this depth only what is required is generated."""

STRAY = 0.04
"""How often a value is chosen against what fits, in one case of four; in the others never."""

FIGURES = ("figure", "other", "owner", "it", "group")
NUMERIC = ("paid", "amount", "roll", "value")
"""The sorts of names that can stand for figures, and for numbers."""

NUMBERS = (0, 1, 1, 2, 2, 3, 4, 5, 6, 12, 99)
ODD_NUMBERS = (-1, -999, 999, 10_000, 2**31, 2**63, -(2**70), 10**30)
ODD_TEXTS = (
    "", " ", "a b", "x" * 300, "é", "кот", "猫", "\u202etxet", "\u200b", "😀", "e\u0301" * 40, "\u0007", "\x1b[31m",
    "\n", "%s {0} ${x}", "{{ x }}", "<b>&amp;</b>", "]]>", "'\"", "null", "~", "1e9", "0x1F", "::error::x", "../../etc",
    "a/b/c", "-", "/", "guard-room/", "/d3", "guard-room/d3/d3",
)  # fmt: skip
TEXTS = ("A short text.", "She said: \u201cWait!\u201d", "**bold** {minion} and {hero}", "кот", *ODD_TEXTS)


class Writer:
    """Writes values for the schemas of one case. `focus` is the word that it is to use wherever it fits."""

    def __init__(self, dice: Random, focus: tuple[str, str] = ("", "")) -> None:
        self.dice = dice
        self.focus = focus
        self.stray = STRAY if dice.random() < 0.25 else 0.0
        self.event = ""
        self.always = {"figure": "figure", "owner": "owner", "it": "it", "paid": "paid"}
        self.roles = dict(self.always)
        self.faces = ["guard-room/", "crystal-tunnels/"]
        self.filtering = False
        self.nodes = 0

    def rules_belong_to_nobody(self) -> None:
        """Rules of a chapter have no owner, and no figure unless an event names one."""
        self.always = {"paid": "paid"}
        self.roles = dict(self.always)

    @contextmanager
    def on_face(self) -> Iterator[None]:
        """What is written meanwhile belongs to a face, so that ids of its spaces can stand alone."""
        before, self.faces = self.faces, [""]
        yield
        self.faces = before

    def value(self, schema: Any, depth: int = 0) -> Any:
        """A value that the schema accepts, most of the time."""
        self.nodes += 1
        schema = self._chosen(schema)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self._word(schema["enum"])
        kinds = schema.get("type") or ("object" if "properties" in schema else "string")
        kinds = [kinds] if isinstance(kinds, str) else list(kinds)
        if len(kinds) > 1 and (depth > DEEPEST or self.nodes > 300):
            kinds = [kind for kind in kinds if kind not in ("object", "array")] or kinds
        if self._has_focus(schema) and "object" in kinds and self.dice.random() < 0.6:
            kinds = ["object"]
        return getattr(self, f"_{self.dice.choice(kinds)}")(schema, depth)

    def _chosen(self, schema: Any) -> Schema:
        """The schema with its parts merged and one branch of each `if` chosen."""
        if schema is True or schema == {}:
            return {"type": ["string", "integer", "object", "array"]}
        if not isinstance(schema, dict):
            return {"type": "null"}
        merged = {key: part for key, part in schema.items() if key not in ("allOf", "if", "then", "else")}
        for part in schema.get("allOf", ()):
            if "not" not in part:
                merged = _merged(self._chosen(part), merged)
        if "if" in schema:
            holds = self.dice.random() < 0.5
            branch = schema.get("then" if holds else "else", {})
            condition = schema["if"] if holds else _opposite(schema["if"], merged)
            merged = _merged(_merged(merged, _positive(condition)), self._chosen(branch) if branch else {})
        if "anyOf" in merged:
            options = merged.pop("anyOf")
            merged = _merged(merged, self._preferred(options))
        return merged

    def _preferred(self, options: list[Schema]) -> Schema:
        for option in options:
            if option.get("required") == [self.focus[1]]:
                return option
        return self.dice.choice(options) if options else {}

    def _has_focus(self, schema: Schema) -> bool:
        return self.focus[1] in schema.get("properties", {}) and "x-keys-are" in schema

    def _word(self, words: list[Any]) -> Any:
        fitting = [word for word in words if self._fits(word)] if self.dice.random() > self.stray else words
        if {"all-mice", "paid"} & set(words):  # figures, or numbers
            wanted = NUMERIC if "paid" in words else FIGURES
            fitting = [word for word in fitting if self.roles.get(word, wanted[0]) in wanted]
        if self.focus[1] in fitting and self.dice.random() < 0.5:
            return self.focus[1]
        return self.dice.choice(fitting or words)

    def _fits(self, word: Any) -> bool:
        if (word in world.ROLES or word in world.ALWAYS) and word not in self.roles and word not in PLAIN_WORDS:
            return False
        condition = registry.CONDITIONS.get(word)
        if condition and condition.figure and not self.filtering and "it" not in self.roles:
            return False
        for table in world.TABLES.values():
            within = getattr(table.get(word), "within", ())
            if within and (self.event or "standing") not in within:
                return False
        return True

    def _null(self, schema: Schema, depth: int) -> None:
        return None

    def _boolean(self, schema: Schema, depth: int) -> bool:
        return self.dice.random() < 0.7

    def _integer(self, schema: Schema, depth: int) -> int:
        low, high = schema.get("minimum", -(10**40)), schema.get("maximum", 10**40)
        ends = [end for end in (low, high) if abs(end) < 10**6]
        pool = [*NUMBERS, *ends, *(ODD_NUMBERS if self.dice.random() < self.stray else ())]
        return self.dice.choice([number for number in pool if low <= number <= high] or [low])

    def _number(self, schema: Schema, depth: int) -> float:
        low, high = schema.get("minimum", -1000), schema.get("maximum", 1000)
        pool = [low, high, (low + high) / 2, self.dice.uniform(low, high), self.dice.randint(int(low), int(high))]
        return round(self.dice.choice(pool), 3)

    def _string(self, schema: Schema, depth: int) -> str:
        kind = schema.get("x-refers-to")
        odd = self.dice.random() < self.stray
        if kind == "space" and not odd:
            return self.dice.choice(world.spaces(*self.faces))
        if kind and not odd and world.ids(kind):
            return self.dice.choice(world.ids(kind))
        if schema.get("title") == "class" and not odd:
            return self.dice.choice(world.classes())
        if schema.get("pattern") and "maxLength" in schema and not odd:
            return f"new-{self.dice.randrange(10**6)}"
        if schema.get("pattern") or schema.get("title") in ("space", "spaces", None, "area"):
            return self.dice.choice(world.spaces(*self.faces)) if not odd else self.dice.choice(ODD_TEXTS)
        return self.dice.choice(TEXTS[:3]) if not odd else self.dice.choice(TEXTS)

    def _array(self, schema: Schema, depth: int) -> list[Any]:
        least = schema.get("minItems", 0)
        most = min(schema.get("maxItems", 4), least + (3 if depth < DEEPEST and self.nodes < 300 else 0))
        size = max(least, min(most, self.dice.choice((0, 1, 1, 1, 2, 3, 4)) or least))
        items = [self.value(schema.get("items", {"type": "string"}), depth + 1) for _ in range(size)]
        if schema.get("uniqueItems") and self.dice.random() > self.stray:
            items = [item for index, item in enumerate(items) if item not in items[:index]]
        return items

    def _object(self, schema: Schema, depth: int) -> dict[str, Any]:
        if schema.get("title") == "rule" and "when" in schema.get("properties", {}):
            return self._rule(schema, depth)
        before, self.filtering = self.filtering, schema.get("title") == "filter" or self.filtering
        try:
            return self._map(schema, depth)
        finally:
            self.filtering = before

    def _map(self, schema: Schema, depth: int) -> dict[str, Any]:
        properties = schema.get("properties", {})
        if schema.get("x-keys-are") == "selector":
            return self._selector(schema, depth)
        keys = [key for key in schema.get("required", ()) if key in properties]
        keys += [key for key in self._more_keys(schema, properties, depth) if key not in keys]
        most = schema.get("maxProperties", 9)
        made = {key: self.value(properties[key], depth + 1) for key in keys[:most]}
        extra = schema.get("additionalProperties")
        if isinstance(extra, dict):
            for _ in range(self.dice.choice((1, 1, 2))):
                made[self._name(schema)] = self.value(extra, depth + 1)
        if self.dice.random() < self.stray / 4:
            made[self.dice.choice(("x", "do", "if", "id", "Ünknown key"))] = 1
        return made

    def _selector(self, schema: Schema, depth: int) -> dict[str, Any]:
        """A map of a selector, its value and parameters."""
        properties = schema["properties"]
        kind = {"who": "who", "where": "where"}.get(schema.get("title", ""), "number")
        kind = kind if kind != "number" or "sum" in properties else "who" if "all-mice" in properties else "where"
        table = world.TABLES[kind]
        names = [name for name in table if name in properties and self._fits(name)]
        if depth > DEEPEST:
            names = [name for name in names if not table[name].params] or names
        name = self.focus[1] if self.focus[1] in names and self.dice.random() < 0.6 else self.dice.choice(names)
        made = {name: self.value(properties[name], depth + 1)}
        for param in table[name].params:
            fits = param.name in properties and param.name not in (*made, table[name].short)
            if fits and not isinstance(made[name], dict) and (param.required or self.dice.random() < 0.3):
                made[param.name] = self.value(properties[param.name], depth + 1)
        return made

    def _more_keys(self, schema: Schema, properties: Schema, depth: int) -> list[str]:
        if schema.get("minProperties") or schema.get("x-keys-are") in ("condition", "effect", "modifier", "event"):
            names = [name for name in properties if self._fits(name)] or list(properties)
            size = 1 if schema.get("maxProperties") == 1 or self.dice.random() < 0.8 else 2
            chosen = self.dice.sample(names, min(size, len(names)))
            if self._has_focus(schema) and self.dice.random() < 0.6:
                chosen = [self.focus[1], *chosen[1:]]
            return chosen if depth <= DEEPEST + 3 else _plainest(chosen, properties)
        share = 0.35 if depth < DEEPEST and self.nodes < 300 else 0.0
        return [name for name in properties if self.dice.random() < share]

    def _name(self, schema: Schema) -> str:
        if "propertyNames" in schema:
            named = self.value(schema["propertyNames"])
            return named if isinstance(named, str) else str(named)
        return self.dice.choice(world.ids("minion"))

    def _rule(self, schema: Schema, depth: int) -> dict[str, Any]:
        """A rule: its event decides which words and names the rest can use."""
        before = self.event, self.roles
        standing = self.dice.random() < 0.25 or self.focus[0] == "modifier"
        event = "" if standing else self._event()
        self.event = event
        provided = registry.EVENTS[event].provides if event else {}
        self.roles = self.always | {name: field for name, (field, _) in provided.items()}
        properties = dict(schema["properties"])
        wanted = [
            name for name in ("id", "text", "if", "of", "may", "cost", "limit", "keep") if self.dice.random() < 0.25
        ]
        if not standing:
            made = {"when": event, "do": self.value(properties["do"], depth + 1)}
            wanted = [name for name in wanted if name != "of"]
        else:
            verb = self._verb()
            made = {verb: self.value(properties[verb], depth + 1)}
            wanted = [name for name in wanted if name in ("id", "text", "if", "of")]
        made |= {name: self.value(properties[name], depth + 1) for name in wanted}
        self.event, self.roles = before
        return made

    def _verb(self) -> str:
        kind, name = self.focus
        verbs = ("modify", "modify", "forbid", "allow", "replace")
        return registry.MODIFIERS[name].verb if kind == "modifier" else self.dice.choice(verbs)

    def _event(self) -> str:
        kind, name = self.focus
        if kind == "event":
            return name
        within = getattr(world.TABLES.get(kind, {}).get(name), "within", ()) or ()
        known = [event for event in within if event in registry.EVENTS]
        return self.dice.choice(known or sorted(registry.EVENTS))


def _plainest(names: list[str], properties: Schema) -> list[str]:
    """Words without parts of their own, to end deep nesting."""
    plain = [name for name in properties if "null" in (properties[name].get("type") or ())]
    return plain[:1] or names


def _positive(schema: Schema) -> Schema:
    """What is to be true for a condition of a schema to hold, as far as the generator understands it."""
    return {key: part for key, part in schema.items() if key != "not"}


def _opposite(schema: Schema, base: Schema) -> Schema:
    """A schema for values that do not meet a condition on their type."""
    wrong = schema.get("type")
    kinds = base.get("type")
    if isinstance(wrong, str) and isinstance(kinds, list):
        return {"type": [kind for kind in kinds if kind != wrong] or kinds}
    return schema.get("not", {}) if isinstance(schema.get("not"), dict) else {}


def _merged(one: Schema, other: Schema) -> Schema:
    """Both schemas in one: what either requires."""
    both = {**one, **other}
    if "properties" in one and "properties" in other:
        both["properties"] = {**one["properties"], **other["properties"]}
    if "required" in one and "required" in other:
        both["required"] = [*dict.fromkeys([*one["required"], *other["required"]])]
    if isinstance(one.get("type"), list) and isinstance(other.get("type"), str):
        both["type"] = other["type"] if other["type"] in one["type"] else one["type"]
    return both
