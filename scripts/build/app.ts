import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Plugin } from "vite";
import { leaveOutUnusedProperties } from "./themes.ts";

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const APP_CONFIG = {
  root: at("src/app"),
  configFile: false,
  logLevel: "warn",
  plugins: [react()],
  resolve: { alias: { "@oddbird/popover-polyfill/fn": at("scripts/build/substitutes/popover-polyfill.js") } },
} as const satisfies InlineConfig;

/**
 * The app's chunks, each with what its modules import and no earlier one has: what the first page needs, with packages
 * and styles apart since they change less often, then pages that people open one after the other. Text and diffs are
 * apart, since few pages show them.
 */
const GROUPS: readonly { name: string; test?: RegExp; tags?: ["$initial"] }[] = [
  { name: "packages", test: /\/node_modules\/|\.css$/, tags: ["$initial"] },
  { name: "start", tags: ["$initial"] },
  { name: "markdown", test: /\/node_modules\/react-markdown\// },
  { name: "inbox", test: /\/src\/app\/(?:shell\/|sign-in\/|conversations\/(?!dialogs))/ },
  { name: "forms", test: /\/src\/app\/(?:forms|shell)\/|\/node_modules\/@primer\// },
  { name: "palette", test: /\/src\/app\/(?:palette|conversations)\// },
  { name: "work", test: /\/src\/app\/(?:request\/|conversation\/(?!files\/))/ },
  { name: "diff", test: /\/src\/app\/conversation\// },
  { name: "records", test: /\/src\/app\/(?!sign-in)[a-z-]+\// },
];

const ICON = "./shell/icon.svg";

/** Styles and scripts are loaded from the beginning, and begin once the skeleton is shown, which has its own styles. */
const renderStart = (script: string) => `    <script>
      const run = () => import("${script}");
      const start = () => {
        const styles = document.querySelector("link[as=style]");
        Object.assign(styles, { onload: run, onerror: run, rel: "stylesheet" });
      };
      if (document.hidden) start();
      else requestAnimationFrame(() => setTimeout(start));
    </script>
`;

/** The page has its icon in itself. */
const FIRST_PAINT: Plugin = {
  name: "first-paint",
  transformIndexHtml: {
    order: "post",
    handler: (html) => {
      const icon = readFileSync(join(APP_CONFIG.root, ICON), "base64");
      const [tag, script = ""] = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html) ?? [];
      if (tag === undefined) throw new Error("The page has no script.");
      return html
        .replace(tag, `<link rel="modulepreload" crossorigin href="${script}">`)
        .replace('<link rel="stylesheet"', '<link rel="preload" as="style"')
        .replace("  </body>", `${renderStart(script)}  </body>`)
        .replace(/(?<=<link rel="icon".*href=")[^"]+/, `data:image/svg+xml;base64,${icon}`);
    },
  },
};

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
    plugins: [
      ...APP_CONFIG.plugins,
      leaveOutUnusedProperties(APP_CONFIG.root, at("node_modules/@primer")),
      FIRST_PAINT,
      collect,
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      // The Content-Security-Policy allows no inline script, and images as `data:` only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1024,
      rolldownOptions: {
        output: {
          comments: false,
          codeSplitting: {
            groups: GROUPS.map((group, index) => ({ ...group, priority: GROUPS.length - index })),
          },
        },
      },
    },
  });
  return [...modules];
}

if (import.meta.main) await buildApp(at("dist/service/app"));
