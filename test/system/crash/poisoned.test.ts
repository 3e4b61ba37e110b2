import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "../../../src/service/store/store.ts";
import { checkStore } from "./check-store.ts";
import { TestEnvironment } from "./environment.ts";
import { RetryingClient } from "./retrying-client.ts";
import { buildHistory } from "./source-history.ts";

const MAX_ATTEMPTS = 2;
/** Of its process in a row, which end a task. */
const MAX_ENDS = 3 * MAX_ATTEMPTS;
/** How often a task's attempt may end with the process before the task runs alone. */
const MAX_TOGETHER = 2;

test("a task that ends the process each time errors after its last attempt, and concurrent tasks are done", async () => {
  const folder = mkdtempSync(join(tmpdir(), "crash-"));
  const source = buildHistory(3);
  try {
    const flags = ["--attempts", String(MAX_ATTEMPTS), "--concurrency", "4"];
    await using env = await TestEnvironment.open({ folder, flags }, source);
    env.poison("v1.1.0");
    const caller = new RetryingClient(env, "poisoned");
    const keeping = keepAlive(env);
    holdAnswers(env, keeping.alone);
    const states = await Promise.all([
      writeRelease(env, caller, "v1.1.0", "Branches"),
      writeRelease(env, caller, "v1.2.0", "Pages"),
      writeRelease(env, caller, "v1.3.0", "Pages"),
    ]);
    expect(states).toEqual(["errored", "done", "done"]);
    expect(keeping.stop()).toBe(MAX_ENDS);
    await env.stop();
    await checkStore(env.location);
    expect(await readErrors(env)).toEqual([expect.stringContaining(`${MAX_ENDS} attempts`)]);
  } finally {
    source.history[Symbol.dispose]();
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

/** Restarts the program whenever it ends; `stop` returns how often. `alone`: from when the poisoned task runs alone. */
function keepAlive(env: TestEnvironment): { stop: () => number; alone: Promise<void> } {
  const { promise: alone, resolve } = Promise.withResolvers<void>();
  let deaths = 0;
  let isOver = false;
  const [program] = env.programs;
  const watch = async (): Promise<void> => {
    await program?.ended;
    if (isOver || program === undefined) return;
    deaths += 1;
    if (deaths === MAX_TOGETHER) resolve();
    env.start(program);
    await watch();
  };
  void watch();
  return {
    alone,
    stop: () => {
      isOver = true;
      return deaths;
    },
  };
}

/** Holds GitHub's answers, so that no task that needs them finishes before the poisoned one ends the process. */
function holdAnswers({ github }: TestEnvironment, until: Promise<void>): void {
  const answer = github.script;
  github.script = async (request) => {
    if (request.method === "GET" && request.url === "/repos/octo/docs") await until;
    return answer(request);
  };
}

async function writeRelease(
  env: TestEnvironment,
  caller: RetryingClient,
  tag: string,
  publication: string,
): Promise<string> {
  const request = {
    title: `Document ${tag}`,
    body: "Write about it.",
    sourceConnection: env.idOf("octo/widget"),
    publications: [env.idOf(publication)],
    changes: [{ tags: { start: "v1.0.0", end: tag } }],
  };
  const { id } = await caller.create((client, options) => client.jobs.create({ docRequest: request }, options));
  const { state } = await caller.wait(
    (client) => client.jobs.get({ id }),
    (job) => job.state === "done" || job.state === "errored",
  );
  return state;
}

async function readErrors({ location }: TestEnvironment): Promise<(string | null)[]> {
  const store = await openStore(location);
  const turns = await store.database.selectFrom("turns").selectAll().where("status", "=", "error").execute();
  await store.close();
  return turns.map(({ error_message }) => error_message);
}
