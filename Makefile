# The main commands: make play, make test. Every command first sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SETUP := $(VENV)/.ready
TOOLS := $(VENV)/.tools
WRITERS := $(VENV)/.docs
NEWEST := .venv-newest
# modules that are never imported need not be compiled
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
NPM := $(BIN)/python hatch_build.py
MKDOCS := NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
PAGE := src/wanderwall/server/page/index.html
OFFLINE := src/wanderwall/server/offline_page/sw.js
BOARD := build/board/wanderwall-board.js
MODULES := web/node_modules/.package-lock.json
PAGE_SOURCES := $(shell find web src/wanderwall/i18n src/wanderwall/draw/icons -type f -not -path 'web/node_modules/*' -not -name '*.py*' 2>/dev/null)
PYTHON_SOURCES := $(shell find src/wanderwall -name '*.py' -o -path '*/editions/*' -o -path '*/puzzles/data/*' 2>/dev/null)
LOCK := $(BIN)/uv pip compile pyproject.toml --universal --generate-hashes --no-header --no-annotate --quiet
ARGS ?=
HOST ?= 0.0.0.0
PORT ?= 8000
MINUTES ?= 30
SLOWEST ?= 30
# hundreds of test processes import the same modules; without bytecode files each would compile them again
unexport PYTHONDONTWRITEBYTECODE
# more than there are cores: the tests spend half of their time waiting
WORKERS := $(shell echo $$(( $$(nproc) * 2 )))

.DEFAULT_GOAL := help
.PHONY: help play check check-page check-server test broad wheel docs manual bench load soak lint types rules page-lint page-types page-tests page-size compiled collected patience lock newest newest-page clean page parts screenshots offline board

help: ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: $(SETUP) $(PAGE) ## play in the browser (PORT=9123 and HOST=127.0.0.1 change the address; ARGS adds options of `wanderwall serve`)
	@$(BIN)/wanderwall serve --host $(HOST) --port $(PORT) $(ARGS)

check: $(TOOLS) $(MODULES) ## check rules and page: linters, types, layers, and their tests
	@$(MAKE) --no-print-directory --jobs=3 --output-sync types page-types rules page-lint page-tests lint

check-page: $(MODULES) ## check the page alone: linters, types, layers, and its tests
	@$(MAKE) --no-print-directory --jobs=2 --output-sync page-types page-lint page-tests

# without what `make parts` installs: no PostgreSQL, Redis, proxy or browser
check-server: $(TOOLS) $(PAGE) compiled ## run the tests of the server, with SQLite, without browsers
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup -m "not broad and not parts" tests/server

test: patience $(SETUP) ## run all checks and tests, and list the 30 slowest (about 20 minutes on two cores)
	@$(MAKE) --no-print-directory --jobs=2 --output-sync collected types page-types page-size board page-lint page-tests lint manual parts
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup --durations=$(SLOWEST) || $(ALONE)

# a browser among four processes on two cores may be too slow for its test: if only such tests failed, they have to pass
# one at a time; every other failure ends the run
FAILED := .pytest_cache/v/cache/lastfailed
ALONE = { [ $$? = 1 ] && ! grep -v '"tests/browser/' $(FAILED) | grep -q :: && echo "Tests in a browser failed next to others. Once more, one at a time:" && $(BIN)/pytest --last-failed; }

patience:
	@echo "running all checks and tests: this takes about 20 minutes on two cores (make check: rules and page only; make check-server: the server only)"

# only tests that need no server, browser, database or terminal and nothing compiled: the slow ones are left out
LATER := any_game arena bots browser cli coach envs kernel mazecom puzzles server solver train $(addprefix web/test_,container.py pace.py wheel.py)
rules: $(TOOLS)
	$(BIN)/pytest -n $(WORKERS) tests $(LATER:%=--ignore=tests/%)

# compile the bots' searches once: otherwise parallel test processes would each compile them
compiled: $(SETUP)
	$(BIN)/python -c 'from wanderwall import bots; [bots.warm(game) for game in ("classic", "go", "towers")]'

