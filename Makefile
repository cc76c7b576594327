# Podzemí: every chore is one command. `make play` and `make test` need Python 3.11+ and nothing else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Python keeps what it has read once: otherwise every process of the tests reads all sources anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help python env compile web site play test lint wheel wheels release locks bench bench-peers upstream gpu bench-gpu load simulate-server dataset docs pictures latency frames deep hosting mutate grades ladder calibrate exploit clean

help: ## what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Podzemí needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 1; }

env: python ## set up .venv with the podzemi command and all that developing needs
	@$(PYTHON) scripts/env.py develop

compile: env ## compile the engine and the native games where a compiler is found
	@$(BIN)/python scripts/compile.py
	@$(BIN)/python scripts/native_build.py

web: env ## build the browser client once
	@$(BIN)/python scripts/build_web.py

site: env ## the games as a folder of files that needs no server, in build/alone/site (docs/offline.md)
	@$(BIN)/python scripts/make_site.py

play: python ## build what players need, start the server, say where to look; PORT=8090 takes another port
	@$(PYTHON) scripts/env.py play "$(PORT)"
	@$(BIN)/python scripts/play.py "$(PORT)"

test: env ## everything CI runs
	@$(BIN)/python scripts/test.py

lint: env ## formatting, types, import contracts
	@$(BIN)/python scripts/test.py --lint

wheel: env web ## wheels for every machine in dist/: the library, and the packages of its extras
	@$(BIN)/python scripts/wheels.py

wheels: env web compile ## the same, and those for this platform with native code and the compiled engine
	@$(BIN)/python scripts/wheels.py --platform

release: env web compile ## all that a release publishes, in dist/, tried; ARGS="--version 1.0.0" raises the version first
	@$(BIN)/python scripts/release.py $(ARGS)

locks: env ## the pinned requirements of players and hosts, from those of developers
	$(BIN)/uv pip compile --quiet pyproject.toml --extra server --constraint requirements.lock --universal \
	  --generate-hashes --no-header --no-annotate -o deploy/requirements.txt
	$(BIN)/uv pip compile --quiet pyproject.toml --extra server --group play --constraint requirements.lock --universal \
	  --generate-hashes --no-header --no-annotate -o requirements-play.lock

bench: env compile ## how fast the games are: native code, compiled and plain Python
	$(BIN)/podzemi bench --all-engines

bench-peers: env compile ## random play in other libraries, beside ours (an environment of its own in build/peers)
	$(BIN)/python scripts/bench_peers.py --json build/peers.json

upstream: env compile ## the suites of PettingZoo, Gymnasium and OpenSpiel over our adapters (an environment of its own in build/upstream)
	$(BIN)/python scripts/upstream.py

gpu: env compile ## the games on a graphics card: equal to the processor?
	$(BIN)/python scripts/gpu.py --out build/gpu.json

bench-gpu: env compile ## decisions per second on a graphics card
	$(BIN)/python scripts/gpu.py --bench --out build/bench-gpu.json

load: env compile ## 2,000 players at 500 tables for half a minute, measured
	$(BIN)/podzemi load --tables 500 --seconds 30

dataset: env ## a reference data set of match records in build/dataset, checked against scripts/dataset.sha256
	@$(BIN)/python scripts/dataset.py

docs: env ## the documentation as a site in build/site, with search (an environment of its own in build/docs)
	@$(BIN)/python scripts/docs_site.py

simulate-server: env compile ## the whole server in simulated worlds with faults, one for each of SEEDS seeds (200)
	@$(BIN)/python tests/simulation --seeds $(or $(SEEDS),200) $(ARGS)

pictures: env web ## every game in every class of windows, by day and by night, into build/pictures
	@$(BIN)/python scripts/pictures.py

latency: env compile web ## the page's work from a press to the painted answer, on a processor four times slower
	@$(BIN)/python scripts/latency.py $(ARGS)

frames: env compile web ## the page's work in a frame while things move, on a processor four times slower
	@$(BIN)/python scripts/frames.py $(ARGS)

deep: env compile web ## long property and differential runs
	@$(BIN)/python scripts/test.py --deep

hosting: env web ## docs/hosting.md word for word, nginx, Caddy, the service's unit (root; nginx caddy systemd curl; minutes)
	@$(BIN)/python scripts/test.py --hosting

mutate: env ## change the rules in small ways and list in docs/mutants.md what no test notices (hours on one core)
	@$(BIN)/python scripts/mutate.py --page docs/mutants.md

grades: env compile ## measure again what a lone player's score is graded by (hours; goes on where it was)
	@$(BIN)/python scripts/grades.py

ladder: env compile ## measure how strong the bots are and write docs/ladder.md (hours; goes on where it was)
	@$(BIN)/python scripts/ladder.py

calibrate: env compile ## are the coach's chances chances? Tables into docs/bots.md (some ten minutes of one core)
	@$(BIN)/python scripts/calibrate.py

exploit: env compile ## is a habit enough to beat our bots? The rows of docs/exploits.md (some ten minutes of one core)
	@$(BIN)/python scripts/exploit.py

clean: ## remove everything that was built
	rm -rf $(VENV) build dist test-results web/node_modules scripts/alone/node_modules web/dist src/podzemi/server/static src/podzemi/server/engine src/build
	rm -rf web/src/lib/wire/generated web/src/fonts/generated
	rm -rf .hypothesis .mypy_cache src/.mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
