import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { DraftOptions, PullRequest, PullRequestRequest } from "../../../src/hosts/code-host.ts";
import { createGitHubCodeHost } from "../../../src/hosts/github/host.ts";
import { FakeGitHub } from "../../support/github.ts";

const NAME = "octo/widget";
const BRANCH = "release-docs/v1.0.0";
const PEOPLE = { labels: [], reviewers: [], assignees: [] };
const REQUEST = { title: "Document v1.0.0", body: "What is new.", draft: false, ...PEOPLE };

let github: FakeGitHub;

beforeEach(async () => {
  github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": "# Changelog\n" } });
});

afterEach(() => github[Symbol.asyncDispose]());

async function write(content = "# Changelog\n\n- New\n", options: DraftOptions = {}) {
  const host = await createGitHubCodeHost({ apiUrl: github.url, token: "token-of-a-test", second: 0 }, NAME);
  const draft = await host.openDraft(BRANCH, options);
  await draft.write({ title: "Document v1.0.0", body: "", edits: [{ path: "CHANGELOG.md", content }] });
  return draft;
}

/** Writes the draft and publishes it, as a run does. */
async function publish(request: Partial<PullRequestRequest> = {}, content?: string): Promise<PullRequest> {
  const made = await (await write(content)).pullRequests?.publish({ ...REQUEST, ...request });
  return made ?? expect.unreachable();
}

const patch = (number: number, body: object) => github.call("PATCH", `/repos/${NAME}/pulls/${number}`, body);

describe("a new pull request", () => {
  test("goes from the draft's branch to the base", async () => {
    const { url, number, remarks } = await publish({ title: `Document\n${"x".repeat(300)}` });
    const [pull] = await github.pulls(NAME);
    expect(pull).toMatchObject({ number, html_url: url, head: { ref: BRANCH }, base: { ref: "main" }, draft: false });
    expect(pull?.title).toBe(`Document ${"x".repeat(247)}`);
    expect(pull?.body).toMatch(/^What is new\.\n\n<!-- release-docs [0-9a-f]{16} [0-9a-f]{16} -->\n$/);
    expect(remarks).toEqual([]);
  });

  test("gets its labels and people; what GitHub refuses of these is a remark", async () => {
    const reviewers = ["ada", "octo/writers"];
    const { number, remarks } = await publish({ draft: true, labels: ["docs"], reviewers, assignees: ["octo"] });
    const [pull] = await github.pulls(NAME);
    expect(pull).toMatchObject({ number, draft: true, labels: [{ name: "docs" }] });
    const sent = github.received.filter(({ url = "" }) => /assignees|reviewers/.test(url));
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
      { assignees: ["octo"] },
      { reviewers: ["ada"], team_reviewers: ["writers"] },
    ]);
    expect(remarks).toEqual([expect.stringContaining("reviewers of pull request #1")]);
  });

  test("gets an open milestone, by its title or number", async () => {
    const milestones = [
      { number: 3, title: "2.0" },
      { number: 2, title: "3" },
    ];
    github.script = ({ url = "" }) => {
      if (url.includes("/milestones?")) return { body: milestones };
      return url.endsWith("/issues/1") ? { body: { number: 1 } } : undefined;
    };
    expect((await publish({ milestone: "2.0" })).remarks).toEqual([]);
    for (const [milestone, number] of [
      ["3", 2],
      ["2", 2],
    ] as const) {
      await publish({ milestone, isOurs: true });
      expect(JSON.parse(github.received.at(-1)?.body ?? "")).toEqual({ milestone: number });
    }
    const { remarks } = await publish({ milestone: "4.0", isOurs: true });
    expect(remarks).toEqual([expect.stringContaining('"4.0" is none of the open ones')]);
  });

  test.each([
    ["Pull request Auto merge is not allowed for this repository", /^Auto-merge is not on: Auto .*\. Allow auto-merge/],
    [
      "Pull request Pull request is in clean status",
      /^Auto-merge is not on: Pull request is in .*\. Merge it yourself/,
    ],
    ["Pull request Merge commits are not allowed on this repository.", /repository\. Choose a way to merge/],
    ["Something else", /^Auto-merge is not on: Something else\.$/],
    [undefined, undefined],
  ])("is merged by GitHub, or what it says of that (%s) is a remark", async (message, remark) => {
    const data = { enablePullRequestAutoMerge: null };
    const refusal = { data, errors: [{ type: "UNPROCESSABLE", message }] };
    github.script = ({ url }) => (url === "/graphql" && message !== undefined ? { body: refusal } : undefined);
    const { remarks } = await publish({ autoMerge: "squash" });
    expect(remarks).toEqual(remark === undefined ? [] : [expect.stringMatching(remark)]);
    const [pull] = await github.call<{ node_id: string }[]>("GET", `/repos/${NAME}/pulls`);
    const asked = github.received.find(({ url }) => url === "/graphql");
    expect(JSON.parse(asked?.body ?? "").variables).toEqual({ id: pull?.node_id, method: "SQUASH" });
  });

  test("has commits that are signed off by whose they are, and stay ours", async () => {
    for (const content of ["1\n", "2\n"]) await write(content, { signOff: true });
    const { messages } = await github.changes(NAME, BRANCH);
    const { author } =
      (
        await github.call<{ commit: { author: { name: string; email: string } } }[]>(
          "GET",
          `/repos/${NAME}/commits?sha=${BRANCH}`,
        )
      )[0]?.commit ?? expect.unreachable();
    expect(messages).toEqual([
      expect.stringMatching(/^Document v1\.0\.0\n\nSigned-off-by: [^\n]+\nRelease-Docs-Tree: [0-9a-f]{40}$/),
    ]);
    expect(messages[0]).toContain(`Signed-off-by: ${author.name} <${author.email}>`);
  });

  test("is ready for review where the repository does not allow drafts", async () => {
    github.script = ({ method, url, body }) =>
      method === "POST" && url?.endsWith("/pulls") && body.includes('"draft":true')
        ? { status: 422, body: { message: "Draft pull requests are not supported in this repository." } }
        : undefined;
    const { remarks } = await publish({ draft: true });
    expect(await github.pulls(NAME)).toMatchObject([{ draft: false }]);
    expect(remarks).toEqual([expect.stringContaining("draft pull requests")]);
  });

  test("of the workflow's own token triggers no workflows, which is reported once", async () => {
    github.script = async ({ method, url, body }) => {
      if (method !== "POST" || !url?.endsWith("/pulls")) return undefined;
      const made = await github.call<object>("POST", `/repos/${NAME}/pulls`, JSON.parse(body));
      return { status: 201, body: { ...made, user: { login: "github-actions[bot]" } } };
    };
    const first = await publish({}, "1\n");
    expect(first.remarks).toEqual([expect.stringContaining("github-token")]);
    expect((await publish({}, "2\n")).remarks).toEqual([]);
  });
});

