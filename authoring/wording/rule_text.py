"""Describe rules as English sentences, for storybooks and reports.

The sentences are made from the declarations of the rule language: each element has a template, `words`, which
`authoring.wording.templates` fills in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from authoring.wording.phrases import and_list, change, or_list, with_article
from authoring.wording.rule_values import NameOf, ValueWriter
from engine.vocabulary import registry
from engine.vocabulary.declare import Modifier
from engine.vocabulary.permission_words import ALLOWED_WORDS, FORBIDDEN_WORDS
from engine.vocabulary.support.text import in_english

_ROLES: Final[dict[str, str]] = {
    name: field for event in registry.EVENTS.values() for name, (field, _) in event.provides.items()
}
"""The names that events give to figures and things, with the kind of thing."""
_NO_BOUNDS: Final = {"number": None, "is": None, "at-least": None, "at-most": None}


def plain_name(kind: str, ident: str) -> str:
    """Return an id as words: `old-crow` is "old crow"; the name of a hero has a capital."""
    words = ident.replace("-", " ").replace("/", ": ")
    return words.title() if kind == "hero" else words


def describe_rule(rule: Mapping[str, Any], names: NameOf = plain_name, owner: str = "the owner") -> str:
    """Describe a rule in an English sentence. `owner` is the word for the owner of the rule."""
    return _sentence(_RuleWriter(names, owner).rule(rule))


def describe_conditions(conditions: Any, names: NameOf = plain_name, owner: str = "the owner") -> str:
    """Describe conditions, such as those of a victory, in an English sentence."""
    return _sentence(_RuleWriter(names, owner).clause(conditions))


def describe_effects(effects: Any, names: NameOf = plain_name, owner: str = "the owner") -> str:
    """Describe a list of effects in an English sentence."""
    return _sentence(_RuleWriter(names, owner).effects(effects))


def _sentence(words: str) -> str:
    words = " ".join(words.split())
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?", '."', '"')) else ".")


class _RuleWriter(ValueWriter):
    """Writes rules in words: whole rules, conditions and effects."""

    def nested(self, kind: str, value: Any) -> str:
        """Describe a parameter that holds conditions, effects, a filter, options or a rule."""
        return _NESTED_WRITERS[kind](self, value)

    # -- whole rules -----------------------------------------------------------------------------------------------

    def rule(self, rule: Mapping[str, Any]) -> str:
        """Describe a rule, without a full stop."""
        verbs = [verb for verb in ("modify", "forbid", "allow") if verb in rule]
        if verbs:
            text = and_list([part for verb in verbs for part in self._standing_rule(rule, verb)])
            condition = self._if(rule.get("if"), self.owner)
            return f"{condition.replace('if ', 'as long as ', 1)}: {text}" if condition else text
        if "replace" in rule:
            event, effects = next(iter(rule["replace"].items()))
            text = f"in place of {registry.EVENTS[event].stops}, {self.effects(effects)}"
        else:
            event, text = rule.get("when", "card-drawn"), self.effects(rule.get("do", []))
        return f"{self._intro(rule, event)}: {text}{self._limit(rule.get('limit'))}"

    def _intro(self, rule: Mapping[str, Any], event: str) -> str:
        roles = [name for name, (field, _) in registry.EVENTS[event].provides.items() if field == "figure"]
        subject = self.figure(roles[0]) if roles else self.owner
        parts = [registry.EVENTS[event].words, self._cost(rule.get("cost")), self._if(rule.get("if"), subject)]
        if rule.get("always"):
            parts.insert(1, "wherever the mice are")
        if rule.get("may"):
            parts.append(f"{self.owner} may do this")
        return ", ".join(part for part in parts if part)

    def _cost(self, cost: Any) -> str:
        if cost is None:
            return ""
        if isinstance(cost, dict) and "from" in cost:
            return f"for {self.number(cost['from'])} to {self.number(cost['to'])} cheese"
        return f"for {self.quantity(cost, 'cheese')}"

    def _limit(self, limit: Any) -> str:
        if limit is None:
            return ""
        per, times = (limit, 1) if isinstance(limit, str) else (limit["per"], limit.get("times", 1))
        return f" ({'once' if times == 1 else f'{times} times'} per {per})"

    def _if(self, conditions: Any, subject: str) -> str:
        """Describe conditions with "if", and those in `not` with "unless"."""
        if not conditions:
            return ""
        parts = conditions if isinstance(conditions, list) else [{name: part} for name, part in conditions.items()]
        positive = [part for part in parts if list(part) != ["not"]]
        clauses = [f"if {self.clause(positive, subject)}"] if positive else []
        clauses += [f"unless {self.clause(part['not'], subject)}" for part in parts if list(part) == ["not"]]
        return ", ".join(clauses)

    def _standing_rule(self, rule: Mapping[str, Any], verb: str) -> list[str]:
        if verb == "modify":
            changes: dict[str, list[str]] = {}
            for word, value in rule[verb].items():
                whose, text = self._modification(registry.MODIFIERS[word], value, rule)
                changes.setdefault(whose, []).append(text)
            return [f"{whose} {and_list(texts)}".strip() for whose, texts in changes.items()]
        given = self.params(registry.MODIFIERS[verb], rule[verb])
        table = FORBIDDEN_WORDS if verb == "forbid" else ALLOWED_WORDS
        words = given["what"] if isinstance(given["what"], list) else [given["what"]]
        actions = (or_list if verb == "forbid" else and_list)([table[word][0] for word in words])
        return [f"{self._whose(rule.get('of'))} {registry.MODIFIERS[verb].words} {actions}"]

    def _modification(self, modifier: Modifier, value: Any, rule: Mapping[str, Any]) -> tuple[str, str]:
        """Describe whose value a modifier changes, and how."""
        given = self.params(modifier, value)
        if "{" in modifier.words:
            return "", self.fill(modifier, given)
        whose, noun = self._whose(given.get("of") or rule.get("of")), modifier.words
        parts = []
        if given.get("set") is not None:
            parts.append(f"has exactly {self.number(given['set'])} {noun}")
        if given.get("times") is not None:
            parts.append(f"has {self.number(given['times'])} times its {noun}")
        if given.get("by") is not None:
            parts.append(f"has {change(given['by'], self.number(given['by']), noun)}")
        if given.get("faces") is not None:
            parts[-1] += f" for each {self.parameter(modifier.params[0], given['faces'])}"
        return whose, and_list(parts)

    def _whose(self, of: Any) -> str:
        return self.owner if of is None else f"every figure that {self.filter(of)}"

    # -- conditions ------------------------------------------------------------------------------------------------

    def clause(self, conditions: Any, subject: str = "it", join: Callable[[list[str]], str] = and_list) -> str:
        """Describe conditions as a clause; `subject` is the figure they apply to."""
        if isinstance(conditions, list):
            return join([self.clause(part, subject) for part in conditions])
        return join([self._condition(name, value, subject) for name, value in conditions.items()])

    def _condition(self, name: str, value: Any, subject: str) -> str:
        condition = registry.CONDITIONS.get(name)
        own = [param.name for param in condition.params] if condition is not None else []
        has_parameters = isinstance(value, dict) and value and all(key in own for key in value)
        if condition is None or (name in _ROLES and not has_parameters and subject):
            return self._role(name, value)
        if name in ("any", "all"):
            parts = self.params(condition, value)["of"]
            return self.clause(parts, subject, or_list if name == "any" else and_list)
        if name == "not":
            text = self.clause(self.params(condition, value)["of"], subject)
            return f"it is not so that {text}" if subject else _negated(" ".join(text.split()))
        given = self.params(condition, value)
        bounds = ("is", "at-least", "at-most")
        if "is" in given and "at-least" in given and all(given[bound] is None for bound in bounds):
            given["at-least"] = 1
        text = self.fill(condition, given)
        return f"{subject} {text}" if condition.figure else text

    def _role(self, name: str, value: Any) -> str:
        """Describe a condition about a name that the event gives, such as `target` or `amount`."""
        field = _ROLES.get(name, "figure")
        subject = self.figure(name)
        if field in ("figure", "other", "owner", "it", "group"):
            if isinstance(value, bool):
                return f"there is {subject}" if value else f"there is no {subject.removeprefix('the ')}"
            return f"{subject} {self.filter(value)}"
        if isinstance(value, dict) and field in ("amount", "roll", "paid"):
            return f"{subject} {self.fill(registry.CONDITIONS['compare'], {**_NO_BOUNDS, **value}, '[is ')}"
        if field == "space":
            return f"{subject} is {self.where(value)}"
        values = value if isinstance(value, list) else [value]
        return f"{subject} is {or_list([str(v) if isinstance(v, int) else self.name_of(name, v) for v in values])}"

    def filter(self, value: Any) -> str:
        """Describe which figures a filter matches, as what follows "a figure that"."""
        if isinstance(value, list):
            return or_list([self.filter(part) for part in value])
        if isinstance(value, str):
            return f"is {self._figure_named(value)}"
        parts = [self._condition(name, part, "") for name, part in value.items()] if isinstance(value, dict) else []
        return and_list([part.strip() for part in parts]) or "is there"

    def _figure_named(self, name: str) -> str:
        if name in ("owner", "it") or (name in _ROLES and name not in ("mouse", "minion")):
            return self.figure(name)
        words = self.name_of("figure", name)
        return words if words[:1].isupper() else with_article(words)

    # -- effects ---------------------------------------------------------------------------------------------------

    def effects(self, effects: Any) -> str:
        """Describe effects in their order."""
        parts = []
        for part in effects:
            name, value = (part, None) if isinstance(part, str) else next(iter(part.items()))
            effect = registry.EFFECTS[name]
            parts.append(self.fill(effect, self.params(effect, value)))
        return ", then ".join(parts) or "nothing happens"

    def options(self, value: Any) -> str:
        """Describe the options that a player chooses from."""
        parts = []
        for option in value:
            label = f"{in_english(option['text'])}: " if "text" in option else ""
            parts.append(f"{self._if(option.get('if'), self.owner)} {label}{self.effects(option['do'])}".strip())
        return "; or ".join(parts)


def _negated(clause: str) -> str:
    """Negate a clause about a figure: `is a or is b` becomes `is not a or b`."""
    if clause.startswith("is ") and " and " not in clause:
        return f"is not {clause.removeprefix('is ').replace(' or is ', ' or ')}"
    return f"is not one that {clause}"


_NESTED_WRITERS: Final[dict[str, Callable[[_RuleWriter, Any], str]]] = {
    "conditions": lambda writer, value: writer.clause(value),
    "effects": lambda writer, value: writer.effects(value),
    "filter": lambda writer, value: writer.filter(value),
    "options": lambda writer, value: writer.options(value),
    "rule": lambda writer, value: _RuleWriter(writer.name_of, "it").rule(value),
}
"""How to describe a parameter that holds parts of rules, by its type."""
