import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import type { ListedCommit, SelectionPreview, Tag } from "../../../../src/contract/resources/selections.ts";
import { listen } from "../../../../src/service/http/http.ts";
import { ConversationFixture, lastOf } from "../../../support/conversations.ts";
import { type Caller, create } from "../../../support/service.ts";
import { memory } from "../../../support/stores.ts";

type Shown = SelectionPreview & { tags: Tag[]; commits: ListedCommit[]; error: string; nextPageToken?: string };

const NOWHERE = "cnn-0123456789abcdef";
const JUNK = Buffer.from("junk").toString("base64url");

let place: ConversationFixture;
ConversationFixture.forEachTest(memory.createLocation, (fixture) => {
  place = fixture;
});

/** Calls over HTTP as a maintainer, or as another user. */
async function call(method: string, path: string, body?: unknown, caller?: Caller) {
  const { service } = place.organization;
  await using listening = await listen({ fetch: (request) => service.fetch(request), close: async () => undefined });
  const { apiKey } = caller ?? (await place.organization.addKeyed({ role: "maintainer" }));
  const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await fetch(`${listening.url}/api/v1/${path}`, init);
  const retryAfter = response.headers.get("retry-after");
  return { status: response.status, body: (await response.json()) as Shown, retryAfter };
}
const inRepository = (path: string) => `connections/${place.connectionId}/${path}`;
const tagNames = async (query = "") => (await call("GET", inRepository(`tags${query}`))).body.tags.map((t) => t.name);
const git = (...args: string[]) => execFileSync("git", args, { cwd: place.history.directory, encoding: "utf8" });
const preview = async (request: object) => {
  const { status, body } = await call("POST", "selections/preview", { publication: "Widget", ...request });
  expect(status).toBe(200);
  return body;
};

describe("the tags of a repository", () => {
  test("are listed newest first, with the version that they name, page by page", async () => {
    place.history.tag("v2.0.0-rc.1");
    place.history.tag("nightly");
    const { body } = await call("GET", inRepository("tags?pageSize=2"));
    const sha = git("rev-parse", "v1.1.0").trim();
    expect(body.tags).toMatchObject([
      { name: "v2.0.0-rc.1", version: "2.0.0-rc.1", sha, createdAt: expect.stringMatching(/^20\d\d-.*Z$/) },
      { name: "v1.1.0", version: "1.1.0", sha },
    ]);
    expect(await tagNames(`?pageSize=2&next=${body.nextPageToken}`)).toEqual(["nightly", "v1.0.0"]);
    expect((await call("GET", inRepository("tags"))).body.nextPageToken).toBeUndefined();
  });

  test("are filtered by a part of the name; a page goes on after a tag that was deleted meanwhile", async () => {
    place.history.tag("widget/V1.1.0");
    expect(await tagNames("?text=V1.1")).toEqual(["widget/V1.1.0", "v1.1.0"]);
    const { body } = await call("GET", inRepository("tags?pageSize=1"));
    git("tag", "--delete", "widget/V1.1.0");
    expect(await tagNames(`?next=${body.nextPageToken}`)).toEqual(["v1.1.0", "v1.0.0"]);
  });
});

describe("the commits of a repository", () => {
  const list = async (query = "") => {
    const { status, body } = await call("GET", inRepository(`commits${query}`));
    expect(body).toMatchObject({ commits: expect.anything() });
    return status === 200 ? body : expect.unreachable();
  };
  const subjects = async (query: string) => (await list(query)).commits.map(({ subject }) => subject);

  test("are those of git, newest first, and stay the same from page to page while others are pushed", async () => {
    place.history.git("switch", "--quiet", "--create", "side");
    const sideSha = place.history.commit("feat: sort answers");
    place.history.git("switch", "--quiet", "main");
    const mainSha = git("rev-parse", "HEAD").trim();
    place.history.merge("side", "Merge pull request #4 from octo/side\n\nSort answers");
    const expected = git("log", "--format=%H").trim().split("\n");
    const first = await list("?pageSize=3");
    expect(first.commits[0]).toMatchObject({
      pullRequest: 4,
      title: "Sort answers",
      author: "Ada Writer",
      parents: [mainSha, sideSha],
    });
    place.history.commit("feat: later");
    const second = await list(`?pageSize=3&next=${first.nextPageToken}`);
    expect([...first.commits, ...second.commits].map(({ sha }) => sha)).toEqual(expected);
    expect(second.nextPageToken).toBeUndefined();
  });

  test("are filtered by subject, author, SHA and pull request, and cut to a range", async () => {
    const sha = git("rev-parse", "v1.0.0").trim();
    expect(await subjects("?text=STREAM")).toEqual(["feat: stream answers (#2)"]);
    expect(await subjects(`?text=${sha.slice(0, 8)}`)).toEqual(["feat: answer (#1)"]);
    expect(await subjects("?text=%233")).toEqual(["fix: keep the last line (#3)"]);
    expect(await subjects("?text=ada%20w&pageSize=1")).toHaveLength(1);
    expect(await subjects("?text=nobody")).toEqual([]);
    expect(await subjects("?since=v1.0.0")).toEqual(["fix: keep the last line (#3)", "feat: stream answers (#2)"]);
    place.history.commit("chore: tidy");
    expect((await subjects("?pullRequests=true"))[0]).toBe("fix: keep the last line (#3)");
    expect(await subjects("?ref=v1.0.0")).toEqual(["feat: answer (#1)"]);
  });

  test.each(["since=v9.0.0", "ref=HEAD~1", `next=${Buffer.from(`${"0".repeat(40)}  0`).toString("base64url")}`])(
    "are a 400 for %s",
    async (query) => {
      expect(await call("GET", inRepository(`commits?${query}`))).toMatchObject({ status: 400 });
    },
  );
});

