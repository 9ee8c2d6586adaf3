"""Commands of typer's that start sooner.

Typer hands every value to pydantic, even `--help` that was not given, and pydantic takes longer to start than most
commands to be read. Most values are as they have to be: words, files, whatever was left at its default. Numbers,
choices and everything that is wrong are read by typer.
"""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args, get_origin

from typer.core import TyperCommand, TyperGroup

if TYPE_CHECKING:
    _Base = TyperCommand
else:
    _Base = object

UNREAD = object()
"""Stands for a value that typer has to read."""


class _Sooner(_Base):
    """Has parameters that leave to typer only what they cannot tell by themselves."""

    def get_params(self, ctx: Any) -> Any:
        """The parameters, `--help` among them."""
        params = super().get_params(ctx)
        for param in params:
            if "process_value" not in vars(param):
                vars(param)["process_value"] = partial(_value, param, param.process_value)
        return params


class Command(_Sooner, TyperCommand):
    """A single command."""


class Group(_Sooner, TyperGroup):
    """What commands stand in."""


def _value(param: Any, read: Any, context: Any, given: Any) -> Any:
    wanted = getattr(param, "type_descriptor", None)  # a typer without it does not ask pydantic either
    missing = param.required and not given
    value = UNREAD if missing or wanted is None else as_it_is(wanted.annotation, given)
    if value is UNREAD:
        return read(context, given)
    return param.callback(context, param, value) if param.callback else value


def as_it_is(wanted: Any, given: Any) -> Any:
    """A value that needs no reading, as what is wanted; `UNREAD` for others."""
    several = get_origin(wanted) is list
    if given is None:
        return () if several else None
    if several and isinstance(given, list | tuple):
        parts = [as_it_is(get_args(wanted)[0], part) for part in given]
        return UNREAD if UNREAD in parts else parts
    if wanted is Path and isinstance(given, str) and os.access(given, os.R_OK):
        return Path(given)
    return given if isinstance(wanted, type) and isinstance(given, wanted) else UNREAD
