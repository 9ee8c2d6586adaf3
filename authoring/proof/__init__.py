"""Proof: what cannot come about in a chapter, by an abstract run of every rule in play.

The run keeps what is possible and only ever adds to it, so what it calls out of reach is out of reach for certain.
"""

from authoring.proof.run import Run, run
from authoring.proof.verdicts import Impossible, impossible
from authoring.proof.world import World, world_of

__all__ = ["Impossible", "Run", "World", "impossible", "run", "world_of"]
