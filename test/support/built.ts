import { globSync, statSync } from "node:fs";

const MINUTE = 60_000;

/** Vitest's global setup of tests that start the programs of `dist/`: says so where these are older than the sources. */
export default function setup(): void {
  const changed = Math.max(...globSync("src/**/*.{ts,tsx,css}").map((path) => statSync(path).mtimeMs));
  // A clone writes its files in any order.
  if (changed > statSync("dist/service.js").mtimeMs + MINUTE) {
    console.warn("src/ was changed after dist/ was built, which is what these tests start: run npm run build.");
  }
}
