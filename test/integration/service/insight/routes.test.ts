import { beforeEach, describe, expect, test } from "vitest";
import type { ListedRepository, Week } from "../../../../src/contract/resources/insight.ts";
import { recordPullRequestStatus } from "../../../../src/service/conversations/conversations.ts";
import { insertEntries } from "../../../../src/service/conversations/entries.ts";
import { ConversationFixture } from "../../../support/conversations.ts";
import { ofTest } from "../../../support/of-test.ts";
import { type Call, create } from "../../../support/service.ts";
import { databases } from "../../../support/stores.ts";

const NOW = "2026-11-28T12:00:00.000Z";

describe.each(databases)("insight on $name", ({ createLocation }) => {
  let place: ConversationFixture;
  let now = NOW;
  beforeEach(async () => {
    now = NOW;
    place = ofTest(await ConversationFixture.open(ofTest(await createLocation()), {}, () => new Date(now)));
  });

  const read = async <Shown>(path: string, call: Call = place.call) => {
    const { status, body } = await call("GET", `insight/${path}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return Object(body) as Shown;
  };
  const list = async (query = "", call?: Call) =>
    (await read<{ repositories: ListedRepository[] }>(`releases${query}`, call)).repositories;
  const states = async (call?: Call) =>
    (await list("", call)).flatMap(({ releases }) =>
      releases.map(({ tag, state, conversationId: id }) => [tag, state, id]),
    );
  const reader = { orgId: "", requestId: null, userName: null };
  const merge = async (conversationId: string) => {
    const { store, orgId } = place.organization;
    const rows = store.database.updateTable("conversations").where("id", "=", conversationId);
    await rows.set({ output_url: "https://github.com/octo/widget/pull/7", status: "open" }).execute();
    await recordPullRequestStatus(store, { ...reader, orgId }, { conversationId, state: "merged" });
  };

  test("releases are missing, then in draft from the request on, then documented", async () => {
    place.history.tag("v1");
    place.history.tag("nightly");
    expect(await states()).toEqual([
      ["v1.1.0", "missing", undefined],
      ["v1.0.0", "missing", undefined],
    ]);
    const [repository] = await list("?tag=v1.1.0");
    const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
    expect(repository?.releases).toMatchObject([{ tag: "v1.1.0", changes }]);
    const first = (await list("?tag=v1.0.0"))[0]?.releases[0]?.changes;
    const ids: string[] = [];
    for (const wanted of [changes, first]) {
      const request = { body: "Write.", publication: "Widget", stage: true, changes: wanted };
      ids.push(await create(place.call, "conversations/", request));
    }
    const [newer = "", older = ""] = ids;
    const drafted = [
      ["v1.1.0", "inDraft", newer],
      ["v1.0.0", "inDraft", older],
    ];
    expect(await states()).toEqual(drafted);
    await place.organization.service.idle();
    expect(await states()).toEqual(drafted);
    await merge(newer);
    await place.call("POST", `conversations/${older}/dismiss`, {});
    expect(await states()).toEqual([
      ["v1.1.0", "documented", newer],
      ["v1.0.0", "missing", undefined],
    ]);
  });

  test("each publication of a repository has its own state, and a release the furthest of them", async () => {
    const { id: publicationId } = await place.organization.store.database
      .selectFrom("publications")
      .select("id")
      .executeTakeFirstOrThrow();
    const config = { docsRepo: place.connectionId };
    const second = await create(place.call, "publications", { name: "Second", config });
    const { id } = await place.converse({ stage: true });
    const releases = (await list()).flatMap((one) => one.releases);
    expect(releases[0]).toMatchObject({
      ...{ state: "inDraft", conversationId: id },
      publications: [
        { publicationId, name: "Widget", state: "inDraft", conversationId: id },
        { publicationId: second, name: "Second", state: "missing" },
      ],
    });
  });

  test("a conversation about several releases covers each, by what its words select", async () => {
    place.history.add("fix: close the file (#4)", "v1.2.0");
    const { id } = await place.converse({ body: "Document the last 2 releases.", changes: undefined, stage: true });
    expect(await states()).toEqual([
      ["v1.2.0", "inDraft", id],
      ["v1.1.0", "inDraft", id],
      ["v1.0.0", "missing", undefined],
    ]);
  });

  test("older releases are a page away, and an unreadable repository says why", async () => {
    for (let minor = 2; minor < 24; minor += 1) place.history.tag(`v1.${minor}.0`);
    const [repository] = await list();
    expect(repository?.releases).toHaveLength(20);
    const query = `?connectionId=${place.connectionId}&after=${repository?.moreReleases}`;
    const older = (await list(query)).flatMap(({ releases }) => releases.map(({ tag }) => tag));
    expect(older).toEqual(["v1.3.0", "v1.2.0", "v1.1.0", "v1.0.0"]);
    expect(await list("?connectionId=cnn-0000000000000000")).toEqual([]);
    const { call } = place;
    const codehostRepo = { repositoryUrl: `file://${place.history.directory}-gone` };
    const gone = await create(call, "connections", { name: "gone", paused: true, config: { codehostRepo } });
    await create(call, "publications", { name: "Other", config: { docsRepo: gone } });
    const [first, second] = await list();
    expect(first).toMatchObject({
      name: "gone",
      releases: [],
      isPending: false,
      error: expect.stringContaining("gone"),
    });
    expect(second?.releases).toHaveLength(20);
  });

  test("shows repositories, conversations and counts to those only who may read them", async () => {
    const { id } = await place.converse({ stage: true });
    const guest = await place.organization.addCaller({ permissions: ["connection:list"] });
    expect(await states(guest)).toEqual([
      ["v1.1.0", "missing", undefined],
      ["v1.0.0", "missing", undefined],
    ]);
    const count = async (call?: Call) => (await read<{ weeks: Week[] }>("weeks", call)).weeks.at(-1)?.open;
    expect([await count(), await count(guest)]).toEqual([1, 0]);
    const granted = await place.organization.addCaller({ grants: [{ permission: "conversation:get", recordId: id }] });
    expect([await list("", granted), await count(granted)]).toEqual([[], 1]);
    const other = await place.organization.addOtherKeyed({ role: "owner" });
    expect([await list("", other.call), await count(other.call)]).toEqual([[], 0]);
  });

  test("weeks count drafts by outcome, time to merge and cost, in UTC", async () => {
    const model = { name: "m", url: "https://m.example", key: null, budget: 1000, stream: 0 };
    const { store, orgId } = place.organization;
    const readAll = async () => (await read<{ weeks: Week[] }>("weeks")).weeks;
    const empty = await readAll();
    expect(empty.map(({ start }) => start).slice(-2)).toEqual(["2026-11-16", "2026-11-23"]);
    expect(empty).toHaveLength(12);
    expect(empty.every(({ cost }) => cost == null)).toBe(true);
    now = "2026-11-22T23:59:59.000Z";
    const { id } = await place.converse({ stage: true });
    const cost = { kind: "model", status: "success", message: "m", details: { cost: 0.0125 } } as const;
    for (const _ of [1, 2]) await insertEntries(store, { conversationId: id, turnId: null }, [cost]);
    now = "2026-11-24T11:59:59.000Z";
    await merge(id);
    const failed = await place.converse({ changes: [{ tags: { start: "v7.0.0", end: "v8.0.0" } }] });
    expect(failed.status).toBe("needsAttention");
    now = NOW;
    await store.database
      .insertInto("models")
      .values({ org_id: orgId, ...model })
      .execute();
    expect((await readAll()).slice(-2)).toMatchObject([
      { start: "2026-11-16", merged: 1, open: 0, closed: 0, failed: 0, cost: 25_000, minutes: [] },
      { start: "2026-11-23", merged: 0, open: 0, closed: 0, failed: 1, cost: 0, minutes: [2160, 2160, 2160] },
    ]);
  });
});
