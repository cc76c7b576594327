# Podzemí: every chore is one command. `make play` and `make test` need Python 3.11+ and nothing else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Python keeps what it has read once: otherwise every process of the tests reads all sources anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help env compile web play test lint wheel wheels hosting-lock bench bench-peers gpu bench-gpu load pictures deep mutate grades ladder clean

help: ## what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

env: $(VENV)/.ready ## set up .venv with the podzemi command in it

$(VENV)/.ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Podzemí needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps "$$(grep -oE '^uv==[0-9.]+' requirements.lock)"
	$(BIN)/uv pip sync --quiet --require-hashes requirements.lock
	$(BIN)/uv pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

compile: env ## compile the engine and the native games where a compiler is found
	@$(BIN)/python scripts/compile.py
	@$(BIN)/python scripts/native_build.py

web: env ## build the browser client once
	@$(BIN)/python scripts/build_web.py

play: env compile web ## start the server and say where to look
	$(BIN)/podzemi serve --open

test: env ## everything CI runs
	@$(BIN)/python scripts/test.py

lint: env ## formatting, types, import contracts
	@$(BIN)/python scripts/test.py --lint

wheel: env web ## a wheel for every machine, with the browser client inside, in dist/
	$(BIN)/python -m hatchling build -t wheel

wheels: wheel compile ## the same, and one for this platform with the compiled engine
	PODZEMI_WHEEL=compiled $(BIN)/python -m hatchling build -t wheel

hosting-lock: env ## the pinned requirements of hosts, from those of developers
	$(BIN)/uv pip compile --quiet pyproject.toml --extra server --constraint requirements.lock --universal \
	  --generate-hashes --no-header --no-annotate -o deploy/requirements.txt

bench: env compile ## how fast the games are: native code, compiled and plain Python
	$(BIN)/podzemi bench --all-engines

bench-peers: env compile ## random play in other libraries, beside ours (an environment of its own in build/peers)
	$(BIN)/python scripts/bench_peers.py --json build/peers.json

gpu: env compile ## the games on a graphics card: equal to the processor?
	$(BIN)/python scripts/gpu.py --out build/gpu.json

bench-gpu: env compile ## decisions per second on a graphics card
	$(BIN)/python scripts/gpu.py --bench --out build/bench-gpu.json

load: env compile ## 2,000 players at 500 tables for half a minute, measured
	$(BIN)/podzemi load --tables 500 --seconds 30

pictures: env web ## every game in every class of windows, by day and by night, into build/pictures
	@$(BIN)/python scripts/pictures.py

deep: env compile web ## long property and differential runs
	@$(BIN)/python scripts/test.py --deep

mutate: env ## change the rules in small ways and list in docs/mutants.md what no test notices (hours on one core)
	@$(BIN)/python scripts/mutate.py --page docs/mutants.md

grades: env compile ## measure again what a lone player's score is graded by (hours; goes on where it was)
	@$(BIN)/python scripts/grades.py

ladder: env compile ## measure how strong the bots are and write docs/ladder.md (hours; goes on where it was)
	@$(BIN)/python scripts/ladder.py

clean: ## remove everything that was built
	rm -rf $(VENV) build dist web/node_modules web/dist web/src/lib/wire/generated src/podzemi/server/static src/build
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
