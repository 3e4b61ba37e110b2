import { createRequire } from "node:module";
import { parentPort, Worker, workerData } from "node:worker_threads";

/** A file of the bundle as webpack wrote it, with the modules that it is made of. */
export type Written = { code: string; map: { sources: string[]; sourcesContent: (string | null)[] } };

type Ncc = (
  entry: string,
  options: object,
) => Promise<{ code: string; map: string; assets: Record<string, { source: string | Buffer }> }>;

/**
 * Bundles a module and what it imports by ncc, which resolves packages by `settings`, a `tsconfig.json`. The first file is
 * that of the module. In a thread, since webpack's calls are nested deeper than the main thread's stack is.
 */
export function bundle(entry: string, settings: string): Promise<Written[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Written[]>();
  new Worker(new URL(import.meta.url), {
    workerData: entry,
    env: { ...process.env, TS_NODE_PROJECT: settings },
    resourceLimits: { stackSizeMb: 32 },
  })
    .once("message", resolve)
    .once("error", reject);
  return promise;
}

async function runNcc(entry: string): Promise<Written[]> {
  const ncc: Ncc = createRequire(import.meta.url)("@vercel/ncc");
  const { code, map, assets } = await ncc(entry, {
    quiet: true,
    esm: true,
    cache: false,
    target: "es2024",
    // It shows which modules a file is made of.
    sourceMap: true,
    sourceMapRegister: false,
    // Files that a package reads are none of ours, and the code that finds them would break `@actions/exec`.
    customEmit: () => false,
  });
  const chunks = Object.entries(assets)
    .filter(([name]) => name.endsWith(".js"))
    .map(([name, { source }]) => ({ code: String(source), map: JSON.parse(String(assets[`${name}.map`]?.source)) }));
  return [{ code, map: JSON.parse(map) }, ...chunks];
}

parentPort?.postMessage(await runNcc(workerData));
