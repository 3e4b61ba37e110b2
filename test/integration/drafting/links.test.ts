import { afterEach, beforeEach, expect, test } from "vitest";
import { ConversationFixture, lastOf, type ShownConversation } from "../../support/conversations.ts";
import { type ProductServer, startNotion } from "../../support/products.ts";
import { type Scripted, serveScripted } from "../../support/scripted-server.ts";
import { create } from "../../support/service.ts";

const PAGE = "0123456789abcdef0123456789abcdef";
const DASHED = "01234567-89ab-cdef-0123-456789abcdef";
const NOTION = `https://www.notion.so/octo/Plan-${PAGE}`;

let pages: Scripted;
let notion: ProductServer;
let place: ConversationFixture;
beforeEach(async () => {
  pages = await serveScripted((request, response) => {
    response.writeHead(request.url === "/gone" ? 404 : 200, { "content-type": "text/html" });
    response.end(`<title>Page ${request.url}</title><p>What it is about.</p>`);
  });
  const blocks = [{ text: "We answer faster." }];
  notion = await startNotion({ pages: [{ id: DASHED, title: "The plan", blocks }] });
  place = await ConversationFixture.open({ location: ":memory:" });
  const config = { notesTool: { integrationKey: notion.token, baseUrl: notion.url } };
  await create(place.call, "connections", { name: "notes", config });
});
afterEach(async () => {
  await place[Symbol.asyncDispose]();
  await notion[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

const noticesOf = ({ entries }: ShownConversation) =>
  entries.flatMap(({ kind, message }) => (kind === "notice" ? [message] : []));

test("links of requests and comments are read, without a token or through the notes tool", async () => {
  const { id } = await place.converse({ relevantLinks: [`${pages.url}/one`, NOTION, `${pages.url}/one`] });
  const links = lastOf(await place.read(id), "links");
  expect(links).toContain(`- [Page /one](${pages.url}/one): What it is about.`);
  expect(links).toContain(`- [The plan](${NOTION}): We answer faster.`);
  expect(pages.received).toHaveLength(1);
  await place.comment(id, { body: "Leave out #2.", relevantLinks: [`${pages.url}/two`] });
  expect(lastOf(await place.read(id), "links")).toMatch(/Page \/one[\s\S]*Page \/two/);
});

test("an unreadable link is a notice, and the draft is written", async () => {
  const conversation = await place.converse({
    relevantLinks: [`${pages.url}/gone`, "ftp://example.com/", "no address"],
  });
  expect(conversation.status).toBe("staged");
  expect(noticesOf(conversation)).toMatchObject([
    expect.stringMatching(/^The link http\S+ could not be read: .*404/),
    expect.stringContaining("ftp:"),
    expect.stringContaining("The link no address"),
  ]);
  expect(lastOf(conversation, "links")).toBeUndefined();
});

test("20 links are read at most", async () => {
  const relevantLinks = Array.from({ length: 23 }, (_, index) => `${pages.url}/${index}`);
  const conversation = await place.converse({ relevantLinks });
  expect(pages.received).toHaveLength(20);
  expect(noticesOf(conversation)).toEqual([expect.stringMatching(/^3 links were not read.* 20\.$/)]);
});

test("a link is read with the permissions of the user who gave it, also in a turn that another user requests", async () => {
  const { id } = await place.converse({});
  const writer = await place.organization.addCaller({
    permissions: ["comment:create", "conversation:get", "job:create"],
  });
  const commentBody = { body: "Leave out #2.", relevantLinks: [NOTION] };
  await create(writer, `conversations/${id}/comments`, commentBody);
  await place.organization.service.idle();
  await place.comment(id, { body: "Bring back #2." });
  expect(lastOf(await place.read(id), "links") ?? "").not.toContain("We answer faster");
  await place.comment(id, { body: "Leave out #2.", relevantLinks: [NOTION] });
  expect(lastOf(await place.read(id), "links")).toContain("We answer faster");
});
