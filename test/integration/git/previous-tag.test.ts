import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describePreviousTag, FIRST_RELEASE, findPreviousTag } from "../../../src/git/previous-tag.ts";
import { readTags } from "../../../src/git/tags.ts";
import { buildOnce, History } from "../../support/history.ts";

/**
 * Words in order: `a=b` commits and tags it a and b; `.` commits; `x<y` starts branch x at y; `>x` goes back to x;
 * `^x` merges x here and the next `=a` tags the merge.
 */
function build(history: History, script: string): void {
  for (const word of script.split(" ")) {
    if (word.includes("<")) history.git("switch", "--quiet", "--create", ...word.split("<"));
    else if (word.startsWith(">")) history.git("switch", "--quiet", word.slice(1));
    else if (word.startsWith("^")) history.merge(word.slice(1), `Merge ${word.slice(1)}`);
    else {
      if (!word.startsWith("=")) history.commit(`Commit for ${word}`);
      for (const tag of word.split("=")) if (tag !== "" && tag !== ".") history.tag(tag);
    }
  }
}

const BETAS = "10.0.0-beta2 10.0.0-beta6 10.0.0-beta7 10.0.0-beta19 10.0.0-beta21";
const PACKAGES = "12.14.0 dashboard-1.1.1 12.15.0=dashboard-1.1.2=proxy-0.3.0";
const BARE_SHORT = "4.1 4.2 4.2.1 5.0";
const EVERY_CASE: readonly [script: string, current: string, expected: string | undefined, reason?: string][] = [
  ["v1.0.0 v1.1.0 v1.2.0", "v1.2.0", "v1.1.0", "ancestor"],
  ["v1.2.0 v1.9.0 v1.10.0", "v1.10.0", "v1.9.0"],
  ["v1.0.0 v1.1.0-rc.1 v1.1.0-rc.2 v1.1.0", "v1.1.0", "v1.0.0"],
  ["v1.0.0 v1.1.0-rc.1 v1.1.0-rc.2", "v1.1.0-rc.2", "v1.1.0-rc.1"],
  ["v1.0.0 v1.1.0-alpha.1", "v1.1.0-alpha.1", "v1.0.0"],
  [BETAS, "10.0.0-beta19", "10.0.0-beta7"],
  ["v0.9.0 v1.0.0-a01 v1.0.0-b01 v1.0.0-rc01 v1.0.0-rc02", "v1.0.0-rc01", "v1.0.0-b01"],
  ["v7.5.0=v7.5 v7.6.0=v7.6=v7", "v7.6.0", "v7.5.0"],
  ["v4.1.0 v4.1.3=v4.1 v4.1.4 v4.2.0=v4", "v4.2.0", "v4.1.4"],
  [BARE_SHORT, "4.2.1", "4.2"],
  [BARE_SHORT, "5.0", "4.2.1"],
  ["core@1.2.0 cli@0.9.0 core@1.3.0 cli@0.10.0", "core@1.3.0", "core@1.2.0"],
  [PACKAGES, "12.15.0", "12.14.0"],
  [PACKAGES, "dashboard-1.1.2", "dashboard-1.1.1"],
  ["v1.0.0 sdk/v0.1.0 v1.1.0 sdk/v0.2.0", "sdk/v0.2.0", "sdk/v0.1.0"],
  ["12.14.0 dashboard-1.0.0", "dashboard-1.0.0", undefined, "first-release"],
  ["v0.1.0-beta.1 v0.1.0-rc.1 v0.1.0", "v0.1.0", undefined],
  ["v1.0.0 v1.1.0 v2.0.0 rel<v1.1.0 v1.1.1", "v1.1.1", "v1.1.0"],
  ["v1.8.0 rel<v1.8.0 v1.9.0 v1.9.1 >main v2.0.0", "v2.0.0", "v1.9.1", "diverged"],
  ["v1.8.0 v1.9.0 v2.0.0 rel<v1.9.0 v1.9.1", "v2.0.0", "v1.9.0"],
  // A build of one version for another audience counts by itself.
  ["v1.3.0=v1.3.0-multi v1.4.0 v1.4.0-multi", "v1.4.0-multi", "v1.3.0-multi"],
  ["v1.3.0=v1.3.0-multi v1.4.0 v1.4.0-multi v1.5.0-rc.1", "v1.5.0-rc.1", "v1.4.0"],
  ["2024-01-05 2024-01-05.1 2024-02-01", "2024-02-01", "2024-01-05.1"],
  ["2023.12.31 2024.01.05 2024.01.05-1", "2024.01.05-1", "2024.01.05"],
  ["20231231 20240105", "20240105", "20231231"],
  ["v3.4.0 vv3.5.0-rc.1 v3.5.0-rc.2", "v3.5.0-rc.2", "vv3.5.0-rc.1"],
  ["v1.0.0 1.1.0 V1.2.0", "V1.2.0", "1.1.0"],
  ["Pkg-1.0.0 pkg-1.1.0", "pkg-1.1.0", "Pkg-1.0.0"],
  ["1.0.0 1.0.0.post1 1.0.1", "1.0.1", "1.0.0.post1"],
  ["5.5.0.Final 5.6.0.Beta1 5.6.0.CR1 5.6.0.Final", "5.6.0.Final", "5.5.0.Final"],
  ["rel_1_4_0 rel_1_10_0", "rel_1_10_0", "rel_1_4_0"],
  ["latest v1.0.0 nightly v1.x v1.1.0", "v1.1.0", "v1.0.0"],
  ["v1.0.0 v1.1.0-rc.1=v1.1.0", "v1.1.0", "v1.0.0"],
  ["v1.0.0=1.0.0 v1.1.0=1.1.0", "v1.1.0", "v1.0.0"],
  ["v1.0.0=v1.0.1", "v1.0.1", "v1.0.0", "same-commit"],
  ["v2.0.0 v1.5.0", "v2.0.0", undefined],
  ["v1.0.0 . v5-rc v5.0.0-rc.1 v5.0.0-rc.2", "v5.0.0-rc.1", "v1.0.0"],
  // A short tag that the lowest full version does not contain moves, even without a .0.
  ["v4.1.0 v4.2.1 . =v4.2 v4.3.0", "v4.3.0", "v4.2.1"],
  // A tag that moves looks in its own series.
  ["v1.0.0 core@1.0.0 v1.1.0 core@1.1.0=core@1 .", "core@1", "core@1.1.0"],
  // Tags that sit only on merges into another branch.
  ["v1.0.0 dev<main . >main ^dev =v1.1.0 >dev . >main ^dev =v1.2.0", "v1.2.0", "v1.1.0"],
];

