"""Translate content with gettext PO files, which every translation tool can edit.

Each content file has a PO file for each language, in the folder `translations/` beside it. `extract` writes the texts
of the YAML file to the PO file; `merge` writes the translations into the YAML file, which players read. The PO file has
the source text of each translation; if the source has changed since, the translation is stale.
"""
