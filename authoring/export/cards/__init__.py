"""Cards on paper: 63 by 88 mm, nine to a sheet, with a bleed and crop marks.

Text is measured before it is set. It shrinks to fit, but never below what can be read across a table; what does not
fit even then is told by the lint rule `overflowing-card-text`.
"""