test.each(EVERY_CASE)("%s: before %s is %s", async (script, current, expected, reason) => {
  using history = new History(
    "widget",
    buildOnce(script, (made) => build(made, script)),
  );
  const tags = await readTags(history.directory);
  const previous = await findPreviousTag(history.directory, tags, findTag(tags, current));
  expect(previous.tag?.name).toBe(expected);
  if (reason !== undefined) expect(previous.reason).toBe(reason);
});

test("history decides where the clocks of two committers disagree", async () => {
  using history = new History();
  build(history, "v1.0.0 v1.1.0");
  const slow = join(history.directory, ".git/slow");
  writeFileSync(slow, `${history.git("cat-file", "commit", "HEAD").replace(/(committer .*> )\d+/, "$11000000000")}\n`);
  history.git("tag", "--force", "v1.1.0", history.git("hash-object", "-t", "commit", "-w", slow));
  const tags = await readTags(history.directory);
  const previous = await findPreviousTag(history.directory, tags, findTag(tags, "v1.1.0"));
  expect(previous).toMatchObject({ tag: { name: "v1.0.0" }, reason: "ancestor" });
});

const UNNAMED: readonly [script: string, revision: string, expected: string | undefined, options?: object][] = [
  ["v1.0.0 v1.1.0 . .", "HEAD", "v1.1.0"],
  ["v1.0.0 v1.1.0 . .", "HEAD~3", "v1.0.0"],
  ["v1.0.0 . v1.1.0 v1.2.0", "v1.1.0~1", "v1.0.0"],
  ["v1.0.0 v1.1.0-rc.1 .", "HEAD", "v1.0.0"],
  ["v1.0.0 v1.1.0-rc.1 .", "HEAD", "v1.1.0-rc.1", { prereleases: true }],
  [". .", "HEAD", undefined],
  ["v1.0.0 core@2.0.0 .", "HEAD", "v1.0.0"],
  ["v1.0.0 core@2.0.0 .", "HEAD", "core@2.0.0", { series: "core@" }],
  ["v1.0.0 core@2.0.0 .", "HEAD", "core@2.0.0", { series: "Core@" }],
  ["v1.0.0 .", "HEAD", undefined, { series: "core@" }],
  ["jq-1.6 jq-1.7 .", "HEAD", "jq-1.7"],
  ["v1.0.0 v1.1.0 v2.0.0 rel<v1.1.0 . .", "HEAD", "v1.1.0"],
  ["v1.8.0 rel<v1.8.0 . v1.9.0 >main . . .", "HEAD", "v1.8.0"],
  ["v1.8.0 . . rel<main v1.9.0 >main .", "HEAD", "v1.9.0"],
  ["v1.8.0 . . rel<main v1.9.0 v1.9.1 >main .", "HEAD", "v1.9.1"],
  ["v1.0.0 . pr<main . >main v1.1.0 v1.2.0 v2.0.0", "pr", "v1.1.0"],
  ["v1.0.0 . pr<main . . >main . v1.2.0=v1.2 v2.0.0=v2 >pr .", "pr", "v2.0.0"],
  ["dev<main . >main ^dev =v1.0.0 >dev . >main ^dev =v1.1.0 >dev .", "dev", "v1.1.0"],
  ["v7.6.0=v7.6=v7 .", "HEAD", "v7.6.0"],
  ["v7.5.0 v7.6.0=v7", "v7", "v7.6.0"],
  ["v1.0.0 v1.1.0 v2.0.0 v1.2.0-rc.1 v1.2.0-rc.2", "v1.1.0", "v1.1.0"],
];

