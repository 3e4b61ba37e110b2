import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { closePullRequest, createBitbucketPullRequests } from "../../../src/hosts/bitbucket/pull-requests.ts";
import type { PullRequestRequest } from "../../../src/hosts/code-host.ts";
import { createPushedCodeHost } from "../../../src/hosts/local/host.ts";
import { ReleaseDocsError } from "../../../src/shared/errors.ts";
import type { Outbound } from "../../../src/shared/outbound/json-api.ts";
import { BitbucketRepository } from "../../support/bitbucket-repository.ts";
import { buildOnce, History } from "../../support/history.ts";
import { inside } from "../../support/inside.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pushed-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const BRANCH = "release-docs/v1.0.0";
const REQUEST: PullRequestRequest = {
  title: "Document v1.0.0",
  body: "- Answer",
  draft: false,
  labels: [],
  reviewers: [],
  assignees: [],
};
const AUTHOR = { name: "release-docs", email: "release-docs@noreply.invalid" };
const TOKEN = "token-of-a-test";

/** An answer as a code host sends it. */
function answerWith(status: number, body: string, headers: Record<string, string> = {}) {
  return { url: new URL("https://api.bitbucket.invalid"), status, headers, body: Buffer.from(body) };
}

/** A new service on the repository: like a restarted one, it has the cache at most. */
function openHost(bitbucket: BitbucketRepository, name = "first", through: Outbound = inside) {
  const authorization = `Basic ${Buffer.from(`x-token-auth:${TOKEN}`).toString("base64")}`;
  const cache = { directory: join(folder, `${name}.git`), remote: { url: bitbucket.repositoryUrl, authorization } };
  const access = { apiUrl: `${bitbucket.url}/2.0`, token: TOKEN, send: through, second: 0 };
  const place = { name: "octo/widget", webUrl: `${bitbucket.url}/octo/widget` };
  return createPushedCodeHost(cache, AUTHOR, {
    pullRequests: createBitbucketPullRequests(access, place),
    closePullRequest: (number) => closePullRequest(access, place.name, number),
  });
}

function buildHistory(history: History): void {
  history.commit("feat: answer (#1)", { "README.md": "Widget\n" });
}

async function setUp() {
  const history = new History("widget", buildOnce("pushed", buildHistory));
  const bitbucket = await BitbucketRepository.open(history);
  return {
    bitbucket,
    /** Commits to a branch of the remote, as a person does who has a clone. */
    commit: (branch: string, files: Record<string, string>) => {
      history.git("fetch", "--quiet", bitbucket.directory, `+refs/heads/${branch}:refs/remotes/origin/${branch}`);
      history.git("checkout", "--quiet", "--detach", `origin/${branch}`);
      const sha = history.commit("A person's words", files);
      history.git("push", "--quiet", bitbucket.directory, `HEAD:refs/heads/${branch}`);
      return sha;
    },
    [Symbol.asyncDispose]: async () => {
      history[Symbol.dispose]();
      await bitbucket[Symbol.asyncDispose]();
    },
  };
}

const requestOf = (content: string) => ({
  title: "docs: v1.0.0",
  body: "",
  edits: [{ path: "CHANGELOG.md", content }],
});

async function write(host: ReturnType<typeof openHost>, content = "# 1.0.0\n") {
  const draft = await host.openDraft(BRANCH);
  return { draft, written: await draft.write(requestOf(content)) };
}

