import { onTestFinished } from "vitest";
import { parseDetails } from "../../src/service/store/columns.ts";
import { History } from "./history.ts";
import { resume } from "./rows.ts";
import { create, TestOrganization } from "./service.ts";
import type { StoreKind } from "./stores.ts";
import { buildWebhook, type Sent, WebhookHost } from "./webhook-host.ts";
import { type Payload, readPayload } from "./webhooks.ts";

export const SECRET = "a-secret-of-a-test";

/** A service with a publication that asks for events of `octo/widget`. Faults fail the test unless `onFault` takes them. */
export async function openConnected(
  database: StoreKind,
  events = ["releases", "pullRequests"],
  onFault?: (error: unknown) => void,
) {
  const stack = new AsyncDisposableStack();
  onTestFinished(() => stack.disposeAsync());
  const place = stack.use(await database.createLocation());
  const history = stack.use(new History());
  history.add("feat: answer (#1)", "v1.0.0");
  const host = stack.use(await WebhookHost.open(history));
  const served = stack.use(await TestOrganization.open(place.location, { ...(onFault && { onFault }) }));
  const call = await served.addCaller({ role: "owner" });
  const app = { codehostApp: { token: "token", baseUrl: `${host.url}/api/v3`, webhookSecret: SECRET } };
  const appId = await create(call, "connections", { name: "GitHub", config: app });
  const repository = { codehostAppConnectionId: appId, repositoryUrl: `${host.url}/octo/widget` };
  const source = await create(call, "connections", { name: "octo/widget", config: { codehostRepo: repository } });
  const docs = stack.use(new History());
  docs.commit("docs: begin");
  const local = { codehostRepo: { repositoryUrl: `file://${docs.directory}` } };
  const docsRepo = await create(call, "connections", { name: "octo/docs", config: local, paused: true });
  const config = { sourceRepos: [source], docsRepo, inputTriggers: { [source]: events } };
  const publication = await create(call, "publications", { name: "docs", config });
  await resume(served.store, served.orgId);
  const send = (path: string, init: RequestInit) => served.service.fetch(new Request(`http://service${path}`, init));
  const deliver = async (sent: Omit<Sent, "secret"> & { secret?: string }) => {
    const answer = await send("/webhooks/github", buildWebhook({ secret: SECRET, ...sent }));
    const body: { status?: string; error?: string } = JSON.parse(await answer.text());
    return {
      status: answer.status,
      ...(body.status && { result: body.status }),
      ...(body.error && { error: body.error }),
    };
  };
  const { database: rows } = served.store;
  return {
    ...{ served, call, host, history, appId, source, docsRepo, publication, send, deliver },
    listJobs: async () => {
      await served.service.idle();
      const jobs = await rows.selectFrom("jobs").select(["title", "request_json"]).orderBy("seq").execute();
      return jobs.map(({ title, request_json }) => ({ title, ...parseDetails(request_json) }));
    },
    listDeliveries: () => rows.selectFrom("webhook_deliveries").selectAll().orderBy("seq").execute(),
  };
}

/** A payload of GitHub, about the repository of these tests. */
export function adapt(event: string, change: (payload: Payload) => object = () => ({}), fits = (_: Payload) => true) {
  const payload = readPayload(event, fits);
  const repository = { ...payload.repository, full_name: "octo/widget", default_branch: "main" };
  return { ...payload, repository, ...change(payload) };
}

export const asTag = (tag: string) => adapt("create", () => ({ ref: tag, ref_type: "tag" }));
export const asRelease = (tag: string) => {
  return adapt(
    "release",
    ({ release }) => ({ release: { ...release, tag_name: tag } }),
    ({ action }) => action === "published",
  );
};
export const asPull = (action: string, change: object) =>
  adapt(
    "pull_request",
    ({ pull_request }) => ({ action, pull_request: { ...pull_request, ...change } }),
    (payload) => payload.action === "closed",
  );
export const asClosed = (number: number, merge_commit_sha: string, { base = "main" } = {}) =>
  asPull("closed", { number, merged: true, merge_commit_sha, commits: 2, base: { ref: base } });
export const asPushed = (tag: string) => adapt("push", () => ({ ref: `refs/tags/${tag}`, deleted: false }));
