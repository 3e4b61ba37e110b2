import { describe, expect, test } from "vitest";
import type { Change } from "../../../../src/writer/changes/change.ts";
import { classifyChange } from "../../../../src/writer/changes/classify.ts";
import { isScrapText } from "../../../../src/writer/changes/wording.ts";
import { listCases } from "../../../support/listed-cases.ts";
import { makeCommits } from "../../../support/make-commits.ts";

/** The class of a pull request with this title. */
function classify(title: string, paths?: readonly string[], more: Partial<Change> = {}): string {
  return read(title, paths, more).class;
}

function read(title: string, paths: readonly string[] = ["src/ferry.ts"], more: Partial<Change> = {}) {
  const [commit] = makeCommits({ message: `${title}\n\n${more.body ?? ""}`, paths });
  if (commit === undefined) throw new Error("no commit");
  return classifyChange({ title, body: "", pullRequest: 7, commits: [commit], ...more });
}

/** Titles by their class, several a line. */
const CASES = {
  fixed: `
    Fix mocha in the harbour | Fix harbour config | Bug fix: sell one seat once | fare table: avoid rounding twice
    Fix build of the deck on Windows | Reinstate the last harbour | Close the gate if the sale fails
    Account for leap days | Fallback to the last harbour | Ensure that the ferry waits for late passengers
    Reject tickets without a date | Guard against an empty timetable | Prevent double bookings
    Preserve the order of stops | Handle harbours without a name | Avoid a second request for each stop
    Incorrect fare for children | Wrong harbour in the summary | Timetable should not list cancelled trips
    Ferry no longer crashes on leap days | Add missing check for the last stop | Add missing stops to the summary
    Add a guard for tickets of yesterday | Add a lock to prevent a race between two bookings
    Make sure the deck is closed | Do not sell a seat twice | Raise a FareError if the fare is negative
    timetable.ts - fix the last row | Update the parser to avoid a crash at midnight
    Use the correct harbour for return trips | Remove a stray comma from the summary
    Fix typo in the error message for lost tickets | Fix the test command of the shell
    Refactor the timetable and fix the last row | Check the fare before the sale
    Booking of two seats fails when one is taken | fix: keep notes of passengers | 'deck' is not a known name
    The last row is missing | Prevented double bookings | Allow dogs on the upper deck again
    Ensuring that harbours have names | Appropriately handle harbours without a name | The deck is not restored
    Remove warnings about night ferries`,
  security: `
    Close a vulnerability in the booking | fix: close a vulnerability in the booking
    Security: check the size of tickets | Path traversal in luggage | fix: prevent XSS in the fare table
    Header injection via the name of a harbour`,
  added: `
    ticket printer: add colours | Add --quiet | Add an option to avoid crowded decks
    Add a flag for missing passengers | Add a command that fixes timetables | Add support for checks of luggage
    Add missing \`--deck\` flag | Allow bicycles on all decks | Option to print tickets | Night ferry support
    Make the deck configurable | Support tests of the engine | Add health check endpoint | Add a \`testMode\` option
    Add \`Ticket.refactor()\` | feat: sell tickets for tomorrow | Allowed bicycles on all decks
    Supported night ferries | Add types for luggage | Add an eslint plugin for tickets
    Add testing helpers for ferries | Allow testing of a booking | Add a summary of errors by harbour
    Exposing the fare table | Additionally support night ferries | [IMPROVED] Add night ferries
    Add a filter for XSS | feat: stop denial of service`,
  changed: `
    Avoid a second copy of large tickets | Rewrite the timetable to improve performance
    Start using the harbour | Improve formatting in fares | Convert the oldest trips of ferries to mocha
    Update black borders of seats | Update history of trips | Update CHANGES of gauge
    feat: remove the logo from tickets | Clarify the message of lost tickets | Require mypy 1.7 or newer
    Require tickets 3.10 for Python 3.14 | Raise the minimum of seats to 3 | Require a deck
    Sort the timetable by harbour | Rename the \`deck\` option to \`level\` | Rename Ticket to Pass
    Move the deck setting to the ticket | Extract a public API for fares | Simplify --deck
    Remove the shade of the logo | Raise the limit of passengers by default | Improve the summary
    Improve the comment box of tickets | Say which deck is not open | Revert "Fix the last row"
    Remove a passenger before the ferry leaves | Remove only the seats of children | Remove reading the old timetable
    Remove the seat from the deck options | Only create one ticket a seat | Use a lamp for night ferries
    Remove the harbour list from Windows 7`,
  breaking: `
    breaking: sell by deck | Breaking change - sell by deck | BREAKING CHANGE: sell by deck | deck: breaking: sell twice
    Drop Node 18 | chore: drop support for Python 3.8 | Remove support for Windows 7 | Drop support for paper tickets
    chore: drop support for paper tickets | feat: remove support for paper tickets | Drop night ferry support
    Raise the minimum Ruby version to 3.2 | Require Node.js 20 | Require Node >= 20 and sell ESM | Bump minimum Python to 3.9
    Remove deprecated options | Drop the deprecated deck setting | refactor: remove deprecated methods`,
  removed: `
    Remove the deck option | Drop the \`sell\` command | Remove traces of Node 18 support
    Remove paper support from the deck option | Remove experimental support for decks | Drop deck option to support bows
    Drop support tickets as an option
    Remove deprecated fares | Remove deprecated flags of the engine | Remove the --level flag | Delete \`Ticket.sell()\` | Remove unused option for decks
    refactor: remove deprecated fares`,
  deprecated: `
    Deprecate \`sell()\` | Mark paper tickets as deprecated | Add a deprecation warning for paper tickets
    The deck option is now deprecated | refactor: deprecate the deck option`,
  internal: `
    Remove Grunt | Run integration tests against Node 24 | Add property types
    Flatten nested ifs into if-elif | Factor out the parsing of decks | Convert \`Deck\` into a dataclass
    Fix incorrect comments on the timetable | Correct comments for clarity in the booking
    Start using pytest | Fix the pytest config | Fix broken mocha errors | Switch to vitest | Move tickets to vitest
    Bump black | Update black 24 | Improve formatting in \`deck\` | Make code style more like the rest
    Add a base for GUI tests | Add helpers for end-to-end tests | Small simplifications in \`Timetable\`
    Some more cleanups of fares | Improve the comment regarding \`fares\` | Remove unused parameter of the booking
    Remove no longer needed fares | Remove deprecated call of the engine | De-duplicate the fare conditions
    Fix build | Fix CS | Fix phpunit deprecations | Make clippy happy
    Reduce the number of errors that are reported by mypy | Silenced a few warnings from golangci-lint
    Enabled testing against Windows | Use Go 1.25 in CI, move the test runner to another host
    Start testing on Node 26 | Make mypy pretty | Apply clippy advices on the booking | Black 24 | Update Ruff
    Pre-commit update | Sort imports | Update formatting, use f-strings | fix: formatting in \`src/ferry.rs\`
    Fix build warning proposal | Ensure test order doesn't matter | Start testing with Python 3.14
    Use Minitest 6 where applicable | Bump the ferry library to fix CI | Split up booking tests a bit
    Rename master to main | Some more \`master\` -> \`main\` | Modernize source code | Add comment clarifying the fares
    Refactor the timetable | Timetable refactoring | Move the fare table from sales to booking
    Rename internal fields of the booking | Rename a local variable | Inline the fare lookup
    Extract the fare lookup into a module | Add type annotations to the booking | Use PEP 604 unions
    Needless copy of the fare table | Simplify the fare lookup | Cleanup | Clean up the booking
    Reuse the fare table | Allocate the seats at once | Remove unused fares | Remove the conversion to text
    Remove needless checks | Remove trailing whitespace from files | Remove use of the old parser
    Add tests for the booking | Add regression test for the last row | Fix flaky harbour tests
    Fix tests and update snapshots | Fix lint | Fix linter warnings in the booking | Fix CI | Fix a timeout in CI
    Fix typo | Fix typos in the booking | Correct spelling of harbour | Add a new sponsor
    Add benchmarks for the fare table | Silence gcc warnings | Update benchmark results | Update the contributors data | Resolve merge conflicts | Improve comments
    fix: linting issues | fix(ci): wait for the harbour | feat(tests): sell tickets twice
    fix: flaky test of the booking | chore: sell tickets twice | chore: drop tests of deprecated fares
    ferry.c - remove unused casts | ferry.c - fix typos
    Night ferries (WIP) | feat: night ferries - WIP | Add harbour types (no wiring) | Add a failing test for fares
    Typo - to -> do | Grammar correction 'an ferry' -> 'a ferry' | Upgrade phpstan 2 | Replace staticcheck 1 with 2
    Fix some new Error Prone warnings | Run pytest in parallel | Update pytest-asyncio | Tweak coverage setup
    Add fuzz target for fares | Make fuzz targets actually run | Fix a leak for harbour tests | Add noise to booking test
    Added Node 26 to test matrix | Remove Node 18 from the test matrix | Use some lambdas for fares
    Convert the fare table to arrow functions | Iterate vs recurse to find stops | Use # pragma: no cover
    Remove all # type: ignore but one | Drop noqa of the timetable | Reformatted the booking | Change coding style
    Java 8 follow-up changes | Add TODO for the next ferry | Remove TODOs after Elixir v1.14 | Remove temporary fares
    Remove Python 3.6 compatibility code | Drop unused Python 2 code | pre-commit: bump repositories | GHA: add a job | test_fares.py: sell twice`,
  documentation: `
    Don't align phpdoc tags
    Documentation fix: decks are closed | Note that decks are new | Add a note about decks | Update \`sell()\` docstring
    Fix \`sell()\` docstring referencing a lost deck | fares.rb - overview doc fixup | Explicitly document the default
    Add Ada to the core team | Prepare CHANGELOG for 1.5.1 | Add changelog entry for decks
    Correct the changelog
    Update CHANGES (+ reformat the list) | Update changelog.md, sort the names | Clarify that decks are closed
    Improve the first booking example | Booking javadoc tweak | Fix doc rendering | Fix typo in docs
    Add a harbour example | Improve the booking docs | Document the fares`,
};