# compile the test modules once, for the same reason; errors in them are reported by the tests themselves
collected: compiled $(TOOLS)
	@$(BIN)/pytest --collect-only -qq >/dev/null || true

# the files of the built page are not too large; the Python tests use this page
page-size: $(PAGE) $(OFFLINE)
	$(NPM) run size

page-lint: $(MODULES)
	$(NPM) run lint

page-types: $(MODULES)
	$(NPM) run types

page-tests: $(MODULES)
	$(NPM) run test

# the same as docs, with the packages of the tests: two pips must not install at once
manual: $(TOOLS)
	$(MKDOCS)

lint: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/python -m tools check shape --check

types: $(TOOLS)
	$(BIN)/mypy

broad: $(TOOLS) $(PAGE) $(OFFLINE) parts ## run the tests that `make test` leaves out: all languages, sizes, stores and editions
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup -m broad

soak: broad ## long runs: what `make broad` does; random games and faults for MINUTES=30 each, attacks, random requests, all puzzles, the ladder of bots (OLD=a checkout of version 0.1 joins it), their inference, turns in a browser, pictures of every scene, offline games, the container (as root)
	$(INSTALL) "torch>=2" sb3-contrib jax
	$(BIN)/pytest tests/train/test_training.py tests/envs/test_batch.py tests/docs/test_notebooks.py
	$(BIN)/python -m tools soak games --minutes $(MINUTES)
	$(BIN)/python -m tools soak faults --minutes $(MINUTES)
	$(BIN)/python -m tools soak attacks
	$(BIN)/python -m tools soak requests
	$(BIN)/python -m tools soak rooms
	$(BIN)/python -m tools soak puzzles
	$(BIN)/python -m tools research ladder --games 400 $(if $(OLD),--old $(OLD))
	$(BIN)/python -m tools research ladder --game towers --games 400
	$(BIN)/python -m tools research turns pace
	$(BIN)/python -m tools research inference
	$(BIN)/python -m tools research perfect_information
	$(BIN)/python -m tools research chances
	$(BIN)/python -m tools research turns length
	$(BIN)/python -m tools research turns longest --games 560
	$(BIN)/python -m tools check pictures
	$(BIN)/python -m tools soak page
	$(BIN)/python -m tools soak offline
	$(BIN)/python -m tools soak container

# it contains page and manual; make rebuilds them if their sources changed
wheel: $(WRITERS) $(PAGE) $(OFFLINE) ## build the package, in dist
	@$(MKDOCS) --quiet
	@rm -f dist/*.whl
	WANDERWALL_PAGE=built $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@echo "built $$(ls $(CURDIR)/dist/*.whl), $$(du -h dist/*.whl | cut -f1)"
	@echo "install it on any machine with Python 3.11 or newer: pip install '$$(basename dist/*.whl)[server,fast]'"

docs: $(WRITERS) ## build the manual, which the server then serves at /manual
	$(MKDOCS)

screenshots: $(TOOLS) $(PAGE) parts ## take screenshots of the page in all main states, in build/screenshots (ARGS="--only start")
	$(BIN)/python -m tools generate screenshots build/screenshots $(ARGS)

load: $(TOOLS) parts ## measure how many tables and moves one server can serve (ARGS="--write" writes docs/lab/load.md)
	$(BIN)/python -m tools bench load $(ARGS)

bench: $(TOOLS) $(PAGE) $(OFFLINE) parts ## measure speed, as ratios within one run: the engine, environments, puzzles, then the page, with a server and offline
	$(BIN)/wanderwall bench
	$(BIN)/python -m tools bench envs
	$(BIN)/python -m tools bench puzzles
	$(BIN)/python -m tools bench page $(ARGS)
	$(BIN)/python -m tools bench offline $(ARGS)

# A virtual environment with the packages for playing, from the hashed lock; on Debian venv is a separate package.
$(SETUP): requirements.lock pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "wanderwall needs Python 3.11 or newer, and $(PYTHON) is not installed. To use another one: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "wanderwall needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) -V 2>&1). To use another one: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || ./scripts/install-packages python3-venv
	@echo "setting up (only once, about a minute) …"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(INSTALL) --dry-run --ignore-installed --no-deps --retries 1 --timeout 15 pip >/dev/null || { echo "pip cannot download packages: check the network and the package index. Nothing was installed."; exit 1; }
	$(INSTALL) --upgrade pip # the one that comes with Python 3.11 needs twice as long for the rest
	$(INSTALL) --require-hashes -r requirements.lock
	$(INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

# What tests and measurements need in addition.
$(TOOLS): requirements-dev.lock $(SETUP)
	$(INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@

# What builds the manual.
$(WRITERS): requirements-docs.lock $(SETUP)
	$(INSTALL) --require-hashes -r requirements-docs.lock
	@touch $@

# What the tests need in addition to Python: throwaway databases, proxies, a browser and a bare Debian. On Debian PostgreSQL's server is not in the path.
parts:
	@{ command -v redis-server && command -v nginx && command -v caddy && command -v chromium-headless-shell && command -v mmdebstrap && ls /usr/lib/postgresql/*/bin/postgres; } >/dev/null 2>&1 \
	  || ./scripts/install-packages postgresql redis-server nginx-light caddy chromium-headless-shell mmdebstrap

