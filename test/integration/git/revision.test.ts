import { join } from "node:path";
import { expect, test } from "vitest";
import { resolveRevision, resolveRevisions, resolveTag } from "../../../src/git/revision.ts";
import { readTags } from "../../../src/git/tags.ts";
import { selectNearestNames } from "../../../src/shared/text.ts";
import { History } from "../../support/history.ts";

test("a SHA, a tag and a branch lead to a commit's full SHA", async () => {
  using history = new History();
  const first = history.commit("One");
  history.git("tag", "--annotate", "--message", "First", "v1.0.0");
  const second = history.commit("Two");
  history.git("update-ref", "refs/remotes/origin/feature", first);
  history.git("update-ref", "refs/tags/-odd", first);
  const names = ["v1.0.0", "refs/tags/v1.0.0", "main", "HEAD", second.slice(0, 9), second, "feature", "-odd", "HEAD~1"];
  const shas = [first, first, second, second, second, second, first, first, first];
  expect(await resolveRevisions(history.directory, names)).toEqual(shas);
  expect(await resolveRevisions(history.directory, [])).toEqual([]);
});

test.each(["v1.1.0", "--all", "", "HEAD\nHEAD", "0123456789012345678901234567890123456789", "HEAD:src/code.ts", "a b"])(
  "%j is not there",
  async (name) => {
    using history = new History();
    history.commit("One");
    history.tag("v1.0.0");
    await expect(resolveRevision(history.directory, name)).rejects.toMatchObject({
      code: "git/unknown-revision",
      message: expect.stringContaining(JSON.stringify(name)),
    });
  },
);

test("an unknown name is answered with the nearest ones", async () => {
  using history = new History();
  history.commit("One");
  for (const name of ["v1.2.0", "v1.20.0", "nightly"]) history.tag(name);
  await expect(resolveRevision(history.directory, "v1.2")).rejects.toMatchObject({
    hint: expect.stringContaining('"v1.2.0"'),
  });
  const tags = await readTags(history.directory);
  await expect(resolveTag(history.directory, tags, "v9.9.9")).rejects.toMatchObject({ code: "git/unknown-tag" });
  await expect(resolveTag(history.directory, tags, "nigthly")).rejects.toMatchObject({
    hint: 'Did you mean "nightly"?',
  });
});

test("in a shallow clone an unknown name is answered with fetch-depth", async () => {
  using history = new History();
  const first = history.commit("One");
  history.commit("Two");
  const clone = join(history.directory, "..", "clone");
  history.git("clone", "--quiet", "--depth=1", `file://${history.directory}`, clone);
  await expect(resolveRevision(clone, first)).rejects.toMatchObject({
    hint: expect.stringContaining("fetch-depth: 0"),
  });
});

test("a tag is found by its name, its ref, and with or without a v", async () => {
  using history = new History();
  history.commit("One");
  for (const name of ["v1.0.0", "2.0.0", "v3.0.0", "3.0.0"]) history.tag(name);
  const tags = await readTags(history.directory);
  const find = async (name: string) => (await resolveTag(history.directory, tags, name)).name;
  expect(await find("v1.0.0")).toBe("v1.0.0");
  expect(await find("refs/tags/v1.0.0")).toBe("v1.0.0");
  expect(await find("1.0.0")).toBe("v1.0.0");
  expect(await find("v2.0.0")).toBe("2.0.0");
  expect(await find("3.0.0")).toBe("3.0.0");
});

test.each([
  ["v1.3", ["v1.3.0", "v1.2", "v1.4.0"], ["v1.3.0", "v1.2"]],
  ["V1.3.0", ["v1.3.0"], ["v1.3.0"]],
  ["zzz", ["v1.3.0", ""], []],
])("near %s of %j are %j", (name, known, expected) => {
  expect(selectNearestNames(name, known)).toEqual(expected);
});
