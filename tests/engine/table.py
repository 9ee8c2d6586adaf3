"""A small box of its own for scenes of the rulebook: tiles drawn as text, heroes and minions with round numbers.

    table = Table({"ash": "a1"}, [("rat", "a2")])

Scenes about the rulebook use this box, so that they speak of the rules and not of what the bundled cards say today.
Only the statuses are the bundled ones: they are the rulebook's own.
"""

from __future__ import annotations

from typing import Any

from engine.compile import compile_chapter
from engine.play import new_game
from engine.records.content import Content
from engine.records.game import Carried, Game
from engine.records.trace import Trace
from tests.engine.scene import Scene, ScriptBot, bundled, content, plain_chapter

Face = dict[str, Any]

CHEESE = "cheese"  # moves 1
SWORD = "sword-star"  # 2
SHIELD = "sword-shield"  # 3
SHIELD_STAR = "sword-shield-star"  # 3
BOW = "bow"  # 2
BOW_STAR = "bow-star"  # 1


def face(ident: str, drawing: str, colour: str = "orange", lines: list[tuple[str, ...]] | None = None,
         exits: list[tuple[str, float, list[str]]] | None = None, apart: list[tuple[str, str]] | None = None,
         **spaces: dict[str, Any]) -> Face:  # fmt: skip
    """A face drawn as rows of space names: neighbours in a row or column touch. `#` is rock, `.` is nothing at all.

    `lines`: (one, other, "red") or (one, other, "yellow", down); `apart`: neighbours that do not touch; keywords: more
    about a space, e.g. `a1={"entry": True}`.
    """
    rows = [row.split() for row in drawing.strip().split("\n")]
    wide, high = 100 / len(rows[0]), 100 / len(rows)
    found, solid = [], []
    for y, row in enumerate(rows):
        for x, name in enumerate(row):
            corner = (x * wide, y * high)
            if name == "#":
                solid.append(_square(*corner, wide, high))
            elif name != ".":
                found.append({"id": name, "at": [corner[0] + wide / 2, corner[1] + high / 2], **spaces.get(name, {})})
    drawn = [
        {"between": list(line[:2]), "kind": line[2], **({"down": line[3]} if line[2] == "yellow" else {})}
        for line in lines or []
    ]
    return {
        "id": ident, "colour": colour, "spaces": found, "solid": solid, "lines": drawn,
        "adjacent": _touching(rows, [{one, other} for one, other, *_ in [*(lines or []), *(apart or [])]]),
        "exits": [{"edge": edge, "at": at, "spaces": names} for edge, at, names in exits or []],
    }  # fmt: skip


def _square(x: float, y: float, wide: float, high: float) -> list[list[float]]:
    return [[x, y], [x + wide, y], [x + wide, y + high], [x, y + high]]


def _touching(rows: list[list[str]], not_these: list[set[str]]) -> list[list[str]]:
    pairs = []
    for y, row in enumerate(rows):
        for x, name in enumerate(row):
            for nx, ny in ((x + 1, y), (x, y + 1)):
                if ny < len(rows) and nx < len(rows[ny]):
                    pairs.append([name, rows[ny][nx]])
    return [pair for pair in pairs if not {"#", "."} & set(pair) and set(pair) not in not_these]


def tile(orange: Face, blue: Face | None = None) -> dict[str, Any]:
    """A tile of two faces; the back is a plain one if none is given."""
    back = blue or face(f"{orange['id']}-back", "x1 x2", colour="blue")
    return {"id": f"tile-{orange['id']}", "faces": [orange, back]}


FIELD = face(
    "field",
    """
    a1 a2 a3 a4 a5
    b1 b2 b3 b4 b5
    c1 c2 c3 c4 c5
    """,
    exits=[("E", 0.5, ["a5", "b5"]), ("W", 0.5, ["b1"])],
    a1={"entry": True}, a5={"entry": True}, c5={"entry": True}, c2={"flip": "normal"},
    b3={"mousetrap": True}, c4={"mousetrap": True},
)  # fmt: skip
CELLAR = face(
    "cellar",
    """
    a1 a2 a3 a4
    b1 b2 b3 b4
    """,
    colour="blue", exits=[("E", 0.5, ["b4"])], a1={"entry": True}, b4={"entry": True}, b2={"flip": "normal"},
)  # fmt: skip
HALL = face("hall", "h1 h2 h3", exits=[("W", 0.5, ["h1"])], h2={"entry": True}, h3={"entry": True})
ROAD = (tile(FIELD, CELLAR), tile(HALL))
"""The field, and east of it the hall."""

