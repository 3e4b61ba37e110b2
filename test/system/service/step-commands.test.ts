import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildOutputs } from "../../../src/action/outcome.ts";
import { isPermission, type Permission } from "../../../src/contract/permissions.ts";
import { createTickingClock } from "../../support/clock.ts";
import { DraftedService, KEY } from "../../support/drafted-service.ts";
import { openFaultyProxy } from "../../support/faulty-proxy.ts";
import { createRecordingReporter } from "../../support/recording-reporter.ts";
import { startStep } from "../../support/step.ts";

const clock = createTickingClock(20);
afterAll(() => clock[Symbol.dispose]());

let service: DraftedService;
beforeEach(async () => {
  service = await DraftedService.open();
});
afterEach(() => service[Symbol.asyncDispose]());

/** Runs a step with a command, as the attempt of a run. */
async function run(
  inputs: Record<string, string>,
  attempt = "1",
  url = service.url,
  onProgress = async (): Promise<void> => undefined,
) {
  const variables = { GITHUB_RUN_ID: "4711", GITHUB_RUN_ATTEMPT: attempt };
  const given = { "base-url": url, "api-key": KEY, ...inputs };
  const reporter = { ...createRecordingReporter(), progress: onProgress };
  const outcome = await startStep(given, { clock, variables, reporter }).outcome;
  return { outcome, outputs: buildOutputs(outcome) };
}

/** Makes turns wait for GitHub. */
function holdGitHub() {
  const hold = Promise.withResolvers<undefined>();
  service.github.script = () => hold.promise;
  return { hold };
}

/** Runs a step whose work somebody cancels as soon as it waits. */
async function runCancelled(id: string, inputs: Record<string, string>) {
  const { hold } = holdGitHub();
  let isCancelled = false;
  const cancel = async () => {
    if (!isCancelled) await service.call("POST", `conversations/${id}/cancel`);
    isCancelled = true;
  };
  return run({ conversation: id, ...inputs }, "1", service.url, cancel).finally(() => hold.resolve(undefined));
}

/** A proxy that loses the answer to the first request with this method and path. */
function loseFirst(method: string, path: RegExp) {
  let left = 1;
  return openFaultyProxy({
    upstream: service.url,
    draw: (arrived) =>
      arrived.method === method && path.test(arrived.path) && left-- > 0
        ? { kind: "drop", reaches: true }
        : { kind: "none" },
    strip: (body) => body,
    passesKeys: false,
    clock,
  });
}

describe("status", () => {
  test("shows a conversation, and the job with all its conversations", async () => {
    const { id } = await service.converse();
    const { outputs } = await run({ command: "status", conversation: id });
    expect(outputs).toMatchObject({ "job-state": "done", "conversation-id": id, "conversation-status": "open" });
    expect(outputs["release-notes"]).toContain("Stream answers");
    const ofJob = await run({ command: "status", job: outputs["job-id"] });
    expect(ofJob.outputs).toEqual(outputs);
  });

  test("of a job whose retried turn was cancelled is a failure until later work succeeds", async () => {
    service.refusePulls(true);
    const { id } = await service.converse();
    service.refusePulls(false);
    await run({ command: "comment", conversation: id, body: "Leave out #2." });
    const { hold } = holdGitHub();
    const first = (await service.call("GET", `conversations/${id}/turns`)).turns.at(-1);
    await service.call("POST", `conversation_turns/${first?.id}/retry`);
    expect(await service.call("POST", `conversations/${id}/cancel`)).toMatchObject({ status: "open" });
    hold.resolve(undefined);
    const { outputs } = await run({ command: "status", conversation: id });
    const status = async () => (await run({ command: "status", job: outputs["job-id"] })).outcome;
    expect(await status()).toMatchObject({ state: "done", code: "run/work-cancelled" });
    await run({ command: "comment", conversation: id, body: "Leave out #3." });
    expect(await status()).not.toHaveProperty("failure");
  });

  test("of running work does not wait", async () => {
    const answered = Promise.withResolvers<undefined>();
    service.github.script = () => answered.promise;
    const docRequest = { title: "1.1.0", body: "Write.", sourceConnection: "octo/widget" };
    const { id } = await service.call("POST", "jobs", { docRequest });
    const { outcome } = await run({ command: "status", job: id });
    expect(["requested", "running"]).toContain(outcome.state);
    expect(outcome.failure).toBeUndefined();
    answered.resolve(undefined);
  });

  test("of an unknown conversation is a failure with a code", async () => {
    await expect(run({ command: "status", conversation: "cnv-none" })).rejects.toMatchObject({ code: "api/404" });
  });
});

