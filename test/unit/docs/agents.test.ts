import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TOOLS } from "../../../src/service/agents/tools.ts";

const page = readFileSync(new URL("../../../docs/agents.md", import.meta.url), "utf8");

test("every example of a configuration is JSON that names one server, and no key", () => {
  const blocks = [...page.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, json = ""]) => JSON.parse(json));
  expect(blocks).toHaveLength(4);
  for (const { mcpServers, servers } of blocks) expect(Object.keys(mcpServers ?? servers)).toEqual(["release-docs"]);
  expect(page).not.toMatch(/rdk_\w/);
});

test("the page lists every tool", () => {
  const listed = [...page.matchAll(/^\| `(\w+)` \|.*`(?:GET|POST|PUT) /gm)].map(([, name]) => name);
  expect(listed).toEqual([...TOOLS.keys()]);
  const [, calls = ""] = /^\| `wait_for_work` \|.*\| (.*) \|$/m.exec(page) ?? [];
  expect(calls).toBe("`GET /api/v1/conversations/{id}`, `GET /api/v1/jobs/{id}`");
});
