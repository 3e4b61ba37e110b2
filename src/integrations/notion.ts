import * as z from "zod/mini";
import { createProductApi, type Outbound, type ProductApi } from "../shared/outbound/json-api.ts";
import { shorten } from "../shared/text.ts";

const RichText = z.array(z.object({ plain_text: z.string() }));
const Identity = z.object({
  name: z.nullish(z.string()),
  bot: z.optional(z.object({ workspace_name: z.nullish(z.string()) })),
});
const Title = z.catch(z.optional(RichText), undefined);
const Properties = z.record(z.string(), z.object({ type: z.optional(z.string()), title: Title }));
const Page = z.object({ properties: Properties });
const Found = z.object({ results: z.array(z.object({ id: z.string(), url: z.string(), properties: Properties })) });
const Block = z.looseObject({ id: z.string(), type: z.string(), has_children: z.optional(z.boolean()) });
const Blocks = z.object({ results: z.array(Block), has_more: z.boolean(), next_cursor: z.nullish(z.string()) });
const Content = z.object({ rich_text: RichText });
const Refusal = z.object({ message: z.string() });

const MAX_TEXT_LENGTH = 20_000;
const MAX_REQUESTS = 20;
const MAX_FOUND = 50;
// What is below these are other pages.
const OTHER_PAGES: ReadonlySet<string> = new Set(["child_page", "child_database"]);

export function createNotion(access: { baseUrl?: string | undefined; integrationKey: string; send: Outbound }) {
  const { baseUrl = "https://api.notion.com/v1", integrationKey, send } = access;
  const api = createProductApi({
    product: "Notion",
    baseUrl,
    headers: { authorization: `Bearer ${integrationKey}`, "notion-version": "2022-06-28" },
    secrets: [integrationKey],
    words: (body) => Refusal.safeParse(body).data?.message,
    send,
  });
  return {
    readHealth: async () => {
      const { value } = await api.read({ doing: "tell whose key it is", path: "/users/me", answer: Identity });
      const workspace = value.bot?.workspace_name;
      const owner = `${value.name ?? "an integration"}${workspace ? ` of ${workspace}` : ""}`;
      return { message: `Notion accepts the key of ${owner}.` };
    },
    /** Up to 20,000 characters of text. */
    readPage: async (id: string) => {
      const { value } = await api.read({ doing: "show a page", path: `/pages/${id}`, answer: Page });
      return { title: readTitle(value.properties), text: await readText(api, id, MAX_REQUESTS) };
    },
    searchPages: async (words: string) => {
      const filter = { property: "object", value: "page" };
      const body = { query: words, filter, page_size: MAX_FOUND };
      const { value } = await api.read({ doing: "search its pages", path: "/search", answer: Found, body });
      return value.results.map(({ id, url, properties }) => ({ id, url, title: readTitle(properties) }));
    },
    /** The first blocks of a page, by one request. */
    readStart: (id: string) => readText(api, id, 1),
  };
}

function readTitle(properties: z.infer<typeof Properties>): string {
  return joinText(Object.values(properties).find(({ type }) => type === "title")?.title);
}

async function readText(api: ProductApi, page: string, maxRequests: number): Promise<string> {
  const lines: string[] = [];
  let length = 0;
  let requests = 0;
  const readBlock = async (block: z.infer<typeof Block>): Promise<void> => {
    const line = joinText(Content.safeParse(block[block.type]).data?.rich_text);
    if (line !== "") lines.push(line);
    length += line.length + 1;
    if (block.has_children === true && !OTHER_PAGES.has(block.type)) await readBelow(block.id);
  };
  const readBelow = async (id: string, cursor?: string): Promise<void> => {
    if (requests === maxRequests || length >= MAX_TEXT_LENGTH) return;
    requests += 1;
    const start = cursor === undefined ? "" : `&start_cursor=${encodeURIComponent(cursor)}`;
    const path = `/blocks/${encodeURIComponent(id)}/children?page_size=100${start}`;
    const { value } = await api.read({ doing: "show what is on a page", path, answer: Blocks });
    for (const block of value.results) await readBlock(block);
    if (value.has_more && value.next_cursor != null) await readBelow(id, value.next_cursor);
  };
  await readBelow(page);
  return shorten(lines.join("\n"), MAX_TEXT_LENGTH);
}

function joinText(text: z.infer<typeof RichText> = []): string {
  return text.map(({ plain_text: piece }) => piece).join("");
}

/** With dashes, as in the API; a page opened beside another (`?p=`) has precedence. */
export function parseNotionPageId(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || !/(^|\.)notion\.(so|site|com)$/.test(url.hostname)) return undefined;
  const last = url.pathname.split("/").at(-1) ?? "";
  const digits = /(?:^|-)([\da-f]{32})$/i;
  const [, id] = digits.exec(url.searchParams.get("p") ?? "") ?? digits.exec(last) ?? [];
  return id?.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
