# The two commands most people want: `make run` and `make test`. `make` alone lists all of them.

PREFIX ?= /usr/local
DATADIR ?= $(PREFIX)/share
# Where zsh looks for completions, below DATADIR; Debian's packages have a folder of their own.
ZSH_COMPLETIONS ?= zsh/site-functions
INSTALL ?= install
# Handed to every swift build and test; `make ci` makes warnings errors with it.
SWIFTFLAGS ?=

# The number of random views that `make fuzz` lays out, and the seed of the first one: other views in
# every run, unless a seed repeats some. ONLY limits the properties to those with a word in their name.
COUNT ?= 100000
SEED ?= $(shell date +%s)
# How often `make display-soak` ends the display in each way.
ROUNDS ?= 2000
# One of how many cases `make surroundings-test` tries, chosen by SEED; 1 for all, which takes hours.
FRACTION ?= 100
# How many damaged files of each kind `make damaged-files-test` gives to the programs.
DAMAGED ?= 1000
# How many calls of libraries `make fault-test` lets fail, in as many runs.
FAULTS ?= 2000
ONLY ?=
# The hours of `make endurance`, which ONLY limits to one activity, and the minutes of `make window-soak`.
HOURS ?= 8
MINUTES ?= 60

# With the functions first that a start runs; Sources/PlumbUI/PlumbUI.docc/Decisions/FunctionOrder.md.
ORDERED := -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xlinker --symbol-ordering-file=Assets/Linking/functions.txt -Xlinker --no-warn-symbol-ordering \
  -Xlinker -T -Xlinker Assets/Linking/private.ld
# Types are made by functions that know the conformances of their arguments, instead of by their names, for
# which the runtime searches all conformances of the program: a fourteenth of a start. The code is no larger.
NAMELESS := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# Addresses that the loader corrects in a seventieth of the space, which libraries of C before 2.36 do not read.
GLIBC := $(or $(shell getconf GNU_LIBC_VERSION 2>/dev/null | cut -d ' ' -f 2),0)
PACKED := $(if $(filter 2.36,$(firstword $(shell printf '%s\n' 2.36 $(GLIBC) | sort -V))),\
  -Xlinker -z -Xlinker pack-relative-relocs)

# All functions of libraries are looked up at the start, so that the table of their addresses is read-only from
# then on: half a million instructions, a five-hundredth of a start. And no library beside the program is loaded
# in place of the system's.
PROTECTED := --disable-local-rpath -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now

# Without debug information, which takes a fourteenth of the time of an optimised build. With the
# Swift libraries in the program, as Sources/PlumbUI/PlumbUI.docc/Decisions/StaticLibraries.md explains.
RELEASE := -c release -debug-info-format none --static-swift-stdlib \
  -Xswiftc -use-ld=lld -Xlinker --no-export-dynamic \
  $(ORDERED) $(NAMELESS) $(PACKED) $(PROTECTED)

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
ICON_SIZES := 48 128 256
PROGRAM := .build/release/tally
PLUMB := .build/debug/plumb
# `make ci` builds everything before its steps, which then build nothing.
DEBUG_BUILD = swift build $(SWIFTFLAGS)
RELEASE_BUILD = swift build $(RELEASE) $(SWIFTFLAGS)
SOURCES := Package.swift Sources Tests Assets/Templates
BIN = $(DESTDIR)$(PREFIX)/bin
SHARE = $(DESTDIR)$(DATADIR)

