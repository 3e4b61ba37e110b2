import { expect } from "vitest";
import { say } from "../say.ts";
import type { Section } from "../section.ts";
import type { Shown } from "../shown.ts";
import type { World } from "../world.ts";

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
      async (world: World) => {
        await say(world, (await world.draft()).id, "One.");
        const guest = await world.inviteWith([`${record}:get`]);
        const all = recordsOf(await world.admin.ok.get(path, { pageSize: 5 }));
        expect(all.length).toBeGreaterThan(0);
        expect(recordsOf(await guest.ok.get(path, { pageSize: 5 }))).toEqual(all);
        expect(recordsOf(await guest.ok.get(path === "/jobs" ? "/conversations" : "/jobs"))).toEqual([]);
      },
    ]),
  ),
};

/** The records of a page, without its tokens. */
function recordsOf(page: Shown): unknown[] {
  return Object.values(page).flatMap((value) => (Array.isArray(value) ? value : []));
}
