import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";

/**
 * Builds `dist/`: the action's bundle in it, and the service's in a folder of its own, so that the chunks of neither
 * stand in for those of the other. Each dynamic `import()` is a chunk.
 */

const run = (program: string, ...args: readonly string[]) => execFileSync(program, args, { stdio: "inherit" });
const bundle = (entry: string, folder: string) =>
  run("ncc", "build", entry, "-o", folder, "--minify", "--no-cache", "--target", "es2022", "--license", "licenses.txt");

for (const folder of ["lib", "dist"]) rmSync(folder, { recursive: true, force: true });
run("tsc", "-p", "tsconfig.build.json");
bundle("lib/main.js", "dist");
bundle("lib/service-main.js", "dist/service");
writeFileSync("dist/service.js", 'import "./service/index.js";\n');
