import { beforeEach, describe, expect, test } from "vitest";
import { ConversationFixture } from "../../../support/conversations.ts";
import { ofTest } from "../../../support/of-test.ts";
import type { Call, Caller } from "../../../support/service.ts";
import { databases } from "../../../support/stores.ts";

type Shown = { kind: string; title: string; summary: string; conversationId: string; readAt: string | null };

const ALL = { ready: true, needsAttention: true, failed: true, app: "all", email: "now", emailAbout: "participating" };

describe.each(databases)("notifications on $name", ({ createLocation }) => {
  let place: ConversationFixture;
  let viewer: Caller;
  let time = "2026-03-04T07:00:00.000Z";
  beforeEach(async () => {
    time = "2026-03-04T07:00:00.000Z";
    const location = ofTest(await createLocation());
    place = ofTest(await ConversationFixture.open(location, {}, () => new Date(time), { onFault: () => undefined }));
    viewer = await place.organization.addKeyed({ role: "reader" });
  });

  async function read(call: Call, search = ""): Promise<{ unreadCount: number; notifications: Shown[] }> {
    const { status, body } = await call("GET", `notifications${search}`);
    expect(status).toBe(200);
    return body as never;
  }

  test("tell everyone who may read the conversation, until it is read", async () => {
    const { id } = await place.converse({ stage: true });
    const ready = {
      kind: "ready",
      conversationId: id,
      title: "Document v1.1.0",
      publicationName: "Widget",
      readAt: null,
    };
    for (const call of [place.call, viewer.call]) {
      expect(await read(call)).toMatchObject({ unreadCount: 1, notifications: [ready] });
    }
    const stranger = await place.organization.addCaller({ permissions: ["conversation:create"] });
    const other = await place.organization.addOther({ role: "owner" });
    for (const call of [stranger, other]) expect(await read(call)).toEqual({ unreadCount: 0, notifications: [] });

    expect(await viewer.call("POST", "notifications/read", { conversationId: id })).toMatchObject({ status: 204 });
    expect(await read(viewer.call)).toMatchObject({ unreadCount: 0, notifications: [{ readAt: time }] });
    expect(await read(viewer.call, "?unread=true")).toMatchObject({ notifications: [] });
    expect(await read(place.call)).toMatchObject({ unreadCount: 1 });
  });

  test("are one for each conversation, of its newest outcome", async () => {
    const { id } = await place.converse({ stage: true });
    const second = await place.converse({ stage: true });
    await viewer.call("POST", "notifications/read", {});
    const { database } = place.organization.store;
    const gone = { config_json: JSON.stringify({ repositoryUrl: "file:///nowhere" }) };
    await database.updateTable("connections").set(gone).execute();
    await place.comment(id, { body: "Leave out #2." });
    const { unreadCount, notifications } = await read(viewer.call);
    expect(unreadCount).toBe(1);
    expect(notifications.map(({ kind, conversationId }) => [kind, conversationId])).toEqual([
      ["failed", id],
      ["ready", second.id],
    ]);
    expect(notifications[0]?.summary).toContain("/nowhere");
  });

  test("end when the conversation leaves the state that they are about", async () => {
    const { id } = await place.converse({ stage: true });
    const { database } = place.organization.store;
    const set = (status: string) =>
      database.updateTable("conversations").set({ status }).where("id", "=", id).execute();
    for (const [status, unreadCount] of [
      ["merged", 0],
      ["running", 0],
      ["needsAttention", 0],
      ["open", 1],
    ] as const) {
      await set(status);
      expect(await read(viewer.call)).toMatchObject({ unreadCount, notifications: [{ kind: "ready" }] });
    }
    expect((await read(viewer.call)).notifications[0]?.readAt).toBeNull();
    await set("closed");
    expect(await read(viewer.call, "?unread=true")).toMatchObject({ notifications: [] });
    expect((await read(viewer.call)).notifications[0]?.readAt).toBe(time);
  });

  test("are left out once the conversation may not be read any more, and kept for 90 days", async () => {
    const { id } = await place.converse({ stage: true });
    const granted = await place.organization.addKeyed({ grants: [{ permission: "conversation:get", recordId: id }] });
    await place.comment(id, { body: "Leave out #2." });
    expect(await read(granted.call)).toMatchObject({ unreadCount: 1, notifications: [{ conversationId: id }] });
    await place.organization.store.database.deleteFrom("grants").execute();
    expect(await read(granted.call)).toEqual({ unreadCount: 0, notifications: [] });

    time = "2026-06-03T07:00:00.000Z";
    const { id: later } = await place.converse({ stage: true });
    expect(await read(viewer.call)).toMatchObject({ unreadCount: 1, notifications: [{ conversationId: later }] });
  });

  test("follow what a person chose", async () => {
    expect(await viewer.call("GET", "notifications/settings")).toEqual({
      status: 200,
      body: { ...ALL, canEmail: false },
    });
    const set = (more: object) => viewer.call("PUT", "notifications/settings", { ...ALL, ...more });
    expect(await set({ app: "participating" })).toMatchObject({ status: 200, body: { app: "participating" } });
    expect(await set({ app: "none" })).toMatchObject({ status: 400 });
    const { id } = await place.converse({ stage: true });
    expect(await read(viewer.call)).toMatchObject({ unreadCount: 0 });
    // Who commented takes part from then on.
    const { database } = place.organization.store;
    await database.updateTable("comments").set({ author_id: viewer.userId }).execute();
    await place.comment(id, { body: "Leave out #2." });
    await database.updateTable("comments").set({ author_id: viewer.userId }).execute();
    await place.comment(id, { body: "Leave out #3." });
    expect(await read(viewer.call)).toMatchObject({ unreadCount: 1 });
    await set({ ready: false });
    await place.converse({ stage: true });
    expect(await read(viewer.call)).toMatchObject({ unreadCount: 1 });
  });
});
