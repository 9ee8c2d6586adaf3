"""Rules in words: English sentences made from the declarations, for storybooks and reports.

An element's `words` is a template. `{amount}` is a parameter in words; `{amount:wound}` a number of things;
`{by:+die}` so many more or fewer; `{by:place|up|down}` so many one way or the other; `{who:any}`, `{who:all}` and
`{who:the}` one, some and all of the figures. `[...]` is left out when a parameter in it is not given, `[a|b]` is then
`b`; `[worn?a|b]` goes by whether a parameter is true, `[times!a|b]` by whether it is other than its default.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from authoring.wording.phrases import CHOICE_WORDS, ROLE_WORDS, SOME_OF, and_, either, of_things, signed, with_article
from engine.records.chapter import Chapter
from engine.vocabulary import registry
from engine.vocabulary.assemble.arguments import Arguments
from engine.vocabulary.assemble.parameters import Parameters
from engine.vocabulary.declare import Condition, Effect, Modifier, Param, Selector
from engine.vocabulary.permission_words import ALLOWED_WORDS, FORBIDDEN_WORDS
from engine.vocabulary.support.text import in_english

Names = Callable[[str, str], str]
"""What something is called: from its kind (`minion`, `card`, `figure`, …) and id."""

_FLAG: Final = re.compile(r"([a-z-]+)([?!])(.*)", re.DOTALL)
_NAMED: Final = (
    "ability", "achievement", "card", "class", "counter", "face", "hero", "minion", "minion-type", "status", "token",
)  # fmt: skip


def plain_name(kind: str, ident: str) -> str:
    """An id as words: `old-crow` is "old crow", a hero's has a capital."""
    words = ident.replace("-", " ").replace("/", ": ")
    return words.title() if kind == "hero" else words


def describe_rule(rule: Mapping[str, Any], names: Names = plain_name, owner: str = "the owner") -> str:
    """A rule as an English sentence. `owner` is what whoever has the rule is called."""
    return _sentence(_Speaker(names, owner).rule(rule))


def describe_conditions(conditions: Any, names: Names = plain_name, owner: str = "the owner") -> str:
    """Conditions, such as those of a victory, as an English sentence."""
    return _sentence(_Speaker(names, owner).clause(conditions))


def describe_effects(effects: Any, names: Names = plain_name, owner: str = "the owner") -> str:
    """A list of effects as an English sentence."""
    return _sentence(_Speaker(names, owner).deeds(effects))


def _sentence(words: str) -> str:
    words = " ".join(words.split())
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?", '."', '"')) else ".")


def _is_not(told: str) -> str:
    """What must not hold of a figure: `is a or is b` becomes `is not a or b`."""
    if told.startswith("is ") and " and " not in told:
        return f"is not {told.removeprefix('is ').replace(' or is ', ' or ')}"
    return f"is not one that {told}"


