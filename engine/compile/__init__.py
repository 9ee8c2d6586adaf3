"""Content into a compiled chapter: `compile_chapter` is the one way in."""

from engine.compile.chapter import compile_chapter

__all__ = ["compile_chapter"]
