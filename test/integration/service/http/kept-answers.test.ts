import { beforeEach, describe, expect, test } from "vitest";
import { revokeKey } from "../../../../src/service/security/keys.ts";
import { ofTest } from "../../../support/of-test.ts";
import { type Caller, TestService } from "../../../support/service.ts";
import { keptStores, type StoreLocation } from "../../../support/stores.ts";

const NOON = Date.UTC(2026, 2, 1, 12);

describe.each(keptStores)("answers of two processes on $name", ({ createLocation }) => {
  let now: number;
  let place: StoreLocation;
  let [here, there]: TestService[] = [];
  let caller: Caller;
  const open = () => TestService.open(place.location, () => new Date(now));
  beforeEach(async () => {
    now = NOON;
    place = ofTest(await createLocation());
    [here, there] = [ofTest(await open()), ofTest(await open())];
    caller = await here.addCaller(await here.addOrganization("one"), { role: "owner" });
  });
  const list = async ({ call }: Pick<Caller, "call">) => (await call("GET", "instructions")).body.instructions;
  const create = (name: string) => ({ name, type: "releaseNotes", content: "Be short.", global: true });

  test("show at once what either of them stored", async () => {
    const ways = [caller.call, there?.callerOf(caller.apiKey) ?? expect.unreachable()];
    const names: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      names.push(`instruction ${count}`);
      const [writer, ...others] = count % 2 === 0 ? ways : ways.toReversed();
      expect(await writer?.("POST", "instructions", create(`instruction ${count}`))).toMatchObject({ status: 201 });
      for (const call of [...others, ...ways, ...ways]) {
        expect((await list({ call })).map(({ name }) => name).sort()).toEqual(names.toSorted());
      }
    }
  });

  test("stop where the other one revokes the key or takes a role", async () => {
    const reader = await here?.addCaller((await caller.call("GET", "me")).body.orgId, { role: "reader" });
    const call = reader?.call ?? expect.unreachable();
    for (let count = 0; count < 3; count += 1) expect(await list({ call })).toEqual([]);
    await there?.store.database
      .deleteFrom("user_roles")
      .where("user_id", "=", reader?.userId ?? "")
      .execute();
    expect(await call("GET", "instructions")).toMatchObject({ status: 403 });
    await there?.store.transaction((within) => revokeKey(within, reader?.keyId ?? ""));
    expect(await call("GET", "instructions")).toMatchObject({ status: 401 });
  });

  test("stop when the key expires, while nothing changes", async () => {
    const expires_at = new Date(NOON + 1000).toISOString();
    await here?.store.database.updateTable("keys").set({ expires_at }).where("id", "=", caller.keyId).execute();
    for (let count = 0; count < 3; count += 1) expect(await list(caller)).toEqual([]);
    now += 1000;
    expect(await caller.call("GET", "instructions")).toMatchObject({ status: 401 });
  });

  test("are those of each caller, at the same time too", async () => {
    await caller.call("POST", "instructions", create("ours"));
    const other = await here?.addCaller((await here?.addOrganization("two")) ?? "", { role: "owner" });
    for (let count = 0; count < 3; count += 1) {
      const lists = await Promise.all([list(caller), list(other ?? expect.unreachable())]);
      expect(lists.map((shown) => shown.length)).toEqual([1, 0]);
    }
  });
});
