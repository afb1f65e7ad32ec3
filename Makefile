PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=
LANGUAGES := $(basename $(notdir $(wildcard Resources/po/*.po)))
TRANSLATIONS := $(LANGUAGES:%=Resources/locale/%/LC_MESSAGES/dokusho.mo)

.PHONY: setup build run test lint format bench install clean

# Install the system packages that are missing.
setup:
	@.ci/setup

# Build the release binary, .build/release/dokusho.
build: setup $(TRANSLATIONS)
	swift build -c release --static-swift-stdlib --product dokusho

# Build and open the reader; ARGS='--data-dir DIR' passes arguments.
run: build
	@.build/release/dokusho $(ARGS)

# Run all tests.
test: setup $(TRANSLATIONS)
	swift test --disable-xctest

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
