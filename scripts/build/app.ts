import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig } from "vite";

export const APP_CONFIG = {
  root: fileURLToPath(new URL("../../src/app", import.meta.url)),
  configFile: false,
  logLevel: "warn",
  plugins: [react()],
} as const satisfies InlineConfig;

const COMPRESSED = /\.(?:css|html|js|svg)$/;

/** Builds `src/app` into `folder`, each text as Brotli and as gzip only. Returns the modules it was built from. */
export async function buildApp(folder: string): Promise<string[]> {
  const modules = new Set<string>();
  const collect = {
    name: "collect-modules",
    buildEnd(this: { getModuleIds: () => Iterable<string> }) {
      for (const id of this.getModuleIds()) modules.add(id);
    },
  };
  await build({
    ...APP_CONFIG,
    plugins: [...APP_CONFIG.plugins, collect],
    build: {
      outDir: folder,
      emptyOutDir: true,
      // The Content-Security-Policy allows no inline script, and images as `data:` only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { output: { comments: false } },
    },
  });
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (COMPRESSED.test(name)) compress(join(folder, name));
  }
  return [...modules];
}

function compress(path: string): void {
  const bytes = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  rmSync(path);
}
