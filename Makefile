# make play | test | check | bench: each installs what it needs into .venv first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
.DEFAULT_GOAL := help

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/'

$(VENV)/installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

install: $(VENV)/installed ## create .venv and install everything

play: install ## play Space Alert in this terminal
	$(BIN)/quarterdeck play space-alert

test: install ## the whole test suite
	$(BIN)/pytest -n auto

check: install ## ruff, mypy --strict, import-linter
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: install ## speed against Catanatron, in one run
	$(BIN)/python bench/run.py

clean: ## remove what the other targets made
	rm -rf $(VENV) .venv-bench build dist bench/results.json

.PHONY: help install play test check bench clean
