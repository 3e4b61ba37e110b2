import { execFileSync } from "node:child_process";
import { copyFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import packageFile from "../package.json" with { type: "json" };
import { buildApp } from "./build/app.ts";
import { bundle } from "./build/bundle.ts";
import { type Chunk, finishChunks, MAIN } from "./build/chunks.ts";
import { compileSources } from "./build/compile.ts";
import { renderLicenses } from "./build/licenses.ts";

/**
 * Builds `dist/`: the action (`index.js`) and the service (`service.js`), with shared chunks and one for each `import()`,
 * and the app that the service serves (`service/app/`).
 * Names are minified too: names of functions cost 38 kB of the download, and only stack traces in debug logs show them.
 */

// openapi.yaml and reference.html are assets of the bundle.
execFileSync("node", ["scripts/generate.ts"], { stdio: "inherit" });

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const { entry, settings } = compileSources(root, join(root, "node_modules/.cache/release-docs/build"));
const [written, appModules] = await Promise.all([bundle(entry, settings), buildApp(join(dist, "service/app"))]);
const chunks = finishChunks(written);
for (const name of readdirSync(dist).filter((one) => one !== "service")) rmSync(join(dist, name));
for (const { name, code } of chunks) writeFileSync(join(dist, `${name}.js`), code);
for (const path of ["openapi.yaml", "docs/reference.html"]) copyFileSync(join(root, path), join(dist, basename(path)));

/** A step has no command line, its store is in memory, and it calls few resources (`client/answer.ts` names them). */
const NOT_IN_STEP = new Set(["command", "service-main", "postgres", "contract-contract"]);
// Compiled code in the user's own cache folder: in the system's temporary one, others could leave theirs. On CI it would
// be written for nothing.
const CACHE = [
  "  const { CI, GITHUB_ACTIONS, HOME, XDG_CACHE_HOME } = process.env;",
  '  const cache = /^[/]/.test(XDG_CACHE_HOME) ? XDG_CACHE_HOME : HOME && HOME + "/.cache";',
  '  if (!CI && !GITHUB_ACTIONS && cache) process.getBuiltinModule("module").enableCompileCache(cache + "/release-docs");',
];
// `npx` in a clone runs these files themselves.
const PROGRAM = { mode: 0o755 };
writeFileSync(join(dist, "index.js"), renderEntry("release-docs", "startAction", CACHE), PROGRAM);
writeFileSync(join(dist, "service.js"), renderEntry("release-docs-service", "startService"), PROGRAM);
writeFileSync(join(dist, "package.json"), '{"type":"module"}\n');
const ofStep = selectOfStep(chunks);
const listModules = (isOfStep: boolean) =>
  written
    .filter((_, index) => ofStep.has(chunks[index]?.name ?? "") === isOfStep)
    .flatMap(({ map }) => map.sources.map((source) => join(root, source.replace("../", ""))));
writeFileSync(join(dist, "licenses.txt"), renderLicenses(listModules(true)));
writeFileSync(join(dist, "service/licenses.txt"), renderLicenses([...listModules(false), ...appModules]));
writeFileSync(join(dist, ".gitattributes"), renderAttributes(chunks));

/** A program that an old Node can parse: with a static import it would print the syntax error with the minified source. */
function renderEntry(program: string, start: string, before: readonly string[] = []): string {
  const major = packageFile.engines.node.replace(">=", "");
  const run = `npx --yes --package node@${major} --package ${packageFile.name} ${program}`;
  return [
    "#!/usr/bin/env node",
    `if (parseInt(process.versions.node, 10) >= ${major}) {`,
    ...before,
    `  import("./${MAIN}.js").then((program) => program.${start}());`,
    "} else {",
    `  console.error("${program} needs Node ${major} or newer, and this is " + process.version + ". Install it from https://nodejs.org or run: ${run}");`,
    "  process.exitCode = 1;",
    "}",
    "",
  ].join("\n");
}

/** The names of the chunks that a step can load. */
function selectOfStep(built: readonly Chunk[]): ReadonlySet<string> {
  const byName = new Map(built.map((chunk) => [chunk.name, chunk]));
  const loaded = new Set([MAIN]);
  for (const name of loaded) {
    for (const { name: imported, chunks: needed } of byName.get(name)?.imports ?? []) {
      if (!NOT_IN_STEP.has(imported)) for (const next of needed) loaded.add(next);
    }
  }
  return loaded;
}

/** What only the command or the service loads is no part of the archive that GitHub sends to a runner. */
function renderAttributes(built: readonly Chunk[]): string {
  const others = built.filter(({ name }) => !ofStep.has(name)).map(({ name }) => `${name}.js`);
  return [".gitattributes", "openapi.yaml", "reference.html", "service", "service.js", ...others.sort()]
    .map((name) => `/${name} export-ignore\n`)
    .join("");
}
