import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { FakeGitHub } from "../../support/github.ts";
import { History } from "../../support/history.ts";
import { runStep } from "./run-step.ts";

const BRANCH = "release-docs/release";
const KEY = "token-of-a-test";
const BUILD = `const fs = require("node:fs");
fs.writeFileSync("api.txt", fs.readFileSync("VERSION"));
const private = Object.entries(process.env).filter(([name, value]) => /^INPUT_|^ACTIONS_/.test(name) || value.includes("${KEY}"));
console.log("private: " + private.length);
console.log("::error::built with ${KEY}");
fs.writeFileSync(process.env.HANGS ? "left.txt" : "build.log", "");
if (process.env.HANGS) setInterval(() => console.log("hanging"), 20);
`;
const FILES = { "build.cjs": BUILD, VERSION: "1.0.0\n", ".gitignore": "*.log\n" };
const inputs = { release: "auto", prepare: "node build.cjs", "github-token": "" };

const createProject = () => History.of(["feat: answer (#1)", FILES], "v1.0.0", "feat: stream (#2)");

test.concurrent("a step commits what the command of a release makes, and its log obeys nothing of it", async () => {
  using history = createProject();
  const environment = { ACTIONS_RUNTIME_TOKEN: KEY };
  const { code, log, outputs } = await runStep({ workspace: history.directory, inputs, environment });
  expect({ code, log }).toMatchObject({
    code: 0,
    log: expect.stringContaining("\n::group::Prepare: node build.cjs\n"),
  });
  expect(log).toContain("private: 0\n");
  expect(log).not.toMatch(/^::error::built/m);
  expect(outputs.branch).toBe(BRANCH);
  expect(history.git("show", `${BRANCH}:api.txt`)).toBe("1.1.0");
  expect(history.git("status", "--porcelain")).toBe("");
  expect(readdirSync(history.directory).sort()).toEqual([
    ".git",
    ".gitignore",
    "VERSION",
    "build.cjs",
    "build.log",
    "src",
  ]);
});

test.concurrent.each(["SIGTERM", "SIGINT"] as const)(
  "%s ends the command, and the checkout is as it was",
  async (signal) => {
    using history = createProject();
    const interruption = { after: /^hanging$/m, signals: [signal] };
    const environment = { HANGS: "1" };
    const { code } = await runStep({ workspace: history.directory, inputs, environment, interruption });
    expect(code).toBe(signal === "SIGTERM" ? 143 : 130);
    expect(history.git("status", "--porcelain")).toBe("");
    expect(readdirSync(history.directory).sort()).toEqual([".git", ".gitignore", "VERSION", "build.cjs", "src"]);
  },
);

test.concurrent("nothing is run where the base on GitHub is another commit than the checkout", async () => {
  using history = createProject();
  await using github = await FakeGitHub.open({ "octo/widget": FILES });
  const environment = { GITHUB_API_URL: github.url };
  const asked = { ...inputs, "github-token": KEY };
  const { code, log } = await runStep({ workspace: history.directory, inputs: asked, environment });
  expect(code).toBe(1);
  expect(log).toContain("which the draft is based on.");
  expect(log).not.toContain("private:");
});
