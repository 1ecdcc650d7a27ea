# The two commands most people want: `make run` and `make test`. `make` alone lists all of them.

PREFIX ?= /usr/local
DATADIR ?= $(PREFIX)/share
INSTALL ?= install
# Handed to every swift build and test; `make ci` makes warnings errors with it.
SWIFTFLAGS ?=

# The number of random views that `make fuzz` lays out, and the seed of the first one: other views in
# every run, unless a seed repeats some. ONLY limits the properties to those with a word in their name.
COUNT ?= 100000
SEED ?= $(shell date +%s)
ONLY ?=
# The number of random views of `make test`, always the same ones; `make fuzz` checks the full COUNT.
TEST_COUNT ?= 2000

# Without debug information, which takes a fourteenth of the time of an optimised build. With the
# Swift libraries in the program, as Sources/PlumbUI/PlumbUI.docc/Decisions/StaticLibraries.md explains.
RELEASE := -c release -debug-info-format none --static-swift-stdlib \
  -Xswiftc -use-ld=lld -Xlinker --no-export-dynamic

# Where Debian's unicode-data puts the Unicode Character Database.
UNICODE := /usr/share/unicode
# Small fonts of the scripts that the bundled one lacks.
FONTS := /usr/share/fonts
TEST_FONTS := $(FONTS)/truetype/dejavu/DejaVuSans.ttf=fonts-dejavu-core \
  $(FONTS)/truetype/lohit-devanagari/Lohit-Devanagari.ttf=fonts-lohit-deva \
  $(FONTS)/opentype/tlwg/Loma.otf=fonts-tlwg-loma-otf \
  $(FONTS)/truetype/wqy/wqy-microhei.ttc=fonts-wqy-microhei \
  $(FONTS)/truetype/noto/NotoColorEmoji.ttf=fonts-noto-color-emoji
ID := io.github.plumb_ui.Tally
PROGRAM := .build/release/tally
SOURCES := Package.swift Sources Tests
BIN = $(DESTDIR)$(PREFIX)/bin
SHARE = $(DESTDIR)$(DATADIR)

# Two swift commands in one folder only wait for each other.
.NOTPARALLEL:
.PHONY: help deps build release run render test check unicode-test unicode-tables fuzz soak golden \
  bench bench-peers bench-record bench-build lint format screen-test app-test ci install uninstall clean

help:
	@sed -n 's/^\([a-z-]*\):.*## /\1=/p' Makefile | while IFS='=' read -r name what; \
	  do printf 'make %-14s %s\n' "$$name" "$$what"; done

deps: ## install the system packages the build needs, where they are missing
	@.ci/deps

build: deps ## build the engine and the poll for debugging
	swift build $(SWIFTFLAGS)

release: deps ## build the poll with optimisation
	swift build $(RELEASE) --product tally $(SWIFTFLAGS)

run: release ## open the poll; without a display, draw it to a PNG
	@$(PROGRAM)

render: release ## draw the poll to out/poll.png
	@mkdir -p out && $(PROGRAM) render out/poll.png >/dev/null && echo "$(CURDIR)/out/poll.png"

test: deps ## run every test that needs no screen
	@.ci/require dbus-daemon=dbus $(UNICODE)/BidiTest.txt=unicode-data $(TEST_FONTS)
	swift build --build-tests $(SWIFTFLAGS)
	@PLUMB_FUZZ_COUNT=$(TEST_COUNT) .ci/test

check: test ## the same as test

unicode-test: deps ## run all cases of Unicode's test files
	@.ci/require $(UNICODE)/BidiTest.txt=unicode-data $(TEST_FONTS)
	swift build --build-tests $(SWIFTFLAGS)
	PLUMB_UNICODE=all swift test --skip-build --quiet --disable-xctest \
	  --filter "LineBreaksTests|BidiTests|ScriptTests|FallbackFaceTests" $(SWIFTFLAGS)

