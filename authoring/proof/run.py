"""An abstract run of a chapter: everything that can come about, by all rules in play, and never less than that."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from authoring.boardgraph.doors import exit_bits
from authoring.proof.arguments import arguments, listed
from authoring.proof.block import Block
from authoring.proof.conditions import blocked, never_fails, no_such_figure
from authoring.proof.effects import adds_the_same, carry_out
from authoring.proof.facts import Facts, bits, face_mask, faces_of
from authoring.proof.figures import MOUSE, all_figures, matching
from authoring.proof.often import find_limits
from authoring.proof.places import spaces
from authoring.proof.reflexes import preempted_by
from authoring.proof.rules import ROOM_SETUP, SETUP, PlayRule, effects_in
from authoring.proof.walking import arrive, explore, start, walk
from authoring.proof.world import World, is_boss
from engine.vocabulary import registry

Data = dict[str, Any]
OF_FIGURES = (
    "minions-placed", "minion-defeated", "minion-moved", "minion-turn", "wounded", "wounding", "status-gained",
    "status-lost", "boss-card-removed", "wound-prevented", "space-entered", "space-left",
)  # fmt: skip
"""Events that can happen on a face while only minions are on it."""
MOST_PASSES = 400


@dataclass
class Run:
    """What an abstract run found: the world with its facts, why endings are out of reach, and how far off they are."""

    world: World
    endings: dict[tuple[str | int, ...], Block | None] = field(default_factory=dict)
    """For each victory its place, and why it cannot be met."""
    layers: int = 0
    """How many passes it took until a victory could be met; -1 if none can."""

    @property
    def winnable(self) -> bool:
        """Whether some victory, or an effect that wins, is possible."""
        return self.world.facts.won or any(block is None for block in self.endings.values())


def run(world: World, begin: Facts | None = None, carried: frozenset[str] | None = None) -> Run:
    """Run a chapter from its start, or from other facts, until nothing more comes about."""
    world.facts = begin if begin is not None else Facts()
    if begin is None:
        _set_up(world, carried)
    found, before, layers, finished = Run(world), None, 0, set[PlayRule]()
    while (now := world.facts.size()) != before and layers < MOST_PASSES:
        before = now
        layers += 1
        world.limits = find_limits(world)
        _standing(world)
        walk(world)
        explore(world)
        _minions(world)
        for rule in world.rules:
            if rule not in finished and can_act(world, rule) is None:
                _act(world, rule)
                finished |= {rule} if adds_the_same(rule) else set()
        _searches(world)
        if not found.layers and _victory_is_possible(world):
            found.layers = layers
    found.endings = {path: blocked(world, conditions, ENDING, path) for path, conditions in victories(world.chapter)}
    found.layers = found.layers if found.winnable else -1
    return found


def _act(world: World, rule: PlayRule) -> None:
    for path, effects in rule.lists():
        carry_out(world, effects, rule, path)
    world.facts.used.add((rule.source, rule.ident, *rule.path))


ENDING = PlayRule("ending", "", "", (), "ending", {})
"""Stands for the rule whose conditions those of an ending are."""


def victories(chapter: Data) -> list[tuple[tuple[str | int, ...], Any]]:
    """The places and the conditions of the victories of a chapter."""
    if "victories" in chapter:
        return [(("victories", i, "if"), one["if"]) for i, one in enumerate(chapter["victories"])]
    return [(("victory",), chapter["victory"])] if "victory" in chapter else []


def _victory_is_possible(world: World) -> bool:
    ways = victories(world.chapter)
    return world.facts.won or any(blocked(world, conditions, ENDING, path) is None for path, conditions in ways)


# -- the start -----------------------------------------------------------------------------------------------------


def _set_up(world: World, carried: frozenset[str] | None) -> None:
    facts, content = world.facts, world.content
    facts.heroes = set(world.heroes)
    facts.end_page = int(content.chapter["end-page"])
    for name, data in world.counters.items():
        first = int((data or {}).get("start", 0))
        of_figures = (data or {}).get("of") == "figures"
        known = facts.figure_counters if of_figures else facts.counters
        known[name] = 1 << min(max(first, 0), world.most_of(name))
    if world.luck:
        facts.cards |= {name for name, card in content.search_cards.items() if card.get("copies", 1)}
    facts.statuses |= {name for name, data in content.statuses.items() if data.get("takes-move")}
    facts.achieved |= set(carried if carried is not None else brought(world))
    _certain_setup(world)
    start(world)


def brought(world: World) -> set[str]:
    """Achievements that a party can bring to a chapter that stands in no campaign yet.

    It may stand in one later: the achievements it names may be brought, if its own rules do not earn them.
    """
    named = _strings(world.chapter)
    own = {one["id"] for one in world.chapter.get("achievements", [])}
    earned = {name for rule in world.rules if rule.own for name in _earned_by(rule)}
    return {
        name for name, data in world.content.achievements.items()
        if name in named and name not in own and name not in earned and not data.get("individual")
    }  # fmt: skip


def _strings(data: Any) -> set[str]:
    if isinstance(data, dict):
        return set().union(*(_strings(part) for part in data.values()))
    if isinstance(data, list):
        return set().union(*(_strings(part) for part in data))
    return {data} if isinstance(data, str) else set()


def _earned_by(rule: PlayRule) -> set[str]:
    found = set()
    for path, effects in rule.lists():
        for name, value, _ in effects_in(effects, path):
            if name == "achieve":
                found.add(str(value.get("achievement") if isinstance(value, dict) else value))
    return found


def _certain_setup(world: World) -> None:
    """What happens before the first turn whatever anybody does: doors are shut, tokens laid, steps taken away."""
    cut: set[tuple[int, int]] = set()
    for rule in world.rules:
        at_start = rule.event == SETUP or (rule.event == "chapter-start" and rule.source == "chapter")
        if not at_start or rule.conditions or not rule.always_asked or rule.inside is not None:
            continue
        for effect in rule.data.get("do", []):
            if isinstance(effect, dict) and len(effect) == 1:
                name, value = next(iter(effect.items()))
                if name in registry.EFFECTS:
                    _certain_effect(world, name, arguments(registry.EFFECTS[name], value), rule, cut)
    world.cut = frozenset(cut)


def _certain_effect(world: World, name: str, given: Data, rule: PlayRule, cut: set[tuple[int, int]]) -> None:
    if name == "close-exit":
        world.facts.shut |= exit_bits(world.board, given["face"], given["edge"])
    elif name == "open-exit":
        world.facts.shut &= ~exit_bits(world.board, given["face"], given["edge"])
    elif name == "put-token":
        world.facts.happened.add(("certain-token", str(given["token"])))
    elif name == "unlink" and "mice" in listed(given["for"]) and not given["links-only"]:
        one = spaces(world, given["from"], rule)
        other = spaces(world, given["to"], rule) if given["to"] is not None else None
        if one is None or (given["to"] is not None and other is None):
            return
        for here in bits(one):
            for there in bits(other) if other is not None else world.board.near_mouse[here]:
                cut |= {(here, there), (there, here)}


# -- what stands ---------------------------------------------------------------------------------------------------


def _standing(world: World) -> None:
    """What rules always forbid, which spaces always send mice away, and which faces always lose the game."""
    forbidden: set[str] = set()
    kept: dict[str, set[str]] = {}
    traps, deadly = 0, set()
    for rule in world.rules:
        if rule.source not in ("chapter", "room") or rule.inside is not None:
            continue
        if "forbid" in rule.data and _for_all_mice(world, rule) and never_fails(world, rule.conditions, rule):
            words = [word["what"] if isinstance(word, dict) else word for word in listed(rule.data["forbid"])]
            flat = {name for word in words for name in listed(word)}
            if rule.source == "chapter":
                forbidden |= flat
            else:
                kept.setdefault(rule.face, set()).update(flat)
        elif rule.event == "space-entered" and rule.always_asked:
            traps |= _trap(world, rule)
        elif _always_loses(world, rule):
            deadly.add(rule.face)
    world.forbidden = frozenset(forbidden)
    world.kept = {face: frozenset(words) for face, words in kept.items()}
    world.sealed = frozenset(face for face, words in kept.items() if "explore" in words)
    world.traps, world.deadly = traps, frozenset(deadly)


def _always_loses(world: World, rule: PlayRule) -> bool:
    """Whether a rule of a room ends the game whenever mice come there."""
    always = rule.event == "tile-entered" and rule.face and rule.always_asked and _loses(rule)
    return bool(always) and never_fails(world, rule.conditions, rule)


def _for_all_mice(world: World, rule: PlayRule) -> bool:
    """Whether a standing rule speaks of every mouse that can be in play, by words that never change."""
    of = rule.data.get("of", "mouse")
    if of in ("mouse", ["mouse"], ["mouse", "minion"]):
        return True
    words = listed(of)
    heroes = frozenset((MOUSE, hero) for hero in world.facts.heroes)
    return all(isinstance(word, str) for word in words) and matching(world, words, rule, heroes) == heroes


def _loses(rule: PlayRule) -> bool:
    for effect in rule.data.get("do", []):
        name = effect if isinstance(effect, str) else next(iter(effect), "")
        if name in ("lose", "win"):
            return bool(name == "lose")
    return False


def _trap(world: World, rule: PlayRule) -> int:
    """The spaces that a rule always takes mice away from at once, or where it always loses the game."""
    mask, others = None, {}
    for part in listed(rule.conditions or {}):
        if not isinstance(part, dict):
            return 0
        for name, value in part.items():
            if name == "space":
                mask = spaces(world, value, rule) if not _is_moving(value) else 0
            elif name == "mover":
                if value != "mouse":
                    return 0
            else:
                others[name] = value
    if not mask or not never_fails(world, others, rule):
        return 0
    if _loses(rule):
        return mask
    return mask & ~_kept(world, rule, mask)


def _is_moving(value: Any) -> bool:
    return isinstance(value, dict) and "token" in value


def _kept(world: World, rule: PlayRule, mask: int) -> int:
    """The spaces on which a rule may leave the mouse that comes there."""
    for effect in rule.data.get("do", []):
        if isinstance(effect, dict) and "teleport" in effect:
            given = arguments(registry.EFFECTS["teleport"], effect["teleport"])
            to = spaces(world, given["to"], rule)
            if given["who"] not in ("mover", "all-mice") or not to or to & mask or not _stays_up(world, to):
                return mask
            return 0
    return mask


def _stays_up(world: World, mask: int) -> bool:
    """Whether some of the faces of some spaces are never turned down."""
    board = world.board
    up = {place["face"] for place in world.chapter["plan"]}
    for face in faces_of(board, mask):
        others = [other for other in board.tile_faces[board.face_tile[face]] if other >= 0 and other != face]
        if board.face_ids[face] not in up or any(board.face_ids[other] in world.facts.explored for other in others):
            return False
    return True


# -- who and what comes --------------------------------------------------------------------------------------------


def _minions(world: World) -> None:
    """The minions of encounters and surges on the faces that mice come to."""
    facts, chapter, board = world.facts, world.chapter, world.board
    reached = {board.face_ids[face] for face in faces_of(board, facts.stand | facts.entered)}
    rooms, first = chapter.get("rooms", {}), chapter["start"]["face"]
    draws = "encounter" in facts.allowed
    for name in reached:
        room = rooms.get(name) or {}
        encounter, surge = room.get("encounter"), room.get("surge")
        for troops in (
            encounter["place"] if isinstance(encounter, dict) else [],
            surge if isinstance(surge, list) else [],
        ):
            _come(world, troops, [name])
        draws = draws or (encounter is None and name != first)
    deck = chapter.get("encounters", {})
    drawn = [name for name in reached if "encounter" not in (rooms.get(name) or {}) and name != first]
    surging = [name for name in reached if "surge" not in (rooms.get(name) or {})]
    drawn = sorted(reached) if "encounter" in facts.allowed else drawn
    for ident, card in world.content.encounter_cards.items() if draws else ():
        if card["deck"] in deck.get("decks", []) or ident in deck.get("cards", []):
            for troops in card["pages"].values():
                _come(world, troops, drawn)
            _come(world, card.get("surge", []), surging)
    if facts.minions:
        facts.allowed.add("capture")
        for face in faces_of(board, facts.stand | facts.entered):
            facts.minion_spaces |= face_mask(board, face)


def _come(world: World, troops: list[Data], faces: list[str]) -> None:
    """Note that minions can come to some faces."""
    facts = world.facts
    for troop in troops if faces else ():
        facts.minions.add(troop["minion"])
        facts.minion_faces |= {(troop["minion"], face) for face in faces}
        facts.greedy |= {troop["minion"]} if troop.get("greedy") else set()


def _searches(world: World) -> None:
    """The cards of special searches that a mouse can reach."""
    facts = world.facts
    if "search" in world.forbidden and "search" not in facts.allowed:
        return
    for face, room in world.chapter.get("rooms", {}).items():
        if "search" in world.kept.get(face, ()) and "search" not in facts.allowed:
            continue
        for i, search in enumerate(room.get("search", [])):
            if search_spaces(world, face, search) & facts.stand:
                facts.cards.add(search["card"])
                facts.used.add(("chapter", "", "rooms", face, "search", i))


def search_spaces(world: World, face: str, search: Data) -> int:
    """The spaces of a special search."""
    where = search.get("where", "anywhere")
    if where == "anywhere":
        return world.face(face)
    found = 0
    for name in listed(where):
        if name == "water":
            found |= world.face(face) & world.water
        else:
            found |= world.named(face, name) or 0
    return found


def can_act(world: World, rule: PlayRule) -> Block | None:
    """Why a rule cannot act; None if it can."""
    return _inactive(world, rule) or _no_event(world, rule) or blocked(
        world, rule.conditions, rule, (*rule.path, "if")) or _no_permission(world, rule)  # fmt: skip


def _inactive(world: World, rule: PlayRule) -> Block | None:
    facts, ident = world.facts, rule.ident
    first = preempted_by(world, rule)
    if first is not None:
        why = f"a rule before it ({first.data.get('id', 'without an id')}) always takes away what it needs"
        return Block(rule.path, why, ("first", repr(first.path)), rule)
    if "of" in rule.data and not matching(world, rule.data["of"], rule, all_figures(world, rule)):
        return Block((*rule.path, "of"), *no_such_figure(world, "figure", rule.data["of"], rule), rule)
    if rule.inside is not None and (rule.source, ident, *rule.path[:-1]) not in facts.used:
        return Block(rule.path, "nothing grants it", ("rule", repr(rule.path)), rule)
    if rule.source == "room":
        return _not_there(world, rule)
    if rule.source == "hero" and ident not in facts.heroes:
        return Block(rule.path, f'"{ident}" is in no party', ("hero", ident), rule)
    if rule.source == "minion" and ident not in facts.minions:
        return Block(rule.path, f'no "{ident}" ever comes', ("minion", ident), rule)
    if rule.source == "ability":
        return None if _learned(world, ident) else Block(rule.path, f'nobody can learn "{ident}"', rule=rule)
    if rule.source == "search-card" and ident not in facts.cards:
        return Block(rule.path, f'nobody can get "{ident}"', ("item", ident), rule)
    if rule.source == "status" and ident not in facts.statuses:
        return Block(rule.path, f'nothing gives "{ident}"', ("status", ident), rule)
    earning = rule.source == "earned" or (rule.source == "own-achievement" and "earned" in rule.path)
    if earning:
        option = world.chapter.get("options", {}).get("individual-achievements")
        return None if option else Block(rule.path, "individual achievements are not played", rule=rule)
    if rule.source in ("achievement", "own-achievement") and ident not in facts.achieved:
        return Block(rule.path, f'nobody can have earned "{ident}"', ("achievement", ident), rule)
    return None


def _learned(world: World, ability: str) -> bool:
    data = world.content.abilities[ability]
    classes = listed(data.get("classes", []))
    if data.get("heroes") and not set(data["heroes"]) & world.facts.heroes:
        return False
    return "any" in classes or any(set(classes) & world.hero_classes(hero) for hero in world.facts.heroes)


def _not_there(world: World, rule: PlayRule) -> Block | None:
    facts, here = world.facts, world.face(rule.face)
    if here & (facts.stand | facts.entered):
        return None
    event = registry.EVENTS.get(rule.event)
    if rule.data.get("always") and event is not None and event.placeless:
        return None
    if rule.event in OF_FIGURES and here & facts.minion_spaces:
        return None
    if rule.event.startswith("token-") and any(here & mask for mask in facts.tokens.values()):
        return None
    return Block(rule.path, f'no mouse can come to "{rule.face}"', ("face", rule.face), rule)


def _no_event(world: World, rule: PlayRule) -> Block | None:
    facts, event = world.facts, rule.event
    if event == ROOM_SETUP or event == "tile-entered":
        if rule.face:
            entered = rule.face in facts.explored
            return None if entered else Block(rule.path, f'no mouse comes to "{rule.face}"', ("face", rule.face), rule)
        return None if facts.explored else Block(rule.path, "no mouse ever comes to another tile", rule=rule)
    if event in ("tile-flipped", "tile-left") and not facts.explored:
        return Block(rule.path, "no mouse ever comes to another tile", rule=rule)
    if event in ("minion-defeated", "minion-moved", "minion-turn", "minions-placed") and not _minions_for(world, rule):
        return Block(rule.path, "no minion ever comes in this chapter", ("minion", ""), rule)
    if event == "boss-card-removed" and not any(is_boss(world.content.minions[one]) for one in facts.minions):
        return Block(rule.path, "no boss ever comes in this chapter", ("minion", ""), rule)
    if event in ("token-placed", "token-removed") and not facts.tokens:
        return Block(rule.path, "no token ever lies on the board", ("token", ""), rule)
    return None


def _minions_for(world: World, rule: PlayRule) -> bool:
    """Whether any minion can come where a rule hears of it."""
    if rule.source != "room":
        return bool(all_figures(world, rule) - frozenset((MOUSE, hero) for hero in world.facts.heroes))
    return any(face == rule.face for _, face in world.facts.minion_faces)


NEEDED = {"search-passed": "search", "search-failed": "search", "action": "special-actions"}
"""For events that figures bring about, the permission they need."""


def _no_permission(world: World, rule: PlayRule) -> Block | None:
    if "allow" in rule.data:
        for word in listed(rule.data["allow"]):
            world.facts.allowed |= set(listed(word["what"] if isinstance(word, dict) else word))
    needed = NEEDED.get(rule.event)
    if needed and rule.face and needed in world.kept.get(rule.face, ()) and needed not in world.facts.allowed:
        return Block(
            rule.path, f'a rule of the room always forbids "{needed}"', ("kept", f"{rule.face} {needed}"), rule
        )
    if needed and needed in world.forbidden and needed not in world.facts.allowed:
        return Block(rule.path, f'a rule always forbids "{needed}"', ("permission", needed), rule)
    return None


def mice_among(world: World, value: Any, rule: PlayRule) -> bool:
    """Whether a filter lets any mouse through."""
    everyone = frozenset((MOUSE, hero) for hero in world.facts.heroes)
    return bool(matching(world, value, rule, everyone))


__all__ = ["Run", "arrive", "can_act", "mice_among", "run", "victories"]
