"""Build hook of hatchling: a wheel whose engine is compiled for this Python.

It runs only if HATCH_BUILD_HOOK_ENABLE_CUSTOM is set, as `make wheels` and the release do. Without it a wheel is pure
Python and fits every system.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles a copy of the engine, and puts the compiled modules beside their sources in the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the files of the wheel are collected."""
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from authoring.generators.compiled_engine import compile_engine, compiled_modules

        self.folder = Path(tempfile.mkdtemp())
        copy = self.folder / "engine"
        shutil.copytree(Path(self.root) / "engine", copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
        compile_engine(copy)
        for module in compiled_modules(copy):
            build_data["force_include"][str(module)] = module.relative_to(self.folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Delete the compiled copy."""
        if version != "editable":
            shutil.rmtree(self.folder)
