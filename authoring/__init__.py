"""Authoring: reads, checks, draws and reports on chapters written as YAML files."""

__version__ = "0.1.0"
