import { expect, test } from "vitest";
import type { ReleaseStyle } from "../../../src/contract/resources/publication-styles.ts";
import { addMergedTags } from "../../../src/drafting/release/merged.ts";
import type { CodeHost, ReleaseApi } from "../../../src/hosts/code-host.ts";
import { openWidget } from "../../support/drafts.ts";
import { History } from "../../support/history.ts";

/** A history whose release v1.1.0 was merged and has a draft alone: GitHub makes the tag when that is published. */
async function openMerged(release: ReleaseStyle) {
  using history = new History();
  history.add("feat: answer (#1)", "v1.0.0", "feat: stream (#2)");
  const commit = history.commit("Release v1.1.0 (#3)");
  const { sources } = await openWidget(history);
  const asked: string[] = [];
  const releases: Partial<ReleaseApi> = {
    listMerged: async (branch) => {
      asked.push(`${branch.name} to ${branch.base}`);
      return [{ number: 3, body: "", mergedAt: "2026-02-01T00:00:00Z", commit, base: "next" }];
    },
    readReleases: async () => ["v1.1.0"],
    findTag: async () => undefined,
  };
  const openCodeHost = async () => ({ releases }) as unknown as CodeHost;
  const config = { release, pullRequest: { base: "next", branch: "release-docs/own/{subject}" } };
  const added = await addMergedTags({ sources, openCodeHost }, { branchName: "log", config });
  return { asked, tags: added.sources[0]?.history.tags.map(({ name }) => name) };
}

test("a merged release counts as made, also before its tag", async () => {
  expect(await openMerged({ createRelease: "draft" })).toEqual({
    asked: ["release-docs/own/log/release-next to next"],
    tags: ["v1.0.0", "v1.1.0"],
  });
});

test("without releases of its own a publication asks the code host nothing", async () => {
  expect(await openMerged({ version: "auto" })).toEqual({ asked: [], tags: ["v1.0.0"] });
});
