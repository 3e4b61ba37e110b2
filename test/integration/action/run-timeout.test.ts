import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { type Clock, systemClock } from "../../../src/shared/clock.ts";
import { fastClock } from "../../support/clock.ts";
import { History } from "../../support/history.ts";
import { isList, serveScripted, takeJobs } from "../../support/scripted-server.ts";
import { startStep } from "../../support/step.ts";

const folder = mkdtempSync(join(tmpdir(), "timeout-"));
writeFileSync(join(folder, "git"), "#!/bin/sh\nexec sleep 5\n");
chmodSync(join(folder, "git"), 0o755);
afterAll(() => rmSync(folder, { recursive: true }));

const RELEASE = { GITHUB_EVENT_NAME: "release", GITHUB_EVENT_PATH: join(folder, "event.json") };
writeFileSync(RELEASE.GITHUB_EVENT_PATH, JSON.stringify({ action: "published", release: { tag_name: "v1.1.0" } }));

/** With a hundredth of the time limits. */
async function runWith(inputs: Record<string, string>, signal = new AbortController().signal, event: object = {}) {
  const watch = vi.fn();
  const variables = { GITHUB_WORKSPACE: folder, ...event };
  const given = { changes: "last 1 commit", timeout: "60s", "api-key": "key-1", ...inputs };
  const start = performance.now();
  const outcome = await startStep(given, { clock: fastClock, variables, signal, watch }).outcome;
  expect(performance.now() - start).toBeLessThan(20_000);
  expect(watch).toHaveBeenCalled();
  return outcome;
}

test.each(["error", "never"])("ends at its timeout while lists hang, with fail-on: %s", async (failOn) => {
  await using service = await serveScripted(() => undefined);
  const outcome = await runWith({ "base-url": service.url, "fail-on": failOn });
  expect(outcome).toMatchObject({ code: "run/timeout", state: undefined, tolerated: failOn === "never" });
  expect(outcome.failure).toMatch(/^The run exceeded its timeout of 1 min while reading from http/);
});

test.each([
  ["git hangs", { PATH: `${folder}${delimiter}${process.env.PATH}` }],
  ["GitHub hangs", {}],
])("ends at its timeout while %s", async (_, variables) => {
  await using hanging = await serveScripted(() => undefined);
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const inputs = { changes: "auto", "base-url": hanging.url, "github-token": "token-1" };
  const event = { ...RELEASE, GITHUB_API_URL: hanging.url };
  const outcome = await runWith(inputs, undefined, event);
  expect(outcome).toMatchObject({ code: "run/timeout", tolerated: false });
  expect(outcome.failure).toContain("while selecting the commits");
});

test("a create without an answer stays unknown at the timeout", async () => {
  await using service = await serveScripted((request, response) => {
    if (isList(request)) takeJobs(request, response);
  });
  await expect(runWith({ "base-url": service.url })).rejects.toMatchObject({ code: "submit/unknown" });
});

test("the wait for the built-in service may end before the run's own timer", async () => {
  using history = new History();
  history.commit("feat: answer (#1)");
  const bin = mkdtempSync(join(folder, "bin-"));
  const script = `#!/bin/sh\ncase "$*" in *fast-import*) exec sleep 20;; esac\nPATH=\${PATH#*:} exec git "$@"\n`;
  writeFileSync(join(bin, "git"), script, { mode: 0o755 });
  vi.stubEnv("PATH", `${bin}${delimiter}${process.env.PATH}`);
  let sleeps = 0;
  const clock: Clock = {
    ...systemClock,
    // The first three are those of the run.
    sleep: (milliseconds, signal) => systemClock.sleep(sleeps++ < 3 ? milliseconds + 50 : milliseconds, signal),
  };
  const variables = { GITHUB_WORKSPACE: history.directory };
  const outcome = await startStep({ changes: "last 1 commit", timeout: "5s" }, { clock, variables }).outcome;
  expect(outcome.failure).toMatch(/did not complete within 5 s.*No work continues/s);
});
