import { expect, test } from "vitest";
import { createSlack } from "../../../src/integrations/slack.ts";
import { checkHealth } from "../../../src/shared/outbound/json-api.ts";
import { inside } from "../../support/inside.ts";
import { startSlack } from "../../support/products.ts";

const channels = [
  { id: "C1", name: "general" },
  { id: "C2", name: "releases" },
  { id: "C3", name: "random" },
  { id: "G1", name: "secret", isPrivate: true },
];
const open = ({ url: baseUrl, token }: { url: string; token: string }) => createSlack({ baseUrl, token, send: inside });
const shown = channels.map(({ id, name }) => ({ id, name }));

test("a token that Slack knows, and one that it does not", async () => {
  await using server = await startSlack();
  const message = expect.stringMatching(/Slack .*release-bot .*Widgets/);
  expect(await checkHealth(open(server).readHealth)).toEqual({ healthy: true, message });
  expect(await checkHealth(open({ ...server, token: "another" }).readHealth)).toEqual({
    healthy: false,
    refusal: expect.objectContaining({ code: "product/bad-token" }),
    message: "The token is rejected. Make a new token in Slack and store it in the connection.",
    error: "Slack did not tell whose token it is: invalid_auth",
  });
});

test("channels, page by page", async () => {
  await using server = await startSlack({ channels });
  const { listChannels } = open(server);
  server.received.length = 0;
  expect((await listChannels()).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(shown);
  expect(server.received).toHaveLength(2);
  expect(server.received[1]?.url).toContain("cursor=2");
  for (const { url } of server.received) expect(url).toContain("exclude_archived=true");
});

test("without the right to see private channels the public ones are listed, without any right none", async () => {
  await using server = await startSlack({ channels, scopes: ["channels:read"] });
  const { listChannels } = open(server);
  expect(await listChannels()).toEqual(shown.slice(0, 3));
  await using closed = await startSlack({ channels, scopes: [] });
  const slack = open(closed);
  await expect(slack.listChannels()).rejects.toMatchObject({
    code: "product/forbidden",
    message: "Slack did not list its channels: missing_scope (it needs channels:read)",
  });
});

test("a list without an end is read up to a bound", async () => {
  await using server = await startSlack();
  for (let page = 0; page < 25; page += 1) {
    server.answerNext({ body: { ok: true, channels: [shown[0]], response_metadata: { next_cursor: "more" } } });
  }
  const { listChannels } = open(server);
  expect(await listChannels()).toHaveLength(20);
});

test("a message mentions no one and is bounded", async () => {
  await using server = await startSlack({ channels });
  const { postMessage } = open(server);
  const text = `<!channel> <@U1> a & b ${"x".repeat(5000)}`;
  expect(await postMessage({ channelId: "C2", text })).toEqual({ channel: "C2", ts: "1503435956.000247" });
  const sent = JSON.parse(server.received[0]?.body ?? "") as { channel: string; text: string };
  expect(sent.text).toMatch(/^&lt;!channel&gt; &lt;@U1&gt; a &amp; b x+…$/);
  expect(sent.text.length).toBeLessThan(4050);
  await expect(postMessage({ channelId: "C9", text: "x" })).rejects.toMatchObject({
    code: "product/not-found",
    message: "Slack did not post to the channel C9: channel_not_found",
  });
});

test.each([
  [{ ok: false, error: "ratelimited" }, "product/rate-limited", /later/],
  [{ ok: false, error: "is_archived" }, "product/refused", /quoted/],
  [{ ok: false, error: "internal_error" }, "product/failed", /later/],
  [{ ok: true }, "product/unreadable", /base address/],
])("%o has the code %s", async (body, code, hint) => {
  await using server = await startSlack({ channels });
  server.answerNext({ body });
  const posting = open(server).postMessage({ channelId: "C1", text: "x" });
  await expect(posting).rejects.toMatchObject({ code, hint: expect.stringMatching(hint) });
});
