import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { History } from "../../support/history.ts";
import { serveScripted } from "../../support/scripted-server.ts";
import { runCommand, runStep } from "./run-step.ts";

const KEY = 'sk/0123"4567+89ab=';

let history: History;
beforeAll(() => {
  history = History.of(
    ["feat: answer (#1)", { "README.md": "# Widget\n\nIt answers.\n" }],
    "v1.0.0",
    ["feat: whisper (#2)", { "src/whisper.ts": "export const whisper = 1;\n" }],
    "v1.1.0",
  );
});
afterAll(() => history[Symbol.dispose]());

/** Runs a step; the files of `dist/` that it loaded, as V8 reports them. */
async function runCovered(inputs: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "coverage-"));
  const result = await runStep({
    workspace: history.directory,
    inputs: { changes: "latest", ...inputs },
    environment: { NODE_V8_COVERAGE: folder, RUNNER_DEBUG: "1" },
  });
  const reports: { result: { url: string }[] }[] = readdirSync(folder).map((name) =>
    JSON.parse(readFileSync(join(folder, name), "utf8")),
  );
  rmSync(folder, { recursive: true });
  const loaded = new Set(reports.flatMap(({ result }) => result.map(({ url }) => url.replace(/.*\/dist\//, ""))));
  const ofModel = [...loaded].filter((name) => /^(?:ai|assistant|own-model)\.js$/.test(name));
  return { ...result, loaded, ofModel };
}

test.concurrent("without a model a step loads nothing of it", async () => {
  const { code, log, loaded, ofModel } = await runCovered({});
  expect(code, log).toBe(0);
  expect(loaded).toContain("built-in.js");
  expect(ofModel).toEqual([]);
});

const refuse = () =>
  serveScripted((request, response) => {
    response.writeHead(401, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { message: `Wrong key: ${request.headers.authorization}` } }));
  });

test.concurrent("a model that refuses leaves the deterministic notes, and its key appears nowhere", async () => {
  await using server = await refuse();
  const inputs = { model: "m", "model-url": `${server.url}/v1`, "model-key": KEY };
  const { log, files, outputs, ofModel } = await runCovered(inputs);
  expect(server.received[0]).toMatchObject({
    url: "/v1/chat/completions",
    headers: { authorization: `Bearer ${KEY}` },
  });
  expect(ofModel.length).toBeGreaterThan(0);
  expect(outputs["release-notes"]).toContain("Whisper");
  expect(log).toContain(`::add-mask::${KEY}\n`);
  expectHidden(log.replaceAll(/^::add-mask::.*\n/gm, "") + files);
  expect(log).toContain("model/refused");
});

test.concurrent("the command takes the same model by flags", async () => {
  await using server = await refuse();
  const flags = ["--model", "m", "--model-url", `${server.url}/v1`, "--model-key", KEY, "--changes", "latest"];
  const { stdout, log } = await runCommand(history.directory, ...flags);
  expect(JSON.parse(server.received[0]?.body ?? "{}")).toMatchObject({ model: "m" });
  expect(stdout).toContain("Whisper");
  expectHidden(log);
});

function expectHidden(text: string): void {
  const forms = [KEY, JSON.stringify(KEY).slice(1, -1), encodeURIComponent(KEY), Buffer.from(KEY).toString("base64")];
  expect(forms.filter((form) => text.includes(form))).toEqual([]);
}
