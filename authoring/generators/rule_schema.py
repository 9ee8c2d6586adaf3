"""Writes `schemas/rules.schema.json` from the engine's vocabulary: what the engine reads is what the schema accepts."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from authoring.content.library.references import OF_EVENT
from authoring.content.schema.parameters import PARAMETER_SCHEMAS, Schema, bounds, words_or_map
from engine.records.rule import LIMITS, MAX_TIMES
from engine.vocabulary.declare import AMOUNT, ANY, Condition, Effect, Event, Modifier, Param, Selector

Element = Condition | Effect | Modifier | Selector

COMMON_ROLES = ("figure", "it", "owner", "paid")
"""The names that rules of all events can use."""

STANDING = ("modify", "forbid", "allow", "replace")


THINGS = ("achievement", "card", "counter", "status", "token")
"""The names that events give to things with an id."""


@dataclass(frozen=True)
class Vocabulary:
    """Every word of the rule language."""

    events: Mapping[str, Event]
    conditions: Mapping[str, Condition]
    effects: Mapping[str, Effect]
    modifiers: Mapping[str, Modifier]
    who: Mapping[str, Selector]
    where: Mapping[str, Selector]
    numbers: Mapping[str, Selector]

    @property
    def roles(self) -> dict[str, tuple[str, str]]:
        """Every name that events give to figures and things: its kind, and its meaning."""
        roles = {name: (name if name == "paid" else "figure", "a name every rule may use") for name in COMMON_ROLES}
        for event in self.events.values():
            for name, provided in event.provides.items():
                roles.setdefault(name, provided)
        return dict(sorted(roles.items()))


def engine_vocabulary() -> Vocabulary:
    """Return the vocabulary of the engine."""
    from engine.vocabulary import registry as r

    return Vocabulary(r.EVENTS, r.CONDITIONS, r.EFFECTS, r.MODIFIERS, r.WHO, r.WHERE, r.NUMBERS)


def generate(words: Vocabulary) -> Schema:
    """Return the schema of rules, conditions and effects."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$comment": "Generated from engine/vocabulary by `make generate`; do not edit.",
        "title": "Tailwright: the rule language",
        "description": "Rules, their conditions and effects, and the words that pick figures, spaces and numbers.",
        "$defs": {
            "rule": _rule(words),
            "standing": _standing(words),
            "conditions": _conditions(words),
            "filter": _filter(words),
            "effects": _effects(words),
            "action": _action(words),
            "who": _selectors("who", "Figures.", words.who, words.roles),
            "where": _selectors("where", "Spaces.", words.where, None),
            "number": _selectors("number", "A number.", words.numbers, words.roles, "integer"),
        },
    }


def _rule(words: Vocabulary) -> Schema:
    standing = _standing(words)["properties"]
    properties = {
        **standing,
        "name": _ref("text", "common", "What the rule is called in books; its id as words unless said."),
        "text": _ref("text", "common", "The rule in words."),
        "when": {"title": "when", "description": "The event it answers.", "enum": sorted(words.events)},
        "do": _ref("effects", "rules", "What happens."),
        "may": {"title": "may", "description": "Whether the player may decline.", "type": "boolean"},
        "cost": {
            "title": "cost",
            "description": "The cheese it costs: a number, or `{ from, to }` when the player chooses.",
            "if": {"type": "object", "required": ["from"]},
            "then": _map(
                [Param("from", "number", "the least", bounds=AMOUNT), Param("to", "number", "the most", bounds=AMOUNT)]
            ),
            "else": {"$ref": "#/$defs/number", **bounds(*AMOUNT)},
        },
        "limit": _limit(),
        "always": {
            "title": "always",
            "description": "In a room: whether it also answers events without a place while no mouse is on the face.",
            "type": "boolean",
        },
        "keep": {"title": "keep", "description": "Whether the card is kept when used.", "type": "boolean"},
        "replace": {
            "title": "replace",
            "description": "An event, and what happens in place of what the rulebook says.",
            "type": "object",
            "properties": {name: {"title": name, "description": _doc(event.doc), "$ref": "#/$defs/effects"}
                           for name, event in sorted(words.events.items())},
            "additionalProperties": False,
            "minProperties": 1,
            "maxProperties": 1,
            "x-keys-are": "event",
        },
    }  # fmt: skip
    return {
        "title": "rule",
        "description": "When an event happens, if conditions hold, do effects; or something that stands meanwhile.",
        "type": "object",
        "properties": properties,
        "additionalProperties": False,
        "if": {"required": ["when"]},
        "then": {"required": ["do"]},
        "else": {"title": "rule", "anyOf": [{"required": [word]} for word in ("do", *STANDING)]},
        "allOf": [{"not": {"required": ["when", word]}} for word in STANDING],
    }


