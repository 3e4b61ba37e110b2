import { describe, expect, test } from "vitest";
import { selectPathKind } from "../../../../src/writer/changes/paths.ts";
import { listCases } from "../../../support/listed-cases.ts";

const PATHS = {
  documentation: `
    LICENSE | LICENSE.MIT | COPYING | THANKS | CONTRIBUTORS.txt | CITATION.cff | packages/pier/src/README.md
    website/pages/app.ts | docs/conf.py | guide.md | src/docs/guide.md | src/docs/pier.png | man/ferry.1
    .changes/unreleased/a.yaml | releasenotes/notes/a.yaml | changelogs/fragments/a.yml`,
  product: `
    src/security.go | src/credits.ts | scripts/ferry.py | src/fastest.sh | .pre-commit-hooks.yaml | src/.pier.yml
    src/release.sh | src/content/guide.md | src/pier.png | lib/pier/deck/ferry.1 | src/changes/a.yaml`,
  internal: `
    mkrelease | scripts/release.sh | scripts/check_names.py | run-all-tests.sh | .pier.yml`,
  manifest: `
    vendor/pier/deck.go | packages/pier/dist/index.js | requirements/base.txt`,
};

describe("the kind of a file", () => {
  test.each(Object.entries(PATHS).flatMap(([kind, paths]) => listCases(paths).map((path) => [path, kind])))(
    "%s: %s",
    (path, kind) => expect(selectPathKind([path ?? ""])).toBe(kind),
  );
});