unicode-tables: ## make the tables of line breaks, directions and scripts anew
	@.ci/require $(UNICODE)/BidiTest.txt=unicode-data
	@mkdir -p .build
	swiftc -swift-version 6 -parse-as-library Tests/UnicodeTables/UnicodeTables.swift \
	  -o .build/unicode-tables
	.build/unicode-tables $(UNICODE) Sources/PlumbText/Unicode

fuzz: deps ## check the properties of layout on COUNT random views, from SEED on, optimised
	swift build $(RELEASE) --product PlumbFuzz $(SWIFTFLAGS)
	@.build/release/PlumbFuzz $(COUNT) $(SEED) $(ONLY)

soak: deps ## end programs that store votes 10000 times, and check that no vote is lost
	swift build $(RELEASE) --product BallotSoak $(SWIFTFLAGS)
	@.build/release/BallotSoak 10000 $(SEED)

golden: deps ## record the pictures the tests compare, and show what changed
	swift build --build-tests $(SWIFTFLAGS)
	PLUMB_GOLDEN=record swift test --skip-build --disable-xctest --filter GoldenRecorder

# The peers are programs in C and C++ in Tests/Peers, which nothing else builds or runs.
bench: bench-build ## measure what layout, painting and a window cost, two minutes long
	@.build/release/PlumbBench && Tests/Peers/window_costs 5

bench-peers: bench-build ## measure beside Qt, GTK, Cairo and Pango, where they are installed
	@Tests/Peers/compare

bench-record: bench-build ## measure like bench-peers, and write the table into LayoutCost.md
	@Tests/Peers/compare --record Sources/PlumbUI/PlumbUI.docc/LayoutCost.md

bench-build: deps
	swift build $(RELEASE) --product PlumbBench $(SWIFTFLAGS)
	swift build $(RELEASE) --product tally $(SWIFTFLAGS)

lint: ## check the format of all sources, changing nothing
	swift format lint --strict -r -p $(SOURCES)

format: ## bring all sources into the common format
	swift format -i -r -p $(SOURCES)

screen-test: release ## click and resize a real window on a virtual screen
	@.ci/screen-test $(PROGRAM)

app-test: deps ## build an app in a package of its own and open its window
	@.ci/app-test

# One build folder serves all steps, so the flags are the same in each: other flags would build twice.
ci: SWIFTFLAGS += -Xswiftc -warnings-as-errors
ci: SEED = 1
ci: COUNT = 40000
ci: deps lint test unicode-test screen-test fuzz app-test ## everything that must hold for a change; warnings are errors

install: $(PROGRAM) ## copy the poll to PREFIX (/usr/local), below DESTDIR if set
	$(INSTALL) -D -m 755 $(PROGRAM) $(BIN)/tally
	$(INSTALL) -d $(SHARE)/tally/Fonts && $(INSTALL) -m 644 Assets/Fonts/* $(SHARE)/tally/Fonts
	$(INSTALL) -m 644 Assets/Localizable.xcstrings $(SHARE)/tally
	$(INSTALL) -D -m 644 -t $(SHARE)/applications Assets/Desktop/$(ID).desktop
	$(INSTALL) -D -m 644 -t $(SHARE)/metainfo Assets/Desktop/$(ID).metainfo.xml
	$(INSTALL) -D -m 644 -t $(SHARE)/man/man1 Assets/Desktop/tally.1
	$(INSTALL) -D -m 644 Assets/Icons/tally.svg $(SHARE)/icons/hicolor/scalable/apps/$(ID).svg

uninstall: ## remove what install copied
	rm -rf $(SHARE)/tally
	rm -f $(BIN)/tally $(SHARE)/applications/$(ID).desktop $(SHARE)/man/man1/tally.1 \
	  $(SHARE)/metainfo/$(ID).metainfo.xml $(SHARE)/icons/hicolor/scalable/apps/$(ID).svg

clean: ## remove everything the other commands made here
	rm -rf .build out

# Without prerequisites on purpose: an existing build is installed as it is, so that installing as
# root compiles nothing.
$(PROGRAM):
	$(MAKE) release
