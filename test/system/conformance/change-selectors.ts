import { expect } from "vitest";
import type { TestEnvironment } from "./environment.ts";
import { messageOf } from "./message-of.ts";
import type { Section } from "./section.ts";

/** The interface, "Resources and their fields", "Change selector". */
export const changeSelectors: Section = {
  title: "Fields › Change selector",
  rows: {
    "releases {count}: commits of the last N releases": async (env) => {
      await selects(env, { releases: { count: 1 } }, [1, 2]);
    },
    "timeRange {start, end}: commits in the window": async (env) => {
      const timeRange = { start: "2026-01-01T16:30:00+02:00", end: "2026-01-01T16:30:00Z" };
      await selects(env, { timeRange }, [1, 2]);
    },
    "commits (count) {count}: last N commits on the main branch": async (env) => {
      await selects(env, { commits: { count: 2 } }, [3, 4]);
    },
    "commits (since) {startSha}: from that commit up to the current head": async (env) => {
      await selects(env, { commits: { startSha: at(env, 2) } }, [3, 4]);
    },
    "commits (list) {shas}: exactly those commits": async (env) => {
      await selects(env, { commits: { shas: [at(env, 1), at(env, 4).slice(0, 8)] } }, [1, 4]);
    },
    "commits (range) {startSha, endSha, includeStartCommit}: commit range": async (env) => {
      const [startSha, endSha] = [at(env, 1), at(env, 3)];
      await selects(env, { commits: { startSha, endSha, includeStartCommit: true } }, [1, 2, 3]);
      await selects(env, { commits: { startSha, endSha, includeStartCommit: false } }, [2, 3]);
      await selects(env, { commits: { startSha, endSha } }, [2, 3]);
    },
    "tags (since) {start}: from the tag up to the current head": async (env) => {
      await selects(env, { tags: { start: "v1.0.0" } }, [1, 2, 3, 4]);
    },
    "tags (range) {start, end}: between two tags": async (env) => {
      await selects(env, { tags: { start: "v1.0.0", end: "v1.1.0" } }, [1, 2]);
    },
    "Within body: specific commit ids": async (env) => {
      await reads(env, `Describe ${at(env, 1)} and ${at(env, 4)}.`, [1, 4]);
    },
    "Within body: since a commit": async (env) => {
      await reads(env, `Everything since ${at(env, 2)}.`, [3, 4]);
    },
    "Within body: from one commit to another": async (env) => {
      await reads(env, `From ${at(env, 1)} to ${at(env, 3)}.`, [2, 3]);
    },
    "Within body: last N commits": async (env) => {
      await reads(env, "Write about the last 3 commits.", [2, 3, 4]);
    },
    "Within body: time windows such as a past week, since last month or a quarter": async (env) => {
      for (const body of ["Cover the past week.", "Everything since last month.", "What came last quarter."]) {
        const conversation = await env.write({ body, changes: [] });
        expect(messageOf(conversation, "selection")).toMatch(/\d{4}-\d\d-\d\d.*`body`/);
      }
    },
  },
};

function at({ history }: TestEnvironment, position: number): string {
  return history.shas[position] ?? "";
}

async function selects(env: TestEnvironment, selector: object, positions: readonly number[]): Promise<void> {
  expectSelection(env, await env.write({ changes: [selector] }), positions);
}

async function reads(env: TestEnvironment, body: string, positions: readonly number[]): Promise<void> {
  expectSelection(env, await env.write({ body, changes: [] }), positions);
}

/** Asserts that the selection entry states that many commits, and the oldest and the newest of them. */
function expectSelection(
  env: TestEnvironment,
  conversation: Parameters<typeof messageOf>[0],
  positions: readonly number[],
): void {
  const selection = messageOf(conversation, "selection") ?? "";
  const [oldest, newest] = [positions[0] ?? 0, positions.at(-1) ?? 0].map((one) => at(env, one).slice(0, 7));
  expect(selection).toMatch(new RegExp(`^${positions.length} commits?:`));
  expect(selection).toContain(`from ${oldest} `);
  expect(selection).toContain(`to ${newest} `);
}
