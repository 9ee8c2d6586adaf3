"""The languages in which rules are said.

To add one, write a module like `french.py` with a template for each word of the rule language. A word without one is
said in English, and `docs/reference/rule-language.md` names the languages that lack it. A test checks that each
template names the same parameters as the English one.
"""

from __future__ import annotations

from typing import Final

from authoring.wording.tongues.english import ENGLISH
from authoring.wording.tongues.french import FRENCH
from authoring.wording.tongues.portuguese import PORTUGUESE
from authoring.wording.tongues.russian import RUSSIAN
from authoring.wording.tongues.tongue import Tongue

TONGUES: Final[dict[str, Tongue]] = {"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE, "ru": RUSSIAN}


def has_tongue(language: str) -> bool:
    """Whether rules can be said in a language, or in the one that it is a variant of."""
    return language in TONGUES or language.partition("-")[0] in TONGUES


def tongue_of(language: str) -> Tongue:
    """The tables of a language or of its variant, such as `pt-BR`; English for one that has none."""
    return TONGUES.get(language) or TONGUES.get(language.partition("-")[0], ENGLISH)