describe("publish", () => {
  test("opens it once if the answer is lost", async () => {
    const { id } = await service.converse({ stage: true });
    await using proxy = await loseFirst("PUT", /conversations/);
    const { outputs } = await run({ command: "publish", conversation: id }, "1", proxy.url);
    const pulls = await service.pulls();
    expect(pulls.map((pull) => pull.html_url)).toEqual([outputs["pull-request-url"]]);
  });

  test("of a conversation without a draft is a failure with a code", async () => {
    service.refusePulls(true);
    const { id } = await service.converse();
    await expect(run({ command: "publish", conversation: id })).rejects.toMatchObject({ code: "submit/no-draft" });
  });
});

describe("comment", () => {
  test("requests work, waits for it, and gives the reply; an attempt repeats nothing", async () => {
    const { id } = await service.converse();
    const inputs = { command: "comment", conversation: id, body: "Leave out #2." };
    const { outputs } = await run(inputs);
    expect(outputs).toMatchObject({ "job-state": "done", "conversation-id": id });
    expect(outputs["release-notes"]).not.toContain("Stream answers");
    expect(outputs.reply).not.toBe("");
    expect((await run(inputs, "2")).outputs).toEqual(outputs);
    expect(await service.readRequests(id)).toEqual(["Leave out #2."]);
  });

  test("is found if its answer is lost, also where the service does not know the key", async () => {
    const { id } = await service.converse();
    await using proxy = await loseFirst("POST", /comments/);
    const { outputs } = await run({ command: "comment", conversation: id, body: "Leave out #2." }, "1", proxy.url);
    expect(outputs.reply).not.toBe("");
    expect(await service.readRequests(id)).toEqual(["Leave out #2."]);
  });

  test("fails if its turn is cancelled, though the draft stays open; a later comment does not", async () => {
    const { id } = await service.converse();
    const { outcome, outputs } = await runCancelled(id, { command: "comment", body: "Leave out #2." });
    expect(outcome).toMatchObject({ code: "run/work-cancelled", failure: expect.stringContaining(id) });
    expect(outputs).toMatchObject({ "conversation-status": "open" });
    const later = await run({ command: "comment", conversation: id, body: "Leave out #3." });
    expect(later.outcome.failure).toBeUndefined();
  });
});

describe("retry", () => {
  test("repeats what failed and waits for it; what did not fail stays", async () => {
    service.refusePulls(true);
    const { id, status } = await service.converse();
    expect(status).toBe("needsAttention");
    service.refusePulls(false);
    for (const attempt of ["1", "2"]) {
      const { outputs } = await run({ command: "retry", conversation: id }, attempt);
      const [pull, ...others] = await service.pulls();
      expect(others).toEqual([]);
      expect(outputs).toMatchObject({ "job-state": "done", "pull-request-url": pull?.html_url });
    }
  });

  test("that fails again fails the step, and is sent once if its answer is lost", async () => {
    service.refusePulls(true);
    const { id } = await service.converse();
    await using proxy = await loseFirst("POST", /retry/);
    const { outcome } = await run({ command: "retry", conversation: id }, "1", proxy.url);
    expect(outcome).toMatchObject({ state: "errored", code: "run/errored" });
    expect(proxy.log.filter((line) => line.startsWith("POST"))).toHaveLength(1);
  });

  test("fails if its turn is cancelled, and keeps what the failed one pushed", async () => {
    service.refusePulls(true);
    const { id } = await service.converse();
    const { outcome } = await runCancelled(id, { command: "retry" });
    expect(outcome).toMatchObject({ code: "run/needs-attention", failure: expect.stringContaining("was cancelled") });
  });

  test("of all conversations of a job", async () => {
    service.refusePulls(true);
    const { id } = await service.converse();
    service.refusePulls(false);
    const { outputs } = await run({ command: "status", conversation: id, "fail-on": "never" });
    const { outcome } = await run({ command: "retry", job: outputs["job-id"] });
    expect(outcome).toMatchObject({ state: "done", conversations: [{ id, status: "open" }] });
  });
});

