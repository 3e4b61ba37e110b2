import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CheckoutService, createCheckoutService } from "../../../support/checkout-service.ts";
import { FakeGitHub } from "../../../support/github.ts";
import { History } from "../../../support/history.ts";

const KEY = "key-of-a-test";
const NAME = "octo/widget";
const BRANCH = "release-docs/v1.1.0";
const BEFORE = "# Changelog\n\nOurs.\n";
const NOTES = `publications:
  - name: All
    config: { prCommitInstructions: Be brief. Label pull requests docs, styleGuide: { releaseNotes: { path: "notes/{version}.md" } } }
`;

type Entry = { kind: string; status: string; message: string; details?: Record<string, unknown> };
type Conversation = {
  id: string;
  status: string;
  staged: boolean;
  branch: string | null;
  outputUrl: string | null;
  excludedFiles: string[];
  summary: string;
  entries: Entry[];
  error: string;
};

let history: History;
let github: FakeGitHub;
let service: CheckoutService;

beforeEach(async () => {
  history = new History();
  history.commit("feat: answer (#1)", { "src/code.ts": "1\n", ".github/release-docs.yml": NOTES });
  history.tag("v1.0.0");
  history.commit("fix: keep the last line (#2)");
  history.tag("v1.1.0");
  github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": BEFORE } });
  service = await open();
});

afterEach(async () => {
  await service.close();
  await github[Symbol.asyncDispose]();
  history[Symbol.dispose]();
});

function open(): Promise<CheckoutService> {
  return createCheckoutService({
    workspace: {
      directory: history.directory,
      repository: { name: NAME, webUrl: "https://github.com/octo/widget" },
      drafts: "pullRequests",
      github: { apiUrl: github.url, token: "token-of-a-test", second: 0 },
    },
    apiKey: KEY,
    onFault: (error) => expect.unreachable(String(error)),
  });
}

async function call(method: string, path: string, body?: unknown): Promise<{ status: number; body: Conversation }> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${KEY}` };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await service.fetch(new Request(`http://service/api/v1${path}`, { method, headers, ...sent }));
  return { status: answer.status, body: (await answer.json()) as Conversation };
}

async function converse(stage: boolean): Promise<Conversation> {
  const request = {
    body: "Write.",
    publication: "All",
    stage,
    changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }],
  };
  const { body } = await call("POST", "/conversations/", request);
  await service.idle();
  return (await call("GET", `/conversations/${body.id}`)).body;
}

const messagesOf = ({ entries }: Conversation, kind: string) =>
  entries.filter((entry) => entry.kind === kind).map(({ message }) => message);

test("a conversation ends open, with its pull request and its entries", async () => {
  const conversation = await converse(false);
  const [pull] = await github.pulls(NAME);
  expect(conversation).toMatchObject({ status: "open", staged: false, branch: BRANCH, outputUrl: pull?.html_url });
  expect(messagesOf(conversation, "draft")).toEqual([`The branch ${BRANCH} changes CHANGELOG.md, notes/1.1.0.md.`]);
  expect(messagesOf(conversation, "diff")[0]).toContain("+++ b/notes/1.1.0.md");
  expect(pull?.body.startsWith(messagesOf(conversation, "pullRequest")[0] ?? "?")).toBe(true);
  expect(conversation.summary).toMatch(
    /^Wrote CHANGELOG\.md, notes\/1\.1\.0\.md for v1\.1\.0, .* These instructions are not understood/,
  );
  expect(messagesOf(conversation, "notice")).toEqual([expect.stringContaining('"Be brief."')]);
  expect(pull?.labels.map(({ name }) => name)).toEqual(["docs"]);
});

