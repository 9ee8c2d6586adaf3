"""The lint rules, one module each; `authoring.lint.registry` lists them."""
