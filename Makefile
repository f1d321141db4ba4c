# The two commands: make play, make test. All commands set up what they need first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SETUP := $(VENV)/.ready
TOOLS := $(VENV)/.tools
WRITERS := $(VENV)/.docs
# what is never imported need not be compiled
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
NPM := $(BIN)/python hatch_build.py
MKDOCS := NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
PAGE := src/wanderwall/server/page/index.html
OFFLINE := src/wanderwall/server/alone/sw.js
MODULES := web/node_modules/.package-lock.json
PAGE_SOURCES := $(shell find web src/wanderwall/i18n -type f -not -path 'web/node_modules/*' -not -name '*.py*' 2>/dev/null)
PYTHON_SOURCES := $(shell find src/wanderwall -name '*.py' -o -path '*/editions/*' -o -path '*/puzzles/data/*' 2>/dev/null)
LOCK := $(BIN)/uv pip compile pyproject.toml --universal --generate-hashes --no-header --no-annotate --quiet
ARGS ?=
HOST ?= 0.0.0.0
PORT ?= 8000
MINUTES ?= 30
# hundreds of processes of the tests import the same, and each would compile it anew where somebody forbids to keep that
unexport PYTHONDONTWRITEBYTECODE
# more than there are cores: half of the tests' time is waiting
WORKERS := $(shell echo $$(( $$(nproc) * 3 / 2 )))

.DEFAULT_GOAL := help
.PHONY: help play check test wheel docs manual bench load soak lint rules checked compiled collected patience lock clean page parts screenshots offline

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 13

play: $(SETUP) $(PAGE) ## play in the browser (PORT=9123 HOST=127.0.0.1 for others; ARGS for more)
	@$(BIN)/wanderwall serve --host $(HOST) --port $(PORT) $(ARGS)

check: $(TOOLS) ## lint, types, layers and the tests of the rules, in under 2 minutes on two cores
	@$(MAKE) --no-print-directory --jobs=2 --output-sync lint rules

test: patience $(SETUP) ## everything that must hold, in about 24 minutes on two cores
	@$(MAKE) --no-print-directory --jobs=2 --output-sync collected lint checked manual parts
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup

patience:
	@echo "everything that must hold: this takes about 24 minutes on two cores (make check: the rules only, 2 minutes)"

# tests that need no server, no browser, no database, no terminal and nothing compiled: what is left out takes the time
LATER := arena bots browser cli coach envs hosts kernel mazecom puzzles server solver $(addprefix web/test_,container.py pace.py wheel.py)
rules: $(TOOLS)
	$(BIN)/pytest -n $(WORKERS) tests $(LATER:%=--ignore=tests/%)

# the bots' searches, once: processes of the tests that need them at the same time would each compile them
compiled: $(SETUP)
	$(BIN)/python -c 'from wanderwall import bots; [bots.warm(game) for game in ("classic", "go", "towers")]'

# the tests' own modules, once, for the same reason; what is wrong with them the tests themselves will say
collected: compiled $(TOOLS)
	@$(BIN)/pytest --collect-only -qq >/dev/null || true

# types and tests of the page; the tests of Python use it as it was built
checked: $(PAGE) $(OFFLINE)
	$(NPM) run check

# the same as docs, with what the tests bring: two pips must not install at once
manual: $(TOOLS)
	$(MKDOCS)

lint: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.check.shape --check

soak: $(TOOLS) $(PAGE) $(OFFLINE) parts ## long runs: what is tested, in all languages, sizes and stores; MINUTES each of random games and of faults under play (MINUTES=30), attacks, all puzzles, the ladder of bots (OLD=a checkout of version 0.1 plays, too), what they conclude, turns in a browser, games without a server, the container (as root)
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup -m broad
	$(INSTALL) "torch>=2" sb3-contrib jax
	$(BIN)/pytest tests/envs/test_train.py tests/envs/test_libraries.py tests/learn/test_train.py tests/docs/test_notebooks.py
	$(BIN)/python -m tools.soak --minutes $(MINUTES)
	$(BIN)/python -m tools.soak_faults --minutes $(MINUTES)
	$(BIN)/python -m tools.attacks
	$(BIN)/python -m tools.soak_room
	$(BIN)/python -m tools.soak_puzzles
	$(BIN)/python -m tools.soak_ladder --games 400 $(if $(OLD),--old $(OLD))
	$(BIN)/python -m tools.soak_ladder --game towers --games 400
	$(BIN)/python -m tools.soak_pace
	$(BIN)/python -m tools.soak_inference
	$(BIN)/python -m tools.soak_oracle
	$(BIN)/python -m tools.soak_chances
	$(BIN)/python -m tools.soak_turns
	$(BIN)/python -m tools.soak_page
	$(BIN)/python -m tools.soak_offline
	$(BIN)/python -m tools.soak_container

