"""Fuzzing: `make fuzz` writes odd content files and watches what Tailwright does with them.

`cases.py` makes the text of case N of a seed: a bundled file with mutations (`mutate.py`), or content generated from
the schemas and the words of the rule language (`generate.py`). `stages.py` does with it what the commands do.
`workers.py` runs that under limits in child processes, `shrink.py` makes a failing file small, and `__main__.py` is the
command line. `found/` holds what was found once; `tests/test_fuzz.py` replays it.
"""
