import { describe, expect, test } from "vitest";
import { type CheckoutService, createCheckoutService } from "../../support/checkout-service.ts";
import { History } from "../../support/history.ts";

const KEY = "key-of-a-test";
const REQUEST = { title: "Version 1.1.0", body: "Write.", sourceConnection: "octo/widget" };

function createHistory(): History {
  const history = new History();
  history.commit("feat: answer (#1)");
  history.tag("v1.0.0");
  history.commit("feat: stream answers (#2)");
  history.commit("fix: keep the last line (#3)");
  history.tag("v1.1.0");
  return history;
}

type Named = { id: string; branch: string };
type Answer = Named &
  Record<"error" | "status" | "nextPageToken", string> & {
    excludedFiles: string[];
    jobs: Named[];
    connections: Named[];
    publications: Named[];
    conversations: Named[];
  };

/** A service on a fixture's repository, and a caller that reads JSON. */
async function open(history: History, configuration?: string) {
  if (configuration !== undefined) history.commit("ci: configure", { ".github/release-docs.yml": configuration });
  const service = await createCheckoutService({
    workspace: {
      directory: history.directory,
      repository: { name: "octo/widget", webUrl: "https://github.com/octo/widget" },
      drafts: "scratch",
    },
    apiKey: KEY,
    onFault: (error) => expect.unreachable(String(error)),
  });
  return { service, call: createCaller(service) };
}

function createCaller(service: CheckoutService) {
  return async (method: string, path: string, body?: unknown, authorization: string | null = `Bearer ${KEY}`) => {
    const response = await service.fetch(
      new Request(`http://service${path}`, {
        method,
        headers: { "content-type": "application/json", ...(authorization === null ? {} : { authorization }) },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
    );
    return { status: response.status, body: (await response.json()) as Answer };
  };
}

describe("authentication", () => {
  test.each([[null], ["Bearer wrong"], ["Basic a2V5"], [KEY]])("%s is 401", async (authorization) => {
    using history = createHistory();
    const { service, call } = await open(history);
    const { status, body } = await call("GET", "/api/v1/jobs", undefined, authorization);
    expect(status).toBe(401);
    expect(body).toMatchObject({ error: expect.stringContaining("API key"), code: "request/unauthenticated" });
    await service.close();
  });

  test("/me is the user of the key", async () => {
    using history = createHistory();
    const { service, call } = await open(history);
    const { status, body } = await call("GET", "/api/v1/me");
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: expect.stringMatching(/^usr-[0-9a-f]{16}$/), invitationAccepted: true });
    await service.close();
  });
});

test("an unconfigured service has its repository and one publication", async () => {
  using history = createHistory();
  const { service, call } = await open(history);
  const { connections } = (await call("GET", "/api/v1/connections")).body;
  expect(connections).toEqual([expect.objectContaining({ name: "octo/widget", type: "codehostRepo", paused: false })]);
  const { publications } = (await call("GET", "/api/v1/publications")).body;
  const [connection, publication] = [connections[0], publications[0]];
  expect(publications).toHaveLength(1);
  expect(publication).toMatchObject({ config: { sourceRepos: [connection?.id], docsRepo: connection?.id } });
  expect((await call("GET", `/api/v1/connections/${connection?.id}`)).body).toEqual(connection);
  expect((await call("GET", `/api/v1/publications/${publication?.id}`)).body).toEqual(publication);
  await service.close();
});