# What `make install` copies, as SOURCE=DESTINATION below SHARE; `make uninstall` removes the same.
FILES := \
  Assets/Desktop/$(ID).desktop=applications/$(ID).desktop \
  Assets/Desktop/$(ID).metainfo.xml=metainfo/$(ID).metainfo.xml \
  Assets/Desktop/tally.1=man/man1/tally.1 \
  Assets/Icons/tally.svg=icons/hicolor/scalable/apps/$(ID).svg \
  $(foreach size,$(ICON_SIZES),\
    Assets/Icons/tally-$(size).png=icons/hicolor/$(size)x$(size)/apps/$(ID).png) \
  $(foreach data,$(wildcard Assets/*.xcstrings) Assets/poll.schema.json,$(data)=tally/$(notdir $(data))) \
  $(foreach font,$(wildcard Assets/Fonts/*.otf),$(font)=tally/Fonts/$(notdir $(font))) \
  Assets/Fonts/OFL.txt=doc/tally/Inter-OFL.txt \
  Assets/Unicode/LICENSE.txt=doc/tally/Unicode-LICENSE.txt
# Folders that no other program has, which go when they are empty.
OWN_FOLDERS := tally/Fonts tally doc/tally
# The program writes these itself, as SHELL=DESTINATION below SHARE.
COMPLETIONS = bash=bash-completion/completions/tally fish=fish/vendor_completions.d/tally.fish \
  zsh=$(ZSH_COMPLETIONS)/_tally
# Desktops use these only as long as they are newer than the folder they are about. None is made where
# there was none, as a desktop then reads the folder itself.
REFRESH_CACHES = if [ -z "$(DESTDIR)" ]; then \
  refresh() { if [ -e "$$1" ] && command -v "$$2" >/dev/null; then shift; "$$@"; fi; }; \
  refresh "$(SHARE)/applications/mimeinfo.cache" update-desktop-database -q "$(SHARE)/applications"; \
  refresh "$(SHARE)/icons/hicolor/icon-theme.cache" gtk-update-icon-cache -qtf "$(SHARE)/icons/hicolor"; fi

# Two swift commands in one folder only wait for each other.
.NOTPARALLEL:
.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*/\1/p' Makefile)

help:
	@sed -n 's/^\([a-z-]*\):.*## /\1=/p' Makefile | while IFS='=' read -r name what; \
	  do printf 'make %-19s %s\n' "$$name" "$$what"; done

deps: ## install the system packages the build needs, where they are missing
	@.ci/deps

build: deps ## build the engine and the poll for debugging
	$(DEBUG_BUILD)

release: deps ## build the poll with optimisation
	$(RELEASE_BUILD) --product tally

# Without optimisation, which takes longer than all else here and saves what nobody sees: glyphs and pixels are
# optimised in any case. `make test` goes on from the same build.
run: debug-poll ## open the poll; without a display, draw it to a PNG
	@.build/debug/tally

render: debug-poll ## draw the poll to out/poll.png
	@mkdir -p out && .build/debug/tally render out/poll.png >/dev/null && echo "$(CURDIR)/out/poll.png"

debug-poll: deps
	$(DEBUG_BUILD) --product tally

test: deps ## run every test that needs no screen
	@.ci/require dbus-daemon=dbus $(UNICODE)/BidiTest.txt=unicode-data $(TEST_FONTS)
	$(DEBUG_BUILD) --build-tests
	@.ci/test

check: test ## the same as test

# TestSupport reads the variable.
long-test: export PLUMB_TESTS = all
long-test: test ## the same as test, with every test at full length

unicode-test: deps ## run all cases of Unicode's test files
	@.ci/require $(UNICODE)/BidiTest.txt=unicode-data $(TEST_FONTS)
	$(DEBUG_BUILD) --build-tests
	PLUMB_TESTS=all .ci/test "LineBreaksTests|BidiTests|ScriptTests|FallbackFaceTests"

unicode-tables: ## make the tables of line breaks, directions and scripts anew
	@.ci/require $(UNICODE)/BidiTest.txt=unicode-data
	@mkdir -p .build
	swiftc -swift-version 6 -parse-as-library Tests/UnicodeTables/UnicodeTables.swift \
	  -o .build/unicode-tables
	.build/unicode-tables $(UNICODE) Sources/PlumbText/Unicode

fuzz: deps ## check the properties of layout on COUNT random views, from SEED on, optimised
	$(RELEASE_BUILD) --product PlumbFuzz
	@.build/release/PlumbFuzz $(COUNT) $(SEED) $(ONLY)

endurance: deps ## use programs at random for HOURS of a simulated clock, from SEED on
	$(RELEASE_BUILD) --product PlumbFuzz
	@.build/release/PlumbFuzz endurance $(HOURS) $(SEED) $(ONLY)

soak: deps ## end programs that store votes 10000 times, and check that no vote is lost
	$(RELEASE_BUILD) --product BallotSoak
	@.build/release/BallotSoak 10000 $(SEED)

golden: deps ## record the pictures the tests compare, and show what changed
	$(DEBUG_BUILD) --build-tests
	PLUMB_GOLDEN=record swift test --skip-build --disable-xctest --filter GoldenRecorder

mutants: COUNT = 500
mutants: deps ## change COUNT places of the sources, and list the changes that no test notices
	@SWIFTFLAGS='$(SWIFTFLAGS)' .ci/mutants $(COUNT) $(SEED)

coverage: deps ## run every test, and print how much of the engine none reaches
	@.ci/require dbus-daemon=dbus $(UNICODE)/BidiTest.txt=unicode-data $(TEST_FONTS)
	@SWIFTFLAGS='$(SWIFTFLAGS)' .ci/coverage

asan: deps ## run every test with checks of memory, of leaks and of what C leaves undefined
	@.ci/require dbus-daemon=dbus $(UNICODE)/BidiTest.txt=unicode-data $(TEST_FONTS)
	@SWIFTFLAGS='$(SWIFTFLAGS)' .ci/sanitize address

ubsan: asan ## the same as asan

tsan: deps ## run every test with checks of data that several threads use at once
	@.ci/require dbus-daemon=dbus $(UNICODE)/BidiTest.txt=unicode-data $(TEST_FONTS)
	@SWIFTFLAGS='$(SWIFTFLAGS)' .ci/sanitize thread

# The peers are programs in C and C++ in Tests/Peers, which nothing else builds or runs.
bench: bench-build ## measure what layout, painting and a window cost, two minutes long
	@.build/release/PlumbBench && Tests/Peers/window_costs 5

bench-peers: bench-build ## measure beside Qt, GTK, Cairo and Pango, where they are installed
	@Tests/Peers/compare

bench-record: bench-build ## measure like bench-peers, and write the table into LayoutCost.md
	@Tests/Peers/compare --record Sources/PlumbUI/PlumbUI.docc/LayoutCost.md

# Instructions and allocations are the same in every run, on any machine with the same libraries.
cost: bench-build ## count what starts, frames and views cost, and compare it with the table
	@.ci/cost $(PROGRAM) .build/release/PlumbBench

cost-record: bench-build ## count like cost, and write the table
	@.ci/cost --record $(PROGRAM) .build/release/PlumbBench

bench-build: deps
	$(RELEASE_BUILD) --product PlumbBench
	$(RELEASE_BUILD) --product tally

lint: ## check the format of all sources, changing nothing
	swift format lint --strict -r -p $(SOURCES)

format: ## bring all sources into the common format
	swift format -i -r -p $(SOURCES)

screen-test: release ## click and resize a real window on a virtual screen
	@.ci/screen-test $(PROGRAM)

typing-test: deps ## type, copy and paste in real windows, with an input method
	$(DEBUG_BUILD)
	@.ci/typing-test .build/debug/SampleWindow

order-test: release ## check that the functions of a start lie side by side in the poll
	@.ci/function-order $(PROGRAM)

# The program is linked again when its sources change; the list is none of them.
order-record: release ## list the functions of a start anew, and link the poll by the list
	@.ci/function-order --record $(PROGRAM)
	@rm -f $(PROGRAM)
	$(RELEASE_BUILD) --product tally
	@.ci/function-order $(PROGRAM)

package-test: release ## check what is installed, and the packages in a clean system
	$(DEBUG_BUILD) --product plumb
	@.ci/package-test $(PROGRAM) $(PLUMB)

window-soak: release ## use the poll and a sample program in windows for MINUTES, and watch their memory
	$(DEBUG_BUILD) --product SampleWindow
	@.ci/window-soak $(PROGRAM) .build/debug/SampleWindow $(MINUTES) $(SEED)

votes-test: release ## fill a disk, damage the file and kill the poll, and look for every vote
	@.ci/votes-test $(PROGRAM)

windows-test: deps ## open, close and restore the windows of programs that have several
	$(DEBUG_BUILD)
	@.ci/windows-test .build/debug/SampleWindow

programs-test: deps ## use complete programs in real windows, as a person does
	$(DEBUG_BUILD)
	@.ci/programs-test .build/debug/SampleWindow

sandbox-test: deps ## use a program in a sandbox through portals, and start it again
	$(DEBUG_BUILD)
	@.ci/sandbox-test .build/debug/SampleWindow

wayland-test: release ## click and resize a real window of Wayland, at scale 1 and 2
	@.ci/wayland-test $(PROGRAM)

failure-test: release ## take from the poll what it needs, and see that it says so
	@SAMPLES=$(wildcard .build/debug/SampleWindow) .ci/failure-test $(PROGRAM)

display-soak: release ## end the X server, the compositor and windows ROUNDS times in each way
	$(DEBUG_BUILD)
	@SAMPLES=.build/debug/SampleWindow .ci/display-soak $(PROGRAM) $(ROUNDS) $(SEED)

surroundings-test: release ## run programs with nonsense in variables, limits, streams and files
	$(DEBUG_BUILD)
	@.ci/surroundings-test $(PROGRAM) $(PLUMB) .build/debug/WatchedSample $(FRACTION) $(SEED)

damaged-files-test: release ## give damaged files of every kind to the programs, DAMAGED of each from SEED on
	$(DEBUG_BUILD) --product plumb
	@.ci/damaged-files-test $(PROGRAM) $(PLUMB) $(DAMAGED) $(SEED)

fault-test: release ## let FAULTS calls of libraries fail in programs in use, chosen from SEED on
	$(DEBUG_BUILD)
	@.ci/fault-test $(PROGRAM) .build/debug/SampleWindow $(FAULTS) $(SEED)

flood-test: release ## flood the poll and samples with COUNT events and long texts, from SEED on
	$(DEBUG_BUILD)
	@.ci/flood-test $(PROGRAM) .build/debug/SampleWindow $(COUNT) $(SEED)

client-test: release ## send windows what no program should, and texts that never arrive
	$(DEBUG_BUILD)
	@.ci/client-test $(PROGRAM) .build/debug/SampleWindow $(SEED)

accessibility-test: release ## read and press the poll as a screen reader does
	@.ci/accessibility-test $(PROGRAM)

preview: deps ## show the previews of FILE, and follow its changes
	$(DEBUG_BUILD)
	@.build/debug/plumb preview --skip-build "$(FILE)"

preview-test: deps ## change a previewed file and see the change in the window
	$(DEBUG_BUILD)
	@.ci/preview-test

bundle-bytes-test: deps ## bundle a small package from two folders and compare all bytes
	@.ci/bundle-bytes-test $(SWIFTFLAGS)

bundle-test: deps ## pack an app of its own twice, compare the archives and use the unpacked program
	@.ci/bundle-test $(SWIFTFLAGS)

app-test: deps ## build an app in a package of its own and open its window
	@.ci/app-test $(SWIFTFLAGS)

port-test: deps ## port whole projects for Xcode, and use their programs
	@.ci/port-test $(SWIFTFLAGS)

new-test: deps ## make a program of each template, build it and use it
	@.ci/new-test $(SWIFTFLAGS)

special-files-test: deps ## put pipes, devices, folders and gigantic files in place of those that plumb reads
	$(DEBUG_BUILD) --product plumb
	@.ci/special-files-test

first-hour-test: ## follow "Your first program" in a clean system, an hour long
	@.ci/first-hour-test

docs: deps ## write the documentation into .build/docs, for any web server
	@.ci/require pkg-config=pkg-config
	$(DEBUG_BUILD)
	@.ci/docs .build/docs
	@echo "Read it with: python3 -m http.server -d .build/docs 8000, http://localhost:8000/documentation/plumbui"

# One build folder serves all steps, so the flags are the same in each: other flags would build twice.
# Without debug information, which nobody reads there and which takes time to write and to link.
ci: SWIFTFLAGS += -Xswiftc -warnings-as-errors -debug-info-format none
# A good part of the optimised build keeps one core busy; the tests use the other one, and after them what
# needs no optimised build. SwiftPM has one command in a build folder at a time, so all is built by then.
ci: deps lint build-tests ci-steps ## everything that must hold for a change; warnings are errors
build-tests: deps
	$(DEBUG_BUILD) --build-tests

# Windows mostly wait for the script that uses them, so that other work is done at the same time. Those of
# the poll begin when it is linked, while the other optimised programs are still built. SwiftPM itself has
# the builds of previews and of packages of their own, which come last, wait for these.
STEPS = $(MAKE) SWIFTFLAGS='$(SWIFTFLAGS)' DEBUG_BUILD=:
ci-steps:
	@rm -f .build/poll-linked .build/release-failed
	@.ci/together "$(STEPS) ci-debug && $(STEPS) RELEASE_BUILD=: ci-poll" \
	  "{ $(STEPS) ci-release || { touch .build/release-failed; exit 1; }; } && $(STEPS) RELEASE_BUILD=: ci-counts"
ci-debug: test docs unicode-test special-files-test typing-test windows-test programs-test sandbox-test bundle-bytes-test
ci-release: deps
	$(RELEASE_BUILD) --product tally
	@touch .build/poll-linked
	$(RELEASE_BUILD) --product PlumbBench
	$(RELEASE_BUILD) --product PlumbFuzz
ci-poll: SEED = 1
ci-poll: FRACTION = 1000
ci-poll: DAMAGED = 8
ci-poll: COUNT = 3000
ci-poll: FAULTS = 40
ci-poll: poll-linked screen-test wayland-test failure-test surroundings-test damaged-files-test fault-test client-test flood-test votes-test accessibility-test preview-test app-test port-test new-test
poll-linked:
	@until [ -e .build/poll-linked ]; do [ ! -e .build/release-failed ] || exit 1; sleep 1; done
ci-counts: SEED = 1
ci-counts: COUNT = 40000
ci-counts: HOURS = 0.1
ci-counts: order-test package-test fuzz endurance cost

# A program that cannot be run here cannot write its completions; all else is installed without them.
# Shells read them as a part of what they run, so that the line for the kernel says nothing.
install: $(PROGRAM) ## copy the poll to PREFIX (/usr/local), below DESTDIR if set
	@$(INSTALL) -D -m 755 $(PROGRAM) "$(BIN)/tally"
	@set -e; for file in $(FILES); do \
	  $(INSTALL) -D -m 644 "$${file%%=*}" "$(SHARE)/$${file#*=}"; done
	@set -e; for file in $(COMPLETIONS); do \
	  if script=$$($(PROGRAM) --generate-completion-script "$${file%%=*}"); then \
	    printf '%s\n' "$$script" | sed '1{/^#!/d}' | \
	      $(INSTALL) -D -m 644 /dev/stdin "$(SHARE)/$${file#*=}"; \
	  else echo "Left out the completions for $${file%%=*}: $(PROGRAM) does not write them." >&2; fi; done
	-@$(REFRESH_CACHES)
	@echo "Installed $(BIN)/tally and its files in $(SHARE)."

uninstall: ## remove what install copied
	@rm -f "$(BIN)/tally"
	@for file in $(FILES) $(COMPLETIONS); do rm -f "$(SHARE)/$${file#*=}"; done
	@for folder in $(OWN_FOLDERS); do \
	  [ ! -d "$(SHARE)/$$folder" ] || rmdir --ignore-fail-on-non-empty "$(SHARE)/$$folder"; done
	-@$(REFRESH_CACHES)

deb: release ## pack the poll as a Debian package into out
	$(DEBUG_BUILD) --product plumb
	@$(PLUMB) bundle --executable $(PROGRAM) --deb

icons: ## draw the icon's PNG files from the SVG file
	@.ci/require rsvg-convert=librsvg2-bin
	@for size in $(ICON_SIZES); do rsvg-convert -w $$size -h $$size Assets/Icons/tally.svg \
	  -o Assets/Icons/tally-$$size.png; done

clean: ## remove everything the other commands made here
	rm -rf .build out

# Without prerequisites on purpose: an existing build is installed as it is, so that installing as
# root compiles nothing.
$(PROGRAM):
	$(MAKE) release
