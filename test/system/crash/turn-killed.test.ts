import { afterAll, beforeAll, expect, test } from "vitest";
import { listPublications } from "../../../src/built-in/built-in.ts";
import { createOutboundAccess } from "../../../src/built-in/own-links.ts";
import { openCheckout } from "../../../src/drafting/repositories/checkout.ts";
import { createApiKey } from "../../../src/service/security/keys.ts";
import { createEphemeralVault } from "../../../src/service/security/vault.ts";
import { createService, type Service } from "../../../src/service/service.ts";
import { openStore, type Store } from "../../../src/service/store/store.ts";
import { CONFIGURATION } from "../../support/built-in.ts";
import { seedCheckout } from "../../support/checkout-service.ts";
import { FakeGitHub } from "../../support/github.ts";
import { History, TWO_RELEASES } from "../../support/history.ts";
import { createMortalStore, Life, Outage } from "../../support/mortal-store.ts";
import { createRandom } from "../../support/random.ts";
import { draws, seed } from "../../support/search.ts";

/** Kills, spread over the steps; the maximum is one at every step. */
const RUNS = draws(12, 98);
const ENDLESS = 1_000_000;

let history: History;
let github: FakeGitHub;

beforeAll(async () => {
  history = new History();
  const files = { "src/code.ts": "1\n", "README.md": "Use octo/widget@v1.0.0.\n" };
  history.add(["feat: answer (#1)", { ...files, ".github/release-docs.yml": CONFIGURATION }], ...TWO_RELEASES);
  const names = Array.from({ length: 2 * RUNS + 2 }, (_, run) => [`octo/widget-${run}`, files] as const);
  github = await FakeGitHub.open(Object.fromEntries(names));
}, 120_000);
afterAll(async () => {
  await github[Symbol.asyncDispose]();
  history[Symbol.dispose]();
});

/** Runs a conversation and a comment in a process that meets the `end` of its life, then in another process. */
async function converse(
  run: number,
  steps: number,
  end: typeof Life = Life,
): Promise<{ records: unknown; taken: number }> {
  const name = `octo/widget-${run}`;
  let now = Date.UTC(2026, 2, 1);
  const store = await openStore(":memory:", () => new Date(now));
  const checkout = await openCheckout({
    directory: history.directory,
    repository: { name, webUrl: `https://github.com/${name}` },
    drafts: "pullRequests",
    github: { apiUrl: github.url, token: "token-of-a-test", second: 0 },
  });
  const apiKey = createApiKey();
  await seedCheckout(store, listPublications(checkout), apiKey);
  const serve = (of: Store, onFault: (error: unknown) => void) =>
    createService({
      store: of,
      repositories: { ...checkout, reach: async (source) => void (await checkout.open(source)) },
      vault: createEphemeralVault(),
      outbound: createOutboundAccess(undefined),
      work: { retryDelayMs: 0, pollMs: 10 },
      onFault,
    });
  await queueWork(
    serve(store, (error) => expect.unreachable(String(error))),
    apiKey,
  );
  const life = new end(steps);
  const isKilled = end === Life;
  github.script = () => {
    if (life.isOver && !isKilled) return undefined;
    if (life.isOver) return { status: 500, body: {}, origin: "fault" };
    life.step();
    return undefined;
  };
  const mortal = serve(createMortalStore(store, life), () => undefined);
  const idle = mortal.idle().catch(() => undefined);
  await (isKilled ? Promise.race([life.end, idle]) : idle);
  await mortal.stop(60_000).catch(() => undefined);
  const taken = steps - life.left;
  github.script = () => undefined;
  now += 3_600_000;
  const heir = serve(store, (error) => expect.unreachable(String(error)));
  await heir.idle();
  await heir.stop(0);
  const records = { store: await readAll(store, name), github: await readGitHub(name) };
  await store.close();
  return { records, taken };
}

/** Queues the work in a service without a worker. */
async function queueWork(service: Service, apiKey: string): Promise<void> {
  await service.stop(0);
  const post = async (path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await service.fetch(new Request(`http://service/api/v1/${path}`, init));
    expect(answer.status).toBe(201);
    return (await answer.json()) as { id: string };
  };
  const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
  const { id } = await post("conversations/", { body: "Write.", publication: "All", changes });
  await post(`conversations/${id}/comments`, { body: "Leave out #2." });
}

/** Every row without values that differ between runs; IDs are numbered in order of appearance. */
async function readAll({ database }: Store, name: string): Promise<unknown> {
  const tables = ["jobs", "conversations", "turns", "comments", "entries", "tasks", "audit_logs"] as const;
  const rows = [];
  for (const table of tables) {
    for (const row of await database.selectFrom(table).selectAll().orderBy("seq").execute()) {
      const { created_at: _, updated_at: __, ...kept } = row;
      const drafted = "drafted_at" in row && { drafted_at: row.drafted_at !== null };
      // Progress that was shown takes numbers of entries: only their order is the same.
      rows.push({ table, ...kept, ...drafted, ...(table === "entries" && { seq: undefined }) });
    }
  }
  const ids = new Map<string, string>();
  const text = JSON.stringify(rows)
    .replaceAll(name, "octo/widget")
    .replace(/\/pull\/\d+/g, "/pull/N")
    .replace(/(\\"commit\\":\\")[0-9a-f]{40}/g, "$1SHA")
    .replace(/(\\"operation\\":\\")(?:created|updated|unchanged)/g, "$1done")
    .replace(/(\\"milliseconds\\":)\d+/g, "$1N")
    .replace(/\b(?:[a-z]{3})-[0-9a-f]{16}\b/g, (id) => {
      ids.set(id, ids.get(id) ?? `${id.slice(0, 3)}-${ids.size}`);
      return ids.get(id) ?? id;
    });
  return JSON.parse(text);
}

async function readGitHub(name: string): Promise<unknown> {
  const pulls = await github.pulls(name);
  const { files, messages } = await github.changes(name, "release-docs/v1.1.0");
  return {
    pulls: pulls.map(({ title, state, labels, body }) => ({
      title,
      state,
      labels: labels.map((label) => label.name),
      body: body.replaceAll(name, "octo/widget").replace(/<!--.*-->/gs, ""),
    })),
    files: [...files].map(([path, content]) => [path, content?.replaceAll(name, "octo/widget")]),
    messages: messages.map((message) => message.replace(/Release-Docs-Tree: .*/, "")),
  };
}

test(`after a kill or an outage at any step, the next attempt reaches the same result (TEST_SEED=${seed})`, {
  timeout: draws(300_000, 3_600_000),
}, async () => {
  // The first turn loads what the others have, and takes steps of its timers meanwhile.
  await converse(2 * RUNS + 1, ENDLESS);
  const whole = await converse(0, ENDLESS);
  for (const [run, steps] of createRandom(seed).spread(whole.taken, RUNS).entries()) {
    for (const [index, end] of [Life, Outage].entries()) {
      const { records, taken } = await converse(1 + run + index * RUNS, steps, end);
      expect({ end, steps, taken, records }).toEqual({ end, steps, taken: steps, records: whole.records });
    }
  }
});
