import { describe, expect, test, vi } from "vitest";
import { FakeGitHubApp } from "../../support/github-app.ts";
import { FakeGitHubHost, HOSTED, MERGED } from "../../support/github-host.ts";
import type { EmulatedComment } from "../../support/github-threads.ts";
import { History } from "../../support/history.ts";
import { databases, type StoreKind } from "../../support/stores.ts";
import { type Refusal, type ShownHook, WebhookRelay } from "../../support/webhook-relay.ts";
import { AttackedProgram } from "./attacked-program.ts";

const SECRET = "a-webhook-secret-of-a-test";
const ADA = "token-of-ada";
const AT = `/repos/${HOSTED}`;
const WAIT = { timeout: 20_000, interval: 20 };
const HELP = { body: "@release-docs help" };
/** What a flood of other requests, a proxy or a stop of the service makes of a delivery. */
const REFUSALS: Refusal[] = [429, 503, "reset", 500, 413, 504];

/** A service whose webhooks pass a relay, by an app's key or a token. */
async function open({ createLocation, kind }: StoreKind, shows: ShownHook) {
  await using opened = new AsyncDisposableStack();
  const history = opened.use(new History());
  history.commit("feat: answer (#1)");
  const app = shows === "app" ? new FakeGitHubApp() : undefined;
  const host = opened.use(await FakeGitHubHost.open(history, app));
  await host.api.call("PUT", `${AT}/collaborators/ada`, { permission: "push" });
  const { location } = opened.use(await createLocation());
  const flags = ["--sync-every", "0", "--organization-queue", "50"];
  const database = kind === "postgres" ? { database: location } : {};
  const attacked = opened.use(await AttackedProgram.open(flags, {}, database));
  const create = async (path: string, body: unknown) => {
    const answer = await attacked.attacker.call("POST", path, body);
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 });
    return String(answer.body.id);
  };
  const access = app === undefined ? host.app : { ...app.config, baseUrl: host.app.baseUrl };
  const codehostApp = { ...access, webhookSecret: SECRET };
  const appId = await create("connections", { name: "GitHub", config: { codehostApp } });
  const codehostRepo = { codehostAppConnectionId: appId, repositoryUrl: host.repositoryUrl };
  const source = await create("connections", { name: "hosted", config: { codehostRepo } });
  const inputTriggers = { [source]: ["newIssues", "issueComments"] };
  const config = { sourceRepos: [source], docsRepo: source, inputTriggers, writeReleaseNotes: true };
  await create("publications", { name: "Widget", config });
  const relay = opened.use(await WebhookRelay.open(host.api, (path, init) => fetch(attacked.url + path, init), SECRET));
  relay.shows = shows;
  await host.sendWebhooks(relay.url, SECRET);
  const as = <Answer>(path: string, body: object) => host.api.call<Answer>("POST", `${AT}${path}`, body, ADA);
  const listReplies = async (kind: string, number: number) => {
    const all = await host.api.call<EmulatedComment[]>("GET", `${AT}/${kind}/${number}/comments?per_page=100`);
    return all.filter(({ body }) => body.includes("<!-- release-docs reply")).length;
  };
  const sync = async () => {
    for (const id of [appId, source]) {
      const synced = await attacked.attacker.call("POST", `connections/${id}/sync`, { wait: true });
      expect(synced, JSON.stringify(synced.body)).toMatchObject({ status: 202 });
    }
    const path = `connections/${appId}/webhook/deliveries?pageSize=200`;
    const countOpen = async () => {
      const deliveries = (await attacked.attacker.call("GET", path)).body.deliveries as { status: string }[];
      return deliveries.filter(({ status }) => status === "received").length;
    };
    await vi.waitFor(async () => expect(await countOpen()).toBe(0), WAIT);
  };
  return { ...{ relay, as, listReplies, sync, attacked }, opened: opened.move() };
}

const cases = databases.flatMap((database) =>
  (["app", "repository", "none"] as const).map((shows) => ({ database, shows, name: database.name })),
);

describe.concurrent("what people ask while every delivery is refused", () => {
  test.each(cases)("is answered once after a sync on $name, with the deliveries of: $shows", async (given) => {
    const { opened, relay, as, listReplies, sync } = await open(given.database, given.shows);
    await using _ = opened;
    let count = 0;
    relay.refuse = () => REFUSALS[count++ % REFUSALS.length];
    const issue = await as<{ number: number }>("/issues", { title: "Opened", ...HELP });
    const other = await as<{ number: number }>("/issues", { title: "Commented", body: "They stop." });
    await as(`/issues/${other.number}/comments`, HELP);
    await as(`/issues/${MERGED}/comments`, HELP);
    await as(`/pulls/${MERGED}/reviews`, { event: "COMMENT", ...HELP });
    await as(`/pulls/${MERGED}/comments`, { path: "src/stream.ts", line: 1, ...HELP });
    await vi.waitFor(() => expect(relay.deliveries.length).toBeGreaterThanOrEqual(6), WAIT);
    expect(relay.deliveries.filter(({ status_code }) => status_code === 202)).toEqual([]);
    const read = async () => [
      await listReplies("issues", issue.number),
      await listReplies("issues", other.number),
      await listReplies("issues", MERGED),
      await listReplies("pulls", MERGED),
    ];
    expect(await read()).toEqual([0, 0, 0, 0]);
    await sync();
    // Below the pull request: of the comment and of the review.
    expect(await read()).toEqual([1, 1, 2, 1]);
    relay.refuse = () => undefined;
    for (const { event, payload, guid } of [...relay.deliveries]) await relay.deliver(event, payload, guid);
    await sync();
    expect(await read()).toEqual([1, 1, 2, 1]);
  });
});