class _Speaker(Parameters):
    """Puts rules into words. It reads values as the compiler does, but knows no chapter."""

    def __init__(self, names: Names, owner: str) -> None:
        super().__init__(Chapter(), lambda path: "", -1, "", True)
        self.names = names
        self.owner = owner

    # -- whole rules -----------------------------------------------------------------------------------------------

    def rule(self, rule: Mapping[str, Any]) -> str:
        """One rule, without its full stop."""
        verbs = [word for word in ("modify", "forbid", "allow") if word in rule]
        if verbs:
            told = and_([part for verb in verbs for part in self._standing(rule, verb)])
            held = self._if(rule.get("if"), self.owner)
            return f"{held.replace('if ', 'as long as ', 1)}: {told}" if held else told
        if "replace" in rule:
            event, effects = next(iter(rule["replace"].items()))
            told = f"in place of {registry.EVENTS[event].stops}, {self.deeds(effects)}"
        else:
            event, told = rule.get("when", "card-drawn"), self.deeds(rule.get("do", []))
        return f"{self._intro(rule, event)}: {told}{self._limit(rule.get('limit'))}"

    def _intro(self, rule: Mapping[str, Any], event: str) -> str:
        roles = [name for name, (field, _) in registry.EVENTS[event].provides.items() if field == "figure"]
        subject = self.figure(roles[0]) if roles else self.owner
        parts = [registry.EVENTS[event].words, self._cost(rule.get("cost")), self._if(rule.get("if"), subject)]
        if rule.get("may"):
            parts.append(f"{self.owner} may do this")
        return ", ".join(part for part in parts if part)

    def _cost(self, cost: Any) -> str:
        if cost is None:
            return ""
        if isinstance(cost, dict) and "from" in cost:
            return f"for {self.number(cost['from'])} to {self.number(cost['to'])} cheese"
        return f"for {self.things(cost, 'cheese')}"

    def _limit(self, limit: Any) -> str:
        if limit is None:
            return ""
        per, times = (limit, 1) if isinstance(limit, str) else (limit["per"], limit.get("times", 1))
        return f" ({'once' if times == 1 else f'{times} times'} per {per})"

    def _if(self, conditions: Any, subject: str) -> str:
        """`if` and `unless`, for whichever there are."""
        if not conditions:
            return ""
        parts = conditions if isinstance(conditions, list) else [{name: part} for name, part in conditions.items()]
        wanted = [part for part in parts if list(part) != ["not"]]
        barred = [self.clause(part["not"], subject) for part in parts if list(part) == ["not"]]
        told = [f"if {self.clause(wanted, subject)}"] if wanted else []
        return ", ".join(told + [f"unless {part}" for part in barred])

    def _standing(self, rule: Mapping[str, Any], verb: str) -> list[str]:
        if verb == "modify":
            told: dict[str, list[str]] = {}
            for word, value in rule[verb].items():
                whose, change = self._modified(registry.MODIFIERS[word], value, rule)
                told.setdefault(whose, []).append(change)
            return [f"{whose} {and_(changes)}".strip() for whose, changes in told.items()]
        given = self.params(registry.MODIFIERS[verb], rule[verb])
        table = FORBIDDEN_WORDS if verb == "forbid" else ALLOWED_WORDS
        what = given["what"] if isinstance(given["what"], list) else [given["what"]]
        deeds = (either if verb == "forbid" else and_)([table[word][0] for word in what])
        return [f"{self._whose(rule.get('of'))} {registry.MODIFIERS[verb].words} {deeds}"]

    def _modified(self, modifier: Modifier, value: Any, rule: Mapping[str, Any]) -> tuple[str, str]:
        """Whose value it is, and what becomes of it."""
        given = self.params(modifier, value)
        if "{" in modifier.words:
            return "", self.fill(modifier, given)
        whose, noun = self._whose(given.get("of") or rule.get("of")), modifier.words
        told = []
        if given.get("set") is not None:
            told.append(f"has exactly {self.number(given['set'])} {noun}")
        if given.get("times") is not None:
            told.append(f"has {self.number(given['times'])} times its {noun}")
        if given.get("by") is not None:
            told.append(f"has {signed(given['by'], self.number(given['by']), noun)}")
        if given.get("faces") is not None:
            told[-1] += f" for each {self._value(modifier.params[0], given['faces'])}"
        return whose, and_(told)

    def _whose(self, of: Any) -> str:
        return self.owner if of is None else f"every figure that {self.filter(of)}"

    # -- conditions ------------------------------------------------------------------------------------------------

    def clause(self, conditions: Any, subject: str = "it", joined: Callable[[list[str]], str] = and_) -> str:
        """Conditions as one clause; those about a figure speak of `subject`."""
        if isinstance(conditions, list):
            return joined([self.clause(part, subject) for part in conditions])
        return joined([self._condition(name, value, subject) for name, value in conditions.items()])

    def _condition(self, name: str, value: Any, subject: str) -> str:
        word = registry.CONDITIONS.get(name)
        own = [param.name for param in word.params] if word is not None else []
        of_word = isinstance(value, dict) and value and all(key in own for key in value)
        if word is None or (name in _ROLES and not of_word and subject):
            return self._role(name, value)
        if name in ("any", "all"):
            parts = self.params(word, value)["of"]
            return self.clause(parts, subject, either if name == "any" else and_)
        if name == "not":
            told = self.clause(self.params(word, value)["of"], subject)
            return f"it is not so that {told}" if subject else _is_not(" ".join(told.split()))
        given = self.params(word, value)
        if "is" in given and "at-least" in given and all(given[b] is None for b in ("is", "at-least", "at-most")):
            given["at-least"] = 1
        told = self.fill(word, given)
        return f"{subject} {told}" if word.figure else told

    def _role(self, name: str, value: Any) -> str:
        field = _ROLES.get(name, "figure")
        subject = self.figure(name)
        if field in ("figure", "other", "owner", "it", "group"):
            if isinstance(value, bool):
                return f"there is {'' if value else 'no '}{subject.removeprefix('the ') if not value else subject}"
            return f"{subject} {self.filter(value)}"
        if isinstance(value, dict) and field in ("amount", "roll", "paid"):
            return f"{subject} {self.fill(registry.CONDITIONS['compare'], {**_NO_BOUNDS, **value}, '[is ')}"
        if field == "space":
            return f"{subject} is {self.where(value)}"
        wanted = value if isinstance(value, list) else [value]
        return f"{subject} is {either([str(one) if isinstance(one, int) else self.names(name, one) for one in wanted])}"

    def filter(self, value: Any) -> str:
        """What must hold of a figure, after its name."""
        if isinstance(value, list):
            return either([self.filter(part) for part in value])
        if isinstance(value, str):
            return f"is {self._figure_named(value)}"
        parts = [self._condition(name, part, "") for name, part in value.items()] if isinstance(value, dict) else []
        return and_([part.strip() for part in parts]) or "is there"

    def _figure_named(self, name: str) -> str:
        if name in ("owner", "it") or (name in _ROLES and name not in ("mouse", "minion")):
            return self.figure(name)
        named = self.names("figure", name)
        return named if named[:1].isupper() else with_article(named)

    # -- effects ---------------------------------------------------------------------------------------------------

    def deeds(self, effects: Any) -> str:
        """A list of effects, one after the other."""
        told = []
        for part in effects:
            name, value = (part, None) if isinstance(part, str) else next(iter(part.items()))
            effect = registry.EFFECTS[name]
            told.append(self.fill(effect, self.params(effect, value)))
        return ", then ".join(told) or "nothing happens"

    # -- selectors and numbers -------------------------------------------------------------------------------------

    def figure(self, name: str) -> str:
        """A name every rule or some event gives to a figure or a thing."""
        return self.owner if name == "owner" else name if name == "it" else ROLE_WORDS.get(name, f"the {name}")

    def who(self, value: Any) -> str:
        """Selected figures."""
        if isinstance(value, str) and value not in registry.WHO:
            return self.figure(value)
        return self._selected(registry.WHO, value, "selector")

    def where(self, value: Any) -> str:
        """Selected spaces."""
        if isinstance(value, list):
            return either([self.where(part) for part in value])
        if isinstance(value, str) and value not in registry.WHERE:
            return self.names("space", value)
        return self._selected(registry.WHERE, value, "place")

    def number(self, value: Any) -> str:
        """A number, simple or structured."""
        if isinstance(value, int):
            return str(value)
        if isinstance(value, str) and value not in registry.NUMBERS:
            return self.figure(value)
        return self._selected(registry.NUMBERS, value, "number")

    def things(self, value: Any, noun: str) -> str:
        """A number of things."""
        return of_things(value, self.number(value), noun)

    def _selected(self, table: dict[str, Selector], value: Any, what: str) -> str:
        found, given = self.selector(table, value, what, [])
        return self.fill(found, given)

    # -- templates -------------------------------------------------------------------------------------------------

    def fill(self, element: Condition | Effect | Modifier | Selector, given: Mapping[str, Any], start: str = "") -> str:
        """The words of an element, with what it is given; `start` leaves out what stands before it in the template."""
        template = element.words[element.words.index(start) :] if start else element.words
        params = {param.name: param for param in element.params}
        filled = self._fill(template, params, given if isinstance(given, Arguments) else dict(given))
        return filled if filled is not None else ""

    def _fill(self, template: str, params: dict[str, Param], given: Mapping[str, Any]) -> str | None:
        told, at = [], 0
        while at < len(template):
            if template[at] == "[":
                end = _closing(template, at)
                told.append(self._group(template[at + 1 : end], params, given))
                at = end + 1
            elif template[at] == "{":
                end = template.index("}", at)
                name, _, noun = template[at + 1 : end].partition(":")
                if _missing(given[name]):
                    return None
                told.append(self._value(params[name], given[name], noun))
                at = end + 1
            else:
                told.append(template[at])
                at += 1
        return "".join(told)

    def _group(self, inside: str, params: dict[str, Param], given: Mapping[str, Any]) -> str:
        flag = _FLAG.fullmatch(inside)
        if flag is not None and flag[1] in params:
            yes, no = _halves(flag[3])
            true = bool(given[flag[1]]) if flag[2] == "?" else given[flag[1]] != params[flag[1]].default
            return self._fill(yes if true else no, params, given) or ""
        first, other = _halves(inside)
        told = self._fill(first, params, given)
        return told if told is not None else self._fill(other, params, given) or ""

    def _value(self, param: Param, value: Any, noun: str = "") -> str:
        if param.type in ("number", "int"):
            return self._counted(value, noun) if noun else self.number(value)
        if param.type == "who" and noun:
            return SOME_OF[noun](self.who(value))
        if param.type in _NAMED:
            return "the board" if value is True else self.names(param.type, value)
        return _TELL[param.type](self, value)

    def _counted(self, value: Any, noun: str) -> str:
        if noun.startswith("+"):
            return signed(value, self.number(value), noun[1:])
        thing, *ways = noun.split("|")
        if not ways:
            return self.things(value, thing)
        back, on = ways
        if isinstance(value, int):
            return f"{of_things(abs(value), str(abs(value)), thing)} {back if value < 0 else on}"
        return f"{self.things(value, thing)} {on}"

    def cards(self, value: Any) -> str:
        """Which search cards are meant."""
        if isinstance(value, list):
            return either([self.cards(part) for part in value])
        if isinstance(value, str):
            return "any card" if value == "any" else self.names("card", value)
        categories = value.get("category", [])
        told = either([one.replace("-", " ") for one in (categories if isinstance(categories, list) else [categories])])
        told += f" tagged {value['tag']}" if "tag" in value else ""
        return told + (f" for {with_article(value['class'])}" if "class" in value else "")

    def options(self, value: Any) -> str:
        """What the players can choose."""
        told = []
        for option in value:
            label = f"{in_english(option['text'])}: " if "text" in option else ""
            told.append(f"{self._if(option.get('if'), self.owner)} {label}{self.deeds(option['do'])}".strip())
        return "; or ".join(told)

    def words_of(self, value: Any) -> str:
        """A word, or several, of a fixed list."""
        if isinstance(value, list):
            return either([self.words_of(part) for part in value])
        return CHOICE_WORDS.get(value) or str(value).replace("-", " ")


