import { execFileSync } from "node:child_process";
import { mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

/**
 * Prints where the time of the tests of a project goes, as the tables of docs/testing.md: `npm run test:times -- system`.
 * Seconds: of a file from its first test to its last, of the processor in its worker, of what its helpers started, and the
 * rest, in which it waited for processes, answers and pages. With tests that run at once the parts can be more than the whole.
 */

type Spent = { path: string; cpu: number } & Partial<Record<(typeof PHASES)[number], number>>;
type Report = { testResults: { name: string; startTime: number; endTime: number; assertionResults: unknown[] }[] };
type Row = { name: string; tests: number; all: number; cpu: number; parts: number[]; rest: number };

const PHASES = ["git", "databases", "programs", "browsers"] as const;
const SHOWN = 12;

for (const project of process.argv.slice(2)) process.stdout.write(`${renderTable(project, measure(project))}\n`);

function measure(project: string): Row[] {
  using folder = mkdtempDisposableSync(join(tmpdir(), "test-times-"));
  const [report, phases] = [join(folder.path, "report.json"), join(folder.path, "phases.jsonl")];
  // Unit tests start nothing and add no line.
  writeFileSync(phases, "");
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile=${report}`];
  execFileSync("vitest", args, { env: { ...process.env, TEST_PHASES: phases }, stdio: "inherit" });
  const lines = readFileSync(phases, "utf8").match(/.+/g) ?? [];
  const spent = new Map(lines.map((line): [string, Spent] => [JSON.parse(line).path, JSON.parse(line)]));
  const { testResults }: Report = JSON.parse(readFileSync(report, "utf8"));
  return testResults
    .map(({ name, startTime, endTime, assertionResults }) => {
      const own: Spent = spent.get(name) ?? { path: name, cpu: 0 };
      const { cpu } = own;
      const parts = PHASES.map((phase) => (own[phase] ?? 0) / 1000);
      const all = (endTime - startTime) / 1000;
      const rest = Math.max(0, all - cpu / 1000 - parts.reduce((sum, part) => sum + part, 0));
      return { name: relative("test", name), tests: assertionResults.length, all, cpu: cpu / 1000, parts, rest };
    })
    .sort((one, other) => other.all - one.all);
}

function renderTable(project: string, rows: readonly Row[]): string {
  const add = (some: readonly Row[], name: string): Row => ({
    name,
    tests: some.reduce((sum, { tests }) => sum + tests, 0),
    all: some.reduce((sum, { all }) => sum + all, 0),
    cpu: some.reduce((sum, { cpu }) => sum + cpu, 0),
    parts: PHASES.map((_, index) => some.reduce((sum, { parts }) => sum + (parts[index] ?? 0), 0)),
    rest: some.reduce((sum, { rest }) => sum + rest, 0),
  });
  const others = rows.slice(SHOWN);
  const shown = [...rows.slice(0, SHOWN), add(others, `${others.length} others`), add(rows, `all of ${project}`)];
  const lines = shown.map(({ name, tests, all, cpu, parts, rest }) =>
    [name, tests, ...[all, cpu, ...parts, rest].map((seconds) => seconds.toFixed(1))].join(" | "),
  );
  const head = [
    "file",
    "tests",
    "seconds",
    "processor",
    "git of fixtures",
    "databases",
    "programs",
    "browsers",
    "rest",
  ];
  return [head.join(" | "), head.map(() => "---").join(" | "), ...lines].map((line) => `| ${line} |`).join("\n");
}
