import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readBlob, readCommits, runGit } from "./git.ts";
import { parseLines } from "./lines.ts";
import { Matcher } from "./match.ts";
import { rateTagged, rateUnwritten } from "./points.ts";
import { applyDraft, openProject, runBundle, WAYS, type Way } from "./project.ts";
import { type Range, readRanges } from "./ranges.ts";
import { scoreNotes } from "./score.ts";
import { readSection } from "./section.ts";
import { type Measured, renderReport } from "./table.ts";

const USAGE =
  "Usage: npm run eval -- --repositories DIR [--bundle dist/index.js] [--only NAME] [--unseen] [--notes] [--section]";

const { values } = parseArgs({
  options: {
    repositories: { type: "string" },
    bundle: { type: "string", default: "dist/index.js" },
    only: { type: "string" },
    unseen: { type: "boolean", default: false },
    notes: { type: "boolean", default: false },
    section: { type: "boolean", default: false },
  },
});

function measure(repositories: string, bundle: string, range: Range, way: Way): Measured {
  using project = openProject(repositories, range, way);
  const { directory } = project;
  const { from, to, changelog } = range;
  const commits = readCommits(directory, from, to);
  const path = changelog?.path ?? "CHANGELOG.md";
  const before = readBlob(directory, "HEAD", path);
  const section = changelog === null || way === "unwritten" ? "" : readSection(before ?? "", changelog.heading);
  const { notes, diff } = values.section ? { notes: section, diff: "" } : runBundle(bundle, project, range);
  const paths = applyDraft(project, diff);
  const after = paths.includes(path) ? readFileSync(join(directory, path), "utf8") : before;
  const said = [...commits.subjects.values(), ...commits.bodies, section, ...readAddedLines(directory, range)];
  const entries = new Matcher(range, commits, way === "tagged").match(parseLines(notes));
  const rate = way === "tagged" ? rateTagged : rateUnwritten;
  return {
    range,
    way,
    score: scoreNotes(range, way, entries, { section, said }),
    points: changelog === null ? undefined : rate(changelog, { before, after, paths }),
    output: `${notes}\n${diff}`,
  };
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
  const measured = chosen.flatMap((range) =>
    WAYS.filter((way) => way === "tagged" || (range.changelog !== null && !values.section)).map((way) =>
      measure(repositories, bundle, range, way),
    ),
  );
  process.stdout.write(renderReport(measured, { withOutput: values.notes }));
}

main();