HEROES: dict[str, dict[str, Any]] = {
    "ash": {"classes": ["leader", "warrior"], "battle": 2, "defence": 1, "lore": 1, "move": 2, "life": 4,
            "equipment": ["sword"]},
    "birch": {"classes": ["archer"], "battle": 2, "defence": 1, "lore": 1, "move": 2, "life": 3, "equipment": ["bow"]},
    "cedar": {"classes": ["tinkerer"], "battle": 1, "defence": 1, "lore": 3, "move": 1, "life": 3,
              "equipment": ["hammer"]},
    "dill": {"classes": ["healer"], "battle": 1, "defence": 0, "lore": 2, "move": 2, "life": 3, "equipment": []},
    "elder": {"classes": ["scamp"], "battle": 2, "defence": 1, "lore": 1, "move": 3, "life": 3, "equipment": ["knife"]},
    "fern": {"classes": ["mystic"], "battle": 1, "defence": 1, "lore": 3, "move": 2, "life": 3, "equipment": []},
}  # fmt: skip

MINIONS: dict[str, dict[str, Any]] = {
    "rat": {"tags": ["rodent"], "battle": 2, "defence": 1, "attack": "melee", "size": "small"},
    "slinger": {"tags": ["rodent"], "battle": 2, "defence": 1, "attack": "ranged", "size": "small"},
    "grub": {"tags": ["bug"], "battle": 1, "defence": 0, "attack": "melee", "size": "small",
             "rules": [{"id": "steal", "when": "wounding", "if": {"attacker": "owner"}, "do": ["steal-cheese"]}]},
    "ogre": {"tags": ["brute"], "battle": 3, "defence": 2, "life": 3, "attack": "melee", "size": "large"},
    "chief": {"tags": ["rodent"], "battle": 3, "defence": 2, "life": 2, "attack": "melee", "size": "small",
              "boss": True},
    "beast": {
        "tags": ["cat"], "size": "none", "boss": True, "cheese-to-wheel": False, "battle": 3, "defence": 2, "life": 2,
        "cards": [
            {"id": "beast-pounces", "behaviour": "pounce", "life": 2},
            {"id": "beast-chases", "behaviour": "chase", "life": 3, "battle": 2},
            {"id": "beast-bites", "life": 1},
        ],
    },
}  # fmt: skip

SEARCH_CARDS: dict[str, dict[str, Any]] = {
    "sword": {"category": "weapon", "slot": "paw", "attack": "melee", "type": "sharp"},
    "bow": {"category": "weapon", "slot": "paw", "paws": 2, "attack": "ranged", "type": "sharp"},
    "hammer": {"category": "weapon", "slot": "paw", "paws": 2, "attack": "melee", "battle": 1, "type": "blunt"},
    "knife": {"category": "weapon", "slot": "paw", "attack": "melee", "battle": 2, "type": "sharp", "copies": 2,
              "tags": ["fits-tail"],
              "rules": [{"if": {"this-weapon": True}, "modify": {"target-defence": -1}}]},
    "cap": {"category": "armour", "slot": "head", "defence": 1},
    "helm": {"category": "armour", "slot": "head", "defence": 2, "requires": {"battle": 2}},
    "mail": {"category": "armour", "slot": "body", "defence": 1, "requires": {"classes": ["warrior"]}},
    "boots": {"category": "accessory", "slot": "accessory", "move": 1},
    "map": {"category": "item"},
    "pebble": {"category": "item", "copies": 3},
    "verse": {"category": "scroll",
              "rules": [{"id": "verse", "when": "free-action", "do": [{"heal": {"who": "owner", "amount": 1}}]}]},
    "prank": {"category": "trick", "copies": 2,
              "rules": [{"id": "prank", "when": "free-action", "do": [{"wheel": -1}]}]},
    "windfall": {"category": "event", "rules": [{"do": [{"cheese": {"who": "owner", "amount": 2}}]}]},
    "rope": {"category": "party-item",
             "rules": [{"id": "rope", "when": "free-action",
                        "do": [{"link": {"from": {"here": None}, "to": {"chosen": "anywhere"}}}]}]},
}  # fmt: skip

