"""Every selector of spaces, by name. Each has a module; add new ones here."""

from __future__ import annotations

from engine.vocabulary.declare import Selector
from engine.vocabulary.where import (
    adjacent_to,
    anywhere,
    chosen,
    dry,
    entries,
    except_,
    exits,
    free,
    fullest,
    here,
    hook_reach,
    normal,
    on_faces,
    random,
    seen_by,
    space,
    spaces_of,
    there,
    token_,
    water,
)

WHERE: dict[str, Selector] = {
    "adjacent-to": adjacent_to.SELECTOR,
    "anywhere": anywhere.SELECTOR,
    "chosen": chosen.SELECTOR,
    "dry": dry.SELECTOR,
    "entries": entries.SELECTOR,
    "except": except_.SELECTOR,
    "exits": exits.SELECTOR,
    "free": free.SELECTOR,
    "fullest": fullest.SELECTOR,
    "here": here.SELECTOR,
    "hook-reach": hook_reach.SELECTOR,
    "normal": normal.SELECTOR,
    "on-faces": on_faces.SELECTOR,
    "random": random.SELECTOR,
    "seen-by": seen_by.SELECTOR,
    "space": space.SELECTOR,
    "spaces-of": spaces_of.SELECTOR,
    "there": there.SELECTOR,
    "token": token_.SELECTOR,
    "water": water.SELECTOR,
}
