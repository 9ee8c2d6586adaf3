"""Cards for print: 63 by 88 mm, nine to a sheet, with a bleed and crop marks.

Text is measured before printing and set smaller until it fits, but never smaller than can be read across a table. The
lint rule `overflowing-card-text` reports text that does not fit.
"""
