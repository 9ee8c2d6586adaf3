"""Every selector of figures, by name. Each has a module; add new ones here."""

from __future__ import annotations

from engine.vocabulary.declare import Selector
from engine.vocabulary.who import (
    all_mice,
    all_minions,
    captured_mice,
    chosen_minion,
    chosen_mouse,
    closest_minion,
    closest_mouse,
    current_mouse,
    everyone_on_tile,
    figures_at,
    hero,
    highest_mouse,
    mice_here,
    mice_near,
    mice_on_tile,
    minions,
    minions_here,
    minions_near,
    minions_on_tile,
    other_mice_here,
    other_mice_on_tile,
    those,
)

WHO: dict[str, Selector] = {
    "all-mice": all_mice.SELECTOR,
    "all-minions": all_minions.SELECTOR,
    "captured-mice": captured_mice.SELECTOR,
    "chosen-minion": chosen_minion.SELECTOR,
    "chosen-mouse": chosen_mouse.SELECTOR,
    "closest-minion": closest_minion.SELECTOR,
    "closest-mouse": closest_mouse.SELECTOR,
    "current-mouse": current_mouse.SELECTOR,
    "everyone-on-tile": everyone_on_tile.SELECTOR,
    "figures-at": figures_at.SELECTOR,
    "hero": hero.SELECTOR,
    "highest-mouse": highest_mouse.SELECTOR,
    "mice-here": mice_here.SELECTOR,
    "mice-near": mice_near.SELECTOR,
    "mice-on-tile": mice_on_tile.SELECTOR,
    "minions": minions.SELECTOR,
    "minions-here": minions_here.SELECTOR,
    "minions-near": minions_near.SELECTOR,
    "minions-on-tile": minions_on_tile.SELECTOR,
    "other-mice-here": other_mice_here.SELECTOR,
    "other-mice-on-tile": other_mice_on_tile.SELECTOR,
    "those": those.SELECTOR,
}
