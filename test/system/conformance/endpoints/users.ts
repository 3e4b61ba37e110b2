import { expect } from "vitest";
import type { Query } from "../caller.ts";
import type { TestEnvironment } from "../environment.ts";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";

/** The interface, "Endpoints", "Users". */
export const userEndpoints: Section = {
  title: "Endpoints › Users",
  rows: {
    "GET /me → the authenticated user": async (env) => {
      const { orgId: _, ...people } = env.people;
      for (const [name, key] of Object.entries(people)) {
        const me = await env.caller(key).ok.get("/me");
        expect(me).toMatchObject({ id: expect.stringMatching(/^usr-[0-9a-f]{16}$/), name });
      }
    },
    "GET /users → users of the authenticated organization": async (env) => {
      expect((await names(env, {})).sort()).toEqual(OWN);
      const others = await env.caller(env.people.outsider).ok.get("/users");
      expect(others.users.map(({ name }) => name)).toEqual(["outsider"]);
    },
    "GET /users: nextPageToken, previousPageToken": async (env) => {
      const first = await env.admin.ok.get("/users", { pageSize: 2 });
      const second = await env.admin.ok.get("/users", { pageSize: 2, next: first.nextPageToken });
      expect(second.users.map(({ id }) => id)).not.toContain(first.users[0]?.id);
      const again = await env.admin.ok.get("/users", { pageSize: 2, next: second.previousPageToken });
      expect(again.users).toEqual(first.users);
    },
    "GET /users: email": async (env) => {
      expect(await names(env, { email: "reader@example.com" })).toEqual(["reader"]);
      expect(await names(env, { email: "reader" })).toEqual([]);
    },
    "GET /users: name": async (env) => {
      expect(await names(env, { name: "maintainer" })).toEqual(["maintainer"]);
    },
    "GET /users: authId": async (env) => {
      const { authId } = await env.caller(env.people.reader).ok.get("/me");
      expect(await names(env, { authId })).toEqual(["reader"]);
    },
    "GET /users: query (free text)": async (env) => {
      expect(await names(env, { query: "MAINT" })).toEqual(["maintainer"]);
      expect((await names(env, { query: "@example.com" })).sort()).toEqual(OWN);
      expect(await names(env, { query: "%" })).toEqual([]);
    },
    "GET /users: roleIds": async (env) => {
      const [reader, maintainer] = [await env.roleId("reader"), await env.roleId("maintainer")];
      expect(await names(env, { roleIds: reader })).toEqual(["reader"]);
      expect((await names(env, { roleIds: `${reader},${maintainer}` })).sort()).toEqual(["maintainer", "reader"]);
      expect(await names(env, { roleIds: "rol-0123456789abcdef" })).toEqual([]);
    },
    "GET /users: noBuiltinRole (users holding no builtin role)": async (env) => {
      expect((await names(env, { noBuiltinRole: true })).sort()).toEqual(["commenter", "unprivileged"]);
      expect((await names(env, { noBuiltinRole: false })).sort()).toEqual(["admin", "maintainer", "reader"]);
    },
    "GET /users: invitationAccepted": async (env) => {
      expect((await names(env, { invitationAccepted: true })).sort()).toEqual(OWN);
      expect(await names(env, { invitationAccepted: false })).toEqual([]);
    },
    "GET /users/{id} → one user": async (env) => {
      const me = await env.caller(env.people.reader).ok.get("/me");
      expect(await env.admin.ok.get(`/users/${me.id}`)).toEqual(me);
      await refused(env.admin.get("/users/usr-0123456789abcdef"), 404);
      const stranger = await env.caller(env.people.outsider).ok.get("/me");
      await refused(env.admin.get(`/users/${stranger.id}`), 404);
      await refused(env.admin.get("/users/x"), 404);
    },
  },
};

const OWN = ["admin", "commenter", "maintainer", "reader", "unprivileged"];

/** The names of the users that a filter selects, without guests of other rows. */
async function names(env: TestEnvironment, filter: Query): Promise<string[]> {
  const { users } = await env.admin.ok.get("/users", { pageSize: 200, ...filter });
  return users.map(({ name }) => name).filter((name) => !name.startsWith("guest"));
}
