"""Make bots from their names on the command line.

`greedy` plays all mice; `greedy,greedy,random,greedy` gives each mouse its own; the id of a persona plays as its file
says; `package.module:Class` is a person's own bot, a class that is called with a seed. Words of content (a chapter's
targets) never reach the last form: content must not be able to name code.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from inspect import signature
from typing import TYPE_CHECKING, Final

from engine.bots import BOTS
from engine.bots.persona import PersonaBot
from engine.playtest.crash import crash_words
from engine.playtest.usage_error import UsageError

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.content import Data
    from engine.records.game import Bot

Maker = Callable[[int], "Bot"]
Personas = Mapping[str, "Data"]
"""The personas of the content, by id."""
NOBODY: Final[Personas] = {}


class BotError(UsageError):
    """A bot is unknown or cannot be loaded."""


def make_bots(words: str, seed: int, mice: int, personas: Personas = NOBODY) -> list[Bot]:
    """Make the bots of a party: one for all mice, or one per mouse if several are named."""
    names = words.split(",")
    if len(names) == 1:
        return [maker(names[0], personas)(seed)]
    if len(names) != mice:
        raise BotError(f'{len(names)} bots for {mice} mice in "{words}", name one for all or one for each')
    return [maker(name, personas)(seed + mouse * 7919) for mouse, name in enumerate(names)]


def check_bots(words: str, mice: int, personas: Personas = NOBODY) -> None:
    """Raise BotError, before the first game, if bots are unknown, cannot be made or cannot be asked to choose."""
    try:
        bots = make_bots(words, 0, mice, personas)
    except BotError:
        raise
    except (Exception, SystemExit) as error:
        raise BotError(f'cannot make bot "{words}": {crash_words(error)}; its class is called with a seed') from error
    for bot in bots:
        if not _can_choose(bot):
            raise BotError(f'bot "{words}" has no method choose(self, game, decision); add one')


def _can_choose(bot: Bot) -> bool:
    """Whether a bot has a method that can be called with a game and a decision, as far as Python knows."""
    method = getattr(bot, "choose", None)
    if not callable(method):
        return False
    try:
        signature(method).bind(None, None)
    except TypeError:
        return False
    except ValueError:  # compiled code may have no signature
        return True
    return True


def ignores_end_page(words: str, personas: Personas = NOBODY) -> bool:
    """Whether bots play the same wherever the end marker stands. A bot declares it: `ignores_end_page = True`."""
    return all(getattr(maker(name, personas), "ignores_end_page", False) for name in words.split(","))


def why_not(words: str, chapter: Chapter, choice: int, option: int, personas: Personas = NOBODY) -> str:
    """Why bots never take an option of a `choose`, as the first of them that says so tells it; empty if none does."""
    for name in dict.fromkeys(words.split(",")):
        reason = getattr(maker(name, personas)(0), "why_not", None)
        if callable(reason):
            return str(reason(chapter, choice, option))
    return ""


def maker(name: str, personas: Personas = NOBODY) -> Maker:
    """Return the class or function that makes a bot, by name."""
    name = name.strip()
    if name in BOTS:
        return BOTS[name]
    if name in personas:
        return partial(PersonaBot, personas[name].get("weights", {}))
    if ":" not in name:
        raise BotError(f'unknown bot "{name}"', name, (*sorted(BOTS), *sorted(personas), "package.module:Class"))
    module, _, attribute = name.partition(":")
    try:
        found: Maker = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, SyntaxError) as error:
        raise BotError(f'cannot load bot "{name}": {error}') from error
    except (Exception, SystemExit) as error:  # whatever an author's module does
        raise BotError(f'cannot load bot "{name}": {crash_words(error)}') from error
    return found
