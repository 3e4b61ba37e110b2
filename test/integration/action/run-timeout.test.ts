import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { readEnvironment, readTask } from "../../../src/action/environment.ts";
import { write } from "../../../src/action/run.ts";
import { type Clock, systemClock } from "../../../src/shared/clock.ts";
import { fastClock } from "../../support/clock.ts";
import { History } from "../../support/history.ts";
import { createRecordingReporter } from "../../support/recording-reporter.ts";
import { isList, serveScripted, takeJobs } from "../../support/scripted-server.ts";

const folder = mkdtempSync(join(tmpdir(), "timeout-"));
writeFileSync(join(folder, "git"), "#!/bin/sh\nexec sleep 5\n");
chmodSync(join(folder, "git"), 0o755);
afterAll(() => rmSync(folder, { recursive: true }));

const RELEASE = { GITHUB_EVENT_NAME: "release", GITHUB_EVENT_PATH: join(folder, "event.json") };
writeFileSync(RELEASE.GITHUB_EVENT_PATH, JSON.stringify({ action: "published", release: { tag_name: "v1.1.0" } }));

/** With a hundredth of the time limits. */
async function runWith(variables: NodeJS.ProcessEnv, signal = new AbortController().signal) {
  const watch = vi.fn();
  const environment = readEnvironment({
    GITHUB_REPOSITORY: "octo/widget",
    GITHUB_WORKSPACE: folder,
    INPUT_CHANGES: "last 1 commit",
    INPUT_TIMEOUT: "60s",
    "INPUT_API-KEY": "key-1",
    ...variables,
  });
  const task = readTask(environment);
  const reporter = createRecordingReporter();
  const start = performance.now();
  const outcome = await write({ task, reporter, drafts: "branches", clock: fastClock, signal, watch });
  expect(performance.now() - start).toBeLessThan(20_000);
  expect(watch).toHaveBeenCalled();
  return outcome;
}

test.each(["error", "never"])("ends at its timeout while lists hang, with fail-on: %s", async (failOn) => {
  await using service = await serveScripted(() => undefined);
  const outcome = await runWith({ "INPUT_BASE-URL": service.url, "INPUT_FAIL-ON": failOn });
  expect(outcome).toMatchObject({ code: "run/timeout", state: undefined, tolerated: failOn === "never" });
  expect(outcome.failure).toMatch(/^The run exceeded its timeout of 1 min while reading from http/);
});

test.each([
  ["git hangs", { PATH: `${folder}${delimiter}${process.env.PATH}` }],
  ["GitHub hangs", {}],
])("ends at its timeout while %s", async (_, variables) => {
  await using hanging = await serveScripted(() => undefined);
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const outcome = await runWith({
    ...RELEASE,
    GITHUB_API_URL: hanging.url,
    INPUT_CHANGES: "auto",
    "INPUT_BASE-URL": hanging.url,
    "INPUT_GITHUB-TOKEN": "token-1",
  });
  expect(outcome).toMatchObject({ code: "run/timeout", tolerated: false });
  expect(outcome.failure).toContain("while selecting the commits");
});

test("a create without an answer stays unknown at the timeout", async () => {
  await using service = await serveScripted((request, response) => {
    if (isList(request)) takeJobs(request, response);
  });
  await expect(runWith({ "INPUT_BASE-URL": service.url })).rejects.toMatchObject({ code: "submit/unknown" });
});

test("a cancelled run is not a timeout", async () => {
  await using service = await serveScripted(() => undefined);
  const cancelled = AbortSignal.timeout(200);
  await expect(runWith({ "INPUT_BASE-URL": service.url }, cancelled)).rejects.toThrow();
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
  const task = readTask(
    readEnvironment({ GITHUB_WORKSPACE: history.directory, INPUT_CHANGES: "last 1 commit", INPUT_TIMEOUT: "5s" }),
  );
  const signal = new AbortController().signal;
  const outcome = await write({ task, reporter: createRecordingReporter(), drafts: "branches", clock, signal });
  expect(outcome.failure).toMatch(/did not complete within 5 s.*No work continues/s);
});
