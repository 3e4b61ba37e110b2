import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig } from "vite";

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const APP_CONFIG = {
  root: at("src/app"),
  configFile: false,
  logLevel: "warn",
  plugins: [react()],
} as const satisfies InlineConfig;

/**
 * The app's chunks, each with what its modules import and no earlier one has: what every page needs, then pages that
 * people open one after the other. Text and diffs are apart, since few pages show them.
 */
const GROUPS = [
  ["start", /\/src\/app\/main\.tsx$/],
  ["markdown", /\/node_modules\/react-markdown\//],
  ["controls", /\/src\/app\/(?:shell\/|conversations\/(?!dialogs))/],
  ["forms", /\/src\/app\/forms\/|\/node_modules\/@primer\//],
  ["palette", /\/src\/app\/(?:palette|conversations)\//],
  ["work", /\/src\/app\/(?:request\/|conversation\/(?:page|details|turns|messages)\.tsx$)/],
  ["diff", /\/src\/app\/conversation\//],
  ["records", /\/src\/app\/(?!sign-in)[a-z-]+\//],
] as const;

/** Builds `src/app` into `folder`. Returns the modules it was built from. */
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
      rolldownOptions: {
        output: {
          comments: false,
          codeSplitting: {
            groups: GROUPS.map(([name, test], index) => ({ name, test, priority: GROUPS.length - index })),
          },
        },
      },
    },
  });
  return [...modules];
}

if (import.meta.main) await buildApp(at("dist/service/app"));
