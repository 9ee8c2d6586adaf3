"""Export storybooks and cards for print, as HTML or PDF.

Both formats are written from the same records (`authoring.export.book.model`, `authoring.export.cards.model`). Content
is untrusted: Jinja escapes it in HTML, and for PDF a fixed template gets the records as data.
"""
