import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { measureTask, renderTasks } from "./documents.ts";
import { readCommits, runGit } from "./git.ts";
import { parseLines } from "./lines.ts";
import { Matcher } from "./match.ts";
import { buildModelFlags } from "./model.ts";
import { rateDrafted, rateTagged } from "./points.ts";
import { applyDraft, moveTag, openProject, readChangelog, runBundle, WAYS, type Way } from "./project.ts";
import { type Range, readRanges } from "./ranges.ts";
import { scoreNotes } from "./score.ts";
import { readPending, readSection } from "./section.ts";
import { type Measured, renderReport } from "./table.ts";
import { readTasks } from "./tasks.ts";

const USAGE =
  "Usage: npm run eval -- --repositories DIR [--bundle dist/index.js] [--only NAME] [--unseen] [--notes] [--section] [--model NAME [--model-url URL] [--model-key-env VARIABLE]]";

const { values } = parseArgs({
  options: {
    repositories: { type: "string" },
    bundle: { type: "string", default: "dist/index.js" },
    only: { type: "string" },
    unseen: { type: "boolean", default: false },
    notes: { type: "boolean", default: false },
    section: { type: "boolean", default: false },
    model: { type: "string" },
    "model-url": { type: "string" },
    "model-key-env": { type: "string" },
  },
});

const modelFlags = buildModelFlags(values);

/** Undefined if the range has nothing to measure in this way. */
function measure(repositories: string, bundle: string, range: Range, way: Way): Measured | undefined {
  using project = openProject(repositories, range);
  const { directory } = project;
  const { from, to, changelog } = range;
  const before = readChangelog(project, range, way);
  if (before === undefined && way !== "tagged") return undefined;
  if (before !== undefined && way !== "tagged") moveTag(project, range, before);
  const commits = readCommits(directory, from, to);
  const section = readOwnSection(range, way, before);
  const { notes, diff } = values.section ? { notes: section, diff: "" } : runBundle(bundle, project, range, modelFlags);
  const paths = applyDraft(project, diff);
  const path = changelog?.path ?? "";
  const after = paths.includes(path) ? readFileSync(join(directory, path), "utf8") : before;
  const said = [...commits.subjects.values(), ...commits.bodies, section, ...readAddedLines(directory, range)];
  const matcher = new Matcher(range, commits, way);
  const score = (text: string) => scoreNotes(range, way, matcher.match(parseLines(text)), { section, said });
  const rate = way === "tagged" ? rateTagged : rateDrafted;
  return {
    range,
    way,
    score: score(notes),
    draft: changelog === null || paths.length === 0 ? undefined : score(readSection(after ?? "", changelog.heading)),
    points: changelog === null ? undefined : rate(changelog, { before, after, paths }),
    output: `${notes}\n${diff}`,
  };
}

/** What the tool may use as it is. Before the release it is all that stands above the newest version. */
function readOwnSection({ changelog }: Range, way: Way, before: string | undefined): string {
  if (changelog === null || way === "unwritten") return "";
  const section = readSection(before ?? "", changelog.heading);
  return way === "tagged" || section !== "" ? section : readPending(before ?? "", changelog.heading);
}

/** What commits of the range wrote into changelogs and fragments, entry by entry. */
function readAddedLines(directory: string, { from, to }: Range): string[] {
  const paths = ["*change*", "*CHANGE*", "*news*", "*NEWS*", "*history*", "*HISTORY*"];
  const log = runGit(directory, ["log", "-p", "-U0", "--format=", `${from}..${to}`, "--", ...paths]);
  const added = log.split("\n").map((line) => (line.startsWith("+") ? line.slice(1) : ""));
  return added.join("\n").split(/\n(?=\s*[-*] |\n)/);
}

function main(): void {
  const { repositories, only } = values;
  if (repositories === undefined) throw new Error(USAGE);
  const bundle = resolve(values.bundle);
  const chosen = readRanges()
    .filter(({ unseen }) => !unseen || values.unseen)
    .filter(({ repository }) => only === undefined || repository.includes(only));
  const ways = values.section ? WAYS.filter((way) => way === "tagged") : WAYS;
  const measured = chosen.flatMap((range) => ways.flatMap((way) => measure(repositories, bundle, range, way) ?? []));
  process.stdout.write(renderReport(measured, { withOutput: values.notes }));
  // Documents are written with a model only.
  if (values.model === undefined) return;
  const tasks = readTasks().filter(({ repository }) => only === undefined || repository.includes(only));
  process.stdout.write(`\n${renderTasks(tasks.map((task) => measureTask(repositories, bundle, task, modelFlags)))}`);
}

main();
