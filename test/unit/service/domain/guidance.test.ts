import { describe, expect, test } from "vitest";
import { GUIDANCE_RULES, parseGuidance } from "../../../../src/service/domain/guidance/guidance.ts";
import type { GuidanceSettings } from "../../../../src/service/domain/guidance/rules.ts";

const parse = (...texts: string[]): GuidanceSettings => parseGuidance(texts).settings;

describe("a sentence of guidance", () => {
  test.each<[string, GuidanceSettings]>([
    ["Keep the changelog in docs/CHANGES.md", { changelogPath: "docs/CHANGES.md" }],
    ["Please keep the changelog in `docs/CHANGES.md`.", { changelogPath: "docs/CHANGES.md" }],
    ["- We keep our changelog in NEWS.md", { changelogPath: "NEWS.md" }],
    ["Put the changelog into docs/", { changelogPath: "docs/CHANGELOG.md" }],
    ["The changelog lives in `CHANGES`", { changelogPath: "CHANGES" }],
    ["changelog: docs/CHANGES.md", { changelogPath: "docs/CHANGES.md" }],
    ["Release notes go to docs/releases/{version}.md", { releaseNotesPath: "docs/releases/{version}.md" }],
    ["Write release notes to `docs/notes`", { releaseNotesPath: "docs/notes/{version}.md" }],
    ["Write release notes to docs/notes/ for every release", { releaseNotesPath: "docs/notes/{version}.md" }],
    ["Write release notes to docs/v{version}", { releaseNotesPath: "docs/v{version}/{version}.md" }],
    ["Release notes should go to NOTES.md", { releaseNotesPath: "NOTES.md" }],
    ["Documentation is in `handbook`", { documentationPath: "handbook" }],
    ['Title pull requests "docs: {subject}"', { pullRequestTitle: "docs: {subject}" }],
    ["Name PRs “Notes for {version}”", { pullRequestTitle: "Notes for {subject}" }],
    ["Commit message: docs for {subject}", { commitTitle: "docs for {subject}" }],
    ["PR titles should be `docs({subject})`", { pullRequestTitle: "docs({subject})" }],
    ['Title commits and pull requests "x {subject}"', { commitTitle: "x {subject}", pullRequestTitle: "x {subject}" }],
    ["Use conventional commits", { commitTitle: "docs: document {subject}" }],
    ["Follow the Conventional Commits specification.", { commitTitle: "docs: document {subject}" }],
    ["Use conventional commit titles for pull requests", { pullRequestTitle: "docs: document {subject}" }],
    ["Prefix commit messages with `docs:`", { commitPrefix: "docs:" }],
    ["Pull request titles start with [docs]", { pullRequestPrefix: "[docs]" }],
    ["Open pull requests as drafts", { draft: true }],
    ["Never open draft pull requests", { draft: false }],
    ["Label pull requests docs, release", { labels: ["docs", "release"] }],
    ['Label pull requests with "good first issue" and docs', { labels: ["good first issue", "docs"] }],
    ["Open pull requests against the develop branch", { base: "develop" }],
    ["Base branch: release/2.x", { base: "release/2.x" }],
    ["Request a review from @ada and octo/docs", { reviewers: ["ada", "octo/docs"] }],
    ["Assign pull requests to ada", { assignees: ["ada"] }],
    ["Leave out dependency updates", { leaveOut: ["dependencies"] }],
    ["Do not mention chores and documentation changes", { leaveOut: ["internal", "documentation"] }],
    ["Name contributors", { contributors: true }],
    ["Don't name contributors", { contributors: false }],
    ["Welcome new contributors", { newContributors: true }],
  ])("is understood: %s", (sentence, settings) => {
    expect(parseGuidance([sentence])).toMatchObject({ settings, notUnderstood: [] });
  });

  test.each([
    "Keep the changelog in sync with the code",
    "Keep the changelog in English",
    "Don't keep the changelog in docs/CHANGES.md",
    "Keep the changelog in docs/CHANGES.md unless it is a patch release",
    "Keep the changelog in ../CHANGES.md",
    "Keep the changelog in .github/workflows/x.yml",
    "Keep the changelog in docs/{version}.md",
    "Release notes go to docs/{name}.md",
    "Release notes go to everybody",
    "Write release notes to `/etc/notes.md`",
    "The release notes are in good shape",
    "Title pull requests well",
    'Title pull requests "{author}: {subject}"',
    "Commit messages should be short",
    "Commit messages are important",
    "Prefix commit messages with care",
    "Do not use conventional commits",
    "Label pull requests carefully",
    "Open pull requests against the",
    "Send pull requests to ada",
    "Ask us to review",
    "Leave out dependency updates from the changelog",
    "Leave out everything that is boring",
    "Do not leave out dependency updates",
    "Contributors matter",
  ])("is not understood, and told back: %s", (sentence) => {
    expect(parseGuidance([sentence])).toMatchObject({ settings: {}, notUnderstood: [sentence] });
  });

  test.each(GUIDANCE_RULES.map(({ example }) => example))("is understood as it is shown to people: %s", (example) => {
    expect(parseGuidance([example]).notUnderstood).toEqual([]);
  });
});

describe("several sentences", () => {
  test("are read one by one, across lines, items and full stops", () => {
    const text = [
      "# How we work",
      "",
      "Keep the changelog in docs/CHANGES.md. Use conventional commits; Be nice!",
      "* Label pull requests",
      "  docs and release",
      "```",
      "Name contributors",
      "```",
    ].join("\n");
    expect(parseGuidance([text])).toMatchObject({
      settings: {
        changelogPath: "docs/CHANGES.md",
        commitTitle: "docs: document {subject}",
        labels: ["docs", "release"],
      },
      notUnderstood: ["Be nice!"],
    });
  });

  test("later ones win, and kinds to leave out add up", () => {
    expect(
      parse("Keep the changelog in a.md\nLeave out chores", "Keep the changelog in b.md\nOmit dependencies"),
    ).toEqual({
      changelogPath: "b.md",
      leaveOut: ["internal", "dependencies"],
    });
  });

  test("that never end take no time", () => {
    const started = performance.now();
    parseGuidance([`${"keep the changelog in a, ".repeat(20_000)}\n${"Label pull requests a, b and ".repeat(60)}`]);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
