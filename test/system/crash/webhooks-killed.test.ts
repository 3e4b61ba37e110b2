import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { History } from "../../support/history.ts";
import { createData, createServedCall, type Program, startProgram } from "../../support/program.ts";
import { createRandom } from "../../support/random.ts";
import { draws, seed } from "../../support/search.ts";
import { databases } from "../../support/stores.ts";
import { buildWebhook, WebhookHost } from "../../support/webhook-host.ts";
import { readPayload } from "../../support/webhooks.ts";

const SECRET = "a-secret-of-a-test";
const DELIVERIES = draws(200, 2_000);
/** Each reported by two deliveries. */
const RELEASES = draws(6, 20);
const MERGES = draws(3, 10);
const KILLS = draws(3, 8);

const postgres = databases.find(({ kind }) => kind === "postgres");

test.skipIf(postgres === undefined)(
  `deliveries, shuffled and tripled, to two processes that are killed: each piece of work once (TEST_SEED=${seed})`,
  async () => {
    if (postgres === undefined) return;
    const stack = new AsyncDisposableStack();
    onTestFinished(() => stack.disposeAsync());
    const { location } = stack.use(await postgres.createLocation());
    const data = stack.use(await createData(location));
    const history = stack.use(new History());
    history.commit("feat: begin");
    const merges = Array.from({ length: MERGES }, (_, index) => {
      return { number: index + 1, sha: history.commit(`feat: part ${index} (#${index + 1})`) };
    });
    const tags = Array.from({ length: RELEASES }, (_, index) => {
      history.add(`fix: detail ${index}`, `v1.${index}.0`);
      return `v1.${index}.0`;
    });
    const host = stack.use(await WebhookHost.open(history));
    const docs = stack.use(new History());
    docs.commit("docs: begin");
    const environment = { RELEASE_DOCS_SECRETS_KEY: Buffer.alloc(32, 7).toString("base64") };
    const start = () => {
      const flags = ["--port", "0", "--allow-private", "--sync-every", "0", "--lease", "1", "--refusal-limit", "0"];
      return stack.use(startProgram(["serve", "--database", location, "--data", data.folder, ...flags], environment));
    };
    const running: Program[] = [start(), start()];
    await connect((await running[0]?.ready) ?? "", data.apiKey, { host, docs });

    const random = createRandom(seed);
    const queue = random.shuffle(buildDeliveries(tags, merges).flatMap((delivery) => [delivery, delivery, delivery]));
    // One while each share of the deliveries is sent.
    const killsAt = Array.from({ length: KILLS }, (_, kills) => ((kills + random.next()) / KILLS) * queue.length);
    const killDue = () => {
      if (queue.length > (killsAt.at(-1) ?? -1)) return;
      killsAt.pop();
      const index = killsAt.length % 2;
      running[index]?.kill("SIGKILL");
      running[index] = start();
    };
    const send = async (): Promise<void> => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        killDue();
        // Repeated until it is answered, as people redeliver: a killed process may have stored it.
        const find = () => random.pick(running).ready.catch(() => undefined);
        while (!(await deliver(await find(), next))) await sleep(10);
      }
    };
    await Promise.all(Array.from({ length: 16 }, send));

    const client = new pg.Client(location);
    await client.connect();
    stack.defer(() => client.end());
    const read = async (statement: string) => (await client.query(statement)).rows;
    const waiting = "select id from tasks where kind in ('webhook', 'merge-summary') limit 1";
    for (const end = Date.now() + 240_000; (await read(waiting)).length > 0; await sleep(20)) {
      expect(Date.now()).toBeLessThan(end);
    }
    const jobs = (await read("select title from jobs")).map(({ title }) => title).sort();
    const expected = [...tags, ...merges.map(({ number }) => `#${number}`)].map((name) => `Document ${name}`);
    expect(jobs).toEqual(expected.sort());
    expect(await read("select status, count(*)::int from webhook_deliveries group by status order by status")).toEqual([
      { status: "done", count: 2 * (RELEASES + MERGES) },
      { status: "ignored", count: DELIVERIES - 2 * (RELEASES + MERGES) },
    ]);
    // What a redelivery needs: of ignored deliveries nothing.
    const kept = "select distinct status from webhook_deliveries where facts_json is not null";
    expect(await read(kept)).toEqual([{ status: "done" }]);
  },
  draws(300_000, 3_600_000),
);

type Delivery = { event: string; payload: object; id: string };

function buildDeliveries(tags: readonly string[], merges: readonly { number: number; sha: string }[]): Delivery[] {
  const about = (event: string, change: object): Delivery => {
    const payload = readPayload(event, ({ action }) => event !== "pull_request" || action === "closed");
    const repository = { ...payload.repository, full_name: "octo/widget", default_branch: "main" };
    return { event, id: randomUUID(), payload: { ...payload, repository, ...change } };
  };
  const pull = readPayload("pull_request", ({ action }) => action === "closed").pull_request;
  const all = [
    ...tags.flatMap((tag) => [
      about("create", { ref: tag, ref_type: "tag" }),
      about("push", { ref: `refs/tags/${tag}`, deleted: false }),
    ]),
    ...merges.flatMap(({ number, sha }) => {
      const merged = { ...pull, number, merged: true, merge_commit_sha: sha, commits: 1, base: { ref: "main" } };
      const change = { action: "closed", pull_request: merged };
      return [about("pull_request", change), about("pull_request", change)];
    }),
  ];
  while (all.length < DELIVERIES) all.push(about("push", { ref: "refs/heads/main", deleted: false }));
  return all;
}

async function deliver(base: string | undefined, { event, payload, id }: Delivery): Promise<boolean> {
  try {
    const sent = buildWebhook({ event, payload, secret: SECRET, id });
    const { status } = await fetch(`${base}/webhooks/github`, sent);
    if (status !== 202 && status !== 429 && status !== 503) throw new TypeError(`The webhook was answered ${status}.`);
    return status === 202;
  } catch (error) {
    if (error instanceof TypeError && error.message.startsWith("The webhook")) throw error;
    return false;
  }
}

type Places = { host: WebhookHost; docs: History };

async function connect(base: string, apiKey: string, { host, docs }: Places): Promise<void> {
  const call = createServedCall(() => base, apiKey);
  const create = async (path: string, body: object) => (await call("POST", path, body)).id;
  const app = { codehostApp: { token: "token", baseUrl: `${host.url}/api/v3`, webhookSecret: SECRET } };
  const codehostAppConnectionId = await create("connections", { name: "GitHub", config: app });
  const repository = { codehostAppConnectionId, repositoryUrl: `${host.url}/octo/widget` };
  const source = await create("connections", { name: "octo/widget", config: { codehostRepo: repository } });
  const local = { codehostRepo: { repositoryUrl: `file://${docs.directory}` } };
  const docsRepo = await create("connections", { name: "octo/docs", config: local });
  const inputTriggers = { [source]: ["releases", "pullRequests"] };
  await create("publications", { name: "docs", config: { sourceRepos: [source], docsRepo, inputTriggers } });
}
