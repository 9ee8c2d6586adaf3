"""The page of the Python API, `docs/reference/api.md`: sessions that are run, then every public name."""

from __future__ import annotations

import dataclasses
import doctest
import inspect
import io
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import chdir, contextmanager, redirect_stdout
from pathlib import Path
from types import ModuleType

from authoring.store import FOLDER_VARIABLE

HEAD = Path(__file__).with_name("api_page_head.md")
SESSION = re.compile(r"^```python\n(>>> .*?)^```$", re.MULTILINE | re.DOTALL)
MODULE = "api_page_session"
"""The module in which the sessions run; bots defined there can be found by name."""

WITH_FIELDS = (
    "Difference",
    "Finding",
    "Lost",
    "Position",
    "SceneResult",
    "Share",
    "Solution",
    "Stalled",
    "Thing",
    "Verdict",
    "Won",
)
"""Classes whose fields are public."""


def page() -> str:
    """The whole page."""
    return run_sessions(HEAD.read_text(encoding="utf-8")) + "".join(_reference())


def run_sessions(text: str) -> str:
    """Run the sessions of a text from top to bottom in an empty folder, and write what they print below their lines."""
    module = ModuleType(MODULE)
    sys.modules[MODULE] = module
    try:
        with tempfile.TemporaryDirectory() as folder, chdir(folder), _empty_store():
            return SESSION.sub(lambda found: f"```python\n{_session(found[1], module)}```", text)
    finally:
        del sys.modules[MODULE]


@contextmanager
def _empty_store() -> Iterator[None]:
    """Keep what this machine has recorded out of the sessions."""
    before = os.environ.get(FOLDER_VARIABLE)
    with tempfile.TemporaryDirectory() as folder:
        os.environ[FOLDER_VARIABLE] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER_VARIABLE]
            if before is not None:
                os.environ[FOLDER_VARIABLE] = before


def _session(block: str, module: ModuleType) -> str:
    lines = []
    for example in doctest.DocTestParser().get_examples(block):
        first, *more = example.source.rstrip("\n").split("\n")
        lines += [f">>> {first}", *(f"... {line}".rstrip() for line in more)]
        lines += _output(example, module).splitlines()
    return "".join(f"{line}\n" for line in lines)


def _output(example: doctest.Example, module: ModuleType) -> str:
    """What Python prints for a statement; an error, where one is expected, as doctest shows it."""
    printed = io.StringIO()
    with redirect_stdout(printed):
        try:
            exec(compile(example.source, MODULE, "single"), vars(module))
        except Exception as error:
            if "Traceback" not in example.want:
                raise
            name = f"{type(error).__module__}.{type(error).__qualname__}"
            sys.stdout.write(f"Traceback (most recent call last):\n    ...\n{name}: {error}\n")
    return printed.getvalue()


def _reference() -> Iterator[str]:
    """Every public name with its signature and its docstring."""
    from authoring import api

    yield "## Every name\n"
    for name in sorted(api.__all__, key=str.lower):
        value = getattr(api, name)
        if inspect.isfunction(value):
            yield f"\n### `{name}{_signature(value)}`\n\n{inspect.getdoc(value)}\n"
        elif inspect.isclass(value):
            fields = f"({', '.join(_fields(value))})" if name in WITH_FIELDS else ""
            yield f"\n### class `{name}{fields}`\n\n{inspect.getdoc(value)}\n"
            yield from _members(value)
        elif inspect.ismodule(value):
            yield f"\n### module `{name}`\n\n{(inspect.getdoc(value) or '').splitlines()[0]}\n"
            yield from _classes(value)


def _signature(function: object) -> str:
    """A signature without types: the docstring and the defaults say what is meant."""
    found = inspect.signature(function)  # type: ignore[arg-type]
    bare = [one.replace(annotation=inspect.Parameter.empty) for one in found.parameters.values()]
    return str(found.replace(parameters=bare, return_annotation=inspect.Signature.empty))


def _members(cls: type) -> Iterator[str]:
    rows = []
    for name, value in vars(cls).items():
        doc = inspect.getdoc(value) or ""
        if name.startswith("_") or not doc or not (inspect.isfunction(value) or isinstance(value, property)):
            continue
        shown = (
            f"{name}{_signature(value).replace('(self, ', '(').replace('(self)', '()')}" if callable(value) else name
        )
        rows.append(f"| `{shown}` | {' '.join(doc.split())} |\n")
    if rows:
        yield "\n| attribute | meaning |\n|---|---|\n"
        yield from rows


def _classes(module: ModuleType) -> Iterator[str]:
    """The classes of a module, as they are made."""
    names = getattr(module, "__all__", None) or [
        name for name, value in vars(module).items() if inspect.isclass(value) and value.__module__ == module.__name__
    ]
    yield "\n| class | meaning |\n|---|---|\n"
    for name in names:
        cls = getattr(module, name)
        shown = f"{name}({', '.join(_fields(cls))})" if _fields(cls) else name
        yield f"| `{shown}` | {(inspect.getdoc(cls) or '').splitlines()[0]} |\n"


def _fields(cls: type) -> list[str]:
    """The fields of a dataclass that it prints."""
    return [one.name for one in dataclasses.fields(cls) if one.repr] if dataclasses.is_dataclass(cls) else []
