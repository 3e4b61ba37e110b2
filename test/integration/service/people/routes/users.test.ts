import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { giveRole, insertRole, insertUser } from "../../../../../src/service/security/access.ts";
import { type Caller, TestService } from "../../../../support/service.ts";
import { databases, type StoreLocation } from "../../../../support/stores.ts";

describe.each(databases)("users on $name", ({ createLocation }) => {
  let place: StoreLocation;
  let served: TestService;
  let orgId: string;
  let ann: Caller;
  beforeEach(async () => {
    place = await createLocation();
    served = await TestService.open(place.location);
    orgId = await served.addOrganization("one");
    ann = await served.addCaller(orgId, { role: "admin", name: "Ann" });
  });
  afterEach(async () => {
    await served.close();
    await place[Symbol.asyncDispose]();
  });

  const add = async (name: string, email: string, role?: string) =>
    (await insertUser(served.store, orgId, { name, email, ...(role && { role }) })).id;
  const list = async (query: Record<string, string> = {}, caller = ann) => {
    const { body } = await caller.call("GET", `users?${new URLSearchParams(query)}`);
    return body.users.map(({ name }) => name);
  };

  test("me is the user of the key, also without any permission", async () => {
    const bob = await served.addCaller(orgId, { name: "Bob" });
    const { status, body } = await bob.call("GET", "me");
    expect(status).toBe(200);
    expect(body).toEqual({
      id: bob.userId,
      authId: bob.userId,
      email: "Bob@example.org",
      name: "Bob",
      sfsToken: "",
      invitationAccepted: true,
      orgId,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: body.createdAt,
    });
    expect(await ann.call("GET", `users/${bob.userId}`)).toEqual({ status: 200, body });
    expect((await bob.call("GET", `users/${bob.userId}`)).status).toBe(403);
  });

  test("lists are filtered by address, name, sign-in and invitation", async () => {
    const bob = await add("Bob", "bob@example.org");
    await add("Bob", "second@example.org");
    await served.store.database.updateTable("users").set({ invitation_accepted: 0 }).where("id", "=", bob).execute();
    expect(await list({ name: "Bob" })).toEqual(["Bob", "Bob"]);
    expect(await list({ name: "Bob", email: "bob@example.org" })).toEqual(["Bob"]);
    expect(await list({ email: "BOB@Example.org" })).toEqual(["Bob"]);
    await add("Zoë", "ZOË@example.org");
    expect(await list({ email: "zoË@EXAMPLE.org" })).toEqual(["Zoë"]);
    await served.store.database.deleteFrom("users").where("name", "=", "Zoë").execute();
    expect(await list({ name: "bob" })).toEqual([]);
    expect(await list({ authId: bob })).toEqual(["Bob"]);
    expect(await list({ invitationAccepted: "false" })).toEqual(["Bob"]);
    expect(await list({ invitationAccepted: "true" })).toEqual(["Bob", "Ann"]);
  });

  test("free text matches name and address, ignoring case, literally", async () => {
    await add("Zoë Müller", "z.m@example.org");
    await add("50%_off", "sale@EXAMPLE.com");
    expect(await list({ query: "müll" })).toEqual(["Zoë Müller"]);
    expect(await list({ query: "EXAMPLE.C" })).toEqual(["50%_off"]);
    expect(await list({ query: "Z.M@" })).toEqual(["Zoë Müller"]);
    expect(await list({ query: "0%_" })).toEqual(["50%_off"]);
    expect(await list({ query: "n_n" })).toEqual([]);
    expect(await list({ query: "%" })).toEqual(["50%_off"]);
    expect(await list({ query: "" })).toHaveLength(3);
  });

  test("roleIds are those who hold one of them, noBuiltinRole those who hold only others", async () => {
    const scribe = await insertRole(served.store, orgId, { name: "scribe", permissions: [] });
    const roles = served.store.database.selectFrom("roles").select("id").where("name", "=", "viewer");
    const viewer = (await roles.executeTakeFirstOrThrow()).id;
    const both = await add("both", "1@example.org", "viewer");
    await giveRole(served.store, { id: both }, scribe);
    await giveRole(served.store, { id: await add("custom", "2@example.org") }, scribe);
    await add("none", "3@example.org");
    expect(await list({ roleIds: viewer })).toEqual(["both"]);
    expect(await list({ roleIds: `${scribe},rol-0000000000000000` })).toEqual(["custom", "both"]);
    expect(await list({ roleIds: "rol-0000000000000000" })).toEqual([]);
    expect(await list({ noBuiltinRole: "true" })).toEqual(["none", "custom"]);
    expect(await list({ noBuiltinRole: "false" })).toEqual(["both", "Ann"]);
    expect(await list({ noBuiltinRole: "true", roleIds: scribe })).toEqual(["custom"]);
  });

  test("a filtered list pages forward and back", async () => {
    for (const name of ["a", "b", "c"]) await add(`of ${name}`, `${name}@example.org`);
    const first = (await ann.call("GET", "users?query=of&pageSize=2")).body;
    const second = (await ann.call("GET", `users?query=of&pageSize=2&next=${first.nextPageToken}`)).body;
    expect([first, second].map(({ users }) => users.map(({ name }) => name))).toEqual([["of c", "of b"], ["of a"]]);
    const back = await ann.call("GET", `users?query=of&pageSize=2&next=${second.previousPageToken}`);
    expect(back.body.users).toEqual(first.users);
  });
});
