import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { basename, dirname, join, relative, resolve, sep } from "node:path";

/** What these load is one file each. Every other import() is a file of its own, named by its path. */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  select: ["git/repository.ts", "action/select/from-source.ts"],
  submit: ["action/submit/submit.ts", "action/submit/find-created.ts"],
  report: ["action/report/conclude.ts"],
  answer: ["client/answer.ts"],
  conversation: ["contract/resources/conversations.ts", "contract/resources/publications.ts"],
  command: ["action/command-line.ts", "action/terminal/write.ts"],
  setup: ["action/setup/init.ts", "action/setup/check.ts"],
  "built-in": ["built-in/built-in.ts"],
  manage: [
    ...["init", "backup"].map((name) => `service/program/${name}.ts`),
    ...["keys", "users", "roles", "organization"].map((name) => `service/people/commands/${name}.ts`),
    ...["models", "webhooks"].map((name) => `service/${name}/command.ts`),
  ],
  pages: ["service/http/app.ts", "service/http/documents.ts"],
  webhooks: ["service/webhooks/intake.ts", "service/webhooks/check-command.ts"],
  github: ["hosts/github/host.ts", "hosts/github/commits.ts"],
  bitbucket: ["hosts/bitbucket/host.ts", "hosts/bitbucket/pull-requests.ts"],
  products: ["integrations/slack.ts", "integrations/jira.ts", "integrations/notion.ts"],
  octokit: ["@actions/github", "@octokit/plugin-retry"],
  assistant: ["drafting/assistant/assistant.ts"],
  postgres: ["service/store/databases/postgres.ts"],
};
const USED = new Set<string>();
const NAMES = new Map(Object.entries(CHUNKS).flatMap(([name, files]) => files.map((file) => [file, name] as const)));

/** Where packages are that the bundle has in another form. */
const PATHS = {
  ...Object.fromEntries(
    ["undici", "@ai-sdk/gateway", "ajv", "ajv-formats", "rate-limiter-flexible"].map((name) => [
      name,
      [`substitutes/${name.replace("/", "-")}.js`],
    ]),
  ),
  // The SDKs of the model and of the protocol get a zod of their own: their use of a shared one put 100 kB more into the
  // step's first chunk. They import all of it but `zod/mini`, which is ours.
  ...Object.fromEntries(
    ["zod", "zod/v3", "zod/v4", "zod/v4-mini", "zod/v4/mini", "zod/v4/core"].map((name) => [
      name,
      [`${name}/index.js`],
    ]),
  ),
  "zod/v4/locales/*": ["zod/v4/locales/*"],
};

const ENTRY = `export { startAction } from "./main.js";
export const startService = async () => (await import(/* webpackChunkName: "service-main" */ "./service-main.js")).startService();
`;

/**
 * Writes the sources as JavaScript to `folder`, which must be below a `node_modules`: webpack parts what is there from
 * what is not. Returns the file to bundle and the settings to resolve packages by.
 */
export function compileSources(root: string, folder: string): { entry: string; settings: string } {
  rmSync(folder, { recursive: true, force: true });
  const files = globSync("**/*.ts", { cwd: join(root, "src"), exclude: ["app/**"] }).map((file) => ({
    path: join(folder, "src", file.replace(/\.ts$/, ".js")),
    code: compile(root, file.replaceAll(sep, "/")),
  }));
  const gone = [...NAMES.keys()].filter((file) => !USED.has(file));
  if (gone.length > 0) throw new Error(`CHUNKS names what no import() loads: ${gone.join(", ")}.`);
  const entry = join(folder, "src/entry.js");
  for (const { path, code } of [...files, { path: entry, code: ENTRY }]) write(path, code);
  // What is imported without a name is loaded for what it does.
  const imports = files.flatMap(({ code }) => [...code.matchAll(/^import ".*\/([\w-]+\.js)"/gm)]);
  const sideEffects = [...new Set(imports.map(([, name]) => name))];
  write(join(folder, "src/package.json"), JSON.stringify({ type: "module", sideEffects }));
  cpSync(join(root, "scripts/build/substitutes"), join(folder, "substitutes"), { recursive: true });
  write(join(folder, "substitutes/package.json"), '{"type":"module"}');
  const isUsed = (path: string) => !/\.[cm]?ts$|\.cjs$/.test(path);
  cpSync(join(root, "node_modules/zod"), join(folder, "zod"), { recursive: true, filter: isUsed });
  const settings = join(folder, "tsconfig.json");
  write(settings, JSON.stringify({ compilerOptions: { baseUrl: folder, allowJs: true, paths: PATHS } }));
  return { entry, settings };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const SPECIFIER = /(^(?:import|export|\}) (?:[^"\n]* )?from |^import |\bimport\()"([^"\n]+)"/gm;
const ASSET = /new URL\("([^"]+)", import\.meta\.url\)/g;

function compile(root: string, file: string): string {
  const source = join(root, "src");
  return stripTypeScriptTypes(readFileSync(join(source, file), "utf8"))
    .replace(SPECIFIER, (_, before: string, name: string) => {
      const isFile = name.startsWith(".");
      const target = isFile ? relative(source, resolve(source, dirname(file), name)).replaceAll(sep, "/") : name;
      const found = locate(root, file, { name, target });
      if (before !== "import(" || name.startsWith("node:")) return `${before}"${found}"`;
      return `import(/* webpackChunkName: "${nameChunk(target)}" */ "${found}"`;
    })
    .replace(ASSET, (_, path: string) => {
      const place = path.replace("../../../dist/", "");
      // In a template webpack sees no asset.
      return `new URL("./${place === path ? basename(path) : place}", \`\${import.meta.url}\`)`;
    });
}

function locate(root: string, file: string, { name, target }: { name: string; target: string }): string {
  if (name === "zod/v4/core") return join(root, "node_modules/zod/v4/core/index.js");
  if (name === "zod/mini" && file === "service/agents/input-schemas.ts") return "zod/v4/mini";
  if (target === "../package.json") return join(root, "package.json");
  return name.startsWith(".") ? name.replace(/\.ts$/, ".js") : name;
}

function nameChunk(target: string): string {
  const path = target.replace(/\.ts$/, "").replace(/^service\/(?:program|http)\//, "");
  USED.add(target);
  return NAMES.get(target) ?? path.replaceAll("@", "").replaceAll("/", "-");
}
