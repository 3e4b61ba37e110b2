import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createInstallations } from "../../../../src/hosts/github/app.ts";
import { createEphemeralVault } from "../../../../src/service/security/vault.ts";
import { errorCodes } from "../../../../src/shared/errors.ts";
import { createOutbound } from "../../../../src/shared/outbound/outbound.ts";
import { insertConnection, insertPublication } from "../../../support/rows.ts";
import { ServedApp } from "../../../support/served-app.ts";
import type { Caller } from "../../../support/service.ts";
import { described, type JsonSchema } from "../../../system/conformance/api-document.ts";

type ErrorBody = { error: string; code: string; docs: string; requestId: string; issues?: FieldIssue[] };
type FieldIssue = { path: string; message: string };
type Sent = { method?: string; headers?: Record<string, string>; body?: unknown };

const page = readFileSync(new URL("../../../../docs/errors.md", import.meta.url), "utf8");
/** GitHub's anchors of the headings. */
const anchors = new Map(
  [...page.matchAll(/^### (\S+)$/gm)].map(([, code = ""]) => [code.replace(/[^\w-]/g, ""), code]),
);

/** Words of validators, which say nothing to people. */
const RAW =
  /expected|received|invalid (?:input|option|string|number|type)|too (?:big|small)|unrecognized|undefined|\bnan\b/i;

let app: ServedApp;
let admin: Caller;
let orgId: string;

async function open(limits = {}): Promise<void> {
  const send = createOutbound({ allowPrivate: false, environment: {} });
  const outbound = { send, installations: createInstallations(send), allowPrivate: false };
  const parts = { vault: createEphemeralVault(), outbound, work: { concurrency: 0 } };
  app = await ServedApp.open(":memory:", { limits, parts });
  orgId = await app.served.addOrganization("octo");
  admin = await app.served.addCaller(orgId, { role: "owner" });
}

const close = () => app[Symbol.asyncDispose]();

async function send(path: string, { method = "GET", headers = {}, body }: Sent = {}) {
  const answer = await fetch(`${app.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${admin.apiKey}`, "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text(), requestId: answer.headers.get("x-request-id") };
}

/** Checks what all error bodies have in common. */
function readError(text: string, requestId: string | null): ErrorBody {
  const { error, code, docs, requestId: named, issues, ...others }: ErrorBody = JSON.parse(text);
  expect(others).toEqual({});
  expect(error).toMatch(/./);
  expect(Object.keys(errorCodes)).toContain(code);
  expect(docs).toMatch(/^https:\/\/github\.com\/[\w-]+\/[\w-]+\/blob\/HEAD\/docs\/errors\.md#/);
  expect(anchors.get(docs.replace(/^.*#/, ""))).toBe(code);
  expect(named).toMatch(/^req-[0-9a-f]{16}$/);
  expect(named).toBe(requestId);
  return { error, code, docs, requestId: named, ...(issues && { issues }) };
}

async function refused(path: string, sent: Sent = {}) {
  const { status, text, requestId } = await send(path, sent);
  const { error, code, issues } = readError(text, requestId);
  return { status, error, code, issues };
}

describe("an error body", () => {
  beforeEach(() => open());
  afterEach(close);

  test("is the same from every layer, with its code, its page and the ID of the request", async () => {
    const api = "/api/v1";
    const reader = await app.served.addCaller(orgId, { permissions: ["job:get"] });
    const asReader = { authorization: `Bearer ${reader.apiKey}` };
    const instruction = { name: "Tone", type: "planning", content: "Be short." };
    expect((await send(`${api}/instructions`, { method: "POST", body: instruction })).status).toBe(201);
    const post = (body: unknown, headers = {}) => ({ method: "POST", body, headers });
    const idempotent = { "idempotency-key": "one" };
    const other = { ...instruction, name: "Other" };
    expect((await send(`${api}/instructions`, post(other, idempotent))).status).toBe(201);
    const cases: [string, Sent, number, string][] = [
      [`${api}/nothing`, {}, 404, "request/not-found"],
      [`${api}/jobs/job-0`, {}, 404, "request/not-found"],
      [`${api}/oidc/login`, {}, 404, "request/not-found"],
      [`${api}/jobs`, { method: "PATCH" }, 405, "request/method-not-allowed"],
      [`${api}/jobs`, { headers: { authorization: "Bearer wrong" } }, 401, "request/unauthenticated"],
      ["/webhooks/github", post({}), 401, "request/unauthenticated"],
      ["/mcp", post({}, { authorization: "Bearer wrong" }), 401, "request/unauthenticated"],
      [`${api}/instructions`, { headers: asReader }, 403, "request/forbidden"],
      [`${api}/jobs`, post("[]"), 400, "request/invalid"],
      [`${api}/sessions`, post({ code: "wrong" }), 401, "request/unauthenticated"],
      [`${api}/instructions`, post(instruction), 409, "request/conflict"],
      [`${api}/instructions`, post({ ...other, content: "x" }, idempotent), 422, "request/key-reused"],
      [`${api}/instructions`, post(other, { "idempotency-key": "k".repeat(256) }), 400, "request/invalid"],
      [`${api}/jobs`, post(`{"x":"${"x".repeat(2 ** 20)}"}`), 413, "request/too-large"],
      [`${api}/jobs`, post("{}", { "content-type": "text/plain" }), 415, "request/unsupported-media-type"],
      [`${api}/connections`, post({ name: "a", config: privateAddress }), 400, "outbound/private-address"],
    ];
    for (const [path, sent, status, code] of cases) {
      expect({ path, ...(await refused(path, sent)) }).toMatchObject({ path, status, code });
    }
  });

  const privateAddress = { notesTool: { integrationKey: "k", baseUrl: "http://127.0.0.1/" } };

  test("names the refused fields, also those that only the store can refuse", async () => {
    const post = (path: string, body: unknown) => refused(`/api/v1/${path}`, { method: "POST", body });
    const bad = { title: 5, sourceConnection: "", publications: "all", labels: ["a", 1], time: "now", changes: [{}] };
    expect(await post("jobs", { docRequest: bad })).toMatchObject({
      error: expect.stringMatching(/^docRequest\.title must be text, not a number; docRequest\.body is required; /),
      issues: expect.arrayContaining([
        { path: "docRequest.title", message: "title must be text, not a number" },
        { path: "docRequest.body", message: "body is required" },
        { path: "docRequest.sourceConnection", message: "sourceConnection must not be empty" },
        { path: "docRequest.publications", message: "publications must be a list of texts, not text" },
        { path: "docRequest.labels.1", message: "labels.1 must be text, not a number" },
        { path: "docRequest.time", message: "time must be a time such as 2026-01-05T10:00:00Z" },
        { path: "docRequest.changes.0", message: expect.stringMatching(/^a change selector takes exactly one of /) },
      ]),
    });
    const source = await insertConnection(app.served.store, orgId, { name: "octo/widget", type: "codehostRepo" });
    const request = { title: "T", body: "B", sourceConnection: source, publications: ["none"] };
    expect((await post("jobs", { docRequest: request })).issues).toEqual([
      { path: "docRequest.publications.0", message: 'There is no publication "none".' },
    ]);
    const config = { sourceRepos: [source], docsRepo: "cnn-0123456789abcdef" };
    expect((await post("publications", { name: "Notes", config })).issues).toEqual([
      { path: "config.docsRepo", message: expect.stringMatching(/^there is no connection "cnn-0123456789abcdef"/) },
    ]);
    expect((await post("publications", { name: "Notes" })).issues).toEqual([
      { path: "config.docsRepo", message: "docsRepo is missing: give the connection for drafts." },
    ]);
    const { email } = (await admin.call("GET", `users/${admin.userId}`)).body as unknown as { email: string };
    const issues = [{ path: "email", message: expect.stringContaining(email) }];
    expect(await post("users", { name: "Ada", email, roles: ["owner"] })).toMatchObject({ status: 409, issues });
    expect((await post("roles", { name: "r", permissions: ["job:fly"] })).issues).toMatchObject([
      { path: "permissions.0" },
    ]);
    expect((await refused("/api/v1/jobs?next=x")).issues).toEqual([
      { path: "next", message: "next is not a page token." },
    ]);
    expect((await refused("/api/v1/jobs/job-0")).issues).toBeUndefined();
    const library = { name: "Tone", type: "planning", content: "Be short." };
    const instruction = JSON.parse((await send("/api/v1/instructions", { method: "POST", body: library })).text).id;
    const publicationId = await insertPublication(app.served.store, orgId, "Notes");
    const missing = "pub-0123456789abcdef";
    const bulk = { publicationIds: [publicationId, missing], slotTypes: ["planning"] };
    const chat = await insertConnection(app.served.store, orgId, { name: "Slack", type: "chatApp" });
    for (const [path, field, sent] of [
      [`instructions/${instruction}/links`, "publicationId", { publicationId: missing, slotType: "planning" }],
      [`instructions/${instruction}/links/bulk`, "publicationIds", bulk],
      ["conversations/", "publication", { body: "Write.", publication: "Notes" }],
      [`connections/${chat}/tracker/statuses`, "id", undefined],
      ["connections/cnn-0123456789abcdef/channels", "id", undefined],
      ["codehostb/repos?connectionId=cnn-0123456789abcdef", "connectionId", undefined],
      [`codehostb/repos?connectionId=${chat}`, "connectionId", undefined],
    ] as const) {
      const answer = sent === undefined ? await refused(`/api/v1/${path}`) : await post(path, sent);
      expect([path, answer.status, answer.issues?.map((issue) => issue.path)]).toEqual([path, 400, [field]]);
    }
  });
});

test("calls that share an answer have IDs of their own", async () => {
  await open();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send("/api/v1/jobs/job-0")));
  const ids = answers.map(({ text, requestId }) => readError(text, requestId).requestId);
  expect(new Set(ids).size).toBe(10);
  await close();
});

test("a limit of calls has such a body", async () => {
  await open({ callsPerMinute: 1, signInsPerMinute: 1 });
  await send("/api/v1/me");
  expect(await refused("/api/v1/me")).toMatchObject({ status: 429, code: "request/rate-limited" });
  await close();
});

describe("every operation says in plain words what is wrong with a value", () => {
  beforeAll(async () => open());
  afterAll(close);

  const WRONG = [undefined, null, "", "x".repeat(10_001), 1.5, true, ["", 1], { x: 1 }];
  const WRONG_QUERY = ["x", "", "-1", "1.5", "null", "x".repeat(3000)];

  test.each(described.filter(({ path }) => !path.startsWith("/api/v1/automations")))(
    "$method $path",
    async ({ method, path, parameters, body }) => {
      const target = path.replaceAll(/\{\w+\}/g, "x");
      const queries = parameters.filter((one) => one.in === "query").map(({ name }) => name);
      const known = new Set<string>();
      const samples = body === undefined ? [] : samplesOf(body);
      const bodies = samples.flatMap((sample) => [...breakEach(sample, known)]);
      const calls = [
        ...queries.flatMap((name) =>
          WRONG_QUERY.map((value) => ({ query: `?${new URLSearchParams({ [name]: value })}` })),
        ),
        ...bodies.map((broken) => ({ query: "", broken })),
      ];
      for (const { query, broken } of calls as { query: string; broken?: unknown }[]) {
        const { status, text, requestId } = await send(target + query, { method, body: broken });
        if (status < 400) continue;
        const { error, issues = [] } = readError(text, requestId);
        for (const said of [error, ...issues.map(({ message }) => message)]) expect(said).not.toMatch(RAW);
        for (const issue of issues)
          expect(issue).toEqual({ path: expect.stringMatching(/^\w/), message: issue.message });
        expect(status).not.toBe(500);
      }
    },
  );

  /** The values with each of their parts replaced by each wrong value in turn, once for the same part of several. */
  function* breakEach(value: unknown, known: Set<string>, path = ""): Generator<unknown> {
    if (typeof value !== "object" || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      const own = `${path}.${key}`;
      const replace = (other: unknown) =>
        Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
      for (const wrong of known.has(own) ? [] : WRONG) yield replace(wrong);
      known.add(own);
      for (const broken of breakEach(part, known, own)) yield replace(broken);
    }
  }

  /** Values of a schema: one for each of its variants, with all fields. */
  function samplesOf(schema: JsonSchema): unknown[] {
    const {
      oneOf,
      anyOf = oneOf,
      properties,
      items,
      type,
      additionalProperties,
    } = schema as Record<string, JsonSchema>;
    if (Array.isArray(anyOf)) return anyOf.flatMap((one) => samplesOf(one));
    if (properties !== undefined) {
      const fields = Object.entries(properties).map(([name, field]) => [name, samplesOf(field as JsonSchema)] as const);
      const most = Math.max(...fields.map(([, samples]) => samples.length));
      return Array.from({ length: most }, (_, index) =>
        Object.fromEntries(fields.map(([name, samples]) => [name, samples[index % samples.length]])),
      );
    }
    if (items !== undefined) return samplesOf(items).map((item) => [item]);
    if (additionalProperties !== undefined) return samplesOf(additionalProperties).map((x) => ({ x }));
    return [[type].flat().includes("string" as never) ? "x" : 1];
  }
});