# The page, rebuilt into the package when its source or its texts changed.
page: $(PAGE)

$(PAGE): $(PAGE_SOURCES) $(MODULES)
	@$(NPM) run build
	@touch $@

board: $(BOARD) ## build the boards as a module for other websites, in build/board (and the development page, in build/dev)

$(BOARD): $(PAGE_SOURCES) $(MODULES)
	@$(NPM) run board
	@touch $@

offline: $(OFFLINE) ## build the offline page: a folder of files for any web space, in build/offline
	@rm -rf build/offline && mkdir -p build && cp -r $(dir $(OFFLINE)) build/offline

$(OFFLINE): $(PAGE_SOURCES) $(PYTHON_SOURCES) $(MODULES)
	@$(NPM) run offline
	@touch $@

$(MODULES): web/package-lock.json | $(SETUP)
	@$(NPM) ci
	@touch $@

lock: $(SETUP) ## update the lock files after a change of dependencies
	$(INSTALL) uv
	$(LOCK) --group dev --extra server --extra push --extra fast --extra envs --extra docs -o requirements-dev.lock
	$(LOCK) --group build --extra server --extra push --extra fast -c requirements-dev.lock -o requirements.lock
	$(LOCK) --extra docs -c requirements-dev.lock -o requirements-docs.lock

# the newest packages that pyproject.toml allows, as `pip install wanderwall` finds them, in an environment of their own
newest: ## run check and check-server with the newest packages instead of the locked ones; make newest-page does it for the page
	rm -rf $(NEWEST) && $(PYTHON) -m venv $(NEWEST)
	$(NEWEST)/bin/python -m pip install --quiet --upgrade pip
	$(NEWEST)/bin/python -m pip install --quiet --group build
	$(NEWEST)/bin/python -m pip install --quiet --no-build-isolation --editable '.[server,push,fast,envs]' --group dev
	touch $(NEWEST)/.ready && touch $(NEWEST)/.tools
	$(NEWEST)/bin/python -m pip list --outdated
	$(MAKE) VENV=$(NEWEST) check check-server

newest-page: $(MODULES)
	$(NPM) install --no-save $$($(PYTHON) -c 'import json; page = json.load(open("web/package.json")); print(*(f"{name}@latest" for kind in ("dependencies", "devDependencies") for name in page[kind]))')
	$(MAKE) check-page; result=$$?; $(NPM) ci && touch $(MODULES) && exit $$result

clean: ## remove everything that make has set up and built
	rm -rf $(VENV) $(NEWEST) web/node_modules src/wanderwall/server/page src/wanderwall/server/manual src/wanderwall/server/offline_page .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
