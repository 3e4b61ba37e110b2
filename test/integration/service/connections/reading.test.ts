import { beforeEach, expect, test } from "vitest";
import { connectionsOf } from "../../../../src/service/connections/connections.ts";
import { findItemKeys, namesVersion, readContext, selectVersion } from "../../../../src/service/connections/reading.ts";
import { ofTest } from "../../../support/of-test.ts";
import { type ProductServer, startJira, startNotion } from "../../../support/products.ts";
import { create, TestOrganization } from "../../../support/service.ts";

let organization: TestOrganization;
beforeEach(async () => {
  organization = ofTest(await TestOrganization.open(":memory:"));
});

const idOf = (digit: number) => `${digit}123abcd-4567-89ab-cdef-0123456789ab`;

type Config = Record<string, unknown>;
type JiraServer = Awaited<ReturnType<typeof startJira>>;

/** Reads the context of a publication with these sources, by name. */
async function read(
  sources: Record<string, Config>,
  about: { messages?: string[]; tags?: string[] },
  { paused = false, stop = new AbortController().signal } = {},
) {
  const call = await organization.addCaller({ role: "owner" });
  for (const [name, config] of Object.entries(sources)) await create(call, "connections", { name, config, paused });
  const rows = await connectionsOf(organization.store, organization.orgId).orderBy("seq").execute();
  return readContext(organization.parts, rows, { messages: [], tags: [], ...about }, stop);
}

/** Without the check of a new connection's token. */
const selectReads = ({ received }: Pick<ProductServer, "received">) =>
  received.filter(({ url = "" }) => !/\/(?:myself|users\/me)$/.test(url));

const trackerOf = ({ url: baseUrl, email, token }: JiraServer): Config => ({ tracker: { baseUrl, email, token } });

test("the items of a tracker that commits name, in the order in which they do, by one request", async () => {
  const issues = [
    { key: "PROJ-1", summary: "Stream answers", description: "Piece by piece." },
    { key: "PROJ-2", summary: "It stops" },
    { key: "PROJ-3", summary: "Of no commit" },
  ];
  await using jira = await startJira({ issues });
  const messages = ["fix: keep UTF-8 (#2)\n\nCloses PROJ-2 and PROJ-9.", "feat/PROJ-1-streams", "PROJ-2 again"];
  expect(await read({ jira: trackerOf(jira) }, { messages })).toEqual({
    links: [
      { url: `${jira.url}/browse/PROJ-2`, title: "It stops", excerpt: undefined },
      { url: `${jira.url}/browse/PROJ-1`, title: "Stream answers", excerpt: "Piece by piece." },
    ],
    remarks: [],
  });
  expect(selectReads(jira)).toHaveLength(1);
  expect(JSON.parse(selectReads(jira)[0]?.body ?? "")).toMatchObject({
    issueIdsOrKeys: ["UTF-8", "PROJ-2", "PROJ-9", "PROJ-1"],
  });
});

test("20 items at most, after many keys that name no item", async () => {
  const issues = Array.from({ length: 23 }, (_, index) => ({ key: `PROJ-${index + 1}`, summary: `Item ${index + 1}` }));
  await using jira = await startJira({ issues });
  const messages = Array.from({ length: 200 }, (_, index) => `ISO-${index + 1}`);
  messages.splice(30, 0, issues.map(({ key }) => key).join(" "));
  const { links, remarks } = await read({ jira: trackerOf(jira) }, { messages });
  expect(links.map(({ title }) => title)).toEqual(issues.slice(0, 20).map(({ summary }) => summary));
  expect(remarks).toEqual([expect.stringMatching(/^3 items of jira were not read.* 20\.$/)]);
});

