"""Translation of content, through gettext PO files that every translation tool can edit.

A file of content has one PO file for each language, beside it in `translations/`. The PO file remembers the source text
each translation was made from; where the source has changed since, the translation is stale. What players read stands
in the YAML: `extract` writes the PO from it, `merge` puts the translations of the PO into it.
"""
