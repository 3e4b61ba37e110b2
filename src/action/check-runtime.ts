import { ReleaseDocsError } from "../release-docs-error.ts";

const OLDEST_NODE = 24;

/** Throws `runtime/node` where Node, given as `process.versions.node`, is older than what GitHub runs the action on. */
export function checkRuntime(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return;
  throw new ReleaseDocsError({
    code: "runtime/node",
    message: `release-docs needs Node ${OLDEST_NODE}; this is Node ${version}.`,
    hint: `Run it as npx --yes node@${OLDEST_NODE} dist/index.js; on a runner, update the runner.`,
  });
}
