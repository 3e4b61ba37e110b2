import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { FakeGitHubHost, HOSTED } from "../../support/github-host.ts";
import { History } from "../../support/history.ts";
import { findFreePort } from "../../support/program.ts";
import { sayAlways } from "../../support/scripted-model.ts";
import { serveScripted } from "../../support/scripted-server.ts";

const PAGES = ["docs/service.md", "docs/operating.md"];
const MAX_MS = 90_000;

/** The lines to paste, in the order of the pages; those that need root are marked otherwise. */
function readBlocks(): string[] {
  const text = PAGES.map((page) => readFileSync(page, "utf8")).join("\n");
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
}

/** Runs a script in the repository, with a new home; processes that it started end with it. */
async function paste(script: string, home: string): Promise<{ code: unknown; out: string; err: string }> {
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const child = spawn("bash", ["-euo", "pipefail", "-c", script], {
    env: { PATH: path, HOME: home, TMPDIR: home },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), "SIGKILL"), MAX_MS);
  let [out, err] = ["", ""];
  child.stdout.on("data", (piece) => {
    out += piece;
  });
  child.stderr.on("data", (piece) => {
    err += piece;
  });
  // Not "close": the service would keep the streams open if the script failed.
  const [code] = await once(child, "exit");
  clearTimeout(timer);
  try {
    process.kill(-(child.pid ?? 0), "SIGKILL");
  } catch {
    // The group is empty: the script stopped the service.
  }
  return { code, out, err };
}

test("every line of the operator's pages can be pasted, from nothing to a restored backup", {
  timeout: 2 * MAX_MS,
}, async () => {
  using history = History.of("feat: answer (#1)", "v1.0.0", "fix: keep the last line (#2)", "v1.1.0");
  await using host = await FakeGitHubHost.open(history);
  await using model = await serveScripted(sayAlways([{ name: "report", input: { ready: true } }]));
  const home = mkdtempSync(join(tmpdir(), "pages-"));
  const values: Record<string, string> = {
    "8080": await findFreePort(),
    "9090": await findFreePort(),
    "https://api.openai.com/v1": `${model.url}/v1`,
    "model_key=sk-…": "model_key=key-of-the-model",
    "models test": "models test --allow-private",
    "token=github_pat_…": `token=${host.app.token}`,
    "github=https://api.github.com": `github=${host.app.baseUrl}`,
    "repository=https://github.com/octo/widget": `repository=${host.repositoryUrl}`,
  };
  let script = readBlocks().join("\n");
  for (const [written, value] of Object.entries(values)) {
    expect(script).toContain(written);
    script = script.replaceAll(written, value);
  }
  try {
    const { code, out, err } = await paste(script, home);
    expect(
      code,
      `${out}
${err}`,
    ).toBe(0);
    expect(out).toContain('{"status":"ready"}');
    expect(out).toContain("### Added\n\n- Answer in several languages");
    expect(out).toContain("+## [1.1.0]");
    expect(out).toMatch(/^The model gpt-5-mini called the tool in \d+ ms/m);
    expect(model.received[0]?.headers.authorization).toBe("Bearer key-of-the-model");
    expect(out).toMatch(/^release_docs_database_up 1$/m);
    expect(out).toMatch(/^Backup {2}copy\.db/m);
    const pulls = await host.api.pulls(HOSTED);
    expect(out).toContain(pulls.find(({ state }) => state === "open")?.html_url);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
