"""Files that a person is editing: what lint says of unsaved text, what can stand at a place, and changes to it.

Everything here speaks of lines and columns as findings do: both count from 1, columns in characters.
"""
