import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeDraft } from "../../../src/drafting/draft.ts";
import { openCheckout } from "../../../src/drafting/repositories/checkout.ts";
import { openWorkspace } from "../../../src/drafting/repositories/repositories.ts";
import { createGitHubCodeHost } from "../../../src/hosts/github/host.ts";
import { DraftFixture } from "../../support/drafts.ts";
import { FakeGitHub } from "../../support/github.ts";
import { History } from "../../support/history.ts";
import { applyEdits, edit, isEntry, linesOf, nameMessage, selectAdded } from "../../support/people-edits.ts";
import { drawn } from "../../support/search.ts";

const NAME = "octo/widget";
const BRANCH = "release-docs/unreleased";
const CHANGELOG = "CHANGELOG.md";
const BEFORE = "# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2026-01-01\n\n### Added\n\n- Keep the old file\n";
const REQUEST = { title: "Write", body: "Write.", sourceConnection: NAME, changes: [{ tags: { start: "v1.0.0" } }] };

/** What people do to the branch of a draft beside editing its files. */
type Rewriting = "none" | "squash" | "rebase";

/** A project with a draft of its unreleased changes. */
type Place = AsyncDisposable & {
  write: (messages: readonly string[]) => Promise<void>;
  read: () => Promise<string>;
  edit: (change: (text: string) => string) => Promise<void>;
  rewrite: (how: Rewriting) => Promise<void>;
};

async function openGitPlace(): Promise<Place> {
  const history = new DraftFixture();
  history.add(["feat: answer (#1)", { [CHANGELOG]: BEFORE }], "v1.0.0");
  return {
    write: async (messages) => {
      for (const message of messages) history.commit(message);
      await history.write({ request: REQUEST });
    },
    read: async () => history.show(BRANCH, CHANGELOG),
    edit: async (change) => history.edit(BRANCH, CHANGELOG, change),
    rewrite: async (how) => {
      if (how === "none") return;
      history.git("switch", "--quiet", BRANCH);
      if (how === "rebase") history.git("rebase", "--quiet", "main");
      else {
        history.git("reset", "--quiet", "--soft", history.git("merge-base", "main", BRANCH));
        history.git("commit", "--quiet", "--message", "All in one");
      }
      history.git("switch", "--quiet", "main");
    },
    [Symbol.asyncDispose]: async () => history[Symbol.dispose](),
  };
}

async function openGitHubPlace(): Promise<Place> {
  const history = History.of(["feat: answer (#1)", { [CHANGELOG]: BEFORE }], "v1.0.0");
  const github = await FakeGitHub.open({ [NAME]: { [CHANGELOG]: BEFORE } });
  const access = { apiUrl: github.url, token: "token-of-a-test", second: 0 };
  const at = `/repos/${NAME}/git`;
  const move = (sha: string) => github.call("PATCH", `${at}/refs/heads/${BRANCH}`, { sha, force: true });
  return {
    write: async (messages) => {
      for (const message of messages) history.commit(message);
      // The repository moves on.
      await github.commit(NAME, "main", { "src/code.ts": `${messages.join("\n")}\n` });
      const checkout = await openCheckout({ directory: history.directory, drafts: "preview" });
      const own = { id: "cnn-1", name: NAME, repositoryUrl: `https://github.com/${NAME}`, app: undefined };
      const { sources } = await openWorkspace(checkout, [own], own);
      const workspace = { sources, openCodeHost: () => createGitHubCodeHost(access, NAME) };
      const config = { writeChangelogs: true };
      const order = { request: REQUEST, now: new Date("2026-03-01T12:00:00Z"), addEntry: () => undefined };
      await writeDraft(workspace, { name: "release-docs", config }, order);
      await checkout.close();
    },
    read: async () => (await github.changes(NAME, BRANCH)).files.get(CHANGELOG) ?? "",
    edit: async (change) => {
      const text = (await github.changes(NAME, BRANCH)).files.get(CHANGELOG) ?? "";
      await github.commit(NAME, BRANCH, { [CHANGELOG]: change(text) });
    },
    rewrite: async (how) => {
      if (how === "none") return;
      const [main, text] = [await github.tip(NAME, "main"), (await github.changes(NAME, BRANCH)).files.get(CHANGELOG)];
      const compared = await github.call<{ merge_base_commit: { sha: string } }>(
        "GET",
        `/repos/${NAME}/compare/main...${BRANCH}`,
      );
      await move(how === "rebase" ? (main ?? "") : compared.merge_base_commit.sha);
      await github.commit(NAME, BRANCH, { [CHANGELOG]: text }, "All in one");
    },
    [Symbol.asyncDispose]: async () => {
      await github[Symbol.asyncDispose]();
      history[Symbol.dispose]();
    },
  };
}

const change = fc.record({ isFix: fc.boolean(), isNumbered: fc.boolean() });
const round = fc.record({
  changes: fc.array(change, { minLength: 1, maxLength: 3 }),
  edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
  rewriting: fc.constantFrom<Rewriting>("none", "squash", "rebase"),
});

/** What a run adds to the text that people left, beside headings. */
function selectNew(before: string, after: string): string[] | undefined {
  return selectAdded(linesOf(before), linesOf(after))?.filter((line) => !/^#+ /.test(line));
}

describe.each([
  ["git", openGitPlace, 4],
  ["GitHub", openGitHubPlace, 2],
])("on %s", (_, open, few) => {
  test("people's edits of a draft stay over rebases and squashes, and each new change comes in once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 2, maxLength: 3 }), async (rounds) => {
        await using place = await open();
        let count = 0;
        let left: string | undefined;
        for (const { changes, edits, rewriting } of rounds) {
          const messages = changes.map(({ isFix, isNumbered }) => nameMessage(count++, isFix, isNumbered));
          await place.write(messages);
          const written = await place.read();
          if (left !== undefined) {
            const added = selectNew(left, written);
            expect(added?.every(isEntry), written).toBe(true);
            expect(added?.length, written).toBe(messages.length);
            for (const message of messages) {
              const [noun = ""] = /\b\w+(?= with)/.exec(message) ?? [];
              expect(
                added?.filter((line) => line.includes(noun)),
                written,
              ).toHaveLength(1);
            }
          }
          await place.edit((text) => applyEdits(text, edits));
          await place.rewrite(rewriting);
          left = await place.read();
        }
      }),
      drawn(few, few * 75),
    );
  });

  test("what people deleted or reworded does not come back in a run without new changes", async () => {
    await using place = await open();
    await place.write(["feat: draw apples", "fix: draw boxes (#2)", "feat: draw charts (#3)"]);
    await place.edit((text) => text.replace(/- .*apples.*\n/, "").replace("Draw boxes", "Draw straight boxes"));
    const left = await place.read();
    for (const rewriting of ["none", "rebase", "squash"] as const) {
      await place.rewrite(rewriting);
      await place.write([]);
      expect(await place.read()).toBe(left);
    }
  });
});
