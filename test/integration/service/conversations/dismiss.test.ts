import { expect, test, vi } from "vitest";
import { ConversationFixture } from "../../../support/conversations.ts";
import { HOSTED } from "../../../support/github-host.ts";
import { MentionFixture } from "../../../support/mentions.ts";
import { ofTest } from "../../../support/of-test.ts";
import { databases, memory } from "../../../support/stores.ts";

const REASON = "Written by hand, see @octo";

test.each(databases)(
  "a dismissed draft on $name is closed with the reason, and stays so",
  async ({ createLocation }) => {
    const fixture = ofTest(await MentionFixture.open(ofTest(await createLocation())));
    const { pull, conversation } = await fixture.draft();
    const { id, branch } = conversation;
    const dismiss = (body: object = {}) => fixture.call("POST", `conversations/${id}/dismiss`, body);
    const asked = { reason: REASON, closePullRequest: true, deleteBranch: true };
    const { status, body } = await dismiss(asked);
    expect([status, body]).toMatchObject([200, { status: "closed", dismissedAt: expect.any(String) }]);
    expect(body.summary).toMatch(/^Dismissed: Written by hand, see @octo /);
    expect(Object(body).entries.at(-1)).toMatchObject({ kind: "dismissal", message: `Dismissed: ${REASON}` });
    const comments = () =>
      fixture.host.api.call<{ body: string }[]>("GET", `/repos/${HOSTED}/issues/${pull.number}/comments`);
    const [comment] = await comments();
    expect(comment?.body).toContain("This draft was dismissed. Written by hand");
    // Neither pings anyone nor closes an issue.
    expect(comment?.body).not.toMatch(/(?<![\w\\`])@octo|Closes #2/);
    const closed = await fixture.host.api.call<object>("GET", `/repos/${HOSTED}/pulls/${pull.number}`);
    expect(closed).toMatchObject({ state: "closed" });
    expect(await fixture.host.api.tip(HOSTED, branch)).toBeUndefined();
    const written = await fixture.host.api.call<{ ref: string }[]>(
      "GET",
      `/repos/${HOSTED}/git/matching-refs/release-docs`,
    );
    expect(written).toEqual([]);

    expect((await dismiss(asked)).body).toEqual(body);
    expect(await comments()).toHaveLength(1);
    for (const [method, path, input] of [
      ["PUT", `conversations/${id}`, { staged: false }],
      ["POST", `conversations/${id}/comments`, { body: "More." }],
    ] as const) {
      expect((await fixture.call(method, path, input)).status).toBe(409);
    }
    await fixture.call("POST", `connections/${fixture.connectionId}/sync`, { wait: true });
    await fixture.organization.service.idle();
    expect((await fixture.read(id)).status).toBe("closed");
    const { conversation: again } = await fixture.draft();
    expect(again).toMatchObject({ status: "open", branch });
  },
);

test("without more, the pull request stays open; its events do not bring the draft back, but its merge counts", async () => {
  const fixture = ofTest(await MentionFixture.open(ofTest(await memory.createLocation())));
  const relay = await fixture.relay();
  const { pull, conversation } = await fixture.draft();
  const { body } = await fixture.call("POST", `conversations/${conversation.id}/dismiss`, {});
  expect(body).toMatchObject({ status: "closed", summary: expect.stringMatching(/^Dismissed\. /) });
  const at = `/repos/${HOSTED}/pulls/${pull.number}`;
  const readStatusAfter = async (method: string, path: string, input: object) => {
    const before = relay.deliveries.length;
    await fixture.host.api.call(method, path, input);
    await vi.waitFor(() => expect(relay.deliveries.length).toBeGreaterThan(before), { timeout: 20_000, interval: 5 });
    await fixture.organization.service.idle();
    return (await fixture.read(conversation.id)).status;
  };
  expect(await readStatusAfter("PATCH", at, { state: "closed" })).toBe("closed");
  expect(await readStatusAfter("PATCH", at, { state: "open" })).toBe("closed");
  expect(await readStatusAfter("PUT", `${at}/merge`, { merge_method: "squash" })).toBe("merged");
});

test("the branch of a folder is deleted, with what was kept beside it", async () => {
  const place = ofTest(await ConversationFixture.open(ofTest(await memory.createLocation())));
  const { id, branch } = await place.converse();
  const refs = () =>
    place.history.git("for-each-ref", "--format=%(refname)", "refs/heads/release-docs", "refs/release-docs");
  expect(refs()).toContain(`refs/heads/${branch}`);
  const dismiss = (body: object) => place.call("POST", `conversations/${id}/dismiss`, body);
  const error = "This draft has no pull request.";
  expect(await dismiss({ closePullRequest: true })).toMatchObject({ status: 409, body: { error } });
  expect(await dismiss({ deleteBranch: true })).toMatchObject({ status: 200, body: { status: "closed" } });
  expect(refs()).toBe("");
});

test("is a 409 while a turn runs or when nothing waits, and needs the permission to update", async () => {
  const place = ofTest(await ConversationFixture.open(ofTest(await memory.createLocation())));
  const { id } = await place.converse();
  const path = `conversations/${id}/dismiss`;
  const viewer = await place.organization.addCaller({ role: "reader" });
  expect(await viewer("POST", path, {})).toMatchObject({ status: 403 });
  await place.call("POST", `conversations/${id}/comments`, { body: "Leave out #2." });
  const error = `The conversation ${id} is running. Cancel its work first.`;
  expect(await place.call("POST", path, {})).toMatchObject({ status: 409, body: { error } });
  await place.call("POST", `conversations/${id}/cancel`);
  await place.organization.store.database.updateTable("conversations").set({ status: "merged" }).execute();
  expect(await place.call("POST", path, {})).toMatchObject({ status: 409 });
});
