import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { Browser } from "../../support/browser.ts";
import { readDemoLink, startDemo } from "../../support/demo.ts";

const DAY_MS = 86_400_000;

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
  const statuses = conversations.map(({ status }) => status);
  expect(statuses).toEqual(["open", "needsAttention", "staged", "needsAttention", "merged", "merged"]);
  // Of the real worker: the commits that it read, and what it wrote.
  const written = "Wrote CHANGELOG.md, README.md, release-notes/2.0.0.md for v2.0.0, from 6 commits.";
  expect(conversations.map(({ summary }) => summary)).toContain(written);
  const ages = conversations.map(({ createdAt }) => Math.round((Date.now() - Date.parse(createdAt)) / DAY_MS));
  expect(ages).toEqual([1, 7, 7, 12, 32, 60]);
  const [outputUrl = ""] = /http:[^"]+\/pull\/38/.exec(JSON.stringify(conversations)) ?? [];
  expect(await (await fetch(outputUrl)).text()).toContain("Get told when a line is late");
  // Only with the token of the connection.
  const repositoryUrl = outputUrl.replace(/\/pull\/.*/, ".git");
  expect((await fetch(`${repositoryUrl}/info/refs?service=git-receive-pack`)).status).toBe(401);
  // Not an option of git, which would write a file here.
  const option = encodeURIComponent(`--output=${demo.temporary}/written`);
  expect((await fetch(outputUrl.replace(/\/pull\/.*/, `/compare/${option}`))).status).toBe(500);
  const merge = {
    method: "POST",
    body: new URLSearchParams({ action: "merge" }),
    headers: { origin: "https://evil.example" },
  };
  expect((await fetch(outputUrl, merge)).status).toBe(403);
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
