import { expect, test } from "vitest";
import { RELEASE_BRANCH, ReleaseStory } from "./release-story.ts";

const LOG = "# Changelog\n\n## [1.0.0] - 2025-12-24\n\n- By hand\n";

async function openStory(): Promise<ReleaseStory> {
  const story = await ReleaseStory.open({ "CHANGELOG.md": LOG }, "v1.0.0");
  await story.commit("feat: stream answers (#2)");
  return story;
}

test("the merge of a release's pull request is an event to release it, also as a draft that is tagged later", async () => {
  await using story = await openStory();
  const inputs = { tag: "false", "create-release": "draft" };
  await story.push(inputs);
  const sha = await story.merge("squash");
  const head = { sha, ref: RELEASE_BRANCH };
  const pull = { number: 1, title: "Release v1.1.0", merged: true, merge_commit_sha: sha, head };
  const merged = { event: "pull_request", payload: { action: "closed", pull_request: pull } };
  const { code, log, outputs } = await story.push(inputs, merged);
  expect({ code, log }).toEqual({ code: 0, log: expect.stringContaining("Created a draft of the release v1.1.0: ") });
  expect(outputs).toMatchObject({ tag: "v1.1.0", "release-created": "true", branch: "" });
  expect(await story.fetchTags()).toEqual({});
  // What is a draft is not prepared again.
  await story.commit("fix: keep the last line (#3)");
  expect((await story.push(inputs)).outputs).toMatchObject({ tag: "v1.1.1", "previous-tag": "v1.1.0" });
});

test.each([
  [{ "base-url": "https://docs-service.example", "api-key": "secret" }, "with `base-url` the step does not"],
  [{ "github-token": "" }, "the input `github-token` is empty"],
])("with %j nothing is released, which is said", async (inputs, why) => {
  await using story = await openStory();
  const { code, log } = await story.push({ ...inputs, "dry-run": "true" });
  expect({ code, log }).toEqual({ code: 0, log: expect.stringContaining(`Nothing is tagged or released: ${why}`) });
  expect(story.github.received).toEqual([]);
});
