"""A chapter as single pictures, for whoever prints, cuts or engraves: each tile, card and token as an SVG."""

from __future__ import annotations

from authoring import drawing
from authoring.export.cards.sheets import single_cards
from authoring.export.cards.tokens import tokens_of
from authoring.export.cards.write import to_svgs
from authoring.export.tts.build import Build, cards_in_play, faces_in_play


def kit(build: Build) -> dict[str, bytes]:
    """Return the pictures of everything that a chapter is played with, by the names of their files."""
    files = {
        f"tiles/{face.id}.svg": drawing.tile(face.data, language=build.language).encode()
        for face in faces_in_play(build)
    }
    cards = [card for _, deck in cards_in_play(build) for card, _ in deck]
    tokens = tokens_of(
        build.library,
        [build.chapter],
        build.library.usable_entries("search-card", build.chapter.file.path),
        build.language,
    )
    for name, picture in to_svgs(single_cards(cards), tokens, build.language).items():
        files[f"{'tokens' if name.startswith('token-') else 'cards'}/{name}.svg"] = picture
    return files
