import { expect, test } from "vitest";
import { createJira } from "../../../src/integrations/jira.ts";
import { createNotion } from "../../../src/integrations/notion.ts";
import { createSlack } from "../../../src/integrations/slack.ts";
import { checkHealth } from "../../../src/shared/outbound/json-api.ts";
import { outside, playHosts } from "../../support/named-hosts.ts";

const play = playHosts();
const headersOf = (authorization: string) => ({ reqheaders: { authorization } });

test("Slack is asked at its own address, for channels as its API counts them, and gets nothing but a message", async () => {
  const { listChannels, postMessage, readHealth } = createSlack({ token: "xoxb-1", send: outside });
  const slack = play("https://slack.com/api", headersOf("Bearer xoxb-1"));
  slack.post("/auth.test", "{}").reply(200, { ok: true, team: "Widgets", user: "bot" });
  const query = { types: "public_channel,private_channel", exclude_archived: "true", limit: "200" };
  slack.get("/conversations.list").query(query).reply(200, { ok: true, channels: [] });
  slack.post("/chat.postMessage", { channel: "C1", text: "x" }).reply(200, { ok: true, channel: "C1", ts: "1" });
  expect(await checkHealth(readHealth)).toMatchObject({ healthy: true });
  expect(await listChannels()).toEqual([]);
  expect(await postMessage({ channelId: "C1", text: "x" })).toEqual({ channel: "C1", ts: "1" });
});

test("Notion is asked at its own address in one version of its API, for pages only and by its own page size", async () => {
  const { readHealth, readPage, searchPages } = createNotion({ integrationKey: "ntn_1", send: outside });
  const reqheaders = { authorization: "Bearer ntn_1", "notion-version": "2022-06-28" };
  const notion = play("https://api.notion.com/v1", { reqheaders });
  notion.get("/users/me").reply(200, { name: "Docs" });
  const body = { query: "1.2.0", filter: { property: "object", value: "page" }, page_size: 50 };
  notion.post("/search", body).reply(200, { results: [] });
  notion.get("/pages/a").reply(200, { properties: {} });
  const first = { id: "b", type: "paragraph" };
  const more = { results: [first], has_more: true, next_cursor: "n&1" };
  notion.get("/blocks/a/children?page_size=100").reply(200, more);
  notion.get("/blocks/a/children?page_size=100&start_cursor=n%261").reply(200, { results: [], has_more: false });
  expect(await checkHealth(readHealth)).toMatchObject({ healthy: true });
  expect(await searchPages("1.2.0")).toEqual([]);
  expect(await readPage("a")).toEqual({ title: "", text: "" });
});

test("Jira is asked for two fields of items and nothing else, and a fault names its host", async () => {
  const access = { baseUrl: "https://widgets.atlassian.net/", email: "ada@example.com", token: "t", send: outside };
  const { readHealth, readItems } = createJira(access);
  const basic = `Basic ${Buffer.from("ada@example.com:t").toString("base64")}`;
  const jira = play("https://widgets.atlassian.net/rest/api/3", headersOf(basic));
  const body = { issueIdsOrKeys: ["PROJ-1"], fields: ["summary", "description"] };
  jira.post("/issue/bulkfetch", body).reply(200, { issues: [{ key: "PROJ-1", fields: { summary: "It stops" } }] });
  const url = "https://widgets.atlassian.net/browse/PROJ-1";
  expect(await readItems(["PROJ-1"])).toEqual([{ key: "PROJ-1", url, title: "It stops", excerpt: undefined }]);
  jira.get("/myself").replyWithError(Object.assign(new Error("reset"), { code: "ECONNRESET" }));
  const error = expect.stringMatching(/widgets\.atlassian\.net\/rest\/api\/3\/myself .*ECONNRESET/);
  expect(await checkHealth(readHealth)).toMatchObject({ healthy: false, error });
});
