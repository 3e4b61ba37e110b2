import { describe, expect, test } from "vitest";
import type { ReleaseNotesStyle } from "../../../../src/contract/resources/publication-styles.ts";
import type { PublicationConfig } from "../../../../src/contract/resources/publications.ts";
import { openCheckout } from "../../../../src/drafting/repositories/checkout.ts";
import { readReleaseRules } from "../../../../src/drafting/spans/release-rules.ts";
import { readMetadata, writeSpan } from "../../../../src/drafting/spans/span-notes.ts";
import { selectSpans } from "../../../../src/drafting/spans/spans.ts";
import { createCall } from "../../../support/built-in.ts";
import { createCheckoutService } from "../../../support/checkout-service.ts";
import { type GraphQlAnswer, type PullRequestSketch, serveGraphQl } from "../../../support/github.ts";
import { History } from "../../../support/history.ts";

const REPOSITORY = { name: "octo/widget", webUrl: "https://github.com/octo/widget" };
const KEY = "key-of-a-test";

/** A commit by `Name <e-mail>`. */
function commitBy(history: History, author: string, message: string, files?: Record<string, string>): string {
  history.commit(message, files);
  history.git("commit", "--amend", "--no-edit", "--quiet", `--author=${author}`);
  return history.git("rev-parse", "HEAD");
}

/** The release notes of the last release, with GitHub's data of commits by their subject. */
async function write(history: History, facts: Record<string, GraphQlAnswer>, config: PublicationConfig = {}) {
  const bySha = new Map(
    Object.entries(facts).map(([subject, answer]) => [history.git("log", "--format=%H", `--grep=${subject}`), answer]),
  );
  await using github = await serveGraphQl((sha) => bySha.get(sha) ?? { author: null, pulls: [] });
  const options = { directory: history.directory, repository: REPOSITORY, drafts: "branches" as const };
  const checkout = await openCheckout({ ...options, github: github.place });
  const { source: place } = checkout;
  const selected = await selectSpans(place.history, [{ releases: { count: 1 } }]);
  const { spans, remarks } = await readMetadata(place, selected.spans);
  const written = await Promise.all(spans.map((span) => writeSpan(place, span, config)));
  await checkout.close();
  return { notes: written[0]?.releaseNotes ?? "", remarks, queriedShas: github.queriedShas };
}

function answer(pull: PullRequestSketch): GraphQlAnswer {
  return { author: null, pulls: [pull] };
}

describe("facts from GitHub", () => {
  test("are not requested for commits that a merge brought", async () => {
    using history = new History();
    history.commit("Start");
    history.tag("v1.0.0");
    history.git("switch", "--quiet", "--create", "side");
    history.commit("wip", { "side.ts": "1" });
    history.git("switch", "--quiet", "main");
    const merge = history.merge("side", "Merge pull request #2 from ada/side");
    const direct = history.commit("Fix commas");
    history.tag("v1.1.0");
    const { notes, queriedShas } = await write(history, {
      "Merge pull": answer({ number: 2, title: "Support pipes" }),
    });
    expect(queriedShas).toEqual([[direct, merge]]);
    expect(notes).toContain("- Support pipes ([#2]");
  });

  test("are not requested without access to the repository's GitHub", async () => {
    using history = new History();
    history.commit("Start");
    const github = { apiUrl: "https://api.github.com", token: "token-of-a-test" };
    const open = async (repository?: typeof REPOSITORY) =>
      (await openCheckout({ directory: history.directory, repository, drafts: "branches", github })).source.commits;
    expect(await open(REPOSITORY)).toBeDefined();
    expect(await open()).toBeUndefined();
    expect(await open({ name: "octo/widget", webUrl: "https://git.example.com/octo/widget" })).toBeUndefined();
  });
});

test("a service whose GitHub fails writes from git alone, with one notice", async () => {
  using history = new History();
  history.commit("Start");
  history.tag("v1.0.0");
  history.commit("feat: answer (#1)");
  history.tag("v1.1.0");
  await using github = await serveGraphQl(() => null, { fail: () => 403 });
  const faults: unknown[] = [];
  const service = await createCheckoutService({
    workspace: { directory: history.directory, repository: REPOSITORY, drafts: "branches", github: github.place },
    apiKey: KEY,
    onFault: (fault) => faults.push(fault),
  });
  const call = createCall(service, KEY);
  const request = { title: "Write", body: "the last release", sourceConnection: "octo/widget", eventType: "release" };
  const job = await call("POST", "jobs", { docRequest: request });
  await service.idle();
  const { conversations } = await call("GET", `conversations?jobId=${job.id}`);
  await service.close();
  const entries = (conversations[0]?.entries ?? []) as { kind: string; status?: string; message?: string }[];
  expect(entries.find(({ kind }) => kind === "notice")?.message).toMatch(
    / 0 of 1 commits \(403 It was refused\); .*`pull-requests: read`/,
  );
  expect(entries.find(({ kind }) => kind === "releaseNotes")?.message).toContain("- Answer ([#1]");
  expect(conversations[0]?.status).toBe("staged");
  expect(faults).toHaveLength(1);
});

