import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";

/** Builds the bundles of the action in `dist/` and of the service in `dist/service/`, with a chunk for each `import()`. */

const run = (program: string, ...args: readonly string[]) => execFileSync(program, args, { stdio: "inherit" });
const bundle = (entry: string, folder: string) =>
  run("ncc", "build", entry, "-o", folder, "--minify", "--no-cache", "--target", "es2022", "--license", "licenses.txt");

// openapi.yaml is an asset of the bundles.
run("node", "scripts/generate.ts");
for (const folder of ["lib", "dist"]) rmSync(folder, { recursive: true, force: true });
run("tsc", "-p", "tsconfig.build.json");
bundle("lib/main.js", "dist");
bundle("lib/service-main.js", "dist/service");
writeFileSync("dist/service.js", 'import "./service/index.js";\n');
