import { expect, test } from "vitest";
import { RELEASE_BRANCH as BRANCH, ReleaseStory } from "./release-story.ts";
import type { StepResult } from "./run-step.ts";

const LOG = "# Changelog\n\n## [1.0.0] - 2025-12-24\n\n- By hand\n";

/** What the outputs say of a release that this run prepared, or of one that it published. */
const planned = (tag: string, before: string) => {
  const version = tag.replace(/^.*@|^v/, "");
  return { tag, version, "previous-tag": before, "release-created": "false", "release-url": "", branch: BRANCH };
};
const made = (tag: string, before: string) => ({
  ...planned(tag, before),
  "release-created": "true",
  "release-url": expect.stringMatching(`/releases/tag/${tag}$`),
  "pull-request-operation": "",
  branch: "",
});

const listReleases = ({ outputs }: StepResult): { tag: string }[] =>
  JSON.parse(outputs.releases ?? "").toSorted((a: { tag: string }, b: { tag: string }) => (a.tag < b.tag ? -1 : 1));

/** A story up to the merge of v1.1.0. Returns the merge too. */
async function openMerged() {
  const story = await ReleaseStory.open({ "CHANGELOG.md": LOG }, "v1.0.0");
  await story.commit("feat: stream answers (#2)");
  await story.push();
  return { story, merge: await story.merge() };
}

test("a conventional repository", async () => {
  await using story = await ReleaseStory.open(
    { "CHANGELOG.md": LOG, "package.json": '{"version":"1.0.0"}\n' },
    "v1.0.0",
  );
  for (let number = 2; number <= 9; number += 1) await story.commit(`fix: case ${number} (#${number})`);
  const first = await story.push();
  expect(first.outputs).toMatchObject({ ...planned("v1.0.1", "v1.0.0"), "pull-request-operation": "created" });
  expect((await story.push()).outputs).toMatchObject({ "pull-request-operation": "unchanged" });
  await story.commit("feat: stream answers (#10)");
  const { outputs } = await story.push();
  expect(outputs).toMatchObject({ ...planned("v1.1.0", "v1.0.0"), "pull-request-operation": "updated" });
  expect(outputs).toMatchObject({ "pull-request-number": "1", "head-sha": await story.tip(BRANCH) });
  expect((await story.openPull()).title).toBe("chore: release v1.1.0");
  expect(await story.drafted("package.json")).toBe('{"version":"1.1.0"}\n');
  expect(await story.drafted("CHANGELOG.md")).toMatch(
    /^# Changelog\n\n## \[1\.1\.0\] - 2026-01-01\n\n- Stream answers/,
  );
  const merge = await story.merge();
  const published = await story.push();
  expect(published.outputs).toMatchObject(made("v1.1.0", "v1.0.0"));
  expect(published.log).toContain(`Made the tag v1.1.0 at ${merge.slice(0, 7)}, the merge of pull request #1.`);
  expect(published.summary).toMatch(/^- Made the tag v1[\s\S]*^- Created the release v1/m);
  expect(await story.fetchTags()).toEqual({ "v1.1.0": merge });
  expect(story.created).toEqual([{ tag: "v1.1.0", draft: false, prerelease: false, latest: "true" }]);
  expect(await story.releases()).toMatchObject([{ body: expect.stringMatching(/^- Stream answers[\s\S]*Case 9/) }]);
});

