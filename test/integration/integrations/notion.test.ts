import { expect, test } from "vitest";
import { createNotion, parseNotionPageId } from "../../../src/integrations/notion.ts";
import { checkHealth } from "../../../src/shared/outbound/json-api.ts";
import { inside } from "../../support/inside.ts";
import { type NotionBlock, startNotion } from "../../support/products.ts";

const ID = "1429989f-e8ac-4eff-bc8f-57f56486db54";
const DIGITS = ID.replaceAll("-", "");

const open = ({ url: baseUrl, token: integrationKey }: { url: string; token: string }) =>
  createNotion({ baseUrl, integrationKey, send: inside });

const page = (...blocks: NotionBlock[]) => ({ pages: [{ id: ID, title: "The guide", blocks }] });

test("a key that Notion knows, and one that it does not", async () => {
  await using server = await startNotion();
  const message = expect.stringMatching(/Notion .*Release notes of Widgets/);
  expect(await checkHealth(open(server).readHealth)).toEqual({ healthy: true, message });
  expect(await checkHealth(open({ ...server, token: "another" }).readHealth)).toMatchObject({
    healthy: false,
    error: "Notion did not tell whose key it is: status 401, API token is invalid.",
  });
});

test("a page: its title, and its blocks with those below them, page by page, in order", async () => {
  const blocks: NotionBlock[] = [
    { type: "heading_1", text: "What it is" },
    {
      text: "A widget.",
      children: [{ text: "Below" }, { text: "Below too", children: [{ text: "Deep" }] }, { text: "Last" }],
    },
    { type: "divider", text: "" },
    { type: "child_page", text: "", children: [{ text: "Another page" }] },
    { type: "code", text: "run it" },
  ];
  await using server = await startNotion(page(...blocks));
  const { readPage } = open(server);
  expect(await readPage(ID)).toEqual({
    title: "The guide",
    text: "What it is\nA widget.\nBelow\nBelow too\nDeep\nLast\nrun it",
  });
});

test("a page without an end is read up to a bound of characters, and of requests", async () => {
  const long = Array.from({ length: 30 }, () => ({ text: "x".repeat(2000) }));
  await using server = await startNotion(page(...long));
  const { readPage } = open(server);
  expect((await readPage(ID)).text).toHaveLength(20_000);
  const deep = (level: number): NotionBlock => ({ text: "x", ...(level === 0 ? {} : { children: [deep(level - 1)] }) });
  await using deepServer = await startNotion(page(deep(50)));
  const notion = open(deepServer);
  expect((await notion.readPage(ID)).text.split("\n")).toHaveLength(20);
  expect(deepServer.received).toHaveLength(21);
});

test("pages that a search finds, and the start of one by one request", async () => {
  const blocks: NotionBlock[] = [{ text: "First." }, { text: "Second." }, { text: "Third." }];
  const pages = [
    { id: ID, title: "Plan of 1.2.0", blocks },
    { id: "other", title: "Lunch", blocks: [] },
  ];
  await using server = await startNotion({ pages });
  const { readStart, searchPages } = open(server);
  const url = `https://www.notion.so/plan-of-1-2-0-${DIGITS}`;
  expect(await searchPages("1.2.0")).toEqual([{ id: ID, title: "Plan of 1.2.0", url }]);
  expect(await readStart(ID)).toBe("First.\nSecond.");
  expect(server.received).toHaveLength(2);
});

test("a page that was not shared, a limit that is reached", async () => {
  await using server = await startNotion();
  const { readPage } = open(server);
  await expect(readPage(ID)).rejects.toMatchObject({
    code: "product/not-found",
    message: `Notion did not show a page: status 404, Could not find page with ID: ${ID}.`,
  });
  const body = { object: "error", status: 429, code: "rate_limited", message: "You have been rate limited." };
  server.answerNext({ status: 429, headers: { "retry-after": "5" }, body });
  await expect(readPage(ID)).rejects.toMatchObject({
    code: "product/rate-limited",
    hint: expect.stringContaining("in 5 s"),
  });
  expect(server.received).toHaveLength(2);
});

test.each([
  [`https://www.notion.so/${DIGITS}`, ID],
  [`https://notion.so/widgets/The-guide-${DIGITS.toUpperCase()}#section`, ID],
  [`https://widgets.notion.site/The-guide-${DIGITS}`, ID],
  [`https://app.notion.com/p/The-guide-${DIGITS}`, ID],
  [`https://www.notion.so/widgets/0123456789abcdef0123456789abcdef?v=1&p=${DIGITS}`, ID],
  [`https://www.notion.so/widgets/The-guide-${DIGITS}0`, undefined],
  [`https://notion.so.example.com/${DIGITS}`, undefined],
  [`https://examplenotion.so/${DIGITS}`, undefined],
  ["https://www.notion.so/", undefined],
  ["no address", undefined],
])("%s means %s", (address, id) => expect(parseNotionPageId(address)).toBe(id));
