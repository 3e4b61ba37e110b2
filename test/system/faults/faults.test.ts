import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEnvironment, readTask } from "../../../src/action/environment.ts";
import type { Outcome } from "../../../src/action/outcome.ts";
import { write } from "../../../src/action/run.ts";
import { type Listening, listen } from "../../../src/service/http/http.ts";
import { ReleaseDocsError } from "../../../src/shared/errors.ts";
import { type CheckoutService, createCheckoutService } from "../../support/checkout-service.ts";
import { createTickingClock } from "../../support/clock.ts";
import { openFaultyProxy } from "../../support/faulty-proxy.ts";
import { History } from "../../support/history.ts";
import { createRandom } from "../../support/random.ts";
import { draws, seed } from "../../support/search.ts";
import { createDraw, type Variant } from "./fault.ts";

/**
 * A run of the action's whole command against the real service, with a proxy between them that drops, truncates, delays,
 * duplicates, reorders and answers for itself.
 */
const RUNS = draws(72, 2000);
const KEY = "key-of-a-test";
const CONFIGURATION = "publications:\n  - name: Log\n    config: { writeReleaseNotes: false }\n  - name: Notes\n";
const VARIANTS = (["honoured", "ignored"] as const).flatMap((keys) =>
  (["labels", "title", "nothing"] as const).map((shows): Variant => ({ keys, shows })),
);

const seeds = Array.from({ length: RUNS }, (_, index) => seed + index);

type StepResult = { outcome?: Outcome; error?: unknown; outputs: Record<string, string> };
type Listed = { id: string; jobId?: string; publicationName?: string };

const clock = createTickingClock(150);
let history: History;
beforeAll(() => {
  history = History.of(["feat: answer (#1)", { ".github/release-docs.yml": CONFIGURATION }], "v1.0.0");
  // A job with nothing to write is done soon: only its existence matters here.
  history.tag("v1.1.0");
});

/** A service that one run after the other uses; each counts what is new. */
type Place = { service: CheckoutService; listening: Listening };
const idlePlaces: Place[] = [];

async function takePlace(): Promise<Place> {
  const place = idlePlaces.pop();
  if (place !== undefined) return place;
  const repository = { name: "octo/widget", webUrl: "https://github.com/octo/widget" };
  const service = await createCheckoutService({
    workspace: { directory: history.directory, repository, drafts: "scratch" },
    apiKey: KEY,
    onFault: (error) => expect.unreachable(String(error)),
  });
  return { service, listening: await listen(service) };
}

afterAll(async () => {
  for (const { listening } of idlePlaces) await listening[Symbol.asyncDispose]();
  clock[Symbol.dispose]();
  history[Symbol.dispose]();
});

const ends = { done: 0, "red, one record": 0, "red, no record": 0, "submit/unknown": 0, "submit/ambiguous": 0 };

describe.concurrent("every run ends with exactly one record, or none and a red step that says so", () => {
  test.each(seeds)("TEST_SEED=%i", async (drawn) => {
    const variant = VARIANTS[drawn % VARIANTS.length] as Variant;
    const stage = Math.floor(drawn / VARIANTS.length) % 4 === 3;
    const { result, records, log } = await runOnce(drawn, variant, stage);
    const context = `TEST_SEED=${drawn} ${JSON.stringify({ variant, stage })}\n${log.join("\n")}\n${result.error ?? result.outcome?.failure}`;
    check(result, records, stage ? ["Log", "Notes"] : ["job"], context);
  });
});