describe("cancel", () => {
  async function start() {
    const { hold } = holdGitHub();
    const request = { body: "Write.", publication: "All", changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }] };
    const { id } = await service.call("POST", "conversations/", request);
    return { id, go: () => hold.resolve(undefined) };
  }

  test("ends running work, once; no pull request is opened afterwards", async () => {
    const { id, go } = await start();
    const { outcome, outputs } = await run({ command: "cancel", conversation: id });
    expect(outputs).toMatchObject({ "job-state": "done", "conversation-status": "cancelled" });
    expect([outcome.failure, outcome.warnings]).toEqual([undefined, undefined]);
    go();
    await service.idle();
    expect(await service.pulls()).toEqual([]);
    const again = await run({ command: "cancel", job: outputs["job-id"] }, "2");
    expect(again.outputs).toEqual(outputs);
    expect(await service.read(id)).toMatchObject({
      status: "cancelled",
      entries: [{ message: "Cancelled on request." }],
    });
  });

  test("keeps the failure of another conversation of the job", async () => {
    service.refusePulls(true);
    const { id } = await service.converse();
    const { outputs } = await run({ command: "cancel", conversation: id });
    expect(outputs["job-state"]).toBe("errored");
    const { outcome } = await run({ command: "cancel", job: outputs["job-id"] });
    expect(outcome).toMatchObject({ state: "errored", code: "run/errored" });
  });

  test("succeeds if its answer is lost, also where a draft stays open", async () => {
    const { id } = await service.converse();
    const { hold } = holdGitHub();
    await service.call("POST", `conversations/${id}/comments`, { body: "Leave out #2." });
    await using proxy = await loseFirst("POST", /cancel/);
    const { outputs } = await run({ command: "cancel", conversation: id }, "1", proxy.url);
    hold.resolve(undefined);
    expect(outputs).toMatchObject({ "job-state": "done", "conversation-status": "open" });
    expect(outputs["release-notes"]).toContain("Stream answers");
  });
});

describe("the permissions that docs/service.md names for a workflow", () => {
  const page = readFileSync(new URL("../../../docs/service.md", import.meta.url), "utf8");
  const read = (text = "") => [...text.matchAll(/\b[a-zA-Z]+:[a-zA-Z]+\b/g)].map(([one]) => one).filter(isPermission);
  const readRole = (name: string) => read(new RegExp(`roles add ${name} ((?:.*\\\\\n)*.*)`).exec(page)?.[1]);
  const base = readRole("workflow");
  const [, table = ""] = /<!-- commands -->([\s\S]*)<!-- \/commands -->/.exec(page) ?? [];
  const rows = [...table.matchAll(/^\| `(.*)` \| (.*) \|$/gm)].map(
    ([, step = "", needed]) => [step, read(needed)] as const,
  );
  const neededBy = (command: string) => rows.find(([step]) => step === `command: ${command}`)?.[1] ?? [];

  /** Runs the command on a conversation that it changes. */
  async function runWith(command: string, permissions: readonly Permission[]) {
    const hold = Promise.withResolvers<undefined>();
    service.refusePulls(command === "retry");
    const { id } = await service.converse({ stage: command === "publish" });
    service.refusePulls(false);
    if (command === "cancel") {
      service.github.script = () => hold.promise;
      await service.call("POST", `conversations/${id}/comments`, { body: "Leave out #2." });
    }
    const body: Record<string, string> = command === "comment" ? { body: "Leave out #3." } : {};
    const inputs = { command, conversation: id, "api-key": await service.addKey(permissions), ...body };
    return run(inputs).finally(() => hold.resolve(undefined));
  }

  test("are those of the second role", () => {
    expect(readRole("workflow-commands").sort()).toEqual([...new Set(rows.flatMap(([, needed]) => needed))].sort());
    expect(rows).toHaveLength(5);
  });

  test.each(["status", "publish", "comment", "retry", "cancel"])("suffice for %s", async (command) => {
    const { outputs } = await runWith(command, [...base, ...neededBy(command)]);
    expect(outputs["job-state"]).toBe("done");
    if (command === "comment") expect(outputs.reply).not.toBe("");
  });

  test.each(["publish", "comment", "retry", "cancel"])("are needed for %s", async (command) => {
    const [needed = ""] = neededBy(command);
    const fault = { code: "api/403", message: expect.stringContaining(needed) };
    await expect(runWith(command, base)).rejects.toMatchObject(fault);
  });

  test("are needed for the reply to a comment", async () => {
    const { outputs } = await runWith("comment", [...base, "comment:create"]);
    expect(outputs).toMatchObject({ "job-state": "done", reply: "" });
  });
});
