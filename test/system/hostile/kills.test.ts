import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, vi } from "vitest";
import { databases } from "../../support/stores.ts";
import { TestEnvironment } from "../crash/environment.ts";
import { RetryingClient } from "../crash/retrying-client.ts";
import { buildHistory } from "../crash/source-history.ts";

/** Of the service alone, of it and all that it started, and what a service manager sends to all of them. */
const KILLS: [whole: boolean, signal: NodeJS.Signals][] = [
  [true, "SIGTERM"],
  [false, "SIGKILL"],
  [true, "SIGKILL"],
];

test.concurrent.for(databases)(
  "kills of the service use up no attempt of a task on $name",
  async (database, { expect }) => {
    const folder = mkdtempSync(join(tmpdir(), "kills-"));
    const source = buildHistory(1);
    await using place = await database.createLocation();
    try {
      const flags = ["--attempts", "1", "--lease", "1", "--grace", "0"];
      const stored = database.kind === "postgres" ? { database: place.location } : {};
      await using env = await TestEnvironment.open({ folder, flags, ...stored }, source);
      const caller = new RetryingClient(env, "killed");
      const held = Promise.withResolvers<void>();
      const answer = env.github.script;
      let running = 0;
      env.github.script = async (request) => {
        if (request.method === "GET" && request.url === "/repos/octo/docs") {
          running += 1;
          await held.promise;
        }
        return answer(request);
      };
      const docRequest = {
        title: "Document v1.1.0",
        body: "Write about it.",
        sourceConnection: env.idOf("octo/widget"),
        publications: [env.idOf("Pages")],
        changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }],
      };
      const { id } = await caller.create((client, options) => client.jobs.create({ docRequest }, options));
      const [program] = env.programs;
      for (const [index, [whole, signal]] of KILLS.entries()) {
        await vi.waitFor(() => expect(running).toBe(index + 1), { timeout: 30_000, interval: 10 });
        await program?.kill(whole, signal);
        if (program !== undefined) env.start(program);
      }
      held.resolve();
      const { state } = await caller.wait(
        (client) => client.jobs.get({ id }),
        (job) => job.state === "done" || job.state === "errored",
      );
      expect(state).toBe("done");
    } finally {
      source.history[Symbol.dispose]();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