test("a plain repository, by a squash", async () => {
  await using story = await ReleaseStory.open({ "src/code.ts": "1\n" }, "1.0.0");
  await story.commit("Add streams (#2)");
  await story.commit("Keep the last line");
  expect((await story.push()).outputs).toMatchObject(planned("1.1.0", "1.0.0"));
  expect((await story.openPull()).title).toBe("Release 1.1.0");
  expect(await story.drafted("CHANGELOG.md")).toMatch(/\n## \[1\.1\.0\] - 2026-01-01\n\n### Added\n\n- Add streams /);
  const merge = await story.merge("squash");
  expect((await story.push()).outputs).toMatchObject(made("1.1.0", "1.0.0"));
  expect(await story.fetchTags()).toEqual({ "1.1.0": merge });
  expect(story.created).toEqual([{ tag: "1.1.0", draft: false, prerelease: false, latest: "true" }]);
  await story.commit("Fix the first line (#4)");
  expect((await story.push()).outputs).toMatchObject(planned("1.1.1", "1.1.0"));
});

test("a monorepo with three packages", async () => {
  const names = ["core", "cli", "web"];
  const log = "# Changelog\n\n## 1.0.0\n\n- Start\n";
  const files = names.flatMap((name) => [
    [`packages/${name}/package.json`, `{"name":"@octo/${name}","version":"1.0.0"}\n`],
    [`packages/${name}/CHANGELOG.md`, log],
  ]);
  await using story = await ReleaseStory.open(Object.fromEntries(files), ...names.map((name) => `@octo/${name}@1.0.0`));
  await story.commit("feat: log (#2)", { "packages/core/log.ts": "1\n" });
  await story.commit("fix: sort (#3)", { "packages/cli/sort.ts": "1\n" });
  await story.commit("feat!: drop frames (#4)", { "packages/web/frames.ts": "1\n" });
  const tags = ["@octo/cli@1.0.1", "@octo/core@1.1.0", "@octo/web@2.0.0"];
  const prepared = await story.push();
  expect(listReleases(prepared)).toMatchObject(tags.map((tag) => ({ tag, isPublished: false, isReleased: false })));
  expect(await story.drafted("packages/web/CHANGELOG.md")).toMatch(/^# Changelog\n\n## 2\.0\.0\n[\s\S]*Drop frames/);
  expect(await story.drafted("packages/cli/package.json")).toContain('"version":"1.0.1"');
  const merge = await story.merge();
  expect(listReleases(await story.push())).toEqual(
    tags.map((tag) => ({
      ...{ tag, version: tag.split("@").at(-1), previousTag: tag.replace(/[\d.]+$/, "1.0.0") },
      ...{ isPublished: true, isReleased: true, url: expect.stringMatching(`/releases/tag/${tag}$`) },
    })),
  );
  expect(await story.fetchTags()).toEqual(Object.fromEntries(tags.map((tag) => [tag, merge])));
  const flags = { draft: false, prerelease: false, latest: "legacy" };
  expect(story.created).toEqual(expect.arrayContaining(tags.map((tag) => ({ tag, ...flags }))));
});

test("a prerelease line, to its final version", async () => {
  await using story = await ReleaseStory.open({ "CHANGELOG.md": LOG }, "v1.0.0");
  const release = async (wish: string, title: string, tag: string, before: string) => {
    await story.commit(title);
    expect((await story.push({ release: wish })).outputs).toMatchObject(planned(tag, before));
    const heading = expect.stringContaining(`# Changelog\n\n## [${tag.slice(1)}] - 2026-01-01\n`);
    expect(await story.drafted("CHANGELOG.md")).toEqual(heading);
    const merge = await story.merge();
    expect((await story.push({ release: wish })).outputs).toMatchObject(made(tag, before));
    expect(await story.fetchTags()).toMatchObject({ [tag]: merge });
  };
  await release("prerelease", "feat: stream answers (#2)", "v1.1.0-rc.1", "v1.0.0");
  await release("auto", "fix: keep the last line (#3)", "v1.1.0-rc.2", "v1.1.0-rc.1");
  await release("minor", "fix: keep the first line (#4)", "v1.1.0", "v1.0.0");
  expect(story.created).toEqual([
    { tag: "v1.1.0-rc.1", draft: false, prerelease: true, latest: "false" },
    { tag: "v1.1.0-rc.2", draft: false, prerelease: true, latest: "false" },
    { tag: "v1.1.0", draft: false, prerelease: false, latest: "true" },
  ]);
  const [final] = await story.releases();
  expect(final?.body).toMatch(/Stream answers[\s\S]*compare\/v1\.0\.0\.\.\.v1\.1\.0/);
});

test("a backport while main moves", async () => {
  await using story = await ReleaseStory.open({ "CHANGELOG.md": LOG }, "v1.0.0");
  await story.commit("feat!: read tides (#2)");
  await story.push();
  await story.merge();
  await story.push();
  await story.fetchTags();
  await story.commit("feat: fold (#3)");
  await story.push();
  await story.begin("1.x", "v1.0.0");
  await story.commit("fix: keep the last line (#4)");
  const branch = `${BRANCH}-1-x`;
  expect((await story.push()).outputs).toMatchObject({ ...planned("v1.0.1", "v1.0.0"), branch });
  expect(await story.openPull()).toMatchObject({ base: { ref: "1.x" } });
  const merge = await story.merge();
  expect((await story.push()).outputs).toMatchObject(made("v1.0.1", "v1.0.0"));
  expect(await story.fetchTags()).toMatchObject({ "v1.0.1": merge });
  expect(story.created.at(-1)).toEqual({ tag: "v1.0.1", draft: false, prerelease: false, latest: "false" });
  await story.go("main");
  expect((await story.push()).outputs).toMatchObject({
    ...planned("v2.1.0", "v2.0.0"),
    "pull-request-operation": "unchanged",
  });
});

test.each([false, true])("a merge during the run, which deletes the branch (%s)", async (isDeleted) => {
  await using story = await ReleaseStory.open({ "CHANGELOG.md": LOG }, "v1.0.0");
  await story.set({ delete_branch_on_merge: isDeleted });
  await story.commit("feat: stream answers (#2)");
  await story.push();
  await story.commit("fix: keep the last line (#3)");
  const merged = story.during("POST", "/git/trees", () => story.merge());
  expect((await story.push()).code).toBe(0);
  const published = await story.push();
  // What the first run drafted beside the merge is out of date.
  const beside = { "pull-request-operation": isDeleted ? "closed" : "" };
  expect(published.outputs).toMatchObject({ ...made("v1.1.0", "v1.0.0"), ...beside });
  expect(published.log).toContain('Its notes were drafted before these commits: "fix: keep the last line (#3)".');
  expect(await story.fetchTags()).toEqual({ "v1.1.0": await merged });
  expect(await story.releases()).toMatchObject([{ tag_name: "v1.1.0", draft: false }]);
  expect((await story.pulls()).filter(({ state }) => state === "open")).toEqual([]);
  await story.commit("fix: keep the first line (#4)");
  expect((await story.push()).outputs).toMatchObject(planned("v1.1.1", "v1.1.0"));
  expect(await story.drafted("CHANGELOG.md")).toMatch(
    /## \[1\.1\.1\][\s\S]*first line[\s\S]*## \[1\.1\.0\][\s\S]*Stream/,
  );
});

test("two runs at once", async () => {
  const { story, merge } = await openMerged();
  await using _ = story;
  const runs = await Promise.all([story.push(), story.push()]);
  for (const { code, outputs } of runs) expect({ code, tag: outputs.tag }).toEqual({ code: 0, tag: "v1.1.0" });
  expect(runs.filter(({ outputs }) => outputs["release-created"] === "true")).toHaveLength(1);
  expect(await story.fetchTags()).toEqual({ "v1.1.0": merge });
  expect(await story.releases()).toMatchObject([{ tag_name: "v1.1.0" }]);
});

test("a kill after the tag and before the release", async () => {
  const { story, merge } = await openMerged();
  await using _ = story;
  const ended = Promise.withResolvers<void>();
  const tagged = story.after("POST", "/git/refs", ended.promise);
  const killed = await story.push({}, { interruption: { after: tagged, signals: ["SIGKILL"] } });
  ended.resolve();
  expect(killed.outputs).toEqual({});
  expect(await story.releases()).toEqual([]);
  const next = await story.push();
  expect(next.outputs).toMatchObject(made("v1.1.0", "v1.0.0"));
  expect(next.log).not.toContain("Made the tag");
  expect(await story.fetchTags()).toEqual({ "v1.1.0": merge });
  expect(await story.releases()).toMatchObject([{ tag_name: "v1.1.0", draft: false }]);
});

test("a release whose change is taken back, unless a person worked on it", async () => {
  await using story = await ReleaseStory.open({ "CHANGELOG.md": LOG }, "v1.0.0");
  await story.commit("feat: stream answers (#2)");
  const { "pull-request-url": url, "head-sha": head } = (await story.push()).outputs;
  await story.commit('Revert "feat: stream answers (#2)" (#3)');
  await story.github.commit("octo/widget", BRANCH, { "docs/streams.md": "How to\n" });
  expect((await story.push()).outputs).toMatchObject({ "pull-request-operation": "" });
  await story.reset(BRANCH, head);
  const { log, outputs } = await story.push();
  expect(outputs).toMatchObject({ "pull-request-operation": "closed", "pull-request-url": url, branch: "", tag: "" });
  expect(log).toMatch(/pull request #1 is closed\.[\s\S]*no change is for users\. Its pull request was closed\./);
  const [closed] = await story.pulls();
  expect(closed).toMatchObject({
    state: "closed",
    body: expect.stringMatching(/^This pull request was closed\. 2 com/),
  });
  expect((await story.push()).outputs).toMatchObject({ "pull-request-operation": "", "pull-request-url": "" });
  await story.commit("fix: keep the last line (#4)");
  expect((await story.push()).outputs).toMatchObject({
    ...planned("v1.0.1", "v1.0.0"),
    "pull-request-operation": "created",
  });
});
