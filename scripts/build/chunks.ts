import { minifySync } from "vite";
import type { Written } from "./bundle.ts";

/** A file of `dist/`, without its ending. */
export type Chunk = {
  name: string;
  code: string;
  /** Each import() in it: its name, and the chunks that it loads. */
  imports: readonly { name: string; chunks: readonly string[] }[];
};

/** The chunk that both programs begin with. */
export const MAIN = "main";

const LOAD = /(__(?:nccwpck|webpack)_require__\.e\()(?:\/\*[^*]*\*\/ )?(\d+)\)/g;
const IMPORT = /\/\* import\(\) \| ([\w-]+) \*\/ ?(?:(\d+)|\[([^\]]*)\])/g;
/** Of webpack, between modules. */
const COMMENT = /^\/\*{3}\//m;
const NOT_FOUND = /eval\("require"\)\("([^"]+)"\)/;
/** PostgreSQL's client uses it where it is installed. */
const OPTIONAL = "pg-native";
const BUILT_IN = /__WEBPACK_EXTERNAL_createRequire\(import\.meta\.url\)\(("[\w:/]+")\)/g;

/**
 * Minifies the chunks and gives them names in place of webpack's numbers, so that a change of one module shows as one of
 * one or two files: the name of the import(), or, of what several imports share, the package or module with most of it.
 */
export function finishChunks([main, ...others]: readonly Written[]): Chunk[] {
  if (main === undefined) return fail("The bundle has no file.");
  const all = [main, ...others];
  const names = new Map([[readId(MAIN_ID, main.code), MAIN]]);
  for (const { code } of all) {
    for (const { name, ids } of listImports(code)) names.set(ids.at(-1) ?? "", name);
  }
  const shared = others.map((written) => ({ id: readId(ID, written.code), place: nameLargest(written.map) }));
  for (const { id, place } of shared.sort((one, other) => (one.place < other.place ? -1 : 1))) {
    if (!names.has(id)) names.set(id, findFree(place, new Set(names.values())));
  }
  return all.map((written) => finishChunk(written, (id) => names.get(id) ?? fail(`No chunk has the ID ${id}.`)));
}

const MAIN_ID = /installedChunks = \{[\s/*]*(\d+): 0/;
const ID = /^export const id = (\d+);/m;

function readId(pattern: RegExp, code: string): string {
  return pattern.exec(code)?.[1] ?? fail(`A file of the bundle begins in another way: ${code.slice(0, 200)}`);
}

function listImports(code: string): { name: string; ids: string[] }[] {
  return [...code.matchAll(IMPORT)].map(([, name = "", one = "", several]) => ({
    name,
    ids: several === undefined ? [one] : [...several.matchAll(LOAD)].map(([, , id = ""]) => id),
  }));
}

function nameLargest({ sources, sourcesContent }: Written["map"]): string {
  const sizes = new Map<string, number>();
  for (const [index, source] of sources.entries()) {
    const place = nameModule(source);
    sizes.set(place, (sizes.get(place) ?? 0) + (sourcesContent[index]?.length ?? 0));
  }
  const [[largest = "shared"] = []] = [...sizes].sort(([, one], [, other]) => other - one);
  return largest;
}

/** The name of the package, or the folder of the module, as that of a file. */
function nameModule(source: string): string {
  const [, own] = /release-docs\/build\/(?:src\/)?([^/]+(?:\/[^/]+(?=\/))?)/.exec(source) ?? [];
  const [, packaged] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  return (own ?? packaged ?? source).replaceAll("@", "").replaceAll(/[^\w-]+/g, "-");
}

function findFree(name: string, taken: ReadonlySet<string>, number = 1): string {
  const found = number === 1 ? name : `${name}-${number}`;
  return taken.has(found) ? findFree(name, taken, number + 1) : found;
}

function finishChunk({ code }: Written, nameOf: (id: string) => string): Chunk {
  const isMain = MAIN_ID.test(code);
  const id = readId(isMain ? MAIN_ID : ID, code);
  const readable = code
    .replace(LOAD, (_, call: string, loaded: string) => `${call}"${nameOf(loaded)}")`)
    // A function that makes a `require` for each of Node's modules costs a step 2 ms.
    .replace(BUILT_IN, "process.getBuiltinModule($1)")
    .replace(MAIN_ID, `installedChunks = { "${MAIN}": 0`)
    .replace(`"" + chunkId + ".index.js"`, `chunkId + ".js"`)
    .replace(ID, `export const id = "${nameOf(id)}";`)
    .replace(
      /^export const ids = \[([\d,]+)\];/m,
      (_, ids: string) => `export const ids = ${JSON.stringify(ids.split(",").map(nameOf))};`,
    )
    .replace(/^\/\/# sourceMappingURL=.*$/m, "");
  const name = nameOf(id);
  const [, missing = OPTIONAL] = NOT_FOUND.exec(code) ?? [];
  if (missing !== OPTIONAL) fail(`${name} needs ${missing}, which was not found.`);
  if (/^import .*"\.\//m.test(readable)) fail(`${name} imports another chunk before it runs.`);
  const settings = { module: true, compress: true, mangle: true, codegen: true };
  const { code: minified, errors } = minifySync(`${name}.js`, readable, settings);
  if (errors.length > 0 || COMMENT.test(minified)) fail(`${name} was not minified: ${errors[0]?.message}`);
  const imports = listImports(code).map((one) => ({ name: one.name, chunks: one.ids.map(nameOf) }));
  return { name, code: minified, imports };
}

function fail(message: string): never {
  throw new Error(message);
}
