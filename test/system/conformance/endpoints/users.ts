import { expect } from "vitest";
import type { Query } from "../caller.ts";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";
import type { World } from "../world.ts";

/** The interface, "Endpoints", "Users". */
export const userEndpoints: Section = {
  title: "Endpoints › Users",
  rows: {
    "GET /me → the authenticated user": async (world) => {
      const { orgId: _, ...people } = world.people;
      for (const [name, key] of Object.entries(people)) {
        const me = await world.caller(key).ok.get("/me");
        expect(me).toMatchObject({ id: expect.stringMatching(/^usr-[0-9a-f]{16}$/), name });
      }
    },
    "GET /users → users of the authenticated organization": async (world) => {
      expect((await names(world, {})).sort()).toEqual(OWN);
      const others = await world.caller(world.people.outsider).ok.get("/users");
      expect(others.users.map(({ name }) => name)).toEqual(["outsider"]);
    },
    "GET /users: nextPageToken, previousPageToken": async (world) => {
      const first = await world.admin.ok.get("/users", { pageSize: 2 });
      const second = await world.admin.ok.get("/users", { pageSize: 2, next: first.nextPageToken });
      expect(second.users.map(({ id }) => id)).not.toContain(first.users[0]?.id);
      const again = await world.admin.ok.get("/users", { pageSize: 2, next: second.previousPageToken });
      expect(again.users).toEqual(first.users);
    },
    "GET /users: email": async (world) => {
      expect(await names(world, { email: "viewer@example.com" })).toEqual(["viewer"]);
      expect(await names(world, { email: "viewer" })).toEqual([]);
    },
    "GET /users: name": async (world) => {
      expect(await names(world, { name: "editor" })).toEqual(["editor"]);
    },
    "GET /users: authId": async (world) => {
      const { authId } = await world.caller(world.people.viewer).ok.get("/me");
      expect(await names(world, { authId })).toEqual(["viewer"]);
    },
    "GET /users: query (free text)": async (world) => {
      expect(await names(world, { query: "EDIT" })).toEqual(["editor"]);
      expect((await names(world, { query: "@example.com" })).sort()).toEqual(OWN);
      expect(await names(world, { query: "%" })).toEqual([]);
    },
    "GET /users: roleIds": async (world) => {
      const [viewer, editor] = [await world.roleId("viewer"), await world.roleId("editor")];
      expect(await names(world, { roleIds: viewer })).toEqual(["viewer"]);
      expect((await names(world, { roleIds: `${viewer},${editor}` })).sort()).toEqual(["editor", "viewer"]);
      expect(await names(world, { roleIds: "rol-0123456789abcdef" })).toEqual([]);
    },
    "GET /users: noBuiltinRole (users holding no builtin role)": async (world) => {
      expect((await names(world, { noBuiltinRole: true })).sort()).toEqual(["commenter", "nobody"]);
      expect((await names(world, { noBuiltinRole: false })).sort()).toEqual(["admin", "editor", "viewer"]);
    },
    "GET /users: invitationAccepted": async (world) => {
      expect((await names(world, { invitationAccepted: true })).sort()).toEqual(OWN);
      expect(await names(world, { invitationAccepted: false })).toEqual([]);
    },
    "GET /users/{id} → one user": async (world) => {
      const me = await world.caller(world.people.viewer).ok.get("/me");
      expect(await world.admin.ok.get(`/users/${me.id}`)).toEqual(me);
      await refused(world.admin.get("/users/usr-0123456789abcdef"), 404);
      const stranger = await world.caller(world.people.outsider).ok.get("/me");
      await refused(world.admin.get(`/users/${stranger.id}`), 404);
      await refused(world.admin.get("/users/x"), 404);
    },
  },
};

const OWN = ["admin", "commenter", "editor", "nobody", "viewer"];

/** The people whom a filter finds, without the guests of other rows. */
async function names(world: World, filter: Query): Promise<string[]> {
  const { users } = await world.admin.ok.get("/users", { pageSize: 200, ...filter });
  return users.map(({ name }) => name).filter((name) => !name.startsWith("guest"));
}