function check(
  { outcome, error, outputs }: StepResult,
  records: readonly Listed[],
  wanted: readonly string[],
  context: string,
) {
  const made = records.map(({ publicationName }) => publicationName ?? "job");
  expect(new Set(made).size, `doubled: ${made}\n${context}`).toBe(made.length);
  if (error === undefined) {
    ends.done += 1;
    expect([...made].sort(), `lost\n${context}`).toEqual(wanted);
    expect(outcome?.state, context).toBe("done");
    const ids = wanted.length === 1 ? [outcome?.job?.id] : outcome?.conversations.map(({ id }) => id);
    expect(ids?.toSorted(), context).toEqual(records.map(({ id }) => id).toSorted());
    return;
  }
  expect(error, context).toBeInstanceOf(ReleaseDocsError);
  const { code, message, hint } = error as ReleaseDocsError;
  if (code === "submit/unknown" || code === "submit/ambiguous") ends[code] += 1;
  ends[made.length === 0 ? "red, no record" : "red, one record"] += 1;
  // An existing record is named, or at least not denied.
  if (made.length > 0) expect(`${message} ${hint}`, context).not.toMatch(/nothing was (sent|created)/i);
  const ids = new Set(records.flatMap(({ id, jobId = id }) => [id, jobId]));
  for (const id of [outputs["job-id"], ...JSON.parse(outputs["conversation-ids"] ?? "[]")]) {
    if (id) expect(ids, context).toContain(id);
  }
}

async function runOnce(drawn: number, variant: Variant, stage: boolean) {
  const { service, listening } = await takePlace();
  const before = new Set((await readRecords(service, stage)).map(({ id }) => id));
  const draw = createDraw(createRandom(drawn), variant);
  const proxy = await openFaultyProxy({
    upstream: listening.url,
    draw: ({ method }) => draw(method),
    strip: (body) => strip(body, variant),
    passesKeys: variant.keys === "honoured",
    clock,
  });
  const result = await runStep(proxy.url, drawn, stage);
  // Requests that the proxy delays must reach the service before records are counted.
  await proxy[Symbol.asyncDispose]();
  const records = (await readRecords(service, stage)).filter(({ id }) => !before.has(id));
  await service.idle();
  idlePlaces.push({ service, listening });
  return { result, records, log: proxy.log };
}

async function runStep(url: string, drawn: number, stage: boolean): Promise<StepResult> {
  const outputs: Record<string, string> = {};
  const silent = async () => undefined;
  const result: StepResult = { outputs };
  try {
    result.outcome = await write({
      task: readTask(
        readEnvironment({
          GITHUB_EVENT_NAME: "workflow_dispatch",
          GITHUB_REPOSITORY: "octo/widget",
          GITHUB_RUN_ID: String(4711 + drawn),
          "INPUT_BASE-URL": url,
          "INPUT_API-KEY": KEY,
          INPUT_CHANGES: "v1.0.0..v1.1.0",
          INPUT_TITLE: "Version 1.1.0",
          INPUT_STAGE: String(stage),
        }),
      ),
      reporter: {
        hide: () => undefined,
        info: silent,
        progress: silent,
        section: silent,
        notice: silent,
        warning: silent,
        error: silent,
        debug: silent,
        group: silent,
        outputs: async (values) => void Object.assign(outputs, values),
        summary: silent,
      },
      drafts: "scratch",
      clock,
      signal: new AbortController().signal,
    });
  } catch (error) {
    result.error = error;
  }
  return result;
}

async function readRecords(service: CheckoutService, stage: boolean): Promise<Listed[]> {
  const list = stage ? "conversations" : "jobs";
  const answer = await service.fetch(
    new Request(`http://service/api/v1/${list}`, { headers: { authorization: `Bearer ${KEY}` } }),
  );
  return ((await answer.json()) as Record<string, Listed[]>)[list] ?? [];
}

function strip(body: string, { shows }: Variant): string {
  const hidden: readonly string[] = { labels: [], title: ["labels"], nothing: ["labels", "title"] }[shows];
  try {
    return JSON.stringify(JSON.parse(body, (name, value) => (hidden.includes(name) ? undefined : value)));
  } catch {
    return body;
  }
}

afterAll(() => {
  console.info(`Ends of runs: ${JSON.stringify(ends)}`);
  // Some were chosen by hand.
  if (ends.done + ends["red, one record"] + ends["red, no record"] < RUNS) return;
  // The suite proves nothing if almost no run succeeds, or if no run is ambiguous.
  expect(ends.done).toBeGreaterThan(seeds.length * 0.4);
  expect(ends["submit/unknown"]).toBeGreaterThan(0);
  expect(ends["submit/ambiguous"]).toBeGreaterThan(0);
  expect(ends["red, no record"]).toBeGreaterThan(0);
});
