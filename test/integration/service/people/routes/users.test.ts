import { beforeEach, describe, expect, test } from "vitest";
import { insertUser } from "../../../../../src/service/security/access.ts";
import { ofTest } from "../../../../support/of-test.ts";
import { type Caller, TestService } from "../../../../support/service.ts";
import { databases } from "../../../../support/stores.ts";

describe.each(databases)("users on $name", ({ createLocation }) => {
  let served: TestService;
  let orgId: string;
  let ann: Caller;
  beforeEach(async () => {
    const { location } = ofTest(await createLocation());
    served = ofTest(await TestService.open(location));
    orgId = await served.addOrganization("one");
    ann = await served.addCaller(orgId, { role: "owner", name: "Ann" });
  });

  const add = (name: string, email: string) => insertUser(served.store, orgId, { name, email });
  const list = async (query: Record<string, string>) => {
    const { body } = await ann.call("GET", `users?${new URLSearchParams(query)}`);
    return body.users.map(({ name }) => name);
  };

  test("an address matches in any case, a name as it is written", async () => {
    await add("Bob", "bob@example.org");
    await add("Zoë", "ZOË@example.org");
    expect(await list({ email: "BOB@Example.org" })).toEqual(["Bob"]);
    expect(await list({ email: "zoË@EXAMPLE.org" })).toEqual(["Zoë"]);
    expect(await list({ name: "bob" })).toEqual([]);
  });

  test("free text matches name and address, ignoring case, literally", async () => {
    await add("Zoë Müller", "z.m@example.org");
    await add("50%_off", "sale@EXAMPLE.com");
    expect(await list({ query: "müll" })).toEqual(["Zoë Müller"]);
    expect(await list({ query: "EXAMPLE.C" })).toEqual(["50%_off"]);
    expect(await list({ query: "0%_" })).toEqual(["50%_off"]);
    expect(await list({ query: "n_n" })).toEqual([]);
    expect(await list({ query: "%" })).toEqual(["50%_off"]);
    expect(await list({ query: "" })).toHaveLength(3);
  });
});
