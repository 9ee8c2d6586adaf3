"""The kinds of problem that the stages before lint report: files, YAML, schema, and the library.

Each is documented, with a bad and a good example, by the rule module of the same name in `authoring/lint/rules/`.
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

# suppressions
UNUSED_IGNORE = Kind("S401", "unused-ignore", Severity.WARNING)
MALFORMED_IGNORE = Kind("S402", "malformed-ignore", Severity.WARNING)

# the library
UNKNOWN_ID = Kind("R101", "unknown-id", _E)
DUPLICATE_ID = Kind("R102", "duplicate-id", _E)
WRONG_KIND = Kind("R103", "wrong-kind", _E)
REPLACES_NOTHING = Kind("R104", "replaces-nothing", _E)

# rules
BROKEN_RULE = Kind("R201", "broken-rule", _E)
COUNTER_NEVER_SET = Kind("R202", "counter-never-set", Severity.WARNING)
COUNTER_NEVER_READ = Kind("R203", "counter-never-read", Severity.WARNING)
TOKEN_NEVER_PLACED = Kind("R204", "token-never-placed", Severity.WARNING)
RULE_NEVER_FIRES = Kind("R205", "rule-never-fires", Severity.WARNING)
ENDLESS_RULES = Kind("R206", "endless-rules", _E)
UNREAD_PARAMETER = Kind("R207", "unread-parameter", Severity.WARNING)

# tiles
UNKNOWN_SPACE = Kind("T101", "unknown-space", _E)
DUPLICATE_SPACE = Kind("T102", "duplicate-space", _E)
MISSING_ENTRY = Kind("T103", "missing-entry", Severity.WARNING)
CUT_OFF_SPACE = Kind("T104", "cut-off-space", Severity.WARNING)
WALLED_IN_EXIT = Kind("T105", "walled-in-exit", Severity.WARNING)
ONE_WAY_WATER = Kind("T106", "one-way-water", Severity.WARNING)
FAR_EXIT_SPACE = Kind("T107", "far-exit-space", Severity.WARNING)
ONE_SIDED_FLIP = Kind("T108", "one-sided-flip", Severity.WARNING)
SECOND_FLIP = Kind("T109", "second-flip", Severity.WARNING)
STRAY_CURRENT = Kind("T110", "stray-current", Severity.WARNING)
CURRENT_ON_LAND = Kind("T111", "current-on-land", Severity.WARNING)
OVERLAPPING_SPACES = Kind("T112", "overlapping-spaces", Severity.WARNING)
TRAP_IN_WATER = Kind("T113", "trap-in-water", Severity.WARNING)
UNWALKABLE_SPACE = Kind("T114", "unwalkable-space", Severity.WARNING)
BLOCKED_LINK = Kind("T115", "blocked-link", Severity.WARNING)
LONG_LINK = Kind("T116", "long-link", Severity.WARNING)
LINK_AND_LINE = Kind("T117", "link-and-line", Severity.WARNING)
REPEATED_LINK = Kind("T118", "repeated-link", Severity.WARNING)
SPACE_IN_ROCK = Kind("T119", "space-in-rock", Severity.WARNING)
TWIN_COLOURS = Kind("T120", "twin-colours", _E)
WRONG_SLOPE = Kind("T121", "wrong-slope", _E)
FLIP_WITHOUT_PARTY_ITEM = Kind("T122", "flip-without-party-item", Severity.WARNING)

# exits and plan
OVERLAPPING_TILES = Kind("X101", "overlapping-tiles", _E)
BOTH_FACES = Kind("X102", "both-faces", _E)
REPEATED_TILE = Kind("X103", "repeated-tile", _E)
GAP_IN_PLAN = Kind("X104", "gap-in-plan", Severity.WARNING)
EXIT_TO_WALL = Kind("X105", "exit-to-wall", Severity.WARNING)
EXIT_COLOUR_CLASH = Kind("X106", "exit-colour-clash", Severity.WARNING)
MISALIGNED_EXITS = Kind("X107", "misaligned-exits", Severity.WARNING)
EXIT_TO_NOWHERE = Kind("X108", "exit-to-nowhere", Severity.WARNING)
UNKNOWN_EXIT = Kind("X109", "unknown-exit", _E)
UNKNOWN_START = Kind("X110", "unknown-start", _E)
START_NOT_UP = Kind("X111", "start-not-up", _E)
ABSENT_ROOM = Kind("X112", "absent-room", _E)
UNKNOWN_ROOM_SPACE = Kind("X113", "unknown-room-space", _E)
BARRED_ENTRY = Kind("X114", "barred-entry", Severity.WARNING)

# definitions and campaigns
UNUSED_DEFINITION = Kind("R301", "unused-definition", Severity.WARNING)
ENDLESS_CAMPAIGN = Kind("R302", "endless-campaign", Severity.WARNING)
UNREACHED_CHAPTER = Kind("R303", "unreached-chapter", Severity.WARNING)
MISSING_STEP = Kind("R304", "missing-step", _E)
DEAD_BRANCH = Kind("R305", "dead-branch", Severity.WARNING)

# connectivity and solvability
UNREACHABLE_GOAL = Kind("C101", "unreachable-goal", _E)
GOAL_BY_LUCK = Kind("C102", "goal-by-luck", Severity.WARNING)
SOFT_LOCK = Kind("C103", "soft-lock", Severity.WARNING)
UNREACHABLE_FACE = Kind("C104", "unreachable-face", Severity.WARNING)
UNREACHABLE_ROOM = Kind("C105", "unreachable-room", Severity.WARNING)
UNREACHABLE_SEARCH = Kind("C106", "unreachable-search", Severity.WARNING)
UNREACHABLE_RULE = Kind("C107", "unreachable-rule", Severity.WARNING)
MISSING_FLIP_ITEM = Kind("C108", "missing-flip-item", Severity.WARNING)
MISSING_FLIP_CLASS = Kind("C109", "missing-flip-class", Severity.WARNING)
WON_AT_SETUP = Kind("C110", "won-at-setup", _E)
LOST_AT_SETUP = Kind("C111", "lost-at-setup", _E)
CLASHING_ENDINGS = Kind("C112", "clashing-endings", Severity.WARNING)
SHORT_TIME = Kind("C113", "short-time", Severity.WARNING)
DOOR_NEVER_OPENED = Kind("C114", "door-never-opened", Severity.WARNING)
DOOR_NEVER_SHUT = Kind("C115", "door-never-shut", Severity.WARNING)
NO_PARTY = Kind("C116", "no-party", _E)
OVERSIZED_BOARD = Kind("C117", "oversized-board", Severity.INFO)
BROKEN_SETUP = Kind("C118", "broken-setup", _E)

# encounters and minions
MISSING_PAGE = Kind("E101", "missing-page", Severity.WARNING)
TOO_FEW_FIGURES = Kind("E102", "too-few-figures", Severity.WARNING)
EMPTY_SURGE = Kind("E103", "empty-surge", Severity.WARNING)
CROWDED_ENTRY = Kind("E104", "crowded-entry", Severity.WARNING)
EMPTY_ENCOUNTER_DECK = Kind("E105", "empty-encounter-deck", Severity.WARNING)
BOSS_WITHOUT_CARDS = Kind("E106", "boss-without-cards", Severity.WARNING)
UNKNOWN_FIGURE = Kind("E107", "unknown-figure", Severity.WARNING)
GREEDY_WITHOUT_VARIANT = Kind("E108", "greedy-without-variant", Severity.WARNING)
NOBODY_PLACED = Kind("E109", "nobody-placed", Severity.WARNING)
REPEATED_ENCOUNTER_CARD = Kind("E110", "repeated-encounter-card", Severity.WARNING)

# cards
SLOT_CONTRADICTION = Kind("K101", "slot-contradiction", Severity.WARNING)
UNMEETABLE_REQUIREMENT = Kind("K102", "unmeetable-requirement", Severity.WARNING)
UNPAYABLE_COST = Kind("K103", "unpayable-cost", Severity.WARNING)
SHORT_DECK = Kind("K104", "short-deck", Severity.WARNING)
CONTRADICTING_NUMBER = Kind("K105", "contradicting-number", Severity.WARNING)
IDLE_CARD = Kind("K106", "idle-card", Severity.WARNING)
UNTAKEABLE_ABILITY = Kind("K107", "untakeable-ability", Severity.WARNING)
WEAPON_WITHOUT_ATTACK = Kind("K108", "weapon-without-attack", Severity.WARNING)
EMPTY_EVENT = Kind("K109", "empty-event", Severity.WARNING)
UNWEARABLE_EQUIPMENT = Kind("K110", "unwearable-equipment", Severity.WARNING)
UNARMED_HERO = Kind("K111", "unarmed-hero", Severity.WARNING)

# narrative
MISSING_PART = Kind("N101", "missing-part", Severity.WARNING)
WORDLESS_CHAPTER = Kind("N102", "wordless-chapter", Severity.INFO)
BLANK_TEXT = Kind("N103", "blank-text", Severity.WARNING)
MISSING_TRANSLATION = Kind("N104", "missing-translation", Severity.WARNING)
PLACEHOLDER_MISMATCH = Kind("N105", "placeholder-mismatch", Severity.WARNING)
STRAY_SPACE = Kind("N106", "stray-space", Severity.WARNING)
REPEATED_STORY = Kind("N107", "repeated-story", Severity.WARNING)
UNTRANSLATED_TEXT = Kind("N108", "untranslated-text", Severity.WARNING)
UNFINISHED_TEXT = Kind("N109", "unfinished-text", Severity.WARNING)
WORDLESS_RULE = Kind("N110", "wordless-rule", Severity.INFO)
STALE_TRANSLATION = Kind("N111", "stale-translation", Severity.WARNING)
OVERFLOWING_CARD_TEXT = Kind("N112", "overflowing-card-text", Severity.WARNING)

# play
BROKEN_GAME = Kind("P101", "broken-game", _E)
NEVER_WON = Kind("P102", "never-won", Severity.WARNING)
NEVER_LOST = Kind("P103", "never-lost", Severity.WARNING)
MISSED_TARGET = Kind("P104", "missed-target", Severity.WARNING)
SILENT_RULE = Kind("P105", "silent-rule", Severity.INFO)