test.each(UNNAMED)("%s: the nearest to %s is %s", async (script, revision, expected, options) => {
  using history = new History();
  if (script.startsWith("dev<")) history.commit("Start");
  build(history, script);
  const commit = history.git("rev-parse", revision);
  const previous = await findPreviousTag(history.directory, await readTags(history.directory), { commit }, options);
  expect(previous.tag?.name).toBe(expected);
});

test("an annotated tag counts by its commit, and its own date says nothing about the commit's", async () => {
  using history = new History();
  history.commit("One");
  history.tag("v1.0.0");
  history.commit("Two");
  history.tag("v2.0.0");
  history.git("tag", "--annotate", "--message", "Late", "v1.9.0", "v1.0.0");
  const tags = await readTags(history.directory);
  const previous = await findPreviousTag(history.directory, tags, findTag(tags, "v2.0.0"));
  expect(previous).toMatchObject({ tag: { name: "v1.9.0" }, reason: "ancestor" });
});

test("a floating tag that was moved, and one that was left behind, are both passed over", async () => {
  using history = new History();
  build(history, "v1.0.0=v1 v1.1.0=v1.1 . v1.2.0");
  history.git("tag", "--force", "v1.1", "v1.2.0~1");
  history.git("tag", "--force", "v1", "v1.2.0~1");
  const tags = await readTags(history.directory);
  const previous = await findPreviousTag(history.directory, tags, findTag(tags, "v1.2.0"));
  expect(previous.tag?.name).toBe("v1.1.0");
  const nearest = await findPreviousTag(history.directory, tags, { commit: history.git("rev-parse", "v1.2.0~1") });
  expect(nearest.tag?.name).toBe("v1.1.0");
});

test("versions of an unrelated history are skipped, however many", async () => {
  using history = new History();
  build(history, "v0.1.0 v0.2.0");
  history.git("switch", "--quiet", "--orphan", "rewrite");
  build(history, "v1.0.0 v1.1.0 v1.2.0");
  history.git("switch", "--quiet", "main");
  build(history, "v2.0.0 .");
  const tags = await readTags(history.directory);
  expect((await findPreviousTag(history.directory, tags, findTag(tags, "v2.0.0"))).tag?.name).toBe("v0.2.0");
  expect((await findPreviousTag(history.directory, tags, findTag(tags, "v1.0.0"))).reason).toBe("first-release");
  const orphan = { commit: history.git("rev-parse", "v1.0.0") };
  const others = tags.filter(({ name }) => name.startsWith("v0") || name.startsWith("v2"));
  expect((await findPreviousTag(history.directory, others, orphan)).reason).toBe("first-release");
});

function findTag<T extends { name: string }>(tags: readonly T[], name: string): T {
  const tag = tags.find((candidate) => candidate.name === name);
  if (tag === undefined) throw new Error(`The fixture has no tag ${name}`);
  return tag;
}

test("describes the choice with its commit and its reason", () => {
  const tag = { name: "v1.0.0", commit: "1a2b3c4d5e", committedAt: "", createdAt: "" };
  const described = "v1.0.0 (1a2b3c4), which is on the same commit";
  expect(describePreviousTag({ tag, reason: "same-commit" })).toBe(described);
  expect(describePreviousTag(FIRST_RELEASE)).toBe("the beginning, as no release comes before");
});
