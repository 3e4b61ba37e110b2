import { spawn } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { addGroup, killGroup, removeGroup } from "../src/shared/process-groups.ts";

/**
 * Every check after `npm ci`, as CI runs them: what is generated is built once and compared with what is committed, then
 * all tests run. A table of the phases ends the output, after the last lines of each phase that failed.
 */

type Phase = { name: string; command: string };
type Ended = Phase & { seconds: number; output: string; isGreen: boolean };

/** The phases of a line run side by side. A line begins once the one before is green. */
const LINES: readonly (readonly Phase[])[] = [
  [
    { name: "Types", command: "npm run --silent typecheck" },
    { name: "Format, lint, patterns", command: "npm run --silent check" },
    // It rewrites dist/, which the tests start.
    {
      name: "Build, and nothing generated is stale",
      command: "npm run --silent build && npm run --silent check:clean",
    },
  ],
  [{ name: "Unit and integration tests", command: "npm test" }],
  [{ name: "System and browser tests", command: "npm run --silent test:system" }],
];
const LAST_LINES = 120;
/** In milliseconds: a phase that hangs ends with its last lines too. */
const DEADLINE = 30 * 60_000;

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const ended: Ended[] = [];
for (const line of LINES) {
  ended.push(...(await Promise.all(line.map(run))));
  if (ended.some(({ isGreen }) => !isGreen)) break;
}
for (const { name, output } of ended.filter(({ isGreen }) => !isGreen)) {
  process.stdout.write(`\n--- ${name} failed; its last lines:\n${output.split("\n").slice(-LAST_LINES).join("\n")}\n`);
}
process.stdout.write(`\n${renderTable(ended)}`);
process.exitCode = ended.every(({ isGreen }) => isGreen) ? 0 : 1;

async function run(phase: Phase): Promise<Ended> {
  const began = performance.now();
  process.stdout.write(`${phase.name}: started\n`);
  const child = spawn(phase.command, { shell: true, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const group = child.pid ?? 0;
  addGroup(group);
  // The whole group, since what a phase started keeps its output open.
  const deadline = setTimeout(killGroup, DEADLINE, group);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (piece: string) => {
      output += piece;
    });
  }
  const [code] = await once(child, "close");
  clearTimeout(deadline);
  removeGroup(group);
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(`${phase.name}: ${code === 0 ? "green" : `failed (${code})`} after ${seconds} s\n`);
  return { ...phase, seconds, output, isGreen: code === 0 };
}

/** With the load, which says whether a slow run had the machine for itself. */
function renderTable(phases: readonly Ended[]): string {
  // What `.ci/run` did before.
  const before = Number(process.env.CI_INSTALL_SECONDS ?? 0);
  const all = [{ name: "Install", seconds: before, isGreen: true }, ...phases];
  const width = Math.max(...all.map(({ name }) => name.length));
  const rows = all.map(
    ({ name, seconds, isGreen }) =>
      `${name.padEnd(width)} ${String(seconds).padStart(5)} s${isGreen ? "" : "  failed"}`,
  );
  const total = before + Math.round(performance.now() / 1000);
  return `${rows.join("\n")}\n${"All".padEnd(width)} ${String(total).padStart(5)} s, load ${loadavg()[0]?.toFixed(1)}\n`;
}