def _standing(words: Vocabulary) -> Schema:
    by_verb = {verb: {n: m for n, m in sorted(words.modifiers.items()) if m.verb == verb} for verb in STANDING}
    properties: Schema = {
        "id": _ref("id", "common", "The rule's name in reports."),
        "if": _ref("conditions", "rules", "What must hold."),
        "of": _ref("filter", "rules", "Whose values or actions the rule changes; without it, the owner's."),
        "modify": {
            "title": "modify",
            "description": "Numbers that are different meanwhile.",
            "type": "object",
            "properties": _elements(by_verb["modify"]),
            "additionalProperties": False,
            "minProperties": 1,
            "x-keys-are": "modifier",
        },
    }
    for verb in ("forbid", "allow"):
        for modifier in by_verb[verb].values():
            properties[verb] = _element(modifier)
    return {
        "title": "standing rule",
        "description": "Something that is different while its conditions hold.",
        "type": "object",
        "properties": properties,
        "additionalProperties": False,
        "anyOf": [{"required": [word]} for word in STANDING[:3]],
    }


def _action(words: Vocabulary) -> Schema:
    """Make the schema of actions that can be forbidden; statuses list them too."""
    choices = [word for modifier in words.modifiers.values() if modifier.verb == "forbid"
               for param in modifier.params for word in param.choices]  # fmt: skip
    return {"title": "action", "description": "An action of a figure.", "enum": choices}


def _limit() -> Schema:
    spans = list(LIMITS[1:])
    return {
        "title": "limit",
        "description": "How often it can be used: once per turn, round, tile or chapter, or `{ per, times }`.",
        "type": ["string", "object"],
        "properties": {
            "per": {"title": "per", "description": "The span of time.", "enum": spans},
            "times": {"title": "times", "description": "How often in it.", "type": "integer", **bounds(1, MAX_TIMES)},
        },
        "additionalProperties": False,
        "required": ["per"],
        "if": {"type": "string"},
        "then": {"enum": spans},
    }


def _conditions(words: Vocabulary) -> Schema:
    roles = {name: _role(name, field, text) for name, (field, text) in words.roles.items()}
    conditions = _elements(words.conditions)
    both = {
        name: _role_or_condition(words, name, roles[name], conditions[name]) for name in roles if name in conditions
    }
    return {
        "title": "conditions",
        "description": "What must hold: every key of the map, or every part of the list.",
        "type": ["object", "array"],
        "items": {"$ref": "#/$defs/conditions"},
        "properties": {**roles, **conditions, **both},
        "additionalProperties": False,
        "x-keys-are": "condition",
    }


def _role(name: str, field: str, text: str) -> Schema:
    """Make the schema of a condition about a name: a filter for figures, spaces for a space, a value for others."""
    about = {"title": name, "description": f"What must hold of this: {text}."}
    if field in ("figure", "other", "owner", "it", "group"):
        return {**about, "$ref": "#/$defs/filter"}
    if field == "space":
        return {**about, "$ref": "#/$defs/where"}
    words = ("is", "at-least", "at-most")
    compared = [Param(word, "number", word.replace("-", " "), None, bounds=ANY) for word in words]
    thing = {"x-refers-to": f"{OF_EVENT}{name}"} if name in THINGS else {}
    items = {"type": ["integer", "string"], **bounds(*ANY), **thing}
    kinds = ["integer", "string", "array", "object"]
    return {**about, **_map(compared), "type": kinds, **bounds(*ANY), **thing, "items": items}


def _role_or_condition(words: Vocabulary, name: str, role: Schema, condition: Schema) -> Schema:
    """Make the schema of a word that is both a condition and a name of some event: the form of the value decides."""
    names = [param.name for param in words.conditions[name].params]
    of_role = {"anyOf": [{"type": ["array", "integer"]}, {"type": "object", "not": {"propertyNames": {"enum": names}}}]}
    return {
        "title": name,
        "description": condition["description"],
        "if": {"enum": ["mouse", *words.roles]},
        "else": {"if": of_role, "then": _without_title(role), "else": _without_title(condition)},
    }


def _without_title(schema: Schema) -> Schema:
    return {key: part for key, part in schema.items() if key not in ("title", "description")}


def _filter(words: Vocabulary) -> Schema:
    return {
        "title": "filter",
        "description": "Which figures: `mouse`, `minion`, an id, a class or a tag; a list of such; or conditions.",
        "type": ["string", "array", "object", "boolean"],
        "if": {"type": "array"},
        "then": {"items": {"$ref": "#/$defs/filter"}},
        "else": {
            "if": {"type": "object"},
            "then": {"$ref": "#/$defs/conditions"},
            "else": {"if": {"not": {"enum": ["mouse", "minion", *words.roles]}}, "then": {"x-refers-to": "figure"}},
        },
    }