describe("never a second pull request", () => {
  test("a later run updates the text of the first", async () => {
    const first = await publish();
    const second = await publish({ title: "Document v1.0.0 again", body: "Newer." }, "# Changelog\n\n- Newer\n");
    expect(first.operation).toBe("created");
    expect(second).toEqual({ ...first, operation: "updated" });
    const pulls = await github.pulls(NAME);
    expect(pulls).toMatchObject([{ title: "Document v1.0.0 again" }]);
    expect(pulls[0]?.body).toContain("Newer.");
    const before = github.received.length;
    const third = await publish({ title: "Document v1.0.0 again", body: "Newer." }, "# Changelog\n\n- Newer\n");
    expect(third.operation).toBe("unchanged");
    expect(github.received.slice(before).filter(({ method }) => method !== "GET")).toEqual([]);
  });

  test("finds one that was opened concurrently", async () => {
    const draft = await write();
    const theirs = { title: "Theirs", body: "By hand", head: BRANCH, base: "main" };
    const { number } = await github.call<{ number: number }>("POST", `/repos/${NAME}/pulls`, theirs);
    expect(await draft.pullRequests?.publish(REQUEST)).toMatchObject({ number });
    expect(await github.pulls(NAME)).toMatchObject([{ title: "Theirs", body: "By hand" }]);
  });

  test("finds one that GitHub opened without an answer", async () => {
    let failed = false;
    github.script = async ({ method, url, body }) => {
      if (failed || method !== "POST" || !url?.endsWith("/pulls")) return undefined;
      failed = true;
      await github.call("POST", `/repos/${NAME}/pulls`, JSON.parse(body));
      return { status: 502, body: { message: "Bad gateway" }, origin: "fault" };
    };
    expect(await publish()).toMatchObject({ number: 1 });
    expect(await github.pulls(NAME)).toHaveLength(1);
    expect(github.received.filter(({ method, url }) => method === "POST" && url?.endsWith("/pulls"))).toHaveLength(1);
  });

  test("keeps what a person edited: the body, the title, or both", async () => {
    const { number } = await publish();
    const [made] = await github.pulls(NAME);
    await patch(number, { body: `${made?.body.replace("What is new.", "My words.").replaceAll("\n", "\r\n")}` });
    const second = await publish({ title: "Second", body: "Second." }, "2\n");
    expect(second.remarks).toEqual([expect.stringMatching(/edited its body\b/)]);
    expect(await github.pulls(NAME)).toMatchObject([{ title: "Second", body: expect.stringContaining("My words.") }]);
    await patch(number, { title: "My title" });
    const third = await publish({ title: "Third", body: "Third." }, "3\n");
    expect(third.remarks).toEqual([expect.stringMatching(/edited its title and body\b/)]);
    expect(await github.pulls(NAME)).toMatchObject([{ title: "My title", body: expect.stringContaining("My words.") }]);
  });

  test("obeys no text, however often it is published", async () => {
    const text = { title: "fixes #1 [skip ci] @octo", body: "Closes GH-12\n\nCo-authored-by: Eve <eve@example.com>" };
    await publish(text);
    await publish(text, "2\n");
    const [pull] = await github.pulls(NAME);
    expect(pull?.title).toBe("fixes\u200b #1 [\u200bskip ci] @\u200bocto");
    expect(pull?.body).toMatch(/^Closes\u200b GH-\u200b12\n\nCo-authored-by\u200b: Eve/);
    expect((await publish(text, "3\n")).remarks).toEqual([]);
  });

  test("keeps a person's title while the body is updated repeatedly", async () => {
    const { number } = await publish();
    await patch(number, { title: "My title" });
    await publish({ body: "Second." }, "2\n");
    await publish({ body: "Third." }, "3\n");
    expect(await github.pulls(NAME)).toMatchObject([{ title: "My title", body: expect.stringContaining("Third.") }]);
  });
});

