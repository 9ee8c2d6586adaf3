"""The lint rules: a folder for each family, a module for each rule. `authoring.lint.registry` joins the families."""