describe("a draft", () => {
  test("is one commit on the default branch, which its diff shows", async () => {
    await using place = await setUp();
    const { draft, written } = await write(openHost(place.bitbucket));
    expect(written).toMatchObject({ branch: BRANCH, files: ["CHANGELOG.md"] });
    expect(place.bitbucket.git("rev-parse", BRANCH)).toBe(written?.commit);
    expect(place.bitbucket.git("log", "-1", "--format=%an <%ae>", BRANCH)).toBe(`${AUTHOR.name} <${AUTHOR.email}>`);
    expect(await draft.diff()).toContain("+# 1.0.0");
  });

  test("with the same content from another machine leaves the branch unchanged", async () => {
    await using place = await setUp();
    const first = await write(openHost(place.bitbucket));
    const second = await write(openHost(place.bitbucket, "second"));
    expect(second.written?.commit).toBe(first.written?.commit);
  });

  test("with other content replaces ours, on the current base", async () => {
    await using place = await setUp();
    await write(openHost(place.bitbucket));
    place.commit("main", { "README.md": "Widget, answering\n" });
    await write(openHost(place.bitbucket), "# 1.0.0, again\n");
    expect(place.bitbucket.log(BRANCH)).toEqual(["docs: v1.0.0"]);
    expect(place.bitbucket.git("show", `${BRANCH}:README.md`)).toBe("Widget, answering");
  });

  test("is committed on top of a person's commits", async () => {
    await using place = await setUp();
    await write(openHost(place.bitbucket));
    place.commit(BRANCH, { "NOTES.md": "Mine\n" });
    const { draft } = await write(openHost(place.bitbucket), "# 1.0.0, again\n");
    expect(await draft.edited?.readFile("NOTES.md")).toBe("Mine\n");
    expect(place.bitbucket.log(BRANCH)).toEqual(["docs: v1.0.0", "A person's words", "docs: v1.0.0"]);
  });

  test("does not overwrite a concurrent push", async () => {
    await using place = await setUp();
    await write(openHost(place.bitbucket));
    const draft = await openHost(place.bitbucket).openDraft(BRANCH);
    const theirs = place.commit(BRANCH, { "NOTES.md": "Mine\n" });
    await expect(draft.write(requestOf("# 1.0.0, again\n"))).rejects.toMatchObject({ code: "codehost/draft-moved" });
    expect(place.bitbucket.git("rev-parse", BRANCH)).toBe(theirs);
  });

  test("that was merged by a squash is rebuilt, also with other people's commits", async () => {
    await using place = await setUp();
    const { draft } = await write(openHost(place.bitbucket));
    await draft.pullRequests?.publish(REQUEST);
    const hash = place.commit(BRANCH, { "NOTES.md": "Mine\n" });
    Object.assign(place.bitbucket.pulls[0] ?? {}, { state: "MERGED", hash });
    place.commit("main", { "CHANGELOG.md": "# 1.0.0\n", "NOTES.md": "Mine\n" });
    await write(openHost(place.bitbucket), "# 1.0.0, again\n");
    expect(place.bitbucket.log(BRANCH)).toEqual(["docs: v1.0.0"]);
  });

  test("starts from another branch where one is named", async () => {
    await using place = await setUp();
    place.bitbucket.git("branch", "next", "main");
    place.commit("next", { "README.md": "Next\n" });
    const draft = await openHost(place.bitbucket).openDraft(BRANCH, { base: "next" });
    expect(await draft.readFile("README.md")).toBe("Next\n");
    expect(draft.pullRequests?.compareUrl).toMatch(/\/branches\/compare\/release-docs%2Fv1.0.0%0Dnext$/);
    const gone = openHost(place.bitbucket).openDraft(BRANCH, { base: "gone" });
    await expect(gone).rejects.toMatchObject({ code: "git/unknown-revision" });
  });
});