describe("contributors", () => {
  function createHistory(): History {
    const history = new History();
    history.commit("Start");
    commitBy(history, "Bo <1+bo-b@users.noreply.github.com>", "Add a");
    history.tag("v1.0.0");
    commitBy(history, "Bo Builder <bo@example.com>", "Fix b (#1)");
    commitBy(history, "Cy <cy@example.com>", "Fix c (#2)");
    commitBy(history, "Cy <cy@example.com>", "Fix d (#3)");
    history.tag("v1.1.0");
    return history;
  }
  const FACTS = {
    "Fix b": answer({ number: 1, author: "bo-b" }),
    "Fix c": answer({ number: 2, author: "cy" }),
    "Fix d": answer({ number: 3, author: "cy" }),
  };
  const names = (notes: string) => notes.split("\n").filter((line) => /^\*\*(?:New c|C)ontributors/.test(line));
  const style = (releaseNotes: ReleaseNotesStyle): PublicationConfig => ({ styleGuide: { releaseNotes } });

  test("are all named where GitHub knows more than one", async () => {
    using history = createHistory();
    expect(names((await write(history, FACTS)).notes)).toEqual([
      "**Contributors**: [bo-b](https://github.com/bo-b) and [cy](https://github.com/cy)",
    ]);
    expect(names((await write(history, FACTS, style({ contributors: false }))).notes)).toEqual([]);
  });

  test("that are new are named on request, unless known by another address", async () => {
    using history = createHistory();
    expect(names((await write(history, FACTS, style({ newContributors: true, contributors: false }))).notes)).toEqual([
      "**New contributors**: [cy](https://github.com/cy) ([#2](https://github.com/octo/widget/pull/2))",
    ]);
  });

  test("are not new in a first release, nor after being a co-author", async () => {
    using history = new History();
    history.commit("Add a\n\nCo-authored-by: Cy <cy@example.com>");
    history.tag("v1.0.0");
    const config = style({ newContributors: true, contributors: false });
    expect(names((await write(history, {}, config)).notes)).toEqual([]);
    commitBy(history, "Cyrus <CY@example.com>", "Fix b");
    commitBy(history, "Di <di@example.com>", "Fix c");
    history.tag("v1.1.0");
    expect(names((await write(history, {}, config)).notes)).toEqual([
      expect.stringMatching(/^\*\*New contributors\*\*: Di \(\[[0-9a-f]{7}\]/),
    ]);
  });
});

describe(".github/release.yml", () => {
  const read = async (text: string | undefined, name = "release.yml") => {
    return await readReleaseRules(async (path) => (path === `.github/${name}` ? text : undefined));
  };
  const NONE = { labels: [], authors: [] };

  test("is read as GitHub reads it", async () => {
    const text = `changelog:
  exclude: { labels: [skip], authors: [octobot] }
  categories:
    - { title: Features, labels: [shiny], exclude: { labels: [dull] } }
    - { title: Other, labels: ["*"] }
`;
    const rules = {
      exclude: { labels: ["skip"], authors: ["octobot"] },
      categories: [
        { title: "Features", labels: ["shiny"], exclude: { labels: ["dull"], authors: [] } },
        { title: "Other", labels: ["*"], exclude: NONE },
      ],
    };
    expect(await read(text)).toEqual({ rules, fault: undefined });
    expect(await read(text, "release.yaml")).toEqual({ rules, fault: undefined });
  });

  test.each<[string, string | undefined]>([
    ["is missing", undefined],
    ["is empty", "# nothing\n"],
  ])("gives no rules where it %s", async (_, text) =>
    expect(await read(text)).toEqual({ rules: undefined, fault: undefined }),
  );

  test.each<[string, string, RegExp]>([
    ["no YAML", "changelog: [", /^\.github\/release\.yml is invalid \(.+\)/],
    ["another form", "changelog: { categories: [{ title: 7 }] }", /\(changelog\.categories\[0\]\.title/],
  ])("gives a notice where it is %s", async (_, text, fault) => {
    const rules = await read(text);
    expect(rules.rules).toBeUndefined();
    expect(rules.fault).toMatch(fault);
  });

  test("overrides labels, and its error is a notice", async () => {
    const create = (text: string): History => {
      const history = new History();
      history.commit("Start", { ".github/release.yml": text });
      history.tag("v1.0.0");
      history.commit("Rework the parser (#1)");
      history.tag("v1.1.0");
      return history;
    };
    const facts = { Rework: answer({ number: 1, labels: ["shiny"] }) };
    using good = create("changelog: { categories: [{ title: New Features, labels: [shiny] }] }");
    expect((await write(good, facts)).notes).toContain("### New Features\n\n- Rework the parser");
    using bad = create("changelog: 7");
    const { notes, remarks } = await write(bad, facts);
    expect(notes).toContain("### Changed\n\n- Rework the parser");
    expect(remarks).toEqual([expect.stringContaining(".github/release.yml is invalid")]);
  });
});
