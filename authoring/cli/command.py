"""Commands of typer's that start sooner.

Typer hands every value to pydantic, even `--help` that was not given, and pydantic takes longer to start than most
commands to be read. Most values are as they have to be: words, files, plain numbers, whatever was left at its default.
Choices and everything that is wrong are read by typer.
"""

from __future__ import annotations

import os
import re
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
_PLAIN_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,17}")
"""What cannot be read in two ways."""


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
    wanted = getattr(param, "type_descriptor", None)
    if wanted is None or (param.required and not given):  # a typer without it does not ask pydantic either
        return read(context, given)
    value = as_it_is(wanted.annotation, given)
    if value is UNREAD or not _in_range(wanted.parameter_info, value):
        return read(context, given)
    return param.callback(context, param, value) if param.callback else value


def _in_range(info: Any, value: Any) -> bool:
    """Whether a value is no number that is too small or too large."""
    if not isinstance(value, int):
        return True
    return (info.min is None or info.min <= value) and (info.max is None or value <= info.max)


def as_it_is(wanted: Any, given: Any) -> Any:
    """A value that needs no reading, as what is wanted; `UNREAD` for others."""
    several = get_origin(wanted) is list
    if given is None:
        return () if several else None
    if several and isinstance(given, list | tuple):
        parts = [as_it_is(get_args(wanted)[0], part) for part in given]
        return UNREAD if UNREAD in parts else parts
    if wanted is Path and isinstance(given, str) and (os.access(given, os.R_OK) or not os.path.exists(given)):
        return Path(given)  # whether it has to be there is for the command to say
    if wanted is int and isinstance(given, str) and _PLAIN_NUMBER.fullmatch(given):
        return int(given)
    return given if isinstance(wanted, type) and isinstance(given, wanted) else UNREAD
