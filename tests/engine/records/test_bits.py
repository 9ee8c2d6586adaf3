"""The bits of a mask."""

from __future__ import annotations

import pytest

from engine.records import bits
from engine.records.bits import bits_of


@pytest.mark.parametrize(("mask", "expected"), [(0, ()), (1, (0,)), (0b101100, (2, 3, 5)), (1 << 61 | 1, (0, 61))])
def test_bits_lowest_first(mask: int, expected: tuple[int, ...]) -> None:
    assert bits_of(mask) == expected
    assert bits_of(mask) == expected  # the second time it is remembered


def test_all_small_masks() -> None:
    for mask in range(bits.FEW + 2):
        assert bits_of(mask) == tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)


def test_the_table_of_masks_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bits, "MAX_MASKS", 10)
    for mask in range(bits.FEW, bits.FEW + 100):
        assert all(mask >> bit & 1 for bit in bits_of(mask))
    assert len(bits._BITS) <= 11