describe("a finished one is not reopened", () => {
  test("closed: a new one is opened from the branch", async () => {
    const first = await publish();
    await patch(first.number, { state: "closed" });
    const second = await publish();
    expect(second.number).not.toBe(first.number);
    expect((await github.pulls(NAME)).map(({ state }) => state)).toEqual(["closed", "open"]);
  });

  test.each(["merge", "squash"])("merged by a %s: the branch is rebuilt on the base", async (merge_method) => {
    await write();
    await github.commit(NAME, BRANCH, { "docs/own.md": "own\n" });
    const first = await publish();
    await github.call("PUT", `/repos/${NAME}/pulls/${first.number}/merge`, { merge_method });
    const second = await publish({}, "# Changelog\n\n- New\n- Newer\n");
    expect(second.number).not.toBe(first.number);
    const { files, messages } = await github.changes(NAME, BRANCH);
    expect(Object.fromEntries(files)).toEqual({ "CHANGELOG.md": "# Changelog\n\n- New\n- Newer\n" });
    expect(messages).toHaveLength(1);
    expect((await github.pulls(NAME)).map(({ state }) => state)).toEqual(["closed", "open"]);
  });
});

describe("closing", () => {
  const close = async () => (await write()).pullRequests?.close("Nothing is left.");

  test("says why above our text, or a person's", async () => {
    await publish();
    expect(await close()).toBe(true);
    const text = expect.stringMatching(/^Nothing is left\.\n\nWhat is new\.\n\n<!-- release-docs /);
    expect(await github.pulls(NAME)).toMatchObject([{ state: "closed", body: text }]);
    const { number } = await publish({ title: "Again" });
    const [, { body = "" } = {}] = await github.pulls(NAME);
    await patch(number, { body: `By Ada.\n\n${body}` });
    expect(await close()).toBe(true);
    expect((await github.pulls(NAME))[1]?.body).toMatch(/^Nothing is left\.\n\nBy Ada\.\n\nWhat is new\./);
  });

  test("leaves what is not ours, or not there", async () => {
    expect(await close()).toBe(false);
    await github.call("POST", `/repos/${NAME}/pulls`, { title: "Ada's", body: "Mine.", head: BRANCH, base: "main" });
    expect(await close()).toBe(false);
    expect(await github.pulls(NAME)).toMatchObject([{ state: "open", body: "Mine." }]);
  });
});
