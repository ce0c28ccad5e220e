# make help lists the targets.

PREFIX ?= /usr/local
ARGS ?=
BUILD_ARGS ?=
SWIFT ?= swift
SOURCES := Package.swift Sources Tests Benchmarks/Bench Fuzz

# The released program: one static executable, the quickest to start, without what unwinds the stack, without
# equal functions twice, and without libraries that the argument parser needs in vain
# (Sources/CLaunch/LeftOut.c). It has one thread, so that counting references need not be atomic; overlapping
# writes are looked for by the tests, whose program does not leave that out. Types are asked for by functions, not
# by names that have to be taken apart first. Its flags need a scratch path of their own, or every change between
# `make run` and `make test` would build everything again.
BINARY := .build-static/pivot
LOG := .build-static/log
ORDER := Benchmarks/launch.order
STATIC := --scratch-path .build-static -Xswiftc -static-executable -Xswiftc -use-ld=lld \
  -Xlinker -lbsd -Xlinker -lmd -Xlinker -ltinfo -Xcc -DPIVOT_STATIC \
  -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -Xfrontend -Xswiftc -assume-single-threaded -Xswiftc -enforce-exclusivity=unchecked \
  -Xlinker --symbol-ordering-file=$(abspath $(ORDER)) -Xlinker --no-warn-symbol-ordering \
  -Xlinker --icf=all -Xlinker --no-eh-frame-hdr -Xlinker $(abspath Benchmarks/unwinding.ld)
SHARED := --scratch-path .build-shared --static-swift-stdlib
RELEASE := $(SWIFT) build -c release --product pivot -Xlinker -s

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup build run test check tables docs lint format bench order hostile fuzz fuzzer prove tryinstall coverage \
  mutate laws sanitize install uninstall clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

run: build ## Open the prompt, or run piped input: echo '1 + 1' | make run; ARGS='-e "1 + 1"'
	@exec $(BINARY) $(ARGS)

build: $(BINARY) ## Build the program

test: setup ## Run all tests; ARGS='--filter GeometryTests' runs some
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error $(BUILD_ARGS)
	$(SWIFT) test --skip-build $(ARGS)

check: lint test ## Run everything that the automatic checks run

CASES ?= 100000

coverage: setup ## Lines and regions of the core that the tests reach, and what they do not
	@python3 Proof/tests/coverage.py $(ARGS)

mutate: setup ## Plant small faults in the core, which the tests have to notice (after make coverage)
	@python3 Proof/tests/mutation.py $(ARGS)

laws: build setup ## Try the laws and an oracle on CASES=100000 random cases
	@python3 Proof/tests/laws.py --cases $(CASES)
	@python3 Proof/tests/oracle.py $(BINARY) --cases $(CASES)

sanitize: setup ## Run all tests under the address and the thread sanitizer
	@python3 Proof/tests/sanitize.py $(ARGS)

lint: ## Check the format and the rules for sources
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)
	@find $(SOURCES) -name '*.swift' | sort | xargs awk -f .ci/source-rules.awk

format: ## Format all sources
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

tables: setup ## Write Sources/CCatalogue/Tables.c from the definitions of the catalogue
	@PIVOT_RECORD=1 $(SWIFT) test --filter CatalogueTablesTests >/dev/null 2>&1 || true
	$(SWIFT) test --filter CatalogueTablesTests

docs: build ## Write docs/reference.md and the picture of the README from the program itself
	@mkdir -p docs
	@$(BINARY) help --reference >docs/reference.md.new && mv -f docs/reference.md.new docs/reference.md
	@$(BINARY) plot 'explain(T(-50, -30) * R(30°) * T(50, 30))' -o docs/turn.svg

clean: ## Remove everything that was built
	rm -rf .build .build-*

# Setup: libedit's headers are the only thing needed beside Swift

APT = $(if $(filter-out 0,$(shell id -u)),sudo) env DEBIAN_FRONTEND=noninteractive apt-get -qq

setup: ## Install what is missing (libedit-dev and pkg-config, through apt-get)
	@pkg-config --exists libedit 2>/dev/null || { \
	  command -v apt-get >/dev/null || { \
	    echo 'pivot needs the development files of libedit, and pkg-config.' >&2; \
	    echo 'There is no apt-get here: please install them with your package manager.' >&2; \
	    exit 1; }; \
	  [ "$$(id -u)" = 0 ] || command -v sudo >/dev/null || { \
	    echo 'pivot needs two packages; as root, run: apt-get install libedit-dev pkg-config' >&2; \
	    exit 1; }; \
	  echo 'installing libedit-dev and pkg-config' >&2; \
	  $(APT) update </dev/null >&2 && \
	  $(APT) install -y --no-install-recommends libedit-dev pkg-config </dev/null >&2; }

