"""The kinds of problem that `authoring/content` reports when it reads files, checks schemas and resolves ids.

The module of the same name in `authoring/lint/rules/` documents each, with a bad and a good example. All other kinds
of problem are declared by their lint rules.
"""

from __future__ import annotations

from authoring.content.findings import Kind, Severity

_E = Severity.ERROR

# the file
MISSING_FILE = Kind("S101", "missing-file", _E)
UNREADABLE_FILE = Kind("S102", "unreadable-file", _E)
FOLDER_FOR_FILE = Kind("S103", "folder-for-file", _E)
OVERSIZED_FILE = Kind("S104", "oversized-file", _E)
NOT_UTF8 = Kind("S105", "not-utf8", _E)
CONTROL_CHARACTER = Kind("S106", "control-character", _E)
EMPTY_FILE = Kind("S107", "empty-file", _E)
ESCAPING_LINK = Kind("S108", "escaping-link", _E)
OVERSIZED_FOLDER = Kind("S109", "oversized-folder", _E)

# YAML
YAML_SYNTAX = Kind("S201", "yaml-syntax", _E)
DUPLICATE_KEY = Kind("S202", "duplicate-key", _E)
NON_STRING_KEY = Kind("S203", "non-string-key", _E)
TAG = Kind("S204", "tag", _E)
MERGE_KEY = Kind("S205", "merge-key", _E)
SEVERAL_DOCUMENTS = Kind("S206", "several-documents", _E)
ALIAS_BOMB = Kind("S207", "alias-bomb", _E)
ALIAS_LOOP = Kind("S208", "alias-loop", _E)
UNKNOWN_ALIAS = Kind("S209", "unknown-alias", _E)
DEEP_NESTING = Kind("S210", "deep-nesting", _E)
UNUSABLE_NUMBER = Kind("S211", "unusable-number", _E)

# Tailwright
INTERNAL_FAULT = Kind("S403", "internal-fault", _E)

# schema
UNKNOWN_KIND = Kind("S301", "unknown-kind", _E)
UNKNOWN_KEY = Kind("S302", "unknown-key", _E)
MISSING_KEY = Kind("S303", "missing-key", _E)
WRONG_TYPE = Kind("S304", "wrong-type", _E)
UNKNOWN_WORD = Kind("S305", "unknown-word", _E)
OUT_OF_RANGE = Kind("S306", "out-of-range", _E)
MALFORMED_TEXT = Kind("S307", "malformed-text", _E)
WRONG_LENGTH = Kind("S308", "wrong-length", _E)
REPEATED_ITEM = Kind("S309", "repeated-item", _E)
KEY_CLASH = Kind("S310", "key-clash", _E)

# the library
UNKNOWN_ID = Kind("R101", "unknown-id", _E)
DUPLICATE_ID = Kind("R102", "duplicate-id", _E)
WRONG_KIND = Kind("R103", "wrong-kind", _E)
REPLACES_NOTHING = Kind("R104", "replaces-nothing", _E)
UNDECLARED_BOX = Kind("R212", "undeclared-box", _E)