_TELL: Final[dict[str, Callable[[_Speaker, Any], str]]] = {
    "bool": lambda speaker, value: "",
    "cards": lambda speaker, value: speaker.cards(value),
    "choice": lambda speaker, value: speaker.words_of(value),
    "choices": lambda speaker, value: speaker.words_of(value),
    "conditions": lambda speaker, value: speaker.clause(value),
    "effects": lambda speaker, value: speaker.deeds(value),
    "filter": lambda speaker, value: speaker.filter(value),
    "numbers": lambda speaker, value: and_([speaker.number(part) for part in value]),
    "options": lambda speaker, value: speaker.options(value),
    "rule": lambda speaker, value: _Speaker(speaker.names, "it").rule(value),
    "spaces": lambda speaker, value: speaker.where(value),
    "text": lambda speaker, value: f'"{in_english(value)}"',
    "where": lambda speaker, value: speaker.where(value),
    "who": lambda speaker, value: speaker.who(value),
}
"""How a parameter of each type is told; numbers and names are told by `_value` itself."""

_ROLES: Final[dict[str, str]] = {
    name: field for event in registry.EVENTS.values() for name, (field, _) in event.provides.items()
}
_NO_BOUNDS: Final = {"number": None, "is": None, "at-least": None, "at-most": None}


def _missing(value: Any) -> bool:
    return value is None or value == () or value == [] or value == ""


def _closing(template: str, opening: int) -> int:
    depth = 0
    for at in range(opening, len(template)):
        depth += {"[": 1, "]": -1}.get(template[at], 0)
        if not depth:
            return at
    raise ValueError(f"bracket not closed in {template!r}")


def _halves(inside: str) -> tuple[str, str]:
    """What stands before and after a `|` that is not in brackets or braces."""
    depth = 0
    for at, letter in enumerate(inside):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(letter, 0)
        if letter == "|" and not depth:
            return inside[:at], inside[at + 1 :]
    return inside, ""
