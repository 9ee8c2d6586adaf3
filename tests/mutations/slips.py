"""The slips, by name. A slip breaks a chapter; `harmless.py` decides for some of them whether they do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.mutations.world import Data, Mutation, World

REFERENCES = ("minion", "card", "face", "status", "achieved", "counter", "token")
MAPS_OF_NAMES = ("counters", "tokens", "areas", "rooms")


def spoilt(word: str, world: World) -> str:
    """Return a word with a typing error in it."""
    place = world.dice.randrange(len(word))
    return word[:place] + world.dice.choice("qxz") + word[place + 1 :]


def places(value: Any, parent: Any = None, key: Any = None, above: Any = "") -> Iterator[tuple[Any, Any, Any, Any]]:
    """Yield every value with the map or list that contains it, its key there, and the key above that."""
    if parent is not None:
        yield value, parent, key, above
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, part in list(parts):
        yield from places(part, value, step, key)


def misspelt_key(world: World) -> str:
    maps = [
        (value, name)
        for value, _, key, above in [(world.chapter, None, "", ""), *places(world.chapter)]
        if isinstance(value, dict) and key not in (*MAPS_OF_NAMES, "modify", "face-hits") and above != "areas"
        for name in value
    ]
    value, name = world.pick(maps)
    value[spoilt(name, world)] = value.pop(name)
    return f'key "{name}"'


def misspelt_reference(world: World) -> str:
    found = [
        (parent, key, value)
        for value, parent, key, _ in places(world.chapter)
        if isinstance(parent, dict) and key in REFERENCES and isinstance(value, str) and "/" not in value
    ]
    if not found:
        return ""
    parent, key, value = world.pick(found)
    parent[key] = spoilt(value, world)
    return f'{key} "{value}"'


def unknown_minion(world: World) -> str:
    found = [parent for _, parent, key, _ in places(world.chapter) if key == "minion" and "count" in parent]
    troop = world.pick(found)
    if troop is None:
        return ""
    troop["minion"] = "grey-rat"
    return "a minion that does not exist"


def dropped_tile(world: World) -> str:
    part = world.pick(world.chapter["plan"])
    world.chapter["plan"].remove(part)
    return f'tile "{part["face"]}"'


def moved_tile(world: World) -> str:
    plan = world.chapter["plan"]
    if len(plan) < 2:
        return ""
    part = world.pick(plan)
    before = list(part["at"])
    part["at"] = [before[0] + world.dice.choice([-3, 3, 7]), before[1] + world.dice.choice([-3, 3])]
    return f'tile "{part["face"]}" from {before} to {part["at"]}'


def tile_on_tile(world: World) -> str:
    plan = world.chapter["plan"]
    if len(plan) < 2:
        return ""
    one, other = world.dice.sample(plan, 2)
    one["at"] = list(other["at"])
    return f'"{one["face"]}" onto "{other["face"]}"'


def tile_twice(world: World) -> str:
    part = world.pick(world.chapter["plan"])
    other = world.pick(face["id"] for tile in world.tiles.values() for face in tile["faces"])
    world.chapter["plan"].append({"face": other, "at": [part["at"][0], part["at"][1] + 9]})
    return f'"{other}" a second time'


def unknown_face(world: World) -> str:
    part = world.pick(world.chapter["plan"])
    before, part["face"] = part["face"], spoilt(part["face"], world)
    return f'face "{before}" of the plan'


def wrong_start(world: World) -> str:
    start = world.chapter["start"]
    start.pop("spaces", None)
    start["space"] = "z9"
    return "start on a space that is not there"


def start_elsewhere(world: World) -> str:
    world.chapter["start"]["face"] = (
        "alchemists-chamber" if "alchemists-chamber" not in str(world.chapter["plan"]) else "pipes"
    )
    return "start on a face that does not lie there"


def missing_key(world: World) -> str:
    key = world.pick(["id", "title", "party", "end-page", "plan", "start", "victory", "victories"])
    return f'"{key}" of the chapter' if world.chapter.pop(key, None) is not None else ""


def missing_words(world: World) -> str:
    key = world.pick(["objective", "victory-text", "defeat-text", "opening"])
    owner = world.chapter["story"] if key == "opening" else world.chapter
    return f'"{key}"' if owner.pop(key, None) is not None else ""


def blank_words(world: World) -> str:
    found = [
        (p, k)
        for v, p, k, _ in places(world.chapter)
        if k in ("story", "text", "opening", "objective") and (isinstance(v, str) or "en" in v)
    ]
    parent, key = world.pick(found)
    parent[key] = world.pick(["", "  ", "TODO"])
    return f'"{key}" left empty'


def bad_number(world: World) -> str:
    world.chapter["end-page"] = world.pick([0, -1, 40, "six", 2.5])
    return "end page"


def no_encounters(world: World) -> str:
    return "the encounter decks" if world.chapter.pop("encounters", None) else ""


def unknown_deck(world: World) -> str:
    world.chapter["encounters"] = {"decks": [world.pick(["easy", "Standard", "harder"])]}
    return "an encounter deck that does not exist"


def horde(world: World) -> str:
    found = [(parent, key) for value, parent, key, _ in places(world.chapter) if key == "count" and "minion" in parent]
    found = [(parent, key) for parent, key in found if isinstance(parent[key], int)]
    if not found:
        return ""
    parent, key = world.pick(found)
    parent[key] = 15
    return f'15 of "{parent["minion"]}"'


def fewer_figures(world: World) -> str:
    """Leave fewer of a figure in the box than the chapter places at once."""
    figures = {"rat-warrior": "rat", "elite-rat-warrior": "rat", "cave-centipede": "centipede"}
    asked: dict[str, int] = {}
    for count, part, key, _ in places(world.chapter):
        if key == "count" and "minion" in part and isinstance(count, int) and count > 0:
            sort = figures.get(part["minion"], part["minion"])
            asked[sort] = max(count, asked.get(sort, 0))
    sort = world.pick(sorted(asked.keys() & world.box["figures"].keys()))
    if sort is None:
        return ""
    world.box["figures"][sort] = world.dice.randrange(asked[sort])
    return f'{world.box["figures"][sort]} figures "{sort}" in the box, {asked[sort]} asked for'


def fewer_copies(world: World) -> str:
    """Remove all copies of a party item that a special search gives."""
    given = {one["card"] for room in world.chapter.get("rooms", {}).values() for one in room.get("search", [])}
    card = world.pick(card for card in world.cards["box-party-items"]["cards"] if card["id"] in given)
    if card is None:
        return ""
    card["copies"] = 0
    return f'no copy of "{card["id"]}"'


def renamed_id(world: World) -> str:
    """Rename a minion, hero or party item where it is defined."""
    named = {value for value, *_ in places(world.chapter) if isinstance(value, str)}
    groups = ("box-minions", "box-heroes", "box-party-items")
    card = world.pick(card for group in groups for card in world.cards[group]["cards"] if card["id"] in named)
    if card is None:
        return ""
    before, card["id"] = card["id"], spoilt(card["id"], world)
    return f'"{before}" where it is defined'


def shut_door(world: World) -> str:
    """Close an exit at setup that nothing opens."""
    doors = str(world.chapter).count("open-exit")
    face, gone = world.pick(inner_exits(world)) or (None, None)
    if face is None or doors:
        return ""
    door = {"close-exit": {"face": face["id"], "edge": gone["edge"]}}
    world.chapter["setup"] = [*world.chapter.get("setup", []), door]
    return f'exit {gone["edge"]} of "{face["id"]}" shut for good'


def lost_effect(world: World) -> str:
    """Remove an effect that something else needs: it counts, opens a door or gives an achievement."""
    found = [
        (value, effect, name)
        for value, _, key, _ in places(world.chapter)
        if key == "do" and isinstance(value, list) and len(value) > 1
        for effect in value
        for name in ("count", "set", "achieve", "open-exit")
        if isinstance(effect, dict) and name in effect
    ]
    if not found:
        return ""
    effects, effect, name = world.pick(found)
    effects.remove(effect)
    return f"{name} {effect[name]}"


def turned_current(world: World) -> str:
    turned = {"N": "S", "S": "N", "E": "W", "W": "E"}
    faces = [face for tile in world.tiles.values() for face in tile["faces"]]
    space = world.pick(space for face in faces for space in face["spaces"] if "current" in space)
    if space is None:
        return ""
    space["current"]["towards"] = "".join(turned[letter] for letter in space["current"]["towards"])
    return f'current of space "{space["id"]}"'


def stacked_space(world: World) -> str:
    face = world.pick(face for tile in world.tiles.values() for face in tile["faces"])
    one, other = world.dice.sample(face["spaces"], 2)
    one["at"] = list(other["at"])
    return f'space "{one["id"]}" of "{face["id"]}" drawn onto "{other["id"]}"'


def shifted_exit(world: World) -> str:
    face, moved = world.pick(inner_exits(world)) or (None, None)
    if face is None:
        return ""
    moved["at"] = 0.1 if moved["at"] > 0.5 else 0.9
    return f'exit {moved["edge"]} of "{face["id"]}" along its edge'


def cut_link(world: World) -> str:
    """Remove a link between two neighbours."""
    face = world.pick(face for tile in world.tiles.values() for face in tile["faces"])
    kind = world.pick(kind for kind in ("adjacent", "lines") if face.get(kind))
    gone = world.pick(face[kind])
    face[kind] = [one for one in face[kind] if one is not gone]
    return f'{gone if kind == "adjacent" else gone["between"]} of "{face["id"]}"'


def pasted_story(world: World) -> str:
    story = world.chapter["story"]
    one, other = world.dice.sample([key for key in story if isinstance(story[key], str | dict)], 2)
    story[one] = story[other]
    return f'"{one}" the same as "{other}"'


def twice_shuffled(world: World) -> str:
    card = world.pick(card["id"] for card in world.encounters["cards"] if card["deck"] == "standard")
    encounters = world.chapter.get("encounters", {})
    if "standard" not in encounters.get("decks", []):
        return ""
    encounters.setdefault("cards", []).append(card)
    return f'encounter card "{card}" besides its deck'


def nobody(world: World) -> str:
    found = [value for value, _, key, _ in places(world.chapter) if key == "place" and isinstance(value, dict)]
    effect = world.pick(one for one in found if "minion" in one)
    if effect is None:
        return ""
    effect["count"] = 0
    return f'0 of "{effect["minion"]}"'


def missing_page(world: World) -> str:
    card = world.pick(world.encounters["cards"])
    page = world.pick(card["pages"])
    del card["pages"][page]
    return f'page {page} of "{card["id"]}"'


def missing_surge(world: World) -> str:
    card = world.pick(world.encounters["cards"])
    card["surge"] = []
    return f'surge of "{card["id"]}"'


def lost_definition(world: World) -> str:
    group = world.pick(["counters", "tokens"])
    name = world.pick(world.chapter.get(group, {}))
    if name is None:
        return ""
    del world.chapter[group][name]
    return f'{group[:-1]} "{name}"'


def renamed_definition(world: World) -> str:
    group = world.pick(["counters", "tokens"])
    name = world.pick(world.chapter.get(group, {}))
    if name is None:
        return ""
    world.chapter[group][spoilt(name, world)] = world.chapter[group].pop(name)
    return f'{group[:-1]} "{name}"'


def wrong_area(world: World) -> str:
    areas = [room["areas"] for room in world.chapter["rooms"].values() if room.get("areas")]
    area = world.pick(areas)
    if area is None:
        return ""
    area[world.pick(area)] = ["z9"]
    return "an area of spaces that are not there"


def unknown_event(world: World) -> str:
    rule = world.pick(parent for _, parent, key, _ in places(world.chapter) if key == "when")
    if rule is None:
        return ""
    before, rule["when"] = rule["when"], spoilt(rule["when"], world)
    return f'event "{before}"'


def unknown_effect(world: World) -> str:
    lists = [value for value, _, key, _ in places(world.chapter) if key == "do" and isinstance(value, list) and value]
    effects = world.pick(lists)
    if effects is None:
        return ""
    effects[0] = {"sumon": {"minion": "roach"}}
    return "an effect that does not exist"


def inner_exits(world: World) -> list[tuple[Data, Data]]:
    """Return the exits of visible faces towards another tile of the plan."""
    sides = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    laid = {tuple(part["at"]): part["face"] for part in world.chapter["plan"]}
    return [
        (face, one)
        for (column, row), name in laid.items()
        for face in (world.face(name),)
        for one in face.get("exits", [])
        if (column + sides[one["edge"]][0], row + sides[one["edge"]][1]) in laid
    ]


def lost_exit(world: World) -> str:
    face, gone = world.pick(inner_exits(world)) or (None, None)
    if face is None:
        return ""
    face["exits"] = [one for one in face["exits"] if one is not gone]
    return f'exit {gone["edge"]} of "{face["id"]}"'


def lost_flip(world: World) -> str:
    faces = [face for tile in world.tiles.values() for face in tile["faces"]]
    space = world.pick(space for face in faces for space in face["spaces"] if "flip" in space)
    if space is None:
        return ""
    del space["flip"]
    return f'flip of space "{space["id"]}"'


def renamed_space(world: World) -> str:
    face = world.pick(face for tile in world.tiles.values() for face in tile["faces"])
    space = world.pick(face["spaces"])
    before, space["id"] = space["id"], "y8"
    return f'space "{before}" of "{face["id"]}"'


def cut_off(world: World) -> str:
    face = world.pick(face for tile in world.tiles.values() for face in tile["faces"])
    space = world.pick(face["spaces"])["id"]
    face["adjacent"] = [pair for pair in face["adjacent"] if space not in pair]
    face["lines"] = [line for line in face.get("lines", []) if space not in line["between"]]
    return f'every way to "{space}" of "{face["id"]}"'


def no_entries(world: World) -> str:
    face = world.pick(face for tile in world.tiles.values() for face in tile["faces"])
    for space in face["spaces"]:
        space.pop("entry", None)
    return f'entry spaces of "{face["id"]}"'


def lost_item(world: World) -> str:
    rooms = [room for room in world.chapter["rooms"].values() if room.get("search")]
    room = world.pick(room for room in rooms if any(one["card"] == "fishhook-and-thread" for one in room["search"]))
    if room is None:
        return ""
    del room["search"]
    return "the fishhook"


def impossible_goal(world: World) -> str:
    victory: Data = {"mice-at": {"face": "pipes" if "pipes" not in str(world.tiles) else "dining-hall"}}
    world.chapter.pop("victories", None)
    world.chapter["victory"] = victory
    return "victory on a face that is not there"


def nobody_can_go(world: World) -> str:
    party = world.chapter["party"]
    party.update(mice=4, required=["collin", "nez"], barred=["collin"])
    return "a hero both required and barred"


def weapon_without_attack(world: World) -> str:
    card = world.pick(world.cards["box-weapons"]["cards"])
    del card["attack"]
    return f'attack of "{card["id"]}"'


def missing_slot(world: World) -> str:
    card = world.pick(world.cards[world.pick(["box-armour", "box-weapons"])]["cards"])
    del card["slot"]
    return f'slot of "{card["id"]}"'


def unknown_class(world: World) -> str:
    cards = [card for group in ("box-armour", "box-weapons") for card in world.cards[group]["cards"]]
    needs = world.pick(card["requires"] for card in cards if "classes" in card.get("requires", {}))
    needs["classes"][0] = spoilt(needs["classes"][0], world)
    return "a class nobody has"


def powerless_ability(world: World) -> str:
    card = world.pick(world.cards["box-abilities"]["cards"])
    del card["rules"]
    return f'rules of "{card["id"]}"'


def borrowed_weapon(world: World) -> str:
    one, other = world.dice.sample([h for h in world.cards["box-heroes"]["cards"] if h["id"] != "filch"], 2)
    one["equipment"] = list(other["equipment"])
    return f'gear of "{other["id"]}" on "{one["id"]}"'


def other_bonus(world: World) -> str:
    card = world.pick(card for card in world.cards["box-weapons"]["cards"] if "battle" in card and "rules" not in card)
    card["battle"] += 2
    return f'bonus of "{card["id"]}"'


SLIPS: dict[str, Mutation] = {
    slip.__name__.replace("_", "-"): slip
    for slip in (
        bad_number,
        blank_words,
        borrowed_weapon,
        cut_link,
        cut_off,
        dropped_tile,
        fewer_copies,
        fewer_figures,
        horde,
        impossible_goal,
        lost_definition,
        lost_effect,
        lost_exit,
        lost_flip,
        lost_item,
        missing_key,
        missing_page,
        missing_slot,
        missing_surge,
        missing_words,
        misspelt_key,
        misspelt_reference,
        moved_tile,
        no_encounters,
        no_entries,
        nobody,
        nobody_can_go,
        other_bonus,
        pasted_story,
        powerless_ability,
        renamed_definition,
        renamed_id,
        renamed_space,
        shifted_exit,
        shut_door,
        stacked_space,
        start_elsewhere,
        tile_on_tile,
        tile_twice,
        turned_current,
        twice_shuffled,
        unknown_class,
        unknown_deck,
        unknown_effect,
        unknown_event,
        unknown_face,
        unknown_minion,
        weapon_without_attack,
        wrong_area,
        wrong_start,
    )
}
