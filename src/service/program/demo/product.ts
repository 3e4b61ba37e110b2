import { runGit } from "../../../git/run.ts";

/** Contents by path, of the files that a commit changes. */
type Files = Readonly<Record<string, string>>;
export type DemoCommit = readonly [daysAgo: number, message: string, files: Files, tag?: string];

const README = (version: string) => `# Ferrytime

Ferry timetables over HTTP: departures, delays and connections of every pier in one small service.

    npm install --global ferrytime@${version}
    ferrytime serve --port 8000
`;

/** What names a version; release notes and the changelog are written by the demo. */
const documents = (version: string): Files => ({
  "package.json": `${JSON.stringify({ name: "ferrytime", version }, undefined, 2)}\n`,
  "README.md": README(version),
});

const code = (name: string, revision: number): Files => ({
  [`src/${name}.ts`]: `export const ${name} = { revision: ${revision} };\n`,
});

/** Its people, who do not exist either, by their roles. */
export const PEOPLE = {
  owner: { name: "Captain Quay", email: "captain@example.com" },
  maintainer: { name: "Mate Marlin", email: "mate@example.com" },
  reviewer: { name: "Keeper Beacon", email: "keeper@example.com" },
};
export const INVITED = { name: "Pilot Pontoon", email: "pilot@example.com", roles: ["reviewer"] };

const BREAKING =
  "BREAKING CHANGE: Departures have `departsAt`, such as 2026-01-05T10:00:00Z, instead of `time`. Read that field.";

/** The history of a product that does not exist, oldest first. */
export const DEMO_COMMITS: readonly DemoCommit[] = [
  [96, "feat: list the departures of a pier (#1)", code("departures", 1)],
  [92, "feat: set the time zone of all times (#2)", code("timezone", 1)],
  [89, "chore: release 1.0.0", documents("1.0.0"), "v1.0.0"],
  [72, "feat: show delays with their reason (#6)", code("delays", 1)],
  [66, "fix: keep departures after midnight in their order (#8)", code("departures", 2)],
  [61, "chore: release 1.1.0", documents("1.1.0"), "v1.1.0"],
  [48, "feat: find connections with one change (#11)", code("connections", 1)],
  [44, "feat(cli): print departures as a table (#12)", code("table", 1)],
  [41, "fix: answer 404 for a pier that does not exist (#14)", code("piers", 1)],
  [36, "test: cover the change to summer time (#16)", code("summertime", 1)],
  [33, "chore: release 1.2.0", documents("1.2.0"), "v1.2.0"],
  [26, "feat: follow a ferry on the map (#21)", { ...code("map", 1), ...documents("1.3.0") }, "v1.3.0"],
  [21, `feat(api)!: return times in ISO 8601 (#23)\n\n${BREAKING}`, code("departures", 3)],
  [18, "feat(api): ask for several piers in one request (#24)", code("piers", 2)],
  [16, "fix: show cancelled ferries as cancelled (#26)", code("delays", 2)],
  [15, "fix(cli): align columns of names with accents (#27)", code("table", 2)],
  [14, "chore(deps): bump the timetable parser from 3.1.0 to 3.2.0 (#28)", code("parser", 2)],
  [13, "refactor: move the cache into a module (#29)", code("cache", 1), "v2.0.0"],
  [9, "feat: warn of storms on the route (#31)", code("storms", 1)],
  [7, "perf: read each timetable once (#33)", code("cache", 2)],
  [6, "fix: keep the map centered while it moves (#34)", code("map", 2), "v2.1.0"],
  [3, "feat: subscribe to the delays of a line (#36)", code("delays", 3)],
  [2, "fix: close connections of clients that left (#37)", code("server", 1)],
];

const DAY_SECONDS = 86_400;

/** Noon that many days ago, in seconds since 1970: the same all day (UTC). */
export function timeOf(daysAgo: number): number {
  return (Math.floor(Date.now() / 1000 / DAY_SECONDS) - daysAgo + 0.5) * DAY_SECONDS;
}

/** Adds the commits from `newest` days ago and before, after `oldest`, with their tags. */
export async function addCommits(directory: string, oldest: number, newest: number): Promise<void> {
  const commits = DEMO_COMMITS.filter(([daysAgo]) => daysAgo < oldest && daysAgo >= newest);
  const found = await runGit(directory, ["for-each-ref", "refs/heads/main"]);
  const rendered = commits.map((commit, index) => renderCommit(commit, index === 0 && found !== ""));
  await runGit(directory, ["fast-import", "--quiet"], { input: rendered.join("") });
}

/** As `git fast-import` reads it. `isNext`: after one that is there already. */
function renderCommit([daysAgo, message, files, tag]: DemoCommit, isNext: boolean): string {
  const changes = Object.entries(files).map(([path, text]) => `M 100644 inline ${path}\n${renderData(text)}`);
  const committer = `committer Ferrytime <demo@example.com> ${timeOf(daysAgo)} +0000\n`;
  const parent = isNext ? "from refs/heads/main^0\n" : "";
  const commit = `commit refs/heads/main\n${committer}${renderData(message)}${parent}${changes.join("")}\n`;
  return tag === undefined ? commit : `${commit}reset refs/tags/${tag}\nfrom refs/heads/main\n\n`;
}

function renderData(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}