describe.each(Object.entries(CASES))("%s", (name, titles) => {
  test.each(listCases(titles))("%s", (title) => expect(classify(title)).toBe(name));
});

/** Titles with the paths that changed. */
const BY_FILES = {
  internal: `
    Update Go version (go.mod .github/workflows/ci.yml) | Update Go to 1.24 (go.mod fares_test.go)
    Refactor the fares (src/fares.ts CHANGELOG.md)
    Remove the obsolete fare check (src/fares.ts test/fares.test.ts)
    Remove the obsolete fare check (test/fares.test.ts CHANGELOG.md)
    chore: remove the obsolete fare check (src/fares.ts CHANGELOG.md)
    Make the harbours static (extra/ferry/Tests/HarbourTest.php) | Remove ferry-lights from dev deps (Gemfile)
    Delete setup.py (setup.py) | Added a trove classifier (pyproject.toml) | Sort devDependencies (package.json)
    Update signatures of 1.7 (sig/v1.7/ferry.asc) | Move the ferry (sandbox/ferry.ts) | Add fares (fuzz/fares.go)
    Add ferry-lights to the development dependencies (package.json) | Speed up the image (tools/Dockerfile)
    Print the harbours (tools/harbours.py) | Clean temporary files (Rakefile)
    Add a new harbour (examples/harbour/main.ts) | Add a new harbour (packages/ferry/demo/main.ts)
    Fix the harbour (testing/harbour.py) | Measure the harbour (benches/harbour.rs)
    Add a baseline (phpstan-baseline.neon) | Allow more modern phpunit (composer.json)
    Move to the new runtime (dev-requirements.txt requirements/test.txt)`,
  changed: `
    Update Go to 1.24 (fares.go) | Update Go client (go.mod) | Refactor the fares (src/fares.ts docs/fares.md)
    Remove the obsolete fare check (src/fares.ts CHANGELOG.md)
    Remove the obsolete fare check (src/fares.ts newsfragments/7.misc.rst)
    Remove the obsolete fare check (src/fares.ts docs/version_history.rst)
    Make the harbours static (src/Test/HarbourTestCase.php) | Print the harbours (tools/harbours/main.py)
    Print the harbours (tools/harbours.c) | Print the harbours (src/tools/harbours.py)
    Move the deck to the ticket (src/deck.ts README.md)`,
  added: `
    Add ferry-lights to the dependencies (package.json) | Add a new harbour (src/main/java/com/example/Harbour.java)
    Add a harbour (src/benchmark/harbour.rs) | Allow more modern ferries (composer.json)`,
  fixed: `
    Fix the harbour (src/testing/harbour.py)`,
  documentation: `
    Explain the harbour (ferry.1)`,
};

