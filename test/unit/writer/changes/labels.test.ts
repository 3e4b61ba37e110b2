import { describe, expect, test } from "vitest";
import type { ReleaseRules } from "../../../../src/writer/changes/labels.ts";
import { describeEntries } from "../../../support/described-entries.ts";
import { nameCommit } from "../../../support/make-commits.ts";
import { noteWithPullRequests, type PullRequestSketch } from "../../../support/noted-pull-requests.ts";

const list = (...given: Parameters<typeof noteWithPullRequests>) => describeEntries(noteWithPullRequests(...given));

describe("what labels say", () => {
  test.each<[labels: string[], message: string, entry: string]>([
    [["type: New Feature ✨"], "Rework the parser", "added: Rework the parser"],
    [["kind/bug", "kind/feature"], "Rework the parser", "added: Rework the parser"],
    // A type overrides a label, which often comes from the issue.
    // But a label shows a change whose type would be folded.
    [["bug"], "chore: close the file", "fixed: Close the file"],
    [["security"], "fix: check the path", "security: Check the path"],
    // Set by path as often as by hand, so they have the lowest priority.
    [["documentation"], "Add a flag", "added: Add a flag"],
    [["documentation"], "Rework the parser", "documentation: Rework the parser"],
  ])("%s on %s", (labels, message, entry) =>
    expect(list([message], { c0: { number: 1, labels } })).toEqual([`${entry} #1`]),
  );

  test.each(["skip-changelog", "no-changelog", "ignore-for-release", "Changelog: skip"])("%s skips", (label) => {
    const { notShown } = noteWithPullRequests(["feat!: drop it"], { c0: { number: 1, labels: [label] } });
    expect(notShown).toEqual([{ reason: "skipped", shas: [nameCommit("c0")] }]);
  });

  test("an update of dependencies is one of them, unless a person says that it breaks something", () => {
    const update = { message: "Move to the new runtime", paths: ["package.json", "package-lock.json"] };
    const count = (pullRequest: PullRequestSketch) =>
      noteWithPullRequests([update], { c0: { number: 1, ...pullRequest } }).dependencies.count;
    expect(count({ labels: ["dependencies"] })).toBe(1);
    expect(count({ labels: ["dependencies", "semver-major"], author: { login: "dependabot", isBot: true } })).toBe(1);
    expect(count({ labels: ["dependencies", "breaking"] })).toBe(0);
    const work = { message: "Move to the new runtime", paths: ["package.json", "src/code.ts"] };
    expect(list([work], { c0: { number: 1, labels: ["dependencies"] } })).toHaveLength(1);
  });
});

describe("the rules of .github/release.yml", () => {
  const NONE = { labels: [], authors: [] };
  const RULES: ReleaseRules = {
    exclude: { labels: ["Not For Users"], authors: ["octobot"] },
    categories: [
      { title: "Breaking Changes 🛠", labels: ["contract"], exclude: NONE },
      { title: "Exciting New Features 🎉", labels: ["shiny"], exclude: { labels: ["dull"], authors: [] } },
      { title: "Bug fixes", labels: ["enhancement"], exclude: NONE },
      { title: "Under the hood: tests and tooling", labels: ["hood"], exclude: NONE },
      { title: "Other Changes", labels: ["*"], exclude: NONE },
    ],
  };
  const entryOf = (pullRequest: PullRequestSketch) =>
    list(["Rework the parser"], { c0: { number: 1, ...pullRequest } }, RULES);

  test.each<[labels: string[], name: string]>([
    [["contract"], "breaking"],
    [["shiny", "dull"], "changed"],
    [["enhancement"], "fixed"],
  ])("%s", (labels, name) => expect(entryOf({ labels })).toEqual([`${name}: Rework the parser #1`]));

  test.each<[string, PullRequestSketch]>([
    ["a label", { labels: ["not for users"] }],
    ["an author", { author: { login: "octobot", isBot: true } }],
  ])("leave out by %s", (_, pullRequest) => expect(entryOf(pullRequest)).toEqual([]));
});