# page and manual are in it; those of make are as fresh as their sources
wheel: $(WRITERS) $(PAGE) $(OFFLINE) ## the package to install elsewhere, in dist
	@$(MKDOCS) --quiet
	@rm -f dist/*.whl
	WANDERWALL_PAGE=built $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@echo "the wheel is $$(ls $(CURDIR)/dist/*.whl), $$(du -h dist/*.whl | cut -f1)"
	@echo "install it on any machine with Python 3.11 or newer: pip install '$$(basename dist/*.whl)[server,fast]'"

docs: $(WRITERS) ## the manual, which the server then shows at /manual
	$(MKDOCS)

screenshots: $(TOOLS) $(PAGE) parts ## pictures of the page in all main states, in build/screenshots (ARGS="--only start")
	$(BIN)/python -m tools.screenshots build/screenshots $(ARGS)

load: $(TOOLS) parts ## how many tables and moves one server bears (ARGS="--write" puts it into docs/load.md)
	$(BIN)/python -m tools.load $(ARGS)

bench: $(TOOLS) $(PAGE) $(OFFLINE) parts ## speed, as ratios measured in one run: the engine, environments, puzzles, then the page, with a server and without
	$(BIN)/wanderwall bench
	$(BIN)/python -m tools.bench_envs
	$(BIN)/python -m tools.bench_puzzles
	$(BIN)/python -m tools.bench_page $(ARGS)
	$(BIN)/python -m tools.bench_offline $(ARGS)

# A virtual environment with what playing needs, from the hashed lock; Debian keeps venv in a package of its own.
$(SETUP): requirements.lock pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "wanderwall needs Python 3.11 or newer, and $(PYTHON) is not installed. Another one: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "wanderwall needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) -V 2>&1). Another one: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || ./scripts/install-packages python3-venv
	@echo "setting up, once: this takes about a minute …"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(INSTALL) --dry-run --ignore-installed --no-deps --retries 1 --timeout 15 pip >/dev/null || { echo "pip cannot fetch packages: is there a network, and does the package index answer? Nothing else was done."; exit 1; }
	$(INSTALL) --upgrade pip # the one that comes with Python 3.11 takes twice as long over the rest
	$(INSTALL) --require-hashes -r requirements.lock
	$(INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

# What is needed beside it to test and to measure.
$(TOOLS): requirements-dev.lock $(SETUP)
	$(INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@

# What builds the manual.
$(WRITERS): requirements-docs.lock $(SETUP)
	$(INSTALL) --require-hashes -r requirements-docs.lock
	@touch $@

# What the tests need beside Python: throwaway databases, proxies, a browser and a bare Debian. Debian keeps PostgreSQL's server out of the path.
parts:
	@{ command -v redis-server && command -v nginx && command -v caddy && command -v chromium-headless-shell && command -v mmdebstrap && ls /usr/lib/postgresql/*/bin/postgres; } >/dev/null 2>&1 \
	  || ./scripts/install-packages postgresql redis-server nginx-light caddy chromium-headless-shell mmdebstrap

# The page, built into the package anew when its source or its texts changed.
page: $(PAGE)

$(PAGE): $(PAGE_SOURCES) $(MODULES)
	@$(NPM) run build
	@touch $@

offline: $(OFFLINE) ## the game without a server: a folder of files for any web space, in build/offline
	@rm -rf build/offline && mkdir -p build && cp -r $(dir $(OFFLINE)) build/offline

$(OFFLINE): $(PAGE_SOURCES) $(PYTHON_SOURCES) $(MODULES)
	@$(NPM) run offline
	@touch $@

$(MODULES): web/package-lock.json | $(SETUP)
	@$(NPM) ci
	@touch $@

lock: $(SETUP) ## write the locks anew after a change of dependencies
	$(INSTALL) uv
	$(LOCK) --group dev --extra server --extra push --extra fast --extra envs --extra docs -o requirements-dev.lock
	$(LOCK) --group build --extra server --extra push --extra fast -c requirements-dev.lock -o requirements.lock
	$(LOCK) --extra docs -c requirements-dev.lock -o requirements-docs.lock

clean: ## remove what was set up
	rm -rf $(VENV) web/node_modules src/wanderwall/server/page src/wanderwall/server/manual src/wanderwall/server/alone .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