# The program is built again only when a source is newer; directories are named too, so that a removed
# file counts. Standard output stays free for the program's answers. Moved into place, not copied over:
# a prompt that is open keeps its program.

$(BINARY): $(shell find Package.swift Sources) $(ORDER) Benchmarks/unwinding.ld | setup
	@mkdir -p $(@D)
	@echo 'building pivot (some minutes the first time)' >&2
	@if $(RELEASE) $(STATIC) </dev/null >$(LOG) 2>&1; then \
	  cp .build-static/release/pivot $@.new && mv -f $@.new $@; \
	elif grep -q '\.swift:[0-9].*error:' $(LOG); then \
	  cat $(LOG) >&2; exit 1; \
	else \
	  echo 'no static linking here; building with shared system libraries' >&2; \
	  $(RELEASE) $(SHARED) </dev/null >$(LOG) 2>&1 || { cat $(LOG) >&2; exit 1; }; \
	  cp .build-shared/release/pivot $@.new && mv -f $@.new $@; \
	fi

# The figures: Pivot and its peers, side by side in one run

bench: build ## Measure Pivot beside its peers; ONLY=launch,loop measures some rows
	@echo 'building bench' >&2
	@$(SWIFT) build -c release --product bench $(STATIC) </dev/null >$(LOG) 2>&1 || { cat $(LOG) >&2; exit 1; }
	@ONLY=$(ONLY) .build-static/release/bench $(abspath $(BINARY)) Benchmarks/peers Benchmarks/results.md

order: setup ## Write Benchmarks/launch.order, the functions that the linker puts side by side (needs valgrind)
	@$(SWIFT) build -c release --product pivot $(STATIC) -Xlinker -S -Xlinker -Map=.build-static/map
	@Benchmarks/order.sh .build-static/release/pivot .build-static/map $(ORDER)

# Installing; DESTDIR is for packagers

install: build ## Install under PREFIX=/usr/local: program, lessons, manual page, completions
	@./install.sh $(BINARY) '$(DESTDIR)$(PREFIX)'

uninstall: ## Remove what install put there
	@./install.sh --remove '$(DESTDIR)$(PREFIX)'

# Hostile inputs of one's own: generate.py writes them, run.py feeds each to the program and watches it

HOSTILE ?=

hostile: $(if $(HOSTILE),build) ## Feed hostile inputs to the program: HOSTILE=folder of generate.py and run.py
	@[ -n '$(HOSTILE)' ] || { echo 'name a folder: make hostile HOSTILE=…' >&2; exit 1; }
	@[ -f '$(HOSTILE)/generate.py' ] || { echo 'there is no generate.py in $(HOSTILE)' >&2; exit 1; }
	@inputs=$$(mktemp -d) && trap 'rm -rf "$$inputs"' EXIT && \
	  python3 '$(HOSTILE)/generate.py' "$$inputs" >&2 && \
	  python3 '$(HOSTILE)/run.py' "$$inputs" $(BINARY) -

# Fuzzing, with libFuzzer and the address sanitizer: Fuzz/README.md

TARGET ?=
SECONDS ?= 10

fuzz: fuzzer ## Feed made-up inputs; TARGET=source SECONDS=60, RECORD=1 writes Fuzz/results.md
	@python3 Fuzz/run.py --seconds $(SECONDS) $(if $(RECORD),--record) \
	  $(if $(HOSTILE),--hostile '$(HOSTILE)') \
	  .build-fuzz/release/Fuzzer .build-static/release/Replay $(TARGET)

fuzzer: setup
	@PIVOT_FUZZ=1 $(SWIFT) build -c release --product Fuzzer --scratch-path .build-fuzz --quiet \
	  -Xswiftc -sanitize=fuzzer,address -Xswiftc -parse-as-library -Xswiftc -use-ld=lld >&2
	@PIVOT_FUZZ=1 $(SWIFT) build -c release --product Replay --quiet $(STATIC) >&2

# The scoreboard of reliability; FULL=1 takes hours, ONLY=7,8 some rows. Builds that are there are compared.

prove: build ## Measure the scoreboard of reliability (ONLY=7 one row, FULL=1 all of it)
	@python3 Proof/prove.py --pivot $(BINARY) --debug .build/debug/pivot \
	  --asan .build-address/debug/pivot $(if $(HOSTILE),--hostile '$(HOSTILE)') $(if $(FULL),--full) --only '$(ONLY)'

tryinstall: build ## Install into a folder, try everything there and in a bare Debian root, remove it
	@python3 Proof/install.py --pivot $(BINARY)
