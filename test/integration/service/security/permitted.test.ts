import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { type Grant, PERMISSIONS, type Permission } from "../../../../src/contract/permissions.ts";
import { ofTest } from "../../../support/of-test.ts";
import { insertConnection, insertConversations, insertPublication } from "../../../support/rows.ts";
import { drawn } from "../../../support/search.ts";
import { type Answer, TestService } from "../../../support/service.ts";
import { databases } from "../../../support/stores.ts";

/** Lists of the interface, what they are called by, and whether they are refused where nothing is granted. */
const LISTS = {
  instruction: { path: "instructions", field: "instructions", isRefused: true },
  instructionLink: { path: "instruction-links", field: "instructionLinks", isRefused: true },
  user: { path: "users", field: "users", isRefused: false },
  auditLog: { path: "audit_logs", field: "auditLogs", isRefused: false },
  conversation: { path: "conversations", field: "conversations", isRefused: false },
  publication: { path: "publications", field: "publications", isRefused: false },
  connection: { path: "connections", field: "connections", isRefused: false },
} as const;
type Listed = keyof typeof LISTS;
const LISTED = Object.keys(LISTS) as Listed[];

/** What an organization has, the newest first. */
type Owned = { orgId: string; ids: Record<Listed, string[]> };

describe.each(databases)("what is permitted on $name", ({ createLocation }) => {
  let served: TestService;
  let organizations: Owned[];
  beforeEach(async () => {
    const { location } = ofTest(await createLocation());
    served = ofTest(await TestService.open(location));
    organizations = [await fill("one"), await fill("other")];
  });

  async function fill(name: string): Promise<Owned> {
    const orgId = await served.addOrganization(name);
    const admin = await served.addCaller(orgId, { role: "owner" });
    await served.addCaller(orgId, {});
    const publicationId = await insertPublication(served.store, orgId, "notes");
    for (const type of ["commit", "planning"]) {
      const { id } = (await admin.call("POST", "instructions", { name: "Tone", type, content: "Be short." })).body;
      await admin.call("POST", `instructions/${id}/links`, { publicationId, slotType: type });
    }
    await insertPublication(served.store, orgId, "changes");
    for (const app of ["app", "other"]) await insertConnection(served.store, orgId, { name: app });
    await insertConversations(served.store, [{ org_id: orgId }, { org_id: orgId }]);
    const ids = {} as Owned["ids"];
    for (const listed of LISTED) ids[listed] = idsIn(await admin.call("GET", LISTS[listed].path), LISTS[listed].field);
    return { orgId, ids };
  }

  const May = fc.record({
    permissions: fc.array(fc.constantFrom(...PERMISSIONS), { maxLength: 6 }),
    isViewer: fc.boolean(),
    grants: fc.array(
      fc.record({
        organization: fc.nat(1),
        listed: fc.constantFrom(...LISTED),
        verb: fc.constantFrom("list", "get", "update", "delete"),
        which: fc.nat(3),
      }),
      { maxLength: 6 },
    ),
  });

  test("no list and no get returns what roles and grants do not permit, in this organization or another", async () => {
    const property = fc.asyncProperty(May, async ({ permissions, isViewer, grants }) => {
      const [own, foreign] = organizations as [Owned, Owned];
      const given = grants.map(({ organization, listed, verb, which }): Grant => {
        const ids = organizations[organization]?.ids[listed] ?? [];
        return { permission: `${listed}:${verb}` as Permission, recordId: ids[which % ids.length] ?? "" };
      });
      const caller = await served.addCaller(own.orgId, {
        ...(isViewer && { role: "reader" }),
        permissions,
        grants: given,
      });
      own.ids.user.unshift(caller.userId);
      const mayAll = (listed: Listed, verb: "list" | "get") =>
        permissions.includes(`${listed}:${verb}`) || (isViewer && listed !== "auditLog");
      const isGranted = (listed: Listed, verb: "list" | "get", id: string) =>
        given.some(({ permission, recordId }) => permission === `${listed}:${verb}` && recordId === id);

      for (const listed of LISTED) {
        const { path, field, isRefused } = LISTS[listed];
        const answer = await caller.call("GET", `${path}?pageSize=200`);
        const mayListAll = mayAll(listed, "list") || mayAll(listed, "get");
        const isAnyGranted = given.some(({ permission }) => [`${listed}:list`, `${listed}:get`].includes(permission));
        if (isRefused && !mayListAll && !isAnyGranted) {
          expect(answer.status).toBe(403);
        } else {
          const permitted = own.ids[listed].filter(
            (id) => mayListAll || isGranted(listed, "list", id) || isGranted(listed, "get", id),
          );
          expect(idsIn(answer, field)).toEqual(permitted);
        }
        for (const id of [...own.ids[listed].slice(0, 5), ...foreign.ids[listed]]) {
          const { status, body } = await caller.call("GET", `${path}/${id}`);
          const isThere = own.ids[listed].includes(id);
          expect(status).toBe(mayAll(listed, "get") || isGranted(listed, "get", id) ? (isThere ? 200 : 404) : 403);
          if (status === 200) expect(body.id).toBe(id);
        }
      }
    });
    await fc.assert(property, drawn(25, 500));
  });
});

function idsIn({ body }: Answer, field: string): string[] {
  return (body as unknown as Record<string, { id: string }[]>)[field]?.map(({ id }) => id) ?? [];
}