ABILITIES: dict[str, dict[str, Any]] = {
    "mend": {"classes": ["any"], "cost": 2,
             "rules": [{"id": "mend", "when": "free-action", "do": [{"heal": {"who": "owner", "amount": 1}}]}]},
    "rally": {"classes": ["leader"], "cost": 1,
              "rules": [{"id": "rally", "when": "free-action", "do": [{"cheese": {"who": "all-mice", "amount": 1}}]}]},
    "parry": {"classes": ["warrior"], "cost": 1,
              "rules": [{"id": "parry", "when": "defence-rolled", "if": {"target": "owner"}, "may": True,
                         "do": [{"blocks": 1}]}]},
    "volley": {"classes": ["archer"], "cost": {"from": 1, "to": 3},
               "rules": [{"id": "volley", "when": "free-action",
                          "do": [{"wheel": {"sum": ["paid"]}}]}]},
}  # fmt: skip

ENCOUNTERS: dict[str, dict[str, Any]] = {
    "few": {"deck": "calm", "pages": {str(page): [{"minion": "rat", "count": page}] for page in range(1, 7)},
            "surge": [{"minion": "slinger", "count": 1}]},
    "snares": {"deck": "traps", "mousetraps": True, "pages": {"1": [{"minion": "grub", "count": 1}]}, "surge": []},
    "raid": {"deck": "raids", "ambush": True, "pages": {"1": [{"minion": "rat", "count": 1}]},
             "surge": [{"minion": "ogre", "count": 1}]},
    "swarm": {"deck": "swarms", "pages": {"1": [{"minion": "grub", "count": 2, "greedy": True}]}, "surge": []},
}  # fmt: skip

FIGURES = {"rat": 6, "slinger": 5, "grub": 8, "ogre": 2, "chief": 1, "beast": 1}


def box(*tiles: dict[str, Any], **more: dict[str, Any]) -> Content:
    """The box, with these tiles (the field and its cellar if none are given) and more entries of any kind."""
    laid = tiles or (tile(FIELD, CELLAR),)
    kinds: dict[str, dict[str, Any]] = {
        "heroes": HEROES, "minions": MINIONS, "search_cards": SEARCH_CARDS, "abilities": ABILITIES,
        "encounter_cards": ENCOUNTERS, "statuses": bundled().content_for("flight").statuses, "achievements": {},
    }  # fmt: skip
    filled = {
        kind: {ident: {"id": ident, **data} for ident, data in {**entries, **more.get(kind, {})}.items()}
        for kind, entries in kinds.items()
    }
    figures = {"figures": {**FIGURES, **more.get("figures", {})}, "tokens": {}, "dice": 5}
    return Content(chapter={}, tiles={one["id"]: one for one in laid}, box=figures, **filled)


class Table(Scene):
    """A scene played with that box."""

    def __init__(self, mice: dict[str, str] | None = None, minions: list[tuple[str, str]] | None = None,
                 tiles: tuple[dict[str, Any], ...] = (), plan: list[tuple[str, int, int]] | None = None,
                 more: dict[str, dict[str, Any]] | None = None, **keys: Any) -> None:  # fmt: skip
        laid = tiles or (tile(FIELD, CELLAR),)
        spread = plan or [(one["faces"][0]["id"], column, 0) for column, one in enumerate(laid)]
        pieces = box(*laid, **(more or {}))
        super().__init__(spread[0][0], mice=mice or {"ash": "a1"}, minions=minions, plan=spread, box=pieces, **keys)


def start(chapter: dict[str, Any] | None = None, heroes: tuple[str, ...] = ("ash", "birch", "cedar", "dill"),
          tiles: tuple[dict[str, Any], ...] = (), more: dict[str, dict[str, Any]] | None = None, seed: int = 1,
          carried: Carried | None = None, options: dict[str, Any] | None = None) -> Game:  # fmt: skip
    """A game set up by the engine itself, before its first turn. Its bot takes the first option of every choice."""
    laid = tiles or (tile(FIELD, CELLAR),)
    pieces = box(*laid, **(more or {}))
    plan = [(one["faces"][0]["id"], column, 0) for column, one in enumerate(laid)]
    data = {**plain_chapter(plan, pieces), **(chapter or {})}
    compiled = compile_chapter(content(data, pieces), options)
    party = [compiled.hero_ids.index(hero) for hero in heroes]
    return new_game(compiled, party, seed, [ScriptBot()], Trace(), carried=carried)


def held(game: Game, mouse: int) -> list[str]:
    """What a mouse wears, by name."""
    return [game.chapter.search_ids[game.chapter.copies[copy]] for copy in game.state.worn[mouse]]