describe.each(Object.entries(BY_FILES))("%s by the files", (name, changes) => {
  test.each(listCases(changes))("%s", (change) => {
    const [, title = "", paths = ""] = /^(.*) \((.*)\)$/.exec(change) ?? [];
    expect(classify(title, paths.split(" "))).toBe(name);
  });
});

describe("what the body says", () => {
  test.each([
    ["Use iterators for stops", "We can simplify our code with them.", "internal"],
    ["Replace loops by iterators", "No functional changes.", "internal"],
  ])("%s: %s", (title, body, name) => expect(classify(title, undefined, { body })).toBe(name));
});

describe("types without a space", () => {
  test.each([
    ["feat(deck):Open it", "added"],
    ["feat://deck opens now", "changed"],
  ])("%s", (title, expected) => expect(classify(title)).toBe(expected));
});

describe("scraps", () => {
  const SCRAPS = `
    ws | wip | small tweak | update code | Fix bug | fixup merge | ferry.ts | Edit ferry.ts | Fix minor things
    fix some more small bugs | Add ferry.ts | oops, sell the right seats again | Maybe this sells the right seats
    Fix indentation | fix goimports | Retrigger the build | Kick CI | Empty commit to run the checks
    Commit to trigger a build | Deploying to gh-pages from @ 0a1b2c3 | Deployed 0a1b2c3 with ferries
    Address review comments | Apply a little polish to fares | Follow up #12 | Force CI restart | There won't be a night ferry | Fix oversight`;

  test.each(listCases(SCRAPS))("%s", (text) => expect(isScrapText(text)).toBe(true));

  test("fold only without a pull request and a type", () => {
    const alone = { pullRequest: undefined };
    expect(classify("Harbour lights", undefined, alone)).toBe("internal");
    expect(classify("Harbour lights")).toBe("changed");
    expect(classify("feat: lights", undefined, alone)).toBe("added");
  });

  test("that code hosts suggest fold in any case", () => {
    expect(classify("Update ferry.ts")).toBe("internal");
    expect(classify("Update src/ferry.ts")).toBe("internal");
    expect(classify("Update anchor.js")).toBe("changed");
    expect(classify("Update the ferry.ts")).toBe("changed");
  });

  test("are what a generator writes again", () => {
    expect(classify("Regenerate the timetable parser")).toBe("internal");
    expect(classify("Update generated files")).toBe("internal");
    expect(classify("Regenerate the key of each passenger")).toBe("changed");
    expect(classify("Regenerate and reload imported files")).toBe("changed");
  });
});