describe("a job", () => {
  test("goes from requested to done and leaves one conversation with a draft", async () => {
    using history = createHistory();
    const { service, call } = await open(history);
    const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
    const created = await call("POST", "/api/v1/jobs", { docRequest: { ...REQUEST, changes } });
    expect(created).toMatchObject({ status: 201, body: { state: "requested", type: "doc-request" } });
    await service.idle();
    expect((await call("GET", `/api/v1/jobs/${created.body.id}`)).body).toMatchObject({ state: "done" });
    const { conversations } = (await call("GET", `/api/v1/conversations?jobId=${created.body.id}`)).body;
    expect(conversations).toEqual([
      expect.objectContaining({
        status: "staged",
        staged: true,
        branch: "release-docs/v1.1.0",
        publicationName: "release-docs",
      }),
    ]);
    expect(entriesOf(conversations[0])).toMatchObject({
      selection: expect.stringMatching(
        /^2 commits: v1\.0\.0\.\.v1\.1\.0, from [0-9a-f]{7} \(2026-01-01\) to [0-9a-f]{7}/,
      ),
      releaseNotes: expect.stringContaining("Stream answers"),
      diff: expect.stringContaining("+## [1.1.0] - 2026-01-01"),
    });
    await service.close();
  });

  test.each<[string, object, string]>([
    ["an unknown tag", { tags: { start: "v1.0.0", end: "v1.1.9" } }, '"v1.1.9"'],
    ["an unknown commit", { commits: { startSha: "0123456789abcdef" } }, "0123456789abcdef"],
  ])("with %s errors, and names it", async (_, selector, name) => {
    using history = createHistory();
    const { service, call } = await open(history);
    const { body } = await call("POST", "/api/v1/jobs", { docRequest: { ...REQUEST, changes: [selector] } });
    await service.idle();
    expect((await call("GET", `/api/v1/jobs/${body.id}`)).body).toMatchObject({ state: "errored" });
    const { conversations } = (await call("GET", `/api/v1/conversations?jobId=${body.id}`)).body;
    expect(conversations).toEqual([expect.objectContaining({ status: "needsAttention" })]);
    expect(entriesOf(conversations[0]).error).toContain(name);
    await service.close();
  });

  test("without selected commits is done, and changes nothing", async () => {
    using history = createHistory();
    history.tag("v1.1.1");
    const { service, call } = await open(history);
    const { body } = await call("POST", "/api/v1/jobs", {
      docRequest: { ...REQUEST, changes: [{ tags: { start: "v1.1.0", end: "v1.1.1" } }] },
    });
    await service.idle();
    expect((await call("GET", `/api/v1/jobs/${body.id}`)).body).toMatchObject({ state: "done" });
    const { conversations } = (await call("GET", `/api/v1/conversations?jobId=${body.id}`)).body;
    expect(conversations).toEqual([expect.objectContaining({ status: "closed", branch: null, staged: false })]);
    await service.close();
  });

  test.each<[string, unknown, RegExp]>([
    [
      "no title",
      { docRequest: { body: "Write.", sourceConnection: "octo/widget" } },
      /^docRequest\.title is required$/,
    ],
    [
      "an unknown connection",
      { docRequest: { ...REQUEST, sourceConnection: "octo/gadget" } },
      /no connection "octo\/gadget".*octo\/widget/,
    ],
    [
      "an unknown publication",
      { docRequest: { ...REQUEST, publications: ["news"] } },
      /no publication "news".*release-docs/,
    ],
    [
      "two variants in one selector",
      { docRequest: { ...REQUEST, changes: [{ tags: { start: "v1" }, releases: { count: 1 } }] } },
      /changes\.0: .*exactly one/,
    ],
    ["no envelope", REQUEST, /docRequest: .*\{"docRequest": \{"title"/],
    ["an envelope that is not an object", { docRequest: [REQUEST] }, /\{"docRequest": \{"title"/],
    ["no JSON", "{", /./],
  ])("with %s is a 400 with the reason", async (_, request, fault) => {
    using history = createHistory();
    const { service, call } = await open(history);
    const { status, body } = await call("POST", "/api/v1/jobs", request);
    expect(status).toBe(400);
    expect(body.error).toMatch(fault);
    await service.close();
  });

  test("lists have pages with an opaque token, newest first", async () => {
    using history = createHistory();
    const { service, call } = await open(history);
    const ids: string[] = [];
    for (let number = 0; number < 5; number += 1)
      ids.unshift((await call("POST", "/api/v1/jobs", { docRequest: REQUEST })).body.id);
    const seen: string[] = [];
    let next = "";
    do {
      const { body } = await call("GET", `/api/v1/jobs?pageSize=2${next === "" ? "" : `&next=${next}`}`);
      seen.push(...body.jobs.map(({ id }) => id));
      next = body.nextPageToken ?? "";
    } while (next !== "");
    expect(seen).toEqual(ids);
    expect(await call("GET", "/api/v1/jobs?next=nonsense")).toMatchObject({ status: 400 });
    expect((await call("GET", "/api/v1/jobs?pageSize=201")).body.jobs).toHaveLength(5);
    expect((await call("GET", "/api/v1/jobs?next=")).body.jobs).toHaveLength(5);
    expect(await call("GET", "/api/v1/jobs?pageSize=0")).toMatchObject({ status: 400 });
    await service.close();
  });
});

describe("a conversation", () => {
  test("is created with or without the trailing slash, and ends as a staged draft", async () => {
    using history = createHistory();
    const { service, call } = await open(history);
    for (const path of ["/api/v1/conversations/", "/api/v1/conversations"]) {
      const { status, body } = await call("POST", path, { body: "Write.", publication: "release-docs", stage: true });
      expect({ status, started: body.status }).toEqual({ status: 201, started: "running" });
    }
    await service.idle();
    const { conversations } = (await call("GET", "/api/v1/conversations?staged=true")).body;
    expect(conversations).not.toHaveLength(0);
    await service.close();
  });

  test("reverts excluded files on its branch", async () => {
    using history = createHistory();
    const { service, call } = await open(history);
    await call("POST", "/api/v1/jobs", { docRequest: { ...REQUEST, changes: [{ releases: { count: 1 } }] } });
    await service.idle();
    const { conversations } = (await call("GET", "/api/v1/conversations")).body;
    const id = conversations[0]?.id;
    const { status, body } = await call("PUT", `/api/v1/conversations/${id}`, { excludedFiles: ["CHANGELOG.md"] });
    expect({ status, excluded: body.excludedFiles }).toEqual({ status: 200, excluded: ["CHANGELOG.md"] });
    await service.close();
  });

  test.each<[string, object, number]>([
    ["staged and excludedFiles together", { staged: false, excludedFiles: [] }, 400],
    ["neither", {}, 400],
    ["publishing without pull requests", { staged: false }, 409],
  ])("refuses %s", async (_, update, expected) => {
    using history = createHistory();
    const { service, call } = await open(history);
    await call("POST", "/api/v1/jobs", { docRequest: { ...REQUEST, changes: [{ releases: { count: 1 } }] } });
    await service.idle();
    const { conversations } = (await call("GET", "/api/v1/conversations")).body;
    const id = conversations[0]?.id;
    const { status, body } = await call("PUT", `/api/v1/conversations/${id}`, update);
    expect({ status, error: typeof body.error }).toEqual({ status: expected, error: "string" });
    await service.close();
  });

  test("staged=null is 400", async () => {
    using history = createHistory();
    const { service, call } = await open(history);
    expect((await call("GET", "/api/v1/conversations?staged=null")).status).toBe(400);
    await service.close();
  });
});

test.each([
  "/api/v1/jobs/job-0",
  "/api/v1/conversations/cnv-0",
  "/api/v1/publications/pub-0",
  "/api/v1/connections/cnn-0123456789abcdef",
  "/api/v1/nothing",
])("%s is 404 with an error body", async (path) => {
  using history = createHistory();
  const { service, call } = await open(history);
  const { status, body } = await call("GET", path);
  expect({ status, keys: Object.keys(body) }).toEqual({ status: 404, keys: ["error", "code", "docs", "requestId"] });
  await service.close();
});

test.each([
  ["docsRepo", "docsRepo: octo/docs"],
  ["sourceRepos", "sourceRepos: [octo/other]"],
])("another repository as %s is refused while drafts stay on this machine", async (_, field) => {
  using history = createHistory();
  const opened = open(history, `publications:\n  - name: Notes\n    config: { ${field} }\n`);
  await expect(opened).rejects.toMatchObject({
    code: "config/unknown-connection",
    hint: expect.stringContaining("octo/widget"),
  });
});

test("configured publications get a conversation and a branch each", async () => {
  using history = createHistory();
  const { service, call } = await open(
    history,
    "publications:\n  - name: Notes\n    config: { writeChangelogs: false, styleGuide: { releaseNotes: { path: 'notes/{version}.md' } } }\n  - name: Log\n    config: { styleGuide: { changelogs: { path: docs/LOG.md } } }\n",
  );
  await call("POST", "/api/v1/jobs", {
    docRequest: { ...REQUEST, changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }] },
  });
  await service.idle();
  const { conversations } = (await call("GET", "/api/v1/conversations")).body;
  expect(conversations.map(({ branch }) => branch).sort()).toEqual([
    "release-docs/log/v1.1.0",
    "release-docs/notes/v1.1.0",
  ]);
  const diffs = conversations.map((conversation) => entriesOf(conversation).diff);
  expect(diffs).toEqual(
    expect.arrayContaining([
      expect.stringContaining("+++ b/notes/1.1.0.md"),
      expect.stringContaining("+++ b/docs/LOG.md"),
    ]),
  );
  await service.close();
});

function entriesOf(conversation: object | undefined): Record<string, string> {
  const { entries = [] } = (conversation ?? {}) as { entries?: { kind: string; message: string }[] };
  return Object.fromEntries(entries.map(({ kind, message }) => [kind, message]));
}
