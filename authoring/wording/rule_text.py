"""Describe rules as sentences, for storybooks and `tailwright explain`.

The sentences are made from the declarations of the rule language: each element has a template, `words`, which
`authoring.wording.templates` fills in. `authoring.wording.tongues` has the templates of the other languages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Mapping
from typing import Any, Final

from authoring.wording.languages import SOURCE, in_language
from authoring.wording.phrases import with_article
from authoring.wording.rule_values import CLASSES, NameOf, ValueWriter
from engine.vocabulary import registry
from engine.vocabulary.declare import Modifier
from engine.vocabulary.permission_words import ALLOWED_WORDS, FORBIDDEN_WORDS

_ROLES: Final[dict[str, str]] = {
    name: field for event in registry.EVENTS.values() for name, (field, _) in event.provides.items()
}
"""The names that events give to figures and things, with the kind of thing."""
_SIMPLE: Final = {"has": "have", "holds": "hold", "sees": "see", "stands": "stand", "wears": "wear"}
"""Verbs at the start of a clause, and what follows "does not"."""
_NO_BOUNDS: Final = {"number": None, "is": None, "at-least": None, "at-most": None}


def plain_name(kind: str, ident: str) -> str:
    """Return an id as words: `old-crow` is "old crow"; the name of a hero has a capital."""
    words = ident.replace("-", " ").replace("/", ": ")
    return words.title() if kind == "hero" else words


def describe_rule(rule: Mapping[str, Any], names: NameOf = plain_name, owner: str = "", language: str = SOURCE) -> str:
    """Describe a rule in a sentence. `owner` is the word for the owner of the rule."""
    writer = _RuleWriter(names, owner, language)
    return _sentence(writer.rule(rule), writer)


def describe_conditions(conditions: Any, names: NameOf = plain_name, owner: str = "", language: str = SOURCE) -> str:
    """Describe conditions, such as those of a victory, in a sentence."""
    writer = _RuleWriter(names, owner, language)
    writer.roles = ()
    return _sentence(writer.clause(conditions), writer)


def standard_defeats(language: str = SOURCE) -> tuple[str, ...]:
    """Describe the defeats of every chapter that does not replace them: END-2 and CAPTURE-3."""
    writer = _RuleWriter(plain_name, "", language)
    return tuple(_sentence(writer.say(key), writer) for key in ("time-is-up", "all-captured"))


def describe_effects(effects: Any, names: NameOf = plain_name, owner: str = "", language: str = SOURCE) -> str:
    """Describe a list of effects in a sentence."""
    writer = _RuleWriter(names, owner, language)
    return _sentence(writer.effects(effects), writer)


def _sentence(words: str, writer: ValueWriter) -> str:
    words = writer.tongue.smooth(re.sub(r"[ \t\n]+", " ", words).strip())
    ended = words.rstrip('"»\u00a0').endswith((".", "!", "?"))
    return words[:1].upper() + words[1:] + ("" if ended else ".")


class _RuleWriter(ValueWriter):
    """Writes rules in words: whole rules, conditions and effects."""

    roles: Container[str] = frozenset(_ROLES) - {"counter"}
    """The names that the event of the rule gives; effects without an event may use nearly all of them."""

    def nested(self, kind: str, value: Any) -> str:
        """Describe a parameter that holds conditions, effects, a filter, options or a rule."""
        return _NESTED_WRITERS[kind](self, value)

    # -- whole rules -----------------------------------------------------------------------------------------------

    def rule(self, rule: Mapping[str, Any]) -> str:
        """Describe a rule, without a full stop."""
        verbs = [verb for verb in ("modify", "forbid", "allow") if verb in rule]
        self.roles = () if verbs else registry.EVENTS[_event_of(rule)].provides
        if verbs:
            text = self._standing_rule(rule, verbs)
            condition = self._if(rule.get("if"), self.owner, "as-long-as")
            return f"{condition}: {text}" if condition else text
        if "replace" in rule:
            event, effects = _event_of(rule), next(iter(rule["replace"].values()))
            text = self.say("in-place-of", self.tongue.stops(registry.EVENTS[event]), self.effects(effects))
        else:
            event, text = _event_of(rule), self.effects(rule.get("do", []))
        return f"{self._intro(rule, event)}: {text}{self._limit(rule.get('limit'))}"

    def _intro(self, rule: Mapping[str, Any], event: str) -> str:
        roles = [name for name, (field, _) in registry.EVENTS[event].provides.items() if field == "figure"]
        subject = self.figure(roles[0]) if roles else self.owner
        parts = [
            self.tongue.event(registry.EVENTS[event]),
            self._cost(rule.get("cost")),
            self._if(rule.get("if"), subject),
        ]
        if rule.get("always"):
            parts.insert(1, self.say("wherever"))
        if rule.get("may"):
            parts.append(self.say("may-do-this", self.owner))
        return ", ".join(part for part in parts if part)

    def _cost(self, cost: Any) -> str:
        if cost is None:
            return ""
        if isinstance(cost, dict) and "from" in cost:
            return self.say("cost-range", self.number(cost["from"]), self.number(cost["to"]))
        return self.say("cost", self.quantity(cost, self.say("cheese")))

    def _limit(self, limit: Any) -> str:
        if limit is None:
            return ""
        per, times = (limit, 1) if isinstance(limit, str) else (limit["per"], limit.get("times", 1))
        span = self.tongue.choice(per)
        return f" ({self.say('once', span) if times == 1 else self.say('times', str(times), span)})"

    def _if(self, conditions: Any, subject: str, word: str = "if") -> str:
        """Describe conditions with "if" or "as long as", and those in `not` with "unless"."""
        if not conditions:
            return ""
        parts = conditions if isinstance(conditions, list) else [{name: part} for name, part in conditions.items()]
        positive = [part for part in parts if list(part) != ["not"]]
        clauses = [self.say(word, self.clause(positive, subject))] if positive else []
        clauses += [self.say("unless", self.clause(part["not"], subject)) for part in parts if list(part) == ["not"]]
        return ", ".join(clauses)

    def _standing_rule(self, rule: Mapping[str, Any], verbs: list[str]) -> str:
        """Describe what a standing rule changes, forbids and allows, once for each whom it is about."""
        changes: dict[str, list[str]] = {}
        for verb in verbs:
            for whose, text in self._changes(rule, verb):
                changes.setdefault(whose, []).append(text)
        return self.and_list([f"{whose} {self.and_list(texts)}".strip() for whose, texts in changes.items()])

    def _changes(self, rule: Mapping[str, Any], verb: str) -> list[tuple[str, str]]:
        if verb == "modify":
            return [self._modification(registry.MODIFIERS[word], value, rule) for word, value in rule[verb].items()]
        given = self.params(registry.MODIFIERS[verb], rule[verb])
        table = FORBIDDEN_WORDS if verb == "forbid" else ALLOWED_WORDS
        words = given["what"] if isinstance(given["what"], list) else [given["what"]]
        actions = [self.tongue.permissions.get(word) or table[word][0] for word in words]
        listed = (self.or_list if verb == "forbid" else self.and_list)(actions)
        return [(self._whose(rule.get("of")), f"{self.tongue.words(registry.MODIFIERS[verb])} {listed}")]

    def _modification(self, modifier: Modifier, value: Any, rule: Mapping[str, Any]) -> tuple[str, str]:
        """Describe whose value a modifier changes, and how."""
        given = self.params(modifier, value)
        noun = self.tongue.words(modifier)
        if "{" in noun:
            return "", self.fill(modifier, given)
        whose = self._whose(given.get("of") or rule.get("of"))
        plain = noun.split("/")[-1]
        parts = []
        if given.get("set") is not None:
            parts.append(self.say("has-exactly", self.number(given["set"]), plain))
        if given.get("times") is not None:
            parts.append(self.say("has-times", self.number(given["times"]), plain))
        if given.get("by") is not None:
            parts.append(self.say("has", self.tongue.change(given["by"], self.number(given["by"]), noun)))
        if given.get("faces") is not None:
            parts[-1] = self.say("for-each", parts[-1], self.parameter(modifier.params[0], given["faces"]))
        return whose, self.and_list(parts)

    def _whose(self, of: Any) -> str:
        """Describe the figures that a filter matches, as a subject."""
        if of is None:
            return self.owner
        if isinstance(of, str):
            return self._every(of) or self.say("figure-that", self.say("every-figure"), self.filter(of))
        if isinstance(of, dict) and isinstance(of.get("minion"), str) and self._every(of["minion"]):
            rest = {name: part for name, part in of.items() if name != "minion"}
            subject = self._every(of["minion"])
            return self.say("figure-that", subject, self.filter(rest)) if rest else subject
        return self.say("figure-that", self.say("every-figure"), self.filter(of))

    def _every(self, name: str) -> str:
        """Describe all figures of a side or of a kind; empty if the name is that of a figure of the event."""
        if name in ("mouse", "minion"):
            return self.say(f"every-{name}")
        if name in ("owner", "it"):
            return self.figure(name)
        if name in _ROLES or name in CLASSES:
            return ""
        return self.who({"minions": name}) if self._is_kind(name) else self.name_of("figure", name)

    def _is_kind(self, name: str) -> bool:
        """Whether an id is that of a kind of minion and not of a hero."""
        return self.name_of("minion-type", name) == self.name_of("figure", name)

    # -- conditions ------------------------------------------------------------------------------------------------

    def clause(self, conditions: Any, subject: str | None = None, join: str = "and") -> str:
        """Describe conditions as a clause; `subject` is the figure they apply to."""
        subject = self.say("it") if subject is None else subject
        if isinstance(conditions, list):
            return self.tongue.join([self.clause(part, subject) for part in conditions], join)
        return self.tongue.join([self._condition(name, value, subject) for name, value in conditions.items()], join)

    def _condition(self, name: str, value: Any, subject: str) -> str:
        condition = registry.CONDITIONS.get(name)
        own = [param.name for param in condition.params] if condition is not None else []
        has_parameters = isinstance(value, dict) and value and all(key in own for key in value)
        if condition is None or (name in self.roles and not has_parameters and subject):
            return self._role(name, value)
        if name in ("any", "all"):
            parts = self.params(condition, value)["of"]
            return self.clause(parts, subject, "or" if name == "any" else "and")
        if name == "not":
            text = self.clause(self.params(condition, value)["of"], subject)
            return self._not(text, subject)
        given = self.params(condition, value)
        bounds = ("is", "at-least", "at-most")
        if "is" in given and "at-least" in given and all(given[bound] is None for bound in bounds):
            given["at-least"] = 1
        text = self.fill(condition, given)
        return f"{subject} {text}" if condition.figure else text

    def _not(self, text: str, subject: str) -> str:
        if subject:
            return self.say("not-so", text)
        if "is-no-such" in self.tongue.phrases:
            return self.tongue.negated(text) or self.say("is-no-such", text)
        return _negated(" ".join(text.split()))

    def _role(self, name: str, value: Any) -> str:
        """Describe a condition about a name that the event gives, such as `target` or `amount`."""
        field = _ROLES.get(name, "figure")
        subject = self.figure(name)
        if field in ("figure", "other", "owner", "it", "group"):
            if isinstance(value, bool):
                return self.say("there-is", subject) if value else self.say("there-is-no", subject.removeprefix("the "))
            return f"{subject} {self.filter(value)}"
        if isinstance(value, dict) and field in ("amount", "roll", "paid"):
            return f"{subject} {self.fill(registry.CONDITIONS['compare'], {**_NO_BOUNDS, **value}, '[')}"
        if field == "space":
            return self.say("is", subject, self.where(value))
        values = value if isinstance(value, list) else [value]
        listed = self.or_list([str(v) if isinstance(v, int) else self.name_of(name, v) for v in values])
        return self.say("is", subject, listed)

    def filter(self, value: Any) -> str:
        """Describe which figures a filter matches, as what follows "a figure that"."""
        if isinstance(value, list):
            return self.or_list([self.filter(part) for part in value])
        if isinstance(value, str):
            return self._is_one(value)
        parts = [self._condition(name, part, "") for name, part in value.items()] if isinstance(value, dict) else []
        return self.and_list([part.strip() for part in parts]) or self.say("is-there")

    def _is_one(self, name: str) -> str:
        """Describe a filter that is a single name: of a side, a figure of the event, or a kind of figure."""
        if name in ("owner", "it") or (name in _ROLES and name not in ("mouse", "minion")):
            return self.say("is-one", self.figure(name))
        if name in CLASSES and self.language != SOURCE:
            return self.fill(registry.CONDITIONS["class"], {"class": name})
        words = self.say(name) if name in ("mouse", "minion") else self.name_of("figure", name)
        if "is-of-kind" in self.tongue.phrases:
            of_kind = name not in ("mouse", "minion") and self._is_kind(name)
            return self.say("is-of-kind" if of_kind else "is-one", words)
        known = words[:1].isupper() or name in ("mouse", "minion")
        return self.say("is-one", words if known else with_article(words))

    # -- effects ---------------------------------------------------------------------------------------------------

    def effects(self, effects: Any) -> str:
        """Describe effects in their order."""
        parts = []
        for part in effects:
            name, value = (part, None) if isinstance(part, str) else next(iter(part.items()))
            effect = registry.EFFECTS[name]
            parts.append(self.fill(effect, self.params(effect, value)))
        return self.say("then").join(parts) or self.say("nothing")

    def options(self, value: Any) -> str:
        """Describe the options that a player chooses from."""
        parts = []
        for option in value:
            text = self.effects(option["do"])
            if "text" in option:
                text = self.say("label", in_language(option["text"], self.language).rstrip(". "), text)
            condition = self._if(option.get("if"), self.owner)
            parts.append(f"{condition}, {text}" if condition else text)
        return self.say("or-option").join(parts)


def _event_of(rule: Mapping[str, Any]) -> str:
    """The event that a rule answers; a rule of a card without one answers the drawing of the card."""
    return str(next(iter(rule["replace"]))) if "replace" in rule else str(rule.get("when", "card-drawn"))


def _negated(clause: str) -> str:
    """Negate a clause about a figure: `is a or is b` becomes `is not a or b`."""
    first, _, rest = clause.partition(" ")
    if first == "is" and " and " not in clause:
        return f"is not {rest.replace(' or is ', ' or ')}"
    if first in _SIMPLE and " and " not in clause and " or " not in clause:
        return f"does not {_SIMPLE[first]} {rest}"
    return f"is not one that {clause}"


_NESTED_WRITERS: Final[dict[str, Callable[[_RuleWriter, Any], str]]] = {
    "conditions": lambda writer, value: writer.clause(value),
    "effects": lambda writer, value: writer.effects(value),
    "filter": lambda writer, value: writer.filter(value),
    "options": lambda writer, value: writer.options(value),
    "rule": lambda writer, value: _RuleWriter(writer.name_of, writer.say("it"), writer.language).rule(value),
}
"""How to describe a parameter that holds parts of rules, by its type."""
