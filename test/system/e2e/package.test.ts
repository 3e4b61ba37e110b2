import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import packageFile from "../../../package.json" with { type: "json" };
import { History } from "../../support/history.ts";
import { runStep } from "./run-step.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
/** Chunks that only a step with a model loads. */
const MODEL = ["ai.js", "assistant.js"];
// Programs of the package start the first `node` of PATH.
const env = { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) };

test("the package runs in an empty folder, without a registry and without dependencies", {
  timeout: 120_000,
}, async () => {
  using history = History.of("feat: answer", "v1.0.0", "feat: whisper");
  const folder = mkdtempSync(join(tmpdir(), "package-"));
  const npm = (program: string, ...args: string[]) =>
    execFileSync(program, args, {
      cwd: folder,
      encoding: "utf8",
      env: { ...env, npm_config_cache: join(folder, "cache") },
    });
  const [{ filename = "" } = {}]: { filename?: string }[] = JSON.parse(
    npm("npm", "pack", root, "--ignore-scripts", "--json", "--pack-destination", folder),
  );
  expect(filename).toBe(`release-docs-${packageFile.version}.tgz`);
  expect(statSync(join(folder, filename)).size).toBeLessThan(2_400_000);
  const npx = ["--yes", "--offline", "--package", `./${filename}`];
  expect(npm("npx", "--yes", "--offline", `./${filename}`, "--working-directory", history.directory)).toContain(
    "Whisper",
  );
  const temporary = mkdtempSync(join(folder, "temporary-"));
  const settings = { npm_config_cache: join(folder, "cache"), TMPDIR: temporary };
  // A process group of its own, which a terminal interrupts as a whole.
  const demo = spawn("npx", [...npx, "release-docs-service", "demo"], {
    cwd: folder,
    env: { ...env, ...settings },
    detached: true,
  });
  const ended = once(demo, "close");
  const [line] = await once(createInterface(demo.stdout), "line");
  expect(line).toMatch(/^Sign in {2}http:\/\/127\.0\.0\.1:\d+\/sign-in#code=/);
  process.kill(-(demo.pid ?? 0), "SIGINT");
  await ended;
  // npm keeps its compiled code there.
  expect(readdirSync(temporary).filter((name) => name.startsWith("release-docs"))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test("what GitHub sends to a runner is small, and is what the step loads", async () => {
  const omitted = readFileSync(join(root, "dist/.gitattributes"), "utf8");
  const files = readdirSync(join(root, "dist")).filter((name) => !omitted.includes(`/${name} export-ignore`));
  expect(files).not.toContain("service.js");
  const sent = mkdtempSync(join(tmpdir(), "sent-"));
  for (const file of files) cpSync(join(root, "dist", file), join(sent, file));
  using history = History.of("feat: answer", "v1.0.0", "feat: whisper");
  const setup = { workspace: history.directory };
  const { code, log, outputs } = await runStep({ ...setup, entry: join(sent, "index.js") });
  expect(code, log).toBe(0);
  expect(outputs["release-notes"]).toContain("Whisper");
  const pack = (...args: string[]) => execFileSync("tar", ["-czf", "-", "-C", sent, ...args]).length;
  expect(pack(...MODEL.map((name) => `--exclude=${name}`), ".")).toBeLessThan(600_000);
  expect(pack(...MODEL)).toBeLessThan(130_000);
  rmSync(sent, { recursive: true });
});

test("GitHub's archive of a commit is the action, its license and its page, below 600 kB without the model", () => {
  const archive = execFileSync("git", ["archive", "HEAD"], { cwd: root, maxBuffer: 100_000_000 });
  const paths = execFileSync("tar", ["-t"], { input: archive, encoding: "utf8" }).trimEnd().split("\n");
  const top = new Set(paths.map((path) => path.split("/", 1)[0]));
  expect([...top].sort()).toEqual(["LICENSE", "README.md", "action.yml", "dist"]);
  const model = MODEL.map((name) => `:(exclude)dist/${name}`);
  const rest = execFileSync("git", ["archive", "HEAD", ".", ...model], { cwd: root, maxBuffer: 100_000_000 });
  expect(gzipSync(rest, { level: 9 }).length).toBeLessThan(600_000);
});

test("dist/ is few files, of which a browser gets at most 25", () => {
  const files = readdirSync(join(root, "dist"), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(files.length).toBeLessThanOrEqual(110);
  const served = files.filter(({ parentPath }) => parentPath.startsWith(join(root, "dist/service/app")));
  expect(served.map(({ name }) => name)).toContain("index.html");
  expect(served.length).toBeLessThanOrEqual(25);
});

test("the command keeps compiled code in the user's cache folder, on CI it keeps none", () => {
  const home = mkdtempSync(join(tmpdir(), "home-"));
  const start = (environment: NodeJS.ProcessEnv) => {
    const variables = { PATH: env.PATH, ...environment };
    const { stdout } = spawnSync(process.execPath, [join(root, "dist/index.js"), "--version"], {
      cwd: home,
      encoding: "utf8",
      env: variables,
    });
    expect(stdout).toBe(`${packageFile.version}\n`);
    return readdirSync(home, { recursive: true }).filter((name) => String(name).endsWith("release-docs"));
  };
  expect(start({})).toEqual([]);
  expect(start({ HOME: home, CI: "true" })).toEqual([]);
  expect(start({ HOME: home, GITHUB_ACTIONS: "true" })).toEqual([]);
  expect(start({ XDG_CACHE_HOME: "relative" })).toEqual([]);
  expect(start({ HOME: home })).toEqual([join(".cache", "release-docs")]);
  expect(start({ HOME: home, XDG_CACHE_HOME: join(home, "xdg") })).toContain(join("xdg", "release-docs"));
  rmSync(home, { recursive: true });
});

/** Programs named `node` in PATH that are older than the requirement. */
const old = [...new Set((process.env.PATH ?? "").split(delimiter))]
  .map((folder) => join(folder, "node"))
  .filter((node) => existsSync(node))
  .map((node) => ({ node, version: execFileSync(node, ["--version"], { encoding: "utf8" }).trim() }))
  .filter(({ version }) => Number.parseInt(version.slice(1), 10) < 24);
if (old.length === 0) console.warn("Skipped: no Node older than 24 in PATH to start the programs with.");

describe.each(old)("Node $version", ({ node, version }) => {
  test.each(["index", "service"])("dist/%s.js prints one line with the requirement and fails", (program) => {
    const { status, stdout, stderr } = spawnSync(node, [join(root, `dist/${program}.js`)], { encoding: "utf8" });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(stderr).toContain(`needs Node 24 or newer, and this is ${version}`);
    expect(stderr).toContain("npx --yes --package node@24");
  });
});
