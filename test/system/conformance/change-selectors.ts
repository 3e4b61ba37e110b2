import { expect } from "vitest";
import type { TestEnvironment } from "./environment.ts";
import { messageOf } from "./message-of.ts";
import type { Section } from "./section.ts";

type Row = readonly [title: string, select: (at: (position: number) => string) => object, positions: number[]];

/** Selectors, and the commits of the documented repository that they select. */
const SELECTORS: readonly Row[] = [
  ["releases {count}: commits of the last N releases", () => ({ releases: { count: 1 } }), [1, 2]],
  [
    "timeRange {start, end}: commits in the window",
    () => ({ timeRange: { start: "2026-01-01T16:30:00+02:00", end: "2026-01-01T16:30:00Z" } }),
    [1, 2],
  ],
  ["commits (count) {count}: last N commits on the main branch", () => ({ commits: { count: 2 } }), [3, 4]],
  [
    "commits (since) {startSha}: from that commit up to the current head",
    (at) => ({ commits: { startSha: at(2) } }),
    [3, 4],
  ],
  ["commits (list) {shas}: exactly those commits", (at) => ({ commits: { shas: [at(1), at(4).slice(0, 8)] } }), [1, 4]],
  ...([true, false, undefined] as const).map((includeStartCommit): Row => {
    const title = `commits (range) {startSha, endSha, includeStartCommit}: commit range, ${includeStartCommit}`;
    const select: Row[1] = (at) => ({ commits: { startSha: at(1), endSha: at(3), includeStartCommit } });
    return [title, select, includeStartCommit ? [1, 2, 3] : [2, 3]];
  }),
  ["tags (since) {start}: from the tag up to the current head", () => ({ tags: { start: "v1.0.0" } }), [1, 2, 3, 4]],
  ["tags (range) {start, end}: between two tags", () => ({ tags: { start: "v1.0.0", end: "v1.1.0" } }), [1, 2]],
];

/** What a body says, and the commits that it means. */
const BODIES: readonly (readonly [title: string, write: (at: (position: number) => string) => string, number[]])[] = [
  ["specific commit ids", (at) => `Describe ${at(1)} and ${at(4)}.`, [1, 4]],
  ["since a commit", (at) => `Everything since ${at(2)}.`, [3, 4]],
  ["from one commit to another", (at) => `From ${at(1)} to ${at(3)}.`, [2, 3]],
  ["last N commits", () => "Write about the last 3 commits.", [2, 3, 4]],
];

/** The interface, "Resources and their fields", "Change selector". */
export const changeSelectors: Section = {
  title: "Fields › Change selector",
  rows: {
    ...Object.fromEntries(
      SELECTORS.map(([title, select, positions]) => [
        title,
        (env: TestEnvironment) => selects(env, (at) => ({ changes: [select(at)] }), positions),
      ]),
    ),
    ...Object.fromEntries(
      BODIES.map(([title, write, positions]) => [
        `Within body: ${title}`,
        (env: TestEnvironment) => selects(env, (at) => ({ body: write(at), changes: [] }), positions),
      ]),
    ),
    "Within body: time windows such as a past week, since last month or a quarter": async (env) => {
      for (const body of ["Cover the past week.", "Everything since last month.", "What came last quarter."]) {
        const conversation = await env.write({ body, changes: [] });
        expect(messageOf(conversation, "selection")).toMatch(/\d{4}-\d\d-\d\d.*`body`/);
      }
    },
  },
};

/** Asserts that the selection entry states that many commits, and the oldest and the newest of them. */
async function selects(
  env: TestEnvironment,
  build: (at: (position: number) => string) => object,
  positions: readonly number[],
): Promise<void> {
  const at = (position: number) => env.history.shas[position] ?? "";
  const selection = messageOf(await env.write(build(at)), "selection") ?? "";
  const [oldest, newest] = [positions[0] ?? 0, positions.at(-1) ?? 0].map((one) => at(one).slice(0, 7));
  expect(selection).toMatch(new RegExp(`^${positions.length} commits?:`));
  expect(selection).toContain(`from ${oldest} `);
  expect(selection).toContain(`to ${newest} `);
}
