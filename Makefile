PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=
SECONDS ?= 600
SEED ?=
EDITS ?= 1000
LANGUAGES := $(basename $(notdir $(wildcard Resources/po/*.po)))
TRANSLATIONS := $(LANGUAGES:%=Resources/locale/%/LC_MESSAGES/dokusho.mo)

.PHONY: setup build run test lint format bench fuzz soak faults sanitize install clean

# Install the system packages that are missing.
setup:
	@.ci/setup

# Build the release binary, .build/release/dokusho.
build: setup $(TRANSLATIONS)
	swift build -c release --static-swift-stdlib --product dokusho

# Build and open the reader; ARGS='--data-dir DIR' passes arguments.
run: build
	@.build/release/dokusho $(ARGS)

# Run all tests, a few at a time: each has its time limit for itself, and the system few watchers (inotify) for a user.
test: setup $(TRANSLATIONS)
	SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=8 swift test --disable-xctest

# Prove the format, the imports and the translations.
lint: setup $(TRANSLATIONS)
	@.ci/lint

# Format all Swift code.
format:
	swift format --in-place --parallel --recursive Package.swift Sources Tests

# Time the program beside neomutt and ripgrep, if they are installed; ARGS='start filter' measures these parts only,
# ARGS='--size 2000' a smaller store.
bench: build
	swift build -c release --product benchmarks
	@.build/release/benchmarks .build/release/dokusho $(ARGS)

# Prove under random work that the list stays the folder, and that two programs and another writer lose nothing;
# SECONDS=60, EDITS=100 and SEED=7 choose how long and which work.
soak: build
	swift build -c release --product soak
	@.build/release/soak .build/release/dokusho $(SECONDS) $(SEED)
	@.build/release/soak .build/release/dokusho pair $(EDITS) $(SEED)

# Let system calls fail, kill the program at each of them, and cut the power, while it saves; ARGS='CUTS STRIDE' makes it
# shorter. Needs strace, the power cuts root.
faults: build
	swift build -c release --product faults
	@.build/release/faults .build/release/dokusho $(ARGS)

# Run the tests and a short soak under the address and the thread sanitizer; takes long.
sanitize: setup $(TRANSLATIONS)
	@.ci/sanitize

# Look for memo files that break a promise, for SECONDS=600; a finding is written to .build/fuzz/findings.
fuzz: setup
	swift build -c release --scratch-path .build/fuzz --product fuzz \
	  -Xswiftc -sanitize=fuzzer,address -Xswiftc -DLIBFUZZER -Xswiftc -use-ld=lld
	@mkdir -p .build/fuzz/corpus .build/fuzz/findings
	SWIFT_BACKTRACE=enable=no .build/fuzz/release/fuzz -max_total_time=$(SECONDS) -timeout=2 -max_len=1024 \
	  -dict=Tests/Fuzz/memo.dict -artifact_prefix=.build/fuzz/findings/ .build/fuzz/corpus Tests/BadMemos/Files

# Install the program and its files under PREFIX.
install: build
	install -D -m 755 -s .build/release/dokusho $(DESTDIR)$(PREFIX)/bin/dokusho
	install -D -m 644 Resources/man/dokusho.1 $(DESTDIR)$(PREFIX)/share/man/man1/dokusho.1
	for file in Resources/samples/*.md; do \
	  install -D -m 644 "$$file" "$(DESTDIR)$(PREFIX)/share/dokusho/samples/$${file##*/}"; done
	for language in $(LANGUAGES); do \
	  install -D -m 644 Resources/locale/$$language/LC_MESSAGES/dokusho.mo \
	    $(DESTDIR)$(PREFIX)/share/dokusho/locale/$$language/LC_MESSAGES/dokusho.mo; done

# Remove everything that was built, and the stores that bench keeps in .build/bench.
clean:
	rm -rf .build Resources/locale

Resources/locale/%/LC_MESSAGES/dokusho.mo: Resources/po/%.po
	@mkdir -p $(dir $@)
	msgfmt --check-format --output-file=$@ $<
