"""Make bots from their names on the command line.

`greedy` plays all mice; `greedy,greedy,random,greedy` gives each mouse its own; `package.module:Class` is a person's
own bot, a class that is called with a seed. Words of content (a chapter's targets) never reach the last form: content
must not be able to name code.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from engine.bots import BOTS
from engine.playtest.usage_error import UsageError

if TYPE_CHECKING:
    from engine.records.game import Bot

Maker = Callable[[int], "Bot"]


class BotError(UsageError):
    """A bot is unknown or cannot be loaded."""


def make_bots(words: str, seed: int, mice: int) -> list[Bot]:
    """Make the bots of a party: one for all mice, or one per mouse if several are named."""
    names = words.split(",")
    if len(names) == 1:
        return [maker(names[0])(seed)]
    if len(names) != mice:
        raise BotError(f'{len(names)} bots for {mice} mice in "{words}", name one for all or one for each')
    return [maker(name)(seed + mouse * 7919) for mouse, name in enumerate(names)]


def ignores_end_page(words: str) -> bool:
    """Whether bots play the same wherever the end marker stands. A bot declares it: `ignores_end_page = True`."""
    return all(getattr(maker(name), "ignores_end_page", False) for name in words.split(","))


def maker(name: str) -> Maker:
    """Return the class or function that makes a bot, by name."""
    name = name.strip()
    if name in BOTS:
        return BOTS[name]
    if ":" not in name:
        raise BotError(f'unknown bot "{name}"', name, (*sorted(BOTS), "package.module:Class"))
    module, _, attribute = name.partition(":")
    try:
        found: Maker = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BotError(f'cannot load bot "{name}": {error}') from error
    return found
