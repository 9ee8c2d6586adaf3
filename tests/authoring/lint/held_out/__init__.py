"""The held-out suite: broken and sound chapters, written from the docs without a look at the code of lint."""
