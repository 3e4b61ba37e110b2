import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { Browser } from "../../support/browser.ts";
import { readDemoLink, startDemo } from "../../support/demo.ts";

test("the demo prints a link that signs in once, shows work in every state, and leaves nothing", async () => {
  await using demo = startDemo({ RELEASE_DOCS_DATA: "/nowhere", RELEASE_DOCS_PORT: "1" });
  const link = await readDemoLink(demo);
  expect(link.hostname).toBe("127.0.0.1");
  expect((await fetch(link, { headers: { accept: "text/html" } })).status).toBe(200);
  const browser = new Browser(link.origin);
  const code = link.hash.replace("#code=", "");
  expect((await browser.api("POST", "sessions", { code })).status).toBe(201);
  expect((await browser.api("POST", "sessions", { code })).status).toBe(401);
  const { conversations } = (await browser.api("GET", "conversations")).body;
  expect(conversations).toHaveLength(5);
  const settled = conversations.filter(({ status }) => status !== "running");
  const statuses = new Set(settled.map(({ status }) => status));
  expect(statuses).toEqual(new Set(["staged", "cancelled", "needsAttention"]));
  // Of the real worker: the commits that it read, and what it wrote.
  const written = "Wrote CHANGELOG.md, docs/release-notes/2.1.0.md for v2.1.0, from 3 commits.";
  expect(settled.map(({ summary }) => summary)).toContain(written);
  expect(readdirSync(demo.temporary)).toHaveLength(1);
  demo.program.kill("SIGTERM");
  const { code: exitCode, stdout } = await demo.program.ended;
  expect(exitCode).toBe(0);
  expect(stdout).toContain(demo.temporary);
  expect(readdirSync(demo.temporary)).toEqual([]);
});

test("the demo leaves nothing where it is interrupted before the link", async () => {
  await using demo = startDemo();
  await expect.poll(() => demo.program.stderr()).not.toBe("");
  demo.program.kill("SIGINT");
  expect((await demo.program.ended).code).toBe(0);
  expect(readdirSync(demo.temporary)).toEqual([]);
});

test("the demo says in one line that git is missing", async () => {
  await using demo = startDemo({ PATH: "/nowhere" });
  const { code, stdout, stderr } = await demo.program.ended;
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(/^git could not be started\. Install git .+ \(git\/not-installed\)\n$/);
  expect(readdirSync(demo.temporary)).toEqual([]);
});