test("the pages of a notes tool whose title names the version, 5 at most", async () => {
  const titles = ["Plan of v1.2.0", "1.2.0-rc.1", "Lunch", "(1.2.0): questions", "Plan of 11.2.0", "widget@1.2.0."];
  const pages = [...titles, "1.2.0", "1.2.0 again", "1.2.0 and on"].map((title, index) => {
    return { id: idOf(index), title, blocks: [{ text: `First words of ${index}.` }] };
  });
  await using notion = await startNotion({ pages });
  const notes = { notesTool: { integrationKey: notion.token, baseUrl: notion.url } };
  const { links, remarks } = await read({ notes }, { tags: ["widget@1.2.0"] });
  expect(links.map(({ title }) => title)).toEqual([titles[0], titles[3], titles[5], "1.2.0", "1.2.0 again"]);
  expect(links[0]).toEqual({
    url: `https://www.notion.so/plan-of-v1-2-0-${idOf(0).replaceAll("-", "")}`,
    title: "Plan of v1.2.0",
    excerpt: "First words of 0.",
  });
  expect(remarks).toEqual([]);
});

test("nothing is requested if nothing is named, nor from connections of other types", async () => {
  await using jira = await startJira();
  await using notion = await startNotion();
  const sources = {
    jira: trackerOf(jira),
    notes: { notesTool: { integrationKey: notion.token, baseUrl: notion.url } },
    app: { codehostApp: { token: "t", baseUrl: "http://127.0.0.1:1/" } },
  };
  expect(await read(sources, { messages: ["fix: it"], tags: [] })).toEqual({ links: [], remarks: [] });
  expect([...selectReads(jira), ...selectReads(notion)]).toEqual([]);
});

test("an unreadable source is a remark, and the others are read", async () => {
  await using jira = await startJira({ issues: [{ key: "PROJ-1", summary: "Stream answers" }] });
  await using notion = await startNotion();
  const sources = {
    notes: { notesTool: { integrationKey: "another", baseUrl: notion.url } },
    jira: trackerOf(jira),
  };
  // The check of the new connection: the key was good then.
  notion.answerNext({ body: { object: "user", bot: {}, name: "release-docs" } });
  const { links, remarks } = await read(sources, { messages: ["PROJ-1"], tags: ["v1.2.0"] });
  expect(links).toMatchObject([{ title: "Stream answers" }]);
  expect(remarks).toEqual([
    "The source notes could not be read. Notion did not search its pages: status 401, API token is invalid.",
  ]);
});

test("a paused source is not read, and cancelled work ends", async () => {
  await using jira = await startJira();
  const sources = { jira: trackerOf(jira) };
  const { remarks } = await read(sources, { messages: ["PROJ-1"] }, { paused: true });
  expect(remarks).toEqual(["The source jira could not be read. It is paused."]);
  const stop = AbortSignal.abort(new Error("stopped"));
  await expect(read({ again: trackerOf(jira) }, { messages: ["PROJ-1"] }, { stop })).rejects.toThrow("stopped");
  expect(selectReads(jira)).toEqual([]);
});

test.each([
  ["Closes PROJ-12, A1_B-9.", ["PROJ-12", "A1_B-9"]],
  ["https://widgets.atlassian.net/browse/PROJ-1 PROJ-1", ["PROJ-1"]],
  ["feature/PROJ-3-streams and _PROJ-4", ["PROJ-3"]],
  ["CVE-2024-1234 proj-1 P-1 PROJ-01 PROJ-1a", []],
  [`${"A".repeat(100_000)}-1`, []],
])("keys in %s", (message, keys) => expect(findItemKeys([message])).toEqual(keys));

test.each([
  ["widget@1.2.0-rc.1", "1.2.0-rc.1"],
  ["sdk/v2.0", "2.0"],
  ["v3", undefined],
  ["unreleased changes", undefined],
])("the version of %s is %s", (subject, version) => expect(selectVersion(subject)).toBe(version));

test.each([
  ["1.2.0: plan", true],
  ["core-1.2.0", true],
  ["1.2.0-rc.1", false],
  ["11.2.0", false],
  ["1".repeat(100_000), false],
])("%s names 1.2.0: %s", (title, named) => expect(namesVersion(title, "1.2.0")).toBe(named));
