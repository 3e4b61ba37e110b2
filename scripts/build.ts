import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type OutputChunk, rolldown } from "rolldown";
import packageFile from "../package.json" with { type: "json" };
import { buildApp } from "./build/app.ts";
import { renderLicenses } from "./build/licenses.ts";
import {
  appFolder,
  assets,
  collectImports,
  lazyHttp,
  noForms,
  noGateway,
  ownZod,
  smallUndici,
} from "./build/plugins.ts";

/**
 * Builds `dist/`: the action (`index.js`) and the service (`service.js`), with shared chunks and one for each `import()`,
 * and the app that the service serves (`service/app/`).
 * Names are minified too: names of functions cost 38 kB of the download, and only stack traces in debug logs show them.
 */

// openapi.yaml and reference.html are assets of the bundle.
execFileSync("node", ["scripts/generate.ts"], { stdio: "inherit" });

const locate = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
// It waits at top level, and what waits must not be in a file that others import.
const main = locate("main.ts");
/** What these load is one file each, without what is in an earlier one: each further file costs 1 ms. */
const groups = new Map(
  Object.entries({
    start: ["main.ts"],
    select: ["git/history.ts", "git/repository.ts", "git/ranges.ts", "action/select/from-source.ts"],
    // Apart: the built-in service checks a request and no answers, and a job needs no conversation.
    request: ["contract/doc-request.ts", "contract/kinds.ts"],
    answer: ["client/answer.ts"],
    conversation: ["contract/conversations.ts", "contract/publications.ts"],
    submit: ["action/submit/submit.ts", "action/submit/find-created.ts"],
    report: ["action/report/conclude.ts"],
    options: ["shared/command-line.ts", "../package.json"],
    command: ["action/command-line.ts", "action/terminal/write.ts"],
    "built-in": ["built-in/built-in.ts"],
  }).map(([name, files]) => [name, new Set(files.map(locate))]),
);
const bundle = await rolldown({
  input: { "index-main": "src/main.ts", "service-main": "src/service-main.ts" },
  platform: "node",
  external: ["pg-native"],
  plugins: [collectImports([...groups.values()]), lazyHttp, smallUndici, ownZod, noForms, noGateway, assets, appFolder],
});
const { output } = await bundle.write({
  dir: "dist",
  cleanDir: true,
  format: "esm",
  minify: true,
  comments: false,
  chunkFileNames: "[name]-[hash].js",
  codeSplitting: {
    groups: [...groups].map(([name, modules]) => ({ name, test: (id) => id !== main && modules.has(id) })),
  },
});
// Compiled code in the user's own cache folder: in the system's temporary one, others could leave theirs. On CI it would
// be written for nothing.
const CACHE = [
  "  const { CI, GITHUB_ACTIONS, HOME, XDG_CACHE_HOME } = process.env;",
  '  const cache = /^[/]/.test(XDG_CACHE_HOME) ? XDG_CACHE_HOME : HOME && HOME + "/.cache";',
  '  if (!CI && !GITHUB_ACTIONS && cache) process.getBuiltinModule("module").enableCompileCache(cache + "/release-docs");',
];
const appModules = await buildApp(fileURLToPath(new URL("../dist/service/app", import.meta.url)));
const chunks = output.filter((file) => file.type === "chunk");
// `npx` in a clone runs these files themselves.
const PROGRAM = { mode: 0o755 };
writeFileSync("dist/index.js", renderEntry("release-docs", "index-main.js", CACHE), PROGRAM);
writeFileSync("dist/service.js", renderEntry("release-docs-service", "service-main.js"), PROGRAM);
writeFileSync("dist/package.json", '{"type":"module"}\n');
writeFileSync("dist/licenses.txt", renderLicenses([...chunks.flatMap(({ moduleIds }) => moduleIds), ...appModules]));
writeFileSync("dist/.gitattributes", renderAttributes(chunks));

/** A program that an old Node can parse: with a static import it would print the syntax error with the minified source. */
function renderEntry(program: string, file: string, before: readonly string[] = []): string {
  const major = packageFile.engines.node.replace(">=", "");
  const run = `npx --yes --package node@${major} --package ${packageFile.name} ${program}`;
  return [
    "#!/usr/bin/env node",
    `if (parseInt(process.versions.node, 10) >= ${major}) {`,
    ...before,
    `  import("./${file}");`,
    "} else {",
    `  console.error("${program} needs Node ${major} or newer, and this is " + process.version + ". Install it from https://nodejs.org or run: ${run}");`,
    "  process.exitCode = 1;",
    "}",
    "",
  ].join("\n");
}

/** A step has no command line, and its store is in memory. */
function isForStep(chunk: OutputChunk | undefined): boolean {
  return !/\/(?:action\/command-line|service\/store\/postgres)\.ts$/.test(chunk?.facadeModuleId ?? "");
}

/** What only the command or the service loads is no part of the archive that GitHub sends to a runner. */
function renderAttributes(built: readonly OutputChunk[]): string {
  const byName = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set(["index-main.js"]);
  for (const name of loaded) {
    const { imports = [], dynamicImports = [] } = byName.get(name) ?? {};
    for (const next of [...imports, ...dynamicImports]) if (isForStep(byName.get(next))) loaded.add(next);
  }
  const others = [...byName.keys()].filter((name) => !loaded.has(name));
  return [".gitattributes", "openapi.yaml", "reference.html", "service", "service.js", ...others.sort()]
    .map((name) => `/${name} export-ignore\n`)
    .join("");
}
