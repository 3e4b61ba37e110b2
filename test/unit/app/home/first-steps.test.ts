import { expect, test } from "vitest";
import { selectFirstStep } from "../../../../src/app/home/first-steps.ts";

const app = { type: "codehostApp" };
const repository = { type: "codehostRepo" };
const draft = { id: "cnv-1", status: "staged" };

test.each<[string, object, string | undefined]>([
  ["nothing", { connections: [] }, "connect"],
  ["a code host", { connections: [app] }, "choose"],
  ["a repository in a folder", { connections: [repository] }, "publication"],
  ["a publication", { hasPublication: true }, "read"],
  ["a draft that is written", { hasPublication: true, conversations: [{ ...draft, status: "running" }] }, "read"],
  ["a draft with news", { hasPublication: true, conversations: [draft], unread: ["cnv-1"] }, "read"],
  ["a draft that was read", { hasPublication: true, conversations: [draft] }, "publish"],
  ["a pull request", { hasPublication: true, conversations: [draft, { ...draft, status: "open" }] }, undefined],
  ["one that ended", { conversations: [{ ...draft, status: "closed", outputUrl: "https://x.test/1" }] }, undefined],
])("with %s comes the step %s", (_, given, step) => {
  const records = { connections: [app, repository], hasPublication: false, conversations: [], unread: [], ...given };
  expect(selectFirstStep(records)).toBe(step);
});
