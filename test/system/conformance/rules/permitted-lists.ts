import { expect } from "vitest";
import type { TestEnvironment } from "../environment.ts";
import { say } from "../say.ts";
import type { Section } from "../section.ts";
import type { Shown } from "../shown.ts";

/** The lists that narrow, by the record that `get` permits. */
const LISTS = {
  job: "/jobs",
  conversation: "/conversations",
  publication: "/publications",
  connection: "/connections",
  comment: "/conversation_comments",
  user: "/users",
  auditLog: "/audit_logs",
};

/** Lists hold every record that the caller may read (interface, "Authentication", 3). */
export const permittedLists: Section = {
  title: "Rules › lists without list permission",
  rows: Object.fromEntries(
    Object.entries(LISTS).map(([record, path]) => [
      `GET ${path} shows every record that a role's ${record}:get permits`,
      async (env: TestEnvironment) => {
        await say(env, (await env.draft()).id, "One.");
        const guest = await env.inviteWith([`${record}:get`]);
        const all = recordsOf(await env.admin.ok.get(path, { pageSize: 5 }));
        expect(all.length).toBeGreaterThan(0);
        expect(recordsOf(await guest.ok.get(path, { pageSize: 5 }))).toEqual(all.map(cutNames));
        expect(recordsOf(await guest.ok.get(path === "/jobs" ? "/conversations" : "/jobs"))).toEqual([]);
      },
    ]),
  ),
};

/** The names of people are for those who may read users. */
function cutNames(record: unknown): unknown {
  const { requesterName: _, assigneeName: __, ...rest } = Object(record);
  return rest;
}

/** The records of a page, without its tokens. */
function recordsOf(page: Shown): unknown[] {
  return Object.values(page).flatMap((value) => (Array.isArray(value) ? value : []));
}
