"""What games met, as bits."""

from __future__ import annotations

from engine.playtest import Summary
from engine.playtest.facts import MOST_TOSSES, OUT_OF_TIME, facts_of, failed, hit, tossed


def test_every_fact_has_a_bit_of_its_own() -> None:
    bits = [OUT_OF_TIME, *map(tossed, range(MOST_TOSSES)), *map(failed, range(MOST_TOSSES)), *map(hit, range(300))]
    assert len(set(bits)) == len(bits)
    assert all(bit.bit_count() == 1 for bit in bits)


def test_the_facts_of_a_game() -> None:
    game = Summary(0, 0, ("ash",), reason="time", tosses={1: True, 2: False, MOST_TOSSES: False}, hits={7: 3})
    assert facts_of(game) == OUT_OF_TIME | tossed(1) | tossed(2) | failed(2) | hit(7)
    assert facts_of(Summary(0, 0, ("ash",), reason="victory")) == 0
