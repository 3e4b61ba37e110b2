import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { createProgress, waitForSettled } from "../../../src/action/wait.ts";
import { createClient } from "../../../src/client/client.ts";
import { createHttpSend } from "../../../src/client/http.ts";
import { fastClock } from "../../support/clock.ts";
import { serveScripted } from "../../support/scripted-server.ts";

const JOB = { id: "job-1", orgId: "org-1", type: "doc-request", state: "requested" };
const LOOKS = 12;

/** Waits for a job for a dozen polls over HTTP; `after` acts on the connection after each answer. */
async function waitOverHttp(after: RequestListener) {
  let looks = 0;
  await using server = await serveScripted((request, response) => {
    const isJob = request.url?.includes("/jobs/");
    if (isJob) looks += 1;
    response.end(JSON.stringify(isJob ? { ...JOB, state: looks < LOOKS ? "running" : "done" } : { conversations: [] }));
    after(request, response);
  });
  const { send, close } = await createHttpSend(server.url, {});
  const lines: string[] = [];
  using progress = createProgress({ progress: async (line) => void lines.push(line) }, fastClock);
  const settled = await waitForSettled(
    createClient({ send, apiKey: "key-1" }),
    { job: JOB, conversations: [] },
    {
      deadline: fastClock.now() + 3_600_000,
      minDelay: 1000,
      clock: fastClock,
      signal: new AbortController().signal,
      progress,
      onChange: async () => undefined,
    },
  );
  close();
  return { settled, lines: lines.join("\n"), connections: server.connections.length };
}

test.each<[string, (close: () => void) => unknown]>([
  ["at once", (close) => close()],
  ["a little later", setImmediate],
])("a connection that the service closes %s after an answer is no failure, and not reported", async (_, when) => {
  const { settled, lines, connections } = await waitOverHttp(({ socket }, response) => {
    response.once("finish", () => when(() => socket.destroy()));
  });
  expect(settled).toMatchObject({ settled: true, job: { state: "done" } });
  expect(connections).toBeGreaterThanOrEqual(LOOKS);
  expect(lines).toMatch(/^Job job-1: requested\.\nJob job-1: running after [\s\S]*\nJob job-1: done after/);
  expect(lines).not.toContain("failed");
});