describe("a staged draft", () => {
  test("stays a branch, loses excluded files, and is then published", async () => {
    const conversation = await converse(true);
    expect(conversation).toMatchObject({ status: "staged", staged: true, branch: BRANCH });
    expect(conversation.outputUrl).toBeNull();
    const draft = conversation.entries?.find(({ kind }) => kind === "draft");
    expect(draft?.details?.compareUrl).toMatch(new RegExp(`/octo/widget/compare/main\\.\\.\\.${BRANCH}$`));
    expect(await github.pulls(NAME)).toEqual([]);
    const path = `/conversations/${conversation.id}`;
    expect((await call("PUT", path, { excludedFiles: ["notes/1.1.0.md"] })).status).toBe(200);
    expect([...(await github.changes(NAME, BRANCH)).files.keys()]).toEqual(["CHANGELOG.md"]);
    const published = await call("PUT", path, { staged: false });
    const [pull, ...others] = await github.pulls(NAME);
    expect(published.body).toMatchObject({ status: "open", staged: false, outputUrl: pull?.html_url });
    expect(pull).toMatchObject({ title: "Document v1.1.0", body: expect.stringContaining("Keep the last line") });
    expect(messagesOf(conversation, "pullRequest")[0]).toContain("- `notes/1.1.0.md`: ");
    expect(pull?.body).not.toContain("- `notes/1.1.0.md`: ");
    expect((await call("PUT", path, { staged: false })).status).toBe(200);
    expect((await call("PUT", path, { staged: true })).status).toBe(409);
    expect(others).toEqual([]);
    expect(await github.pulls(NAME)).toHaveLength(1);
  });

  test("restores a file that is no longer excluded", async () => {
    const conversation = await converse(true);
    const path = `/conversations/${conversation.id}`;
    const before = (await github.changes(NAME, BRANCH)).files;
    for (const excludedFiles of [
      ["notes/1.1.0.md", "CHANGELOG.md"],
      ["CHANGELOG.md"],
      ["CHANGELOG.md", "CHANGELOG.md"],
    ]) {
      const { status, body } = await call("PUT", path, { excludedFiles });
      expect({ status, excluded: body.excludedFiles }).toEqual({ status: 200, excluded: [...new Set(excludedFiles)] });
      const left = [...before].filter(([name]) => !excludedFiles.includes(name));
      expect((await github.changes(NAME, BRANCH)).files).toEqual(new Map(left));
    }
    const { body } = await call("PUT", path, { excludedFiles: [] });
    expect((await github.changes(NAME, BRANCH)).files).toEqual(before);
    expect(messagesOf(body, "pullRequest").at(-1)?.split("\n").sort()).toEqual(
      messagesOf(conversation, "pullRequest")[0]?.split("\n").sort(),
    );
    expect(messagesOf(body, "diff").at(-1)).toBe(messagesOf(conversation, "diff")[0]);
  });

  test("stays staged where GitHub rejects its pull request, with the reason for the caller", async () => {
    const { id } = await converse(true);
    github.script = ({ method, url }) =>
      method === "POST" && url?.endsWith("/pulls")
        ? { status: 403, body: { message: "Resource not accessible by integration" } }
        : undefined;
    const refused = await call("PUT", `/conversations/${id}`, { staged: false });
    expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining("pull-requests: write") } });
    expect((await call("GET", `/conversations/${id}`)).body).toMatchObject({ status: "staged", staged: true });
  });

  test("is published already where its pull request is open", async () => {
    const first = await converse(false);
    history.commit("fix: one more (#3)");
    history.git("tag", "--force", "v1.1.0");
    await service.close();
    service = await open();
    expect(await converse(true)).toMatchObject({ status: "open", staged: false, outputUrl: first.outputUrl });
  });
});

test("a commit that a person pushes during a turn is read and kept", async () => {
  await converse(false);
  await github.commit(NAME, BRANCH, { "docs/own.md": "own\n" });
  history.commit("feat: one more (#3)");
  history.git("tag", "--force", "v1.1.0");
  await service.close();
  service = await open();
  let left = 1;
  github.script = async ({ method, url }) => {
    if (method !== "POST" || !url?.endsWith("/git/trees") || left === 0) return undefined;
    left -= 1;
    const { files } = await github.changes(NAME, BRANCH);
    await github.commit(NAME, BRANCH, { "CHANGELOG.md": files.get("CHANGELOG.md")?.replace("Keep", "Always keep") });
    return undefined;
  };
  expect(await converse(false)).toMatchObject({ status: "open" });
  const { files } = await github.changes(NAME, BRANCH);
  expect(files.get("CHANGELOG.md")).toMatch(/One more[\s\S]*Always keep the last line/);
  expect(files.get("docs/own.md")).toBe("own\n");
  expect(await github.pulls(NAME)).toHaveLength(1);
});

test("a turn that fails at the pull request keeps its draft and its notes", async () => {
  github.script = ({ method, url }) =>
    method === "POST" && url?.endsWith("/pulls") ? { status: 403, body: { message: "Forbidden" } } : undefined;
  const conversation = await converse(false);
  expect(conversation).toMatchObject({ status: "needsAttention", branch: BRANCH });
  expect(messagesOf(conversation, "releaseNotes")[0]).toContain("Keep the last line");
  expect(conversation.entries.at(-1)).toMatchObject({ kind: "error", status: "error" });
});