describe("a pull request", () => {
  test("goes from the draft's branch to the base, with a mark that does not show", async () => {
    await using place = await setUp();
    const { draft } = await write(openHost(place.bitbucket));
    const opened = await draft.pullRequests?.publish({ ...REQUEST, draft: true, title: " Document\nv1.0.0 " });
    const url = `${place.bitbucket.url}/octo/widget/pull-requests/1`;
    expect(opened).toEqual({ url, number: 1, operation: "created", remarks: [] });
    const post = place.bitbucket.received.find(({ method }) => method === "POST");
    expect(post?.body).toMatchObject({
      title: "Document v1.0.0",
      source: { branch: { name: BRANCH } },
      destination: { branch: { name: "main" } },
      draft: true,
    });
    expect(post?.body.description).toMatch(/^- Answer\n\n\[\/\/\]: # \(release-docs [0-9a-f]{16} [0-9a-f]{16}\)\n$/);
  });

  test("has one of three states", async () => {
    await using place = await setUp();
    const host = openHost(place.bitbucket);
    const { draft } = await write(host);
    await draft.pullRequests?.publish(REQUEST);
    for (const [state, expected] of Object.entries({ OPEN: "open", MERGED: "merged", SUPERSEDED: "closed" })) {
      Object.assign(place.bitbucket.pulls[0] ?? {}, { state });
      expect(await host.readPullRequestState?.(1)).toBe(expected);
    }
    await expect(host.readPullRequestState?.(2)).rejects.toThrow(ReleaseDocsError);
  });

  test("is declined, and its branch deleted once", async () => {
    await using place = await setUp();
    const host = openHost(place.bitbucket);
    const { draft } = await write(host);
    await draft.pullRequests?.publish(REQUEST);
    await host.closePullRequest?.(1);
    expect(await host.readPullRequestState?.(1)).toBe("closed");
    for (const _ of [1, 2]) await host.deleteBranch?.(BRANCH);
    expect(place.bitbucket.git("for-each-ref", "--format=%(refname)")).toBe("refs/heads/main");
  });

  test("is not doubled by a kill between the push and it, nor after it", async () => {
    await using place = await setUp();
    await write(openHost(place.bitbucket));
    for (const again of ["second", "third"]) {
      const { draft } = await write(openHost(place.bitbucket, again));
      await draft.pullRequests?.publish(REQUEST);
    }
    expect(place.bitbucket.log(BRANCH)).toEqual(["docs: v1.0.0"]);
    expect(place.bitbucket.git("branch", "--list", "release-docs/*").split("\n")).toHaveLength(1);
    expect(place.bitbucket.received.filter(({ method }) => method !== "GET")).toHaveLength(1);
    expect(place.bitbucket.pulls).toHaveLength(1);
  });

  test("is found where Bitbucket opened it without an answer", async () => {
    await using place = await setUp();
    const losing: Outbound = async (url, request) => {
      const answer = await inside(url, request);
      return request?.method === "POST" ? answerWith(502, "") : answer;
    };
    const { draft } = await write(openHost(place.bitbucket, "first", losing));
    expect(await draft.pullRequests?.publish(REQUEST)).toMatchObject({ number: 1 });
    expect(place.bitbucket.pulls).toHaveLength(1);
  });

  test("is updated, except for a person's edits", async () => {
    await using place = await setUp();
    const publish = async (request: PullRequestRequest, content: string) =>
      (await write(openHost(place.bitbucket), content)).draft.pullRequests?.publish(request);
    await publish(REQUEST, "1\n");
    await publish({ ...REQUEST, title: "Document v1.0", body: "- More" }, "2\n");
    const [pull] = place.bitbucket.pulls;
    expect(pull).toMatchObject({ title: "Document v1.0", description: expect.stringMatching(/^- More\n/) });
    Object.assign(pull ?? {}, { title: "My title" });
    const renewed = await publish({ ...REQUEST, body: "- Most" }, "3\n");
    expect(renewed?.remarks).toEqual([expect.stringMatching(/edited its title\b(?! and)/)]);
    expect(pull).toMatchObject({ title: "My title", description: expect.stringMatching(/^- Most\n/) });
    expect(place.bitbucket.pulls).toHaveLength(1);
  });

  test("gets the reviewers that Bitbucket knows, or none where it refuses them", async () => {
    await using place = await setUp();
    const uuid = "{0a1b2c3d-0000-4000-8000-000000000000}";
    const refusing: Outbound = async (url, request) => {
      const { reviewers = [] } = JSON.parse(request?.body ?? "{}");
      if (reviewers.length === 0) return inside(url, request);
      expect(reviewers).toEqual([{ uuid }]);
      return answerWith(400, JSON.stringify({ type: "error", error: { message: "Malformed reviewers list" } }));
    };
    const { draft } = await write(openHost(place.bitbucket, "first", refusing));
    const request = { ...REQUEST, reviewers: [uuid, "ada"], labels: ["docs"], autoMerge: "squash" } as const;
    const opened = await draft.pullRequests?.publish(request);
    expect(opened?.remarks).toEqual([
      "Pull requests of Bitbucket have no labels, no auto-merge.",
      expect.stringContaining("not as ada"),
      expect.stringContaining("Malformed reviewers list"),
    ]);
    expect(place.bitbucket.pulls).toHaveLength(1);
  });

  test("of a fork's branch of the same name is ignored", async () => {
    await using place = await setUp();
    const foreign: Outbound = async (url, request) => {
      const answer = await inside(url, request);
      return { ...answer, body: Buffer.from(`${answer.body}`.replaceAll('"octo/widget"', '"mallory/widget"')) };
    };
    const first = await write(openHost(place.bitbucket));
    await first.draft.pullRequests?.publish(REQUEST);
    const draft = await openHost(place.bitbucket, "first", foreign).openDraft(BRANCH);
    expect(draft.pullRequests?.openUrl).toBeUndefined();
  });
});

describe("what Bitbucket refuses", () => {
  test.each([
    [403, '{"type":"error","error":{"message":"Your credentials lack one or more scopes."}}', "codehost/api-refused"],
    [503, "busy", "codehost/api-unreachable"],
    [200, '{"no":"values"}', "codehost/api-unexpected"],
    [200, "<html>", "codehost/api-unexpected"],
  ])("with %d %s is reported without the token", async (status, body, code) => {
    await using place = await setUp();
    const refusing: Outbound = async () => answerWith(status, body);
    const failure = await openHost(place.bitbucket, "first", refusing)
      .openDraft(BRANCH)
      .catch((error: Error) => error);
    expect(failure).toMatchObject({ code });
    expect(`${failure}`).toContain("look for the pull requests");
    expect(`${failure}`).not.toContain(TOKEN);
  });

  test("temporarily is retried when Bitbucket says", async () => {
    await using place = await setUp();
    let left = 1;
    const busy: Outbound = async (url, request) => {
      left -= 1;
      return left < 0 ? inside(url, request) : answerWith(429, "", { "retry-after": "7" });
    };
    const draft = await openHost(place.bitbucket, "first", busy).openDraft(BRANCH);
    expect(draft.pullRequests?.openUrl).toBeUndefined();
  });
});
