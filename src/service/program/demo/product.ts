/** Contents by path, of the files that a commit changes; `{61 days ago}` in them is a date. */
type Files = Readonly<Record<string, string>>;

export type DemoCommit = { daysAgo: number; message: string; files: Files; tag?: string };

/** What people install, which names a version. */
const README = (version: string) => `# Ferrytime

Ferry timetables over HTTP: departures, delays and connections of every pier in one small service.

## Install

\`\`\`sh
npm install --global ferrytime@${version}
ferrytime serve --port 8000
\`\`\`

[Quickstart](docs/quickstart.md) · [Configuration](docs/configuration.md) · [Changelog](CHANGELOG.md)
`;

const QUICKSTART = (version: string) => `# Quickstart

Install version ${version}, and ask for the next departures of a pier:

\`\`\`sh
npm install --global ferrytime@${version}
ferrytime serve --port 8000 &
curl "http://localhost:8000/departures?pier=north"
\`\`\`

The answer lists line, destination and time.
`;

const CONFIGURATION = `# Configuration

| setting | meaning | default |
| --- | --- | --- |
| \`port\` | where the service listens | 8000 |
| \`timezone\` | time zone of all times | UTC |
| \`cache\` | seconds that timetables are kept | 60 |
`;

const CHANGELOG = `# Changelog

All notable changes of Ferrytime are in this file. The format is based on
[Keep a Changelog](https://keepachangelog.com/en/1.1.0/).

## [Unreleased]

## [1.0.0] - {89 days ago}

### Added

- List the departures of a pier
- Set the time zone of all times
`;

/** What a release commit changes; later entries of the changelog are written by the demo. */
const documents = (version: string): Files => ({
  "package.json": `${JSON.stringify({ name: "ferrytime", version }, undefined, 2)}\n`,
  "README.md": README(version),
  "docs/quickstart.md": QUICKSTART(version),
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

/** The history of a product that does not exist, oldest first. */
export const DEMO_COMMITS: readonly DemoCommit[] = [
  { daysAgo: 96, message: "feat: list the departures of a pier (#1)", files: code("departures", 1) },
  { daysAgo: 92, message: "feat: set the time zone of all times (#2)", files: code("timezone", 1) },
  { daysAgo: 90, message: "docs: describe the settings (#3)", files: { "docs/configuration.md": CONFIGURATION } },
  {
    daysAgo: 89,
    message: "chore: release 1.0.0",
    files: { ...documents("1.0.0"), "CHANGELOG.md": CHANGELOG },
    tag: "v1.0.0",
  },
  { daysAgo: 72, message: "feat: show delays with their reason (#6)", files: code("delays", 1) },
  { daysAgo: 66, message: "fix: keep departures after midnight in their order (#8)", files: code("departures", 2) },
  { daysAgo: 61, message: "chore: release 1.1.0", files: documents("1.1.0"), tag: "v1.1.0" },
  { daysAgo: 48, message: "feat: find connections with one change (#11)", files: code("connections", 1) },
  { daysAgo: 44, message: "feat(cli): print departures as a table (#12)", files: code("table", 1) },
  { daysAgo: 41, message: "fix: answer 404 for a pier that does not exist (#14)", files: code("piers", 1) },
  { daysAgo: 36, message: "test: cover the change to summer time (#16)", files: code("summertime", 1) },
  { daysAgo: 33, message: "chore: release 1.2.0", files: documents("1.2.0"), tag: "v1.2.0" },
  {
    daysAgo: 26,
    message: "feat: follow a ferry on the map (#21)",
    files: { ...code("map", 1), ...documents("1.3.0") },
    tag: "v1.3.0",
  },
  {
    daysAgo: 21,
    message: `feat(api)!: return times in ISO 8601 (#23)

BREAKING CHANGE: Departures have \`departsAt\`, such as 2026-01-05T10:00:00Z, instead of \`time\`. Read that field.`,
    files: code("departures", 3),
  },
  { daysAgo: 18, message: "feat(api): ask for several piers in one request (#24)", files: code("piers", 2) },
  { daysAgo: 16, message: "fix: show cancelled ferries as cancelled (#26)", files: code("delays", 2) },
  { daysAgo: 15, message: "fix(cli): align columns of names with accents (#27)", files: code("table", 2) },
  {
    daysAgo: 14,
    message: "chore(deps): bump the timetable parser from 3.1.0 to 3.2.0 (#28)",
    files: code("parser", 2),
  },
  { daysAgo: 13, message: "refactor: move the cache into a module (#29)", files: code("cache", 1), tag: "v2.0.0" },
  { daysAgo: 9, message: "feat: warn of storms on the route (#31)", files: code("storms", 1) },
  { daysAgo: 7, message: "perf: read each timetable once (#33)", files: code("cache", 2) },
  { daysAgo: 6, message: "fix: keep the map centered while it moves (#34)", files: code("map", 2), tag: "v2.1.0" },
  { daysAgo: 3, message: "feat: subscribe to the delays of a line (#36)", files: code("delays", 3) },
  { daysAgo: 2, message: "fix: close connections of clients that left (#37)", files: code("server", 1) },
];
