import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { History } from "../../support/history.ts";
import { runInTerminal } from "../../support/terminal.ts";

/** The commands of git's own trace, which has a file for each process. */
function readCommands(folder: string): string[] {
  const traces = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  return traces.map((trace) => /"event":"cmd_name".*?"name":"([\w-]+)"/.exec(trace)?.[1] ?? "unknown").sort();
}

function createHistory(): History {
  const history = new History();
  history.commit("feat: answer (#1)", {
    "CHANGELOG.md": "# Changelog\n\n## 0.9.0\n\n- Begin\n",
    "README.md": "Widget",
  });
  history.tag("v1.0.0");
  history.commit("fix: keep the last line (#2)");
  history.tag("v1.1.0");
  return history;
}

const READING = ["rev-parse", "config", "for-each-ref", "log", "ls-tree", "cat-file"];

test.each([
  { flags: [], started: READING },
  { flags: ["--diff"], started: [...READING, "fast-import", "diff-tree"] },
])("the command with $flags starts each git program once", async ({ flags, started }) => {
  using history = createHistory();
  const traces = mkdtempSync(join(tmpdir(), "git-traces-"));
  vi.stubEnv("GIT_TRACE2_EVENT", traces);
  const args = ["--working-directory", history.directory, "--changes", "v1.0.0..v1.1.0", ...flags];
  const { code, stdout, stderr } = await runInTerminal(args);
  vi.unstubAllEnvs();
  const commands = readCommands(traces);
  rmSync(traces, { recursive: true });
  expect(stderr).toContain("Documenting v1.0.0..v1.1.0 (1 commit)");
  expect(stderr).toContain("Would write CHANGELOG.md for v1.1.0, from 1 commit.");
  expect({ code, hasDiff: stdout.includes("+++ b/CHANGELOG.md") }).toEqual({ code: 0, hasDiff: flags.length > 0 });
  expect(commands).toEqual([...started].sort());
});
