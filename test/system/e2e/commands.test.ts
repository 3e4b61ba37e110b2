import { expect, test } from "vitest";
import { DraftedService, KEY } from "../../support/drafted-service.ts";
import { runStep } from "./run-step.ts";

test("a staged draft is published, changed on request and looked at by steps without a checkout", async () => {
  await using service = await DraftedService.open();
  const { id } = await service.converse({ stage: true });
  const run = (inputs: Record<string, string>) =>
    runStep({
      workspace: "/nowhere",
      inputs: { "base-url": service.url, "api-key": KEY, conversation: id, ...inputs },
    });

  const published = await run({ command: "publish" });
  const [pull] = await service.pulls();
  expect(published).toMatchObject({ code: 0, outputs: { "pull-request-url": pull?.html_url, staged: "false" } });
  expect(published.summary).toContain(`pull request #${pull?.number} is ready`);

  const changed = await run({ command: "comment", body: "Leave out #2." });
  expect(changed.code, changed.log).toBe(0);
  expect(changed.outputs["release-notes"]).not.toContain("Stream answers");
  expect(changed.outputs.reply).not.toBe("");
  expect(changed.summary).toContain("Reply:");

  const status = await run({ command: "status" });
  expect(status.outputs).toEqual({ ...changed.outputs, reply: "" });
});

test("a command without a service fails before any request", async () => {
  const inputs = { command: "status", job: "job-1" };
  const { code, log } = await runStep({ workspace: "/nowhere", inputs });
  expect(code).toBe(1);
  expect(log).toMatch(/The input command is "status", but it needs `base-url`.*input\/invalid/);
});