describe("a body that says in words that something breaks", () => {
  const classOf = (body: string) => classify("Sell tickets by deck", undefined, { body });

  test.each([
    "This is a breaking change for callers of sell().",
    "Another breaking change to decks.",
    "Tickets have decks now. This breaks existing callers.",
    "* Sell by deck\n* [x] Breaking change\n* Add tests",
    "The new form is backwards incompatible: pass a deck.",
  ])("%s", (body) => expect(classOf(body)).toBe("breaking"));

  test.each([
    "This leaves out the deck, as that can be a breaking change.",
    "This is not a breaking change.",
    "No breaking changes.",
    "Is this a breaking change?",
    "- [ ] Breaking change",
    "It could be a breaking change for some.",
    "Avoids a breaking change in the next release.",
    "If it is a breaking change, say so in the changelog.",
    "> This is a breaking change",
    "This is not containing anything that is a breaking change.",
    "The engine 2.0 has a breaking change for its doors.",
    "Adds a guide for the breaking change in 2.0, which that release says.",
    "Mark this as a breaking change",
    "This has a bunch of small breaking changes for its tests.",
    "```\n// This is a breaking change\n```",
  ])("not by %s", (body) => expect(classOf(body)).toBe("changed"));

  test("counts only of what users get", () => {
    const body = "This is a breaking change.";
    expect(classify("Sell tickets by deck", ["test/deck.ts"], { body })).toBe("internal");
    expect(classify("Sell tickets by deck", ["docs/deck.md"], { body })).toBe("documentation");
  });
});

describe("a body that says what users lose or have to do", () => {
  const stated = (body: string, title = "Sell tickets by deck") => {
    const { class: kind, breaking } = read(title, undefined, { body });
    return kind === "breaking" ? breaking : undefined;
  };

  test.each([
    ["`sell()` has been removed; use `book()` instead."],
    ["The `sell` option was renamed to `book`."],
    ["sell_ticket() no longer returns a number. Use `count()` for that."],
    ["`sell()` now requires a deck."],
    ["This package now requires at least Go 1.30."],
    ["The default of `deck` changed from 1 to 2."],
    ["It changes the default deck from 1 to 2."],
    ["Callers must now pass a deck."],
    ["To keep the old behaviour, pass `--old`."],
  ])("%s", (body) => expect(stated(`Decks are new.\n\n${body} It is faster.`)).toBe(body));

  test("quotes what follows a mark", () => {
    expect(stated("Breaking change:\n- `sell` takes a deck")).toBe("`sell` takes a deck");
    expect(stated("*breaking change*\n\nSells by deck.")).toBe("");
  });

  test.each([
    ["The function no longer returned a number, which was wrong."],
    ["`sell()` has been removed."],
    ["sell() was removed in Ferry 3 so use `book()`."],
    ["`sell()` does not return a number if the deck is closed."],
    ["Passengers will have to wait."],
    ["You need to understand decks first."],
    ["The night ferry no longer supports bicycles."],
    ["Should `sell()` no longer return a number?"],
    ["> `sell()` no longer returns a number."],
  ])("not by %s", (body) => expect(stated(body)).toBeUndefined());

  test("not of a fix", () => expect(stated("`sell()` no longer returns a number.", "Fix sell()")).toBeUndefined());
});
