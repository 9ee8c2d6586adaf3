"""The objects of a save, as Tabletop Simulator writes them.

The records follow the published types `@typed-tabletop-simulator/declaration`; a test checks every save against them.
Lengths are in units of the table: a card is about 2.2 by 3, and a custom tile of scale 1 is 2 by 2.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

Object = dict[str, Any]

SOUTH: Final = 180.0
"""The turn at which a picture is upright for a player who sits in the south."""
FACE_DOWN: Final = 180.0
CARD: Final = "CardCustom"
DECK: Final = "DeckCustom"
TILE: Final = "Custom_Tile"
BOX, HEXAGON, CIRCLE, ROUNDED = range(4)
"""The shapes of a tile."""


@dataclass(frozen=True)
class Place:
    """Where an object lies: its position, its size, and whether its back is up."""

    x: float
    z: float
    scale: float = 1.0
    y: float = 1.1
    face_down: bool = False

    @property
    def transform(self) -> Object:
        """The place as the game writes it."""
        return {
            "posX": round(self.x, 3), "posY": self.y, "posZ": round(self.z, 3),
            "rotX": 0.0, "rotY": SOUTH, "rotZ": FACE_DOWN if self.face_down else 0.0,
            "scaleX": self.scale, "scaleY": 1.0, "scaleZ": self.scale,
        }  # fmt: skip


@dataclass(frozen=True)
class CardImage:
    """A card: its name, the addresses of its two sides, and what stands on it as text."""

    name: str
    face: str
    back: str
    text: str = ""


def tile(
    name: str, front: str, back: str, place: Place, shape: int = BOX, note: str = "", locked: bool = False
) -> Object:
    """A flat piece with a picture on each side."""
    image = {
        "ImageURL": front,
        "ImageSecondaryURL": back,
        "CustomTile": {"Type": shape, "Thickness": 0.1, "Stackable": False, "Stretch": True},
    }
    return {**_base(TILE, name, place, note), "Locked": locked, "CustomImage": image}


def standee(name: str, front: str, place: Place, note: str = "") -> Object:
    """A figure of cardboard on a base."""
    image = {"ImageURL": front, "ImageSecondaryURL": front, "ImageScalar": 1.0}
    return {**_base("Figurine_Custom", name, place, note), "CustomImage": image}


def deck(name: str, cards: list[CardImage], place: Place, note: str = "") -> Object:
    """A deck of cards; a single card is no deck for the game, but a card."""
    numbered = list(enumerate(cards, start=1))
    contained = [_card(number, card, place) for number, card in numbered]
    if len(contained) == 1:
        return contained[0]
    return {
        **_base(DECK, name, place, note),
        "DeckIDs": [card["CardID"] for card in contained],
        "CustomDeck": {str(number): _sheet(card) for number, card in numbered},
        "ContainedObjects": contained,
    }


def _card(number: int, card: CardImage, place: Place) -> Object:
    return {
        **_base(CARD, card.name, place, card.text),
        "CardID": number * 100,
        "CustomDeck": {str(number): _sheet(card)},
    }


def _sheet(card: CardImage) -> Object:
    """A sheet of one card: each card has a picture of its own, so that none must be cut out of a large one."""
    return {
        "FaceURL": card.face, "BackURL": card.back, "NumWidth": 1, "NumHeight": 1, "BackIsHidden": True,
        "UniqueBack": False, "Type": 0,
    }  # fmt: skip


def die(name: str, faces: list[str], place: Place) -> Object:
    """A die of the game with six sides, which says what it shows."""
    turns = ((-90, 0, 0), (0, 0, 0), (0, 0, -90), (0, 0, 90), (0, 0, -180), (90, 0, 0))
    values = [
        {"Value": face, "Rotation": {"x": float(x), "y": float(y), "z": float(z)}}
        for face, (x, y, z) in zip(faces, turns, strict=True)
    ]
    return {**_base("Die_6_Rounded", name, place), "RotationValues": values}


def book(name: str, address: str, place: Place) -> Object:
    """A book to leaf through."""
    return {
        **_base("Custom_PDF", name, place),
        "CustomPDF": {"PDFUrl": address, "PDFPage": 0, "PDFPageOffset": 0},
    }


def bag(name: str, objects: list[Object], place: Place, note: str = "") -> Object:
    """A bag with objects in it."""
    return {**_base("Bag", name, place, note), "Bag": {"Order": 0}, "ContainedObjects": objects}


def _base(kind: str, name: str, place: Place, note: str = "") -> Object:
    return {
        "GUID": _number_of(kind, name, place), "Name": kind, "Transform": place.transform, "Nickname": name,
        "Description": note, "ColorDiffuse": {"r": 1.0, "g": 1.0, "b": 1.0}, "Locked": False, "Grid": False,
        "Snap": True, "Tooltip": True,
    }  # fmt: skip


def _number_of(kind: str, name: str, place: Place) -> str:
    """The number of an object, the same each time: six letters of a hash."""
    return sha256(f"{kind}|{name}|{place}".encode()).hexdigest()[:6]


def save(name: str, objects: list[Object], note: str, pages: dict[str, str], mice: tuple[int, int]) -> Object:
    """A save with objects on the table, a note on the screen, and the pages of the notebook."""
    black, grey = {"r": 0.0, "g": 0.0, "b": 0.0}, {"r": 0.5, "g": 0.5, "b": 0.5}
    tabs = {
        str(number): {"title": title, "body": body, "color": "Grey", "visibleColor": grey, "id": str(number)}
        for number, (title, body) in enumerate(pages.items())
    }
    return {
        "SaveName": name, "EpochTime": 0, "Date": "", "VersionNumber": "v13.2", "GameMode": name,
        "GameType": "Cooperative Games", "GameComplexity": "Medium Complexity", "PlayingTime": [60, 180],
        "PlayerCounts": [1, mice[1]], "Tags": [], "Gravity": 0.5, "PlayArea": 0.8, "Table": "Table_RPG",
        "Sky": "Sky_Museum", "SkyURL": "", "Note": note, "TabStates": tabs,
        "MusicPlayer": {
            "RepeatSong": False, "PlaylistEntry": -1, "CurrentAudioTitle": "", "CurrentAudioURL": "",
            "AudioLibrary": [],
        },
        "Grid": {
            "Type": 0, "Lines": False, "Color": black, "Opacity": 0.75, "ThickLines": False, "Snapping": False,
            "Offset": False, "BothSnapping": False, "xSize": 2.0, "ySize": 2.0,
            "PosOffset": {"x": 0.0, "y": 1.0, "z": 0.0},
        },
        "Lighting": {
            "LightIntensity": 0.54, "LightColor": {"r": 1.0, "g": 0.98, "b": 0.89}, "AmbientIntensity": 1.3,
            "AmbientType": 0, "AmbientSkyColor": grey, "AmbientEquatorColor": grey, "AmbientGroundColor": grey,
            "ReflectionIntensity": 1.0, "LutIndex": 0, "LutContribution": 1.0, "LutURL": "",
        },
        "Hands": {"Enable": True, "DisableUnused": False, "Hiding": 0},
        "ComponentTags": {"labels": []},
        "Turns": {
            "Enable": False, "Type": 0, "TurnOrder": [], "Reverse": False, "SkipEmpty": False,
            "DisableInteractions": False, "PassTurns": True, "TurnColor": "White",
        },
        "DecalPallet": [], "LuaScript": "", "LuaScriptState": "", "XmlUI": "", "CustomUIAssets": [], "SnapPoints": [],
        "ObjectStates": objects,
    }  # fmt: skip
