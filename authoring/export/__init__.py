"""Export: what goes to the table on paper, as HTML or PDF.

Both formats are written from the same plain records (`authoring.export.book.model`, `authoring.export.cards.model`).
Content is untrusted: HTML is escaped by Jinja, and the PDF is set by a fixed template that gets the records as data.
"""