test("refuses unknown connections, other types, tokens of nothing, repositories that are gone, and strangers", async () => {
  const tracker = { baseUrl: "https://octo.atlassian.net", email: "ada@example.org", token: "t" };
  const other = await create(place.call, "connections", { name: "Jira", paused: true, config: { tracker } });
  const reader = await place.organization.addKeyed({ permissions: ["connection:list", "publication:get"] });
  for (const list of ["tags", "commits"]) {
    expect(await call("GET", `connections/${NOWHERE}/${list}`)).toMatchObject({ status: 404 });
    expect(await call("GET", `connections/${other}/${list}`)).toMatchObject({ status: 400 });
    expect(await call("GET", inRepository(`${list}?next=${JUNK}`))).toMatchObject({ status: 400 });
    expect(await call("GET", inRepository(list), undefined, reader)).toMatchObject({ status: 403 });
  }
  place.history[Symbol.dispose]();
  const gone = await call("GET", inRepository("tags"));
  expect(gone).toMatchObject({ status: 409, body: { error: expect.stringContaining("read the repository") } });
});

describe("a preview", () => {
  test.each<[string, object]>([
    ["a comment that leaves out", { body: "Write.", comments: ["Leave out #2.", "Sing a song.", "Leave out #77."] }],
    ["an unknown tag", { changes: [{ tags: { start: "v7.0.0", end: "v8.0.0" } }] }],
  ])("of %s says what the turn says", async (_, request) => {
    const shown = await preview({ ...request, sourceConnection: "widget" });
    const { body: job } = await place.call("POST", "jobs", {
      docRequest: { body: "Write.", ...request, title: "Notes", sourceConnection: "widget", publications: ["Widget"] },
    });
    await place.organization.service.idle();
    const { body } = await place.call("GET", `conversations?jobId=${job.id}`);
    const written = await place.read(body.conversations[0]?.id ?? "");
    const saidBy = (kind: string) => written.entries.filter((one) => one.kind === kind).map(({ message }) => message);
    const { error } = shown as SelectionPreview;
    expect(error && `${error.message} ${error.hint} (${error.code})`).toEqual(lastOf(written, "error"));
    expect(shown.sentence).toBe(lastOf(written, "selection") ?? "");
    expect(shown.notices).toEqual(saidBy("notice"));
    const notes = lastOf(written, "releaseNotes") ?? "";
    for (const { text } of shown.ranges.flatMap(({ changes }) => changes)) expect(notes).toContain(text);
  });

  test("says whether a language model would write, also where nothing is selected", async () => {
    const unknown = { changes: [{ tags: { start: "v7.0.0" } }] };
    expect([(await preview({})).usesModel, (await preview(unknown)).usesModel]).toEqual([false, false]);
    const model = { name: "m", url: "https://m.example", key: null, budget: 1000, stream: 0 };
    const { store, orgId } = place.organization;
    await store.database
      .insertInto("models")
      .values({ org_id: orgId, ...model })
      .execute();
    expect([(await preview({})).usesModel, (await preview(unknown)).usesModel]).toEqual([true, true]);
  });

  test("shows the range, the changes with their pull requests, and what is not shown", async () => {
    place.history.commit("chore: release 1.2.0");
    place.history.commit("docs: explain (#5)", { "README.md": "# Widget\n\nMore.\n" });
    const shown = await preview({});
    expect(shown).toMatchObject({ publicationId: place.publicationId, commits: 2, notices: [] });
    expect(shown.ranges).toMatchObject([
      {
        ...{ repository: "widget", tag: null, previousTag: "v1.1.0", commits: 2, moreChanges: 0, dependencies: 0 },
        start: git("rev-parse", "v1.1.0").trim(),
        end: git("rev-parse", "HEAD").trim(),
        changes: [{ kind: "documentation", text: "Explain", pullRequest: 5, commits: 1, isFolded: true }],
        notShown: [{ reason: "release", text: "release chore", commits: 1 }],
      },
    ]);
  });

  test("reads the newest pushes, writes nothing, and needs no source of its own", async () => {
    const shown = await preview({ changes: [{ commits: { count: 1 } }] });
    expect(shown.ranges).toMatchObject([{ changes: [{ text: "Keep the last line", pullRequest: 3 }] }]);
    place.history.commit("feat: newest (#9)");
    const after = await preview({ changes: [{ commits: { count: 1 } }] });
    expect(after.ranges).toMatchObject([{ changes: [{ text: "Newest", pullRequest: 9 }] }]);
    expect((await place.call("GET", "conversations")).body.conversations).toEqual([]);
    expect(git("branch", "--list", "--format=%(refname:short)").trim()).toBe("main");
  });

  test("does not read more than 1000 commits, and says so", async () => {
    const stream = Array.from({ length: 1001 }, (_, index) => {
      const message = `fix: part ${index}`;
      const from = index === 0 ? "from refs/heads/main^0\n" : "";
      return `commit refs/heads/main\ncommitter Ada <ada@example.com> ${1_800_000_000 + index} +0000\ndata ${message.length}\n${message}\n${from}`;
    });
    execFileSync("git", ["fast-import", "--quiet"], { cwd: place.history.directory, input: stream.join("") });
    const shown = await preview({});
    expect(shown).toMatchObject({ commits: 0, ranges: [], error: { code: "limit/preview" } });
    expect(await preview({ release: "auto" })).toMatchObject({ commits: 0, error: { code: "limit/preview" } });
    expect(await preview({ changes: [{ commits: { count: 1000 } }] })).toMatchObject({
      commits: 1000,
      ranges: [{ commits: 1000 }],
    });
  });

  test("is a 503 with Retry-After while eight others of the organization run, and no failure of the service", async () => {
    const caller = await place.organization.addKeyed({ role: "maintainer" });
    const requests = Array.from({ length: 9 }, (_, index) => ({ publication: "Widget", body: `Write ${index}.` }));
    const answers = await Promise.all(requests.map((body) => call("POST", "selections/preview", body, caller)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject([{ status: 503, retryAfter: "1" }]);
    expect(await call("POST", "selections/preview", requests[0], caller)).toMatchObject({ status: 200 });
  });

  test("needs job:create, and connection:get for each repository", async () => {
    const may = async (permissions: Parameters<typeof place.organization.addKeyed>[0]["permissions"], more = {}) => {
      const caller = await place.organization.addKeyed({ ...(permissions && { permissions }), ...more });
      return (await call("POST", "selections/preview", { publication: "Widget" }, caller)).status;
    };
    const [job, publication] = ["job:create", "publication:get"] as const;
    const grants = [{ permission: "connection:get", recordId: place.connectionId }];
    expect(await may([job, publication, "connection:get"])).toBe(200);
    expect(await may([job, publication], { grants })).toBe(200);
    expect(await may([job, publication])).toBe(403);
    expect(await may([publication, "connection:get"])).toBe(403);
    expect(await may([job, "connection:get"])).toBe(400);
    const request = { publication: "Widget", sourceConnection: "nowhere" };
    expect(await call("POST", "selections/preview", request)).toMatchObject({ status: 400 });
  });
});

describe("a preview of a release", () => {
  const first = async (request: object) => (await preview(request)).ranges[0];
  const SINCE = 'because of 1 addition: "Sort answers" (#9).';

  test("has its version, the reason and the release before", async () => {
    place.history.commit("feat: sort answers (#9)");
    expect((await first({}))?.release).toBeNull();
    const auto = {
      tag: "v1.2.0",
      version: "1.2.0",
      previousTag: "v1.1.0",
      reason: `v1.2.0 comes after v1.1.0, ${SINCE}`,
    };
    expect(await first({ release: "auto" })).toMatchObject({ tag: "v1.2.0", previousTag: "v1.1.0", release: auto });
    expect((await first({ release: "major" }))?.release).toMatchObject({ tag: "v2.0.0" });
    expect((await preview({ release: "v1.0.0" })).error).toMatchObject({ code: "release/version-refused" });
  });

  test("is that which the publication prepares; none where nothing is for users", async () => {
    place.history.commit("ci: cache more");
    const none = await preview({ release: "auto" });
    expect(none).toMatchObject({
      ranges: [],
      commits: 0,
      sentence: expect.stringMatching(/Nothing is to be released/),
    });
    place.history.commit("feat: sort answers (#9)");
    const { database } = place.organization.store;
    const { config_json } = await database.selectFrom("publications").select("config_json").executeTakeFirstOrThrow();
    const config = JSON.stringify({ ...JSON.parse(config_json), release: { version: "minor" } });
    await database.updateTable("publications").set({ config_json: config }).execute();
    expect((await first({}))?.release).toMatchObject({ tag: "v1.2.0", reason: expect.stringContaining("minor") });
    expect((await first({ changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }] }))?.release).toBeNull();
  });
});
