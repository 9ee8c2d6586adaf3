# make demo   install, lint the bundled content, playtest the bundled chapter
# make test   install what the tests need, then ruff, mypy and pytest
# make fast   an environment .venv-fast with the engine compiled by mypyc
# make bench  measure the engine and the linter
# make soak   ten thousand games under watch, over all chapters, parties and bots
# make soak-tests  the tests marked soak: balance of chapters and cards, mutations, all boards (an hour or so)
# make golden play the golden games anew, show what changed, keep it
# make docs   the documentation as a site, strict: no broken link
# make reference  write the generated pages of docs/reference anew
# make pictures  draw the pictures of the documentation anew
# make clean  remove everything make and Python have made here

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
REPORT := build/playtest-flight.html

.PHONY: docs fast bench-compare
.PHONY: demo test lint bench soak soak-tests golden reference pictures clean

demo: $(VENV)/.installed
	$(BIN)/tailwright lint
	@mkdir -p $(dir $(REPORT))
	$(BIN)/tailwright playtest chapters/sorrow/flight.yaml --games 200 --seed 7 --html $(REPORT)
	@echo "report: $(CURDIR)/$(REPORT)"

test: $(VENV)/.installed-dev compiler graphviz browser
	$(BIN)/ruff check .
	$(BIN)/mypy --strict authoring engine tailwright
	$(BIN)/pytest -n 2

fast: compiler | $(BIN)/python
	$(BIN)/python -m venv .venv-fast
	.venv-fast/bin/python -m pip install --quiet --disable-pip-version-check --force-reinstall --no-deps .
	.venv-fast/bin/python -m pip install --quiet --disable-pip-version-check '.[fast]'
	cd .venv-fast && bin/python -m authoring.generators.compiled_engine

bench-compare: $(VENV)/.installed-dev
	$(BIN)/python -m tests.bench --compare

bench: $(VENV)/.installed-dev
	$(BIN)/python -m tests.bench

soak: $(VENV)/.installed-dev graphviz
	$(BIN)/python -m tests.soak

soak-tests: $(VENV)/.installed-dev graphviz
	$(BIN)/pytest -n 2 -m soak

golden: $(VENV)/.installed-dev
	$(BIN)/python -m tests.golden_games

docs: reference
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[docs]'
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --config-file .ci/mkdocs.yml
	@echo "site: $(CURDIR)/build/site/index.html"

reference: $(VENV)/.installed
	$(BIN)/python -m authoring.generators.lint_rules > docs/reference/lint.md
	$(BIN)/python -m authoring.generators.rule_language > docs/reference/rule-language.md
	$(BIN)/python -m authoring.generators.commands > docs/reference/commands.md
	$(BIN)/python -m authoring.generators.kinds > docs/reference/kinds.md
	$(BIN)/python -m authoring.generators.reports > docs/reference/reports.md
	$(BIN)/python -m authoring.generators.api_page > docs/reference/api.md
	$(BIN)/python -m tests.rules_page

pictures: $(VENV)/.installed
	$(BIN)/tailwright render chapter flight -o docs/images/flight-plan.svg
	$(BIN)/tailwright render tile kitchen -o docs/images/kitchen.svg

clean:
	rm -rf $(VENV) .venv-fast build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/.installed

# Debian's own Python comes without ensurepip, which venv needs to give the environment its pip.
$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Python 3.11 or later is needed; '$(PYTHON)' is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || .ci/need-package python3-venv "create a virtual environment"
	$(PYTHON) -m venv $(VENV)

# The tests look at reports in a real browser: whichever of these there is.
BROWSERS := chromium-headless-shell chromium chromium-browser google-chrome
.PHONY: browser
browser:
	@for name in $(BROWSERS); do command -v $$name >/dev/null && exit 0; done; \
	  .ci/need-package chromium-headless-shell "look at reports in a browser" || .ci/need-package chromium "look at reports in a browser"

.PHONY: graphviz
graphviz:
	@command -v dot >/dev/null || .ci/need-package graphviz "draw graphs (the command 'dot')"

# mypyc turns the engine into C: a compiler and Python's headers.
.PHONY: compiler
compiler: | $(BIN)/python
	@command -v cc >/dev/null || command -v gcc >/dev/null || .ci/need-package gcc "compile the engine (the command 'cc')"
	@$(BIN)/python -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' \
	  || .ci/need-package python3-dev "compile the engine (Python.h)"
