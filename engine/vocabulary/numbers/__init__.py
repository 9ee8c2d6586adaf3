"""Every structured number, by name. Each has a module; add new ones here."""

from __future__ import annotations

from engine.vocabulary.declare import Selector
from engine.vocabulary.numbers import (
    cheese_of,
    count,
    counter,
    die,
    if_,
    least,
    most,
    page,
    pages_left,
    paid,
    product,
    rolled,
    round,
    stat,
    sum_,
    wheel,
    wounds_of,
)

NUMBERS: dict[str, Selector] = {
    "cheese-of": cheese_of.SELECTOR,
    "count": count.SELECTOR,
    "counter": counter.SELECTOR,
    "die": die.SELECTOR,
    "if": if_.SELECTOR,
    "least": least.SELECTOR,
    "most": most.SELECTOR,
    "page": page.SELECTOR,
    "pages-left": pages_left.SELECTOR,
    "paid": paid.SELECTOR,
    "product": product.SELECTOR,
    "rolled": rolled.SELECTOR,
    "round": round.SELECTOR,
    "stat": stat.SELECTOR,
    "sum": sum_.SELECTOR,
    "wheel": wheel.SELECTOR,
    "wounds-of": wounds_of.SELECTOR,
}
