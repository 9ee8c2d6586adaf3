"""`tailwright lsp`: the language server. It translates between editors and `authoring.api`, and knows no rule.

`server.py` lists what an editor can ask; each answer is made in the module that is named like it.
"""