def _effects(words: Vocabulary) -> Schema:
    bare = sorted(name for name, effect in words.effects.items() if not any(p.required for p in effect.params))
    return {
        "title": "effects",
        "description": "What happens, in order: each a map of one effect and its value, or a bare word.",
        "type": "array",
        "items": {
            "title": "effect",
            "description": "One effect.",
            "type": ["object", "string"],
            "if": {"type": "string"},
            "then": {"enum": bare},
            "properties": _elements(words.effects),
            "additionalProperties": False,
            "minProperties": 1,
            "maxProperties": 1,
            "x-keys-are": "effect",
        },
    }


def _selectors(
    name: str, text: str, table: Mapping[str, Selector], roles: Iterable[str] | None, *more_types: str
) -> Schema:
    """Make the schema of selectors: a word, or a map of a word, its value and its other parameters.

    If `roles` is None, any id is valid: a space or a named area.
    """
    beside = _beside(table)
    properties = {key: next(iter(by_word.values())) for key, by_word in beside.items()}
    several = {
        key: by_word for key, by_word in beside.items() if any(one != properties[key] for one in by_word.values())
    }
    properties.update({key: {} for key in several})
    properties.update(_elements(table))
    alone = (
        {"enum": sorted({*table, *roles})}
        if roles is not None
        else {"pattern": "^[a-z0-9][a-z0-9/-]*$", "x-refers-to": "space"}
    )
    schema: Schema = {
        "title": name,
        "description": text,
        "type": ["string", "object", *more_types],
        "if": {"type": "string"},
        "then": alone,
        "properties": properties,
        "additionalProperties": False,
        "x-keys-are": "selector",
    }
    if roles is None:
        schema["type"].append("array")
        schema["items"] = {"type": "string", "x-refers-to": "space"}
    if several:
        schema["allOf"] = [
            {"if": {"required": [word, key]}, "then": {"properties": {key: one}}}
            for key, by_word in several.items()
            for word, one in by_word.items()
        ]
    if table:
        schema["else"] = {"if": {"type": "object"}, "then": {"anyOf": [{"required": [key]} for key in sorted(table)]}}
    return schema


def _beside(table: Mapping[str, Selector]) -> dict[str, dict[str, Schema]]:
    """For each parameter that can stand beside a word of the table, its schema beside each of these words.

    The value of the word itself is its short parameter, which cannot be given twice.
    """
    found: dict[str, dict[str, Schema]] = {}
    for word, element in sorted(table.items()):
        for param in element.params if element.short else ():
            if param.name not in table and param.name != element.short:
                found.setdefault(param.name, {})[word] = _param(param)
    return dict(sorted(found.items()))


def _elements(table: Mapping[str, Element]) -> Schema:
    return {name: _element(element) for name, element in sorted(table.items())}


def _element(element: Element) -> Schema:
    """Make the schema of an element: a map of its parameters, the value of its short parameter, or nothing."""
    whole = _map(element.params)
    about = {"title": element.name, "description": _doc(element.doc)}
    short = next((param for param in element.params if param.name == element.short), None)
    if short is not None:
        names = [param.name for param in element.params]
        return {**about, **words_or_map(_param(short), short.type, names, whole)}
    if any(param.required for param in element.params):
        return {**about, **whole}
    return {**about, **whole, "type": ["object", "null", "boolean"]}


def _map(params: Iterable[Param]) -> Schema:
    params = list(params)
    schema: Schema = {
        "type": "object",
        "properties": {param.name: _param(param) for param in params},
        "additionalProperties": False,
    }
    required = [param.name for param in params if param.required]
    return {**schema, "required": required} if required else schema


def _param(param: Param) -> Schema:
    schema = PARAMETER_SCHEMAS[param.type](param)
    if param.default is True and param.type != "bool":  # `true` for all of them
        schema = {"if": {"const": True}, "else": schema}
    return {"title": param.name, "description": _sentence(param), **schema}


def _sentence(param: Param) -> str:
    text = param.doc[:1].upper() + param.doc[1:]
    if param.required or param.default is None:
        return f"{text}."
    return f"{text}; `{json.dumps(param.default)}` by default."


def _doc(text: str | None) -> str:
    return inspect.cleandoc(text or "")


def _ref(name: str, file: str, description: str) -> Schema:
    place = f"#/$defs/{name}" if file == "rules" else f"{file}.schema.json#/$defs/{name}"
    return {"title": name, "description": description, "$ref": place}


def dump(schema: Schema) -> str:
    """Return the text of the schema file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def text() -> str:
    """Return the text of the file for the vocabulary the engine has now."""
    return dump(generate(engine_vocabulary()))
