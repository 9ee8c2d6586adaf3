"""Scenes: a position set up from names, steps to carry out, and what must be so afterwards.

A scene is plain data in the shape of `schemas/scenes.schema.json`. `run.play` plays it once; `run.chance` counts in how
many games of different seeds an expectation holds.
"""
