import { expect, test } from "vitest";
import { DraftedService, KEY } from "../../support/drafted-service.ts";
import { runStep } from "./run-step.ts";

function run({ url, history }: DraftedService, inputs: Record<string, string>) {
  const all = { "base-url": url, "api-key": KEY, ...inputs };
  return runStep({ inputs: all, workspace: history.directory });
}

test.concurrent("wait: false returns without waiting", async () => {
  await using service = await DraftedService.open();
  const { code, outputs } = await run(service, { wait: "false" });
  expect(code).toBe(0);
  expect(outputs).toMatchObject({ "job-state": "requested", "conversation-ids": "[]", "release-notes": "" });
  expect(outputs["job-id"]).toMatch(/^job-[0-9a-f]{16}$/);
});

test.concurrent("a key that the service does not know names the input", async () => {
  await using service = await DraftedService.open();
  const { code, log } = await run(service, { "api-key": "another-key" });
  expect(code).toBe(1);
  expect(log).toMatch(/::error title=Release docs failed::connections list answered 401: .*%0ASet `api-key`.*api\/401/);
});
