import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { History } from "../../support/history.ts";
import { isList, serveScripted, takeJobs } from "../../support/scripted-server.ts";
import { BUNDLE } from "./run-step.ts";

/** Of util-linux: runs a command on a new terminal and prints what appears there. */
const hasScript = canRun("script", "--version");
if (!hasScript) console.warn("Skipped: what a terminal shows, which needs `script` of util-linux.");

function canRun(program: string, arg: string): boolean {
  try {
    return execFileSync(program, [arg], { encoding: "utf8" }).includes("util-linux");
  } catch {
    return false;
  }
}

const createHistory = () =>
  History.of(
    ["feat: answer (#1)", { "CHANGELOG.md": "# Changelog\n\n\u001b]0;owned\u0007\n" }],
    "v1.0.0",
    "feat: whisper (#2)",
  );

/** What the command writes to a terminal of 80 columns. */
async function runOnTerminal(history: History, args: string, environment: Record<string, string> = {}) {
  const command = `stty cols 80; exec '${process.execPath}' '${BUNDLE}' ${args}`;
  const child = spawn("script", ["--quiet", "--return", "--command", command, "/dev/null"], {
    cwd: history.directory,
    env: { PATH: process.env.PATH, TERM: "xterm", SHELL: "/bin/sh", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let shown = "";
  child.stdout.setEncoding("utf8").on("data", (piece) => {
    shown += piece;
  });
  const [code] = await once(child, "close");
  return { code, shown: shown.replaceAll("\r\n", "\n") };
}

test
  .skipIf(!hasScript)
  .concurrent("a terminal shows the diff too, in color, without control characters of a commit", async () => {
    using history = createHistory();
    const { code, shown } = await runOnTerminal(history, "");
    expect(code).toBe(0);
    expect(shown).toContain("\u001b[32m+- Whisper");
    expect(shown).toContain("]0;owned");
    expect(shown).not.toContain("\u001b]0;owned");
    expect(stripVTControlCharacters(shown)).toContain("Would write CHANGELOG.md");
    expect((await runOnTerminal(history, "notes")).shown).not.toContain("diff --git");
    expect((await runOnTerminal(history, "--no-diff")).shown).not.toContain("diff --git");
  });

/** The control sequences that color text; the progress of a slow run has others. */
const findColors = (shown: string) => shown.split("\u001b[").filter((piece, at) => at > 0 && /^[\d;]*m/.test(piece));

test.skipIf(!hasScript).concurrent("a terminal has no colors with NO_COLOR or --color never", async () => {
  using history = createHistory();
  const plain = await runOnTerminal(history, "--color never");
  expect(plain.shown).toContain("\n+- Whisper");
  expect(findColors(plain.shown)).toEqual([]);
  expect(findColors((await runOnTerminal(history, "", { NO_COLOR: "1" })).shown)).toEqual([]);
  expect((await runOnTerminal(history, "--titel x")).shown).toContain("\u001b[31merror:\u001b[39m ");
});

test
  .skipIf(!hasScript)
  .concurrent("a terminal shows progress after a second, and nothing of it at the end", async () => {
    using history = createHistory();
    let asked: number | undefined;
    await using service = await serveScripted((request, response) => {
      if (request.method === "POST" || isList(request)) return takeJobs(request, response);
      asked ??= Date.now();
      const state = Date.now() - asked < 1500 ? "running" : "done";
      response.end(JSON.stringify({ id: "job-1", orgId: "org-1", type: "doc-request", state }));
    });
    const args = `--base-url ${service.url} --api-key key --changes v1.0.0..v1.1.0`;
    const { code, shown } = await runOnTerminal(history, args);
    expect(code).toBe(0);
    const drawn = shown.split("\r\u001b[K");
    expect(drawn).toContainEqual(expect.stringMatching(/^. Job job-1: running.* \(\d+ s\)$/));
    expect(drawn.at(-1)).toBe("Release docs: done.\n");
    const quiet = await runOnTerminal(history, `${args} --quiet`);
    expect(quiet).toEqual({ code: 0, shown: "" });
    expect((await runOnTerminal(history, args, { TERM: "dumb" })).shown).not.toContain("\u001b[K");
  });
