"""What effects make possible. Each kind of change that words declare has a function here.

A few words say more exactly what they change (`open-exit` names the edge); they have functions of their own. A word
that declares nothing may change everything, so that a new word never makes a verdict wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from authoring.boardgraph.doors import exit_bits
from authoring.proof.arguments import Path, arguments, listed
from authoring.proof.conditions import blocked, never_fails
from authoring.proof.counting import added
from authoring.proof.declared import BY_THE_BOARD, CHANGED, EVERYTHING, add_deck, face_mask_of_all, free
from authoring.proof.facts import bits, face_mask, faces_of, values
from authoring.proof.figures import MOUSE, selected
from authoring.proof.numbers import number
from authoring.proof.often import times_of
from authoring.proof.places import is_far, spaces
from authoring.proof.reflexes import left_of_token
from authoring.proof.rules import PlayRule
from authoring.proof.walking import arrive
from authoring.proof.world import World
from engine.records.game import MAX_PAGES
from engine.vocabulary import registry

Given = dict[str, Any]


def carry_out(world: World, effects: Any, rule: PlayRule, path: Path) -> None:
    """Add what a list of effects makes possible."""
    for i, effect in enumerate(effects if isinstance(effects, list) else ()):
        if isinstance(effect, str):
            _effect(world, effect, None, rule, (*path, i))
        elif isinstance(effect, Mapping) and len(effect) == 1:
            name, value = next(iter(effect.items()))
            if name != "open-exit" or not _shut_again(world, value, effects[i + 1 :]):
                _effect(world, str(name), value, rule, (*path, i, str(name)))
            else:
                world.facts.used.add((rule.source, rule.ident, *path, i, str(name)))
        if effect in ENDS or (isinstance(effect, Mapping) and next(iter(effect), "") in ENDS):
            return  # the game is over


ENDS = ("lose", "win")


def adds_the_same(rule: PlayRule) -> bool:
    """Whether what a rule makes possible is the same whatever else is possible."""
    return all(_is_constant(effect) for _, effects in rule.lists() if isinstance(effects, list) for effect in effects)


def _is_constant(effect: Any) -> bool:
    name = next(iter(effect), "") if isinstance(effect, Mapping) else effect
    word = registry.EFFECTS.get(name) if isinstance(name, str) else None
    if word is None:
        return True
    if name in WITHIN or name in EXACT or word.changes is None:
        return False
    return not any(change.split()[0].lstrip("+-") in ("counters", "tokens") for change in word.changes)


def _shut_again(world: World, value: Any, later: list[Any]) -> bool:
    """Whether an exit that is opened is shut again by the same list of effects."""
    if not isinstance(value, Mapping):
        return False
    opened = exit_bits(world.board, value.get("face"), value.get("edge"))
    for effect in later:
        closing = effect.get("close-exit") if isinstance(effect, Mapping) else None
        if isinstance(closing, Mapping):
            opened &= ~exit_bits(world.board, closing.get("face"), closing.get("edge"))
    return not opened


def _effect(world: World, name: str, value: Any, rule: PlayRule, path: Path) -> None:
    word = registry.EFFECTS.get(name)
    if word is None:
        return
    given = arguments(word, value)
    world.facts.used.add((rule.source, rule.ident, *path))
    if name in ("search", "encounter"):
        world.facts.allowed.add(name)
    if name in WITHIN:
        WITHIN[name](world, given, value, rule, path)
    elif name in EXACT:
        EXACT[name](world, {**given, "path": path}, rule)
    else:
        changes = word.changes if word.changes is not None else EVERYTHING
        for change in changes:
            CHANGED[change.split()[0].lstrip("+-")](world, change.split(), given, rule)
        if name not in BY_THE_BOARD and any(change.lstrip("+-") == "places" for change in changes):
            free(world, rule)
    for param in ("else",) if name in ("discard", "take-card") else ():
        carry_out(world, given.get(param), rule, (*path, param))


# -- effects with effects inside -----------------------------------------------------------------------------------


def _choose(world: World, given: Given, value: Any, rule: PlayRule, path: Path) -> None:
    base = (*path, "options") if isinstance(value, Mapping) and "options" in value else path
    for i, option in enumerate(given["options"] or []):
        if blocked(world, option.get("if"), rule, (*base, i, "if")) is None:
            world.facts.used.add((rule.source, rule.ident, *base, i))
            carry_out(world, option.get("do", []), rule, (*base, i, "do"))


def _if(world: World, given: Given, value: Any, rule: PlayRule, path: Path) -> None:
    if blocked(world, given["if"], rule, (*path, "if")) is None:
        carry_out(world, given["then"], rule, (*path, "then"))
    if not never_fails(world, given["if"], rule):
        carry_out(world, given["else"], rule, (*path, "else"))


def _test(world: World, given: Given, value: Any, rule: PlayRule, path: Path) -> None:
    dice, times = number(world, given["dice"], rule), number(world, given["times"], rule)
    if dice[1] >= times[0]:
        carry_out(world, given["pass"], rule, (*path, "pass"))
    if times[1] > 0:
        carry_out(world, given["fail"], rule, (*path, "fail"))


def _coin(world: World, given: Given, value: Any, rule: PlayRule, path: Path) -> None:
    carry_out(world, given["heads"], rule, (*path, "heads"))
    carry_out(world, given["tails"], rule, (*path, "tails"))


def _each(world: World, given: Given, value: Any, rule: PlayRule, path: Path) -> None:
    if selected(world, given["who"], rule):
        carry_out(world, given["do"], rule, (*path, "do"))


def _repeat(world: World, given: Given, value: Any, rule: PlayRule, path: Path) -> None:
    if number(world, given["times"], rule)[1] > 0:
        carry_out(world, given["do"], rule, (*path, "do"))


WITHIN: dict[str, Callable[[World, Given, Any, PlayRule, Path], None]] = {
    "choose": _choose, "if": _if, "test": _test, "flip-coin": _coin, "for-each": _each, "repeat": _repeat,
}  # fmt: skip


def _door(world: World, given: Given, rule: PlayRule) -> None:
    world.facts.shut &= ~exit_bits(world.board, given["face"], given["edge"])


def _nothing(world: World, given: Given, rule: PlayRule) -> None:
    """Take something away: what was possible stays possible."""


def _win(world: World, given: Given, rule: PlayRule) -> None:
    world.facts.won = True


def _lose(world: World, given: Given, rule: PlayRule) -> None:
    world.facts.lost = True


def _link(world: World, given: Given, rule: PlayRule) -> None:
    if "mice" not in listed(given["for"]):
        return
    one, other = spaces(world, given["from"], rule), spaces(world, given["to"], rule)
    if one is None or other is None:
        free(world, rule)
        return
    for here in bits(one):
        for there in bits(other):
            world.facts.links |= {(here, there), (there, here)}


def _teleport(world: World, given: Given, rule: PlayRule) -> None:
    figures = selected(world, given["who"], rule)
    mask = spaces(world, given["to"], rule)
    if any(one[0] != MOUSE for one in figures):
        far = mask is None and (is_far(given["who"]) or is_far(given["to"]))
        everywhere = face_mask_of_all(world) if far else mask or 0
        world.facts.minion_spaces |= everywhere
        for face in faces_of(world.board, everywhere):
            world.facts.minion_faces |= {(name, world.board.face_ids[face]) for name in world.facts.minions}
    if not any(one[0] == MOUSE for one in figures):
        return
    if mask is None:
        free(world, rule)
    else:
        arrive(world, mask, walked=True)
        for face in faces_of(world.board, mask):
            world.facts.explored.add(world.board.face_ids[face])


def _swap(world: World, given: Given, rule: PlayRule) -> None:
    figures = selected(world, given["who"], rule) | selected(world, given["with"], rule)
    if any(one[0] != MOUSE for one in figures):
        free(world, rule)
        if not is_far(given["who"]) and not is_far(given["with"]):
            return
        world.facts.minion_spaces |= face_mask_of_all(world)
        world.facts.minion_faces |= {(name, face) for name in world.facts.minions for face in world.board.face_ids}


def _move(world: World, given: Given, rule: PlayRule) -> None:
    """Towards a place, figures go as minions do: over red lines, too."""
    if given["towards"] is not None and any(one[0] == MOUSE for one in selected(world, given["who"], rule)):
        free(world, rule)


def _join(world: World, given: Given, rule: PlayRule) -> None:
    world.facts.heroes.add(str(given["hero"]))
    mask = spaces(world, given["at"], rule)
    if mask is not None:
        arrive(world, mask)


def _place(world: World, given: Given, rule: PlayRule) -> None:
    if number(world, given["count"], rule)[1] <= 0:
        return
    name = str(given["minion"])
    mask = spaces(world, given["at"], rule) if given["at"] is not None else None
    if given["face"] is not None:
        mask = world.face(str(given["face"]))
    elif mask is None:
        mask = world.face(rule.face) if rule.face else world.facts.stand
    faces = faces_of(world.board, mask)
    for face in faces:
        world.facts.minion_spaces |= face_mask(world.board, face)
    if name in world.content.minions:
        world.facts.minions.add(name)
        world.facts.minion_faces |= {(name, world.board.face_ids[face]) for face in faces}
        world.facts.greedy |= {name} if given["greedy"] else set()
    world.facts.happened.add(("event", "minions-placed"))


def _put_token(world: World, given: Given, rule: PlayRule) -> None:
    mask = spaces(world, given["at"], rule)
    if mask is None:
        mask = world.face(rule.face) if rule.face else face_mask_of_all(world)
    name = str(given["token"])
    mask = left_of_token(world, rule, name, mask, given["path"])
    if mask:
        world.facts.tokens[name] = world.facts.tokens.get(name, 0) | mask


def _take_token(world: World, given: Given, rule: PlayRule) -> None:
    world.facts.happened.add(("token-taken", str(given["token"])))


def _achieve(world: World, given: Given, rule: PlayRule) -> None:
    name = str(given["achievement"])
    world.facts.achieved.add(name)
    world.facts.happened.add(("earned", name))


def _end_marker(world: World, given: Given, rule: PlayRule) -> None:
    pages = number(world, given["pages"], rule)[1]
    if pages > 0:
        times = times_of(world, rule)
        most = MAX_PAGES if times is None else min(MAX_PAGES, world.facts.end_page + pages * times)
        key = ("end-marker", repr((rule.source, rule.ident, rule.path)))
        if key not in world.facts.happened:
            world.facts.happened.add(key)
            world.facts.end_page = most


def _give(world: World, given: Given, rule: PlayRule) -> None:
    card = given["card"]
    if isinstance(card, str) and card in world.content.search_cards:
        world.facts.cards.add(card)
    else:
        add_deck(world)


def _count(world: World, given: Given, rule: PlayRule) -> None:
    _change_counter(world, given, rule, number(world, given["by"], rule), adds=True)


def _set(world: World, given: Given, rule: PlayRule) -> None:
    _change_counter(world, given, rule, number(world, given["to"], rule), adds=False)


def _change_counter(world: World, given: Given, rule: PlayRule, by: tuple[int, int], adds: bool) -> None:
    """The values that a counter can have after it is changed or set; it stays between 0 and its maximum."""
    name = str(given["counter"])
    known = world.facts.counters if given["who"] is None else world.facts.figure_counters
    if name not in known:
        return
    most, before = world.most_of(name), known[name]
    if not adds:
        after = values(min(max(by[0], 0), most), min(max(by[1], 0), most))
    else:
        after = added(world, before, by, most, rule, name)
    known[name] |= after
    if known[name] != before or by != (0, 0):
        world.facts.happened.add(("changed", name))


def _figure_event(world: World, given: Given, rule: PlayRule) -> None:
    """Move or hurt figures by the rules of the board, which allow that anyway."""
    world.facts.allowed.add("capture")


EXACT: dict[str, Callable[[World, Given, PlayRule], None]] = {
    "open-exit": _door, "close-exit": _nothing, "win": _win, "lose": _lose, "link": _link, "unlink": _nothing,
    "teleport": _teleport, "swap": _swap, "move": _move, "join": _join, "place": _place, "put-token": _put_token,
    "take-token": _take_token, "achieve": _achieve, "end-marker": _end_marker, "give-card": _give, "fetch": _give,
    "count": _count, "set": _set, "rescue": _nothing, "push": _figure_event, "discard": _nothing,
    "take-card": _nothing, "hourglass": _nothing,
}  # fmt: skip
