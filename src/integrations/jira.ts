import * as z from "zod/mini";
import { createProductApi, type Outbound, selectRateLimit } from "../shared/outbound/json-api.ts";
import { excerptOf, type LinkedPage, splitPath } from "../shared/outbound/linked-page.ts";

const Issue = z.object({
  key: z.string(),
  fields: z.object({ summary: z.nullish(z.string()), description: z.optional(z.unknown()) }),
});
const FIELDS = ["summary", "description"];

const Refusal = z.union([
  z.object({ errorMessages: z.array(z.string()), errors: z.optional(z.record(z.string(), z.string())) }),
  // Atlassian's gateways.
  z.object({ message: z.string() }),
]);

export function createJira(access: { baseUrl: string; email: string; token: string; send: Outbound }) {
  const { baseUrl, email, token, send } = access;
  const basic = Buffer.from(`${email}:${token}`).toString("base64");
  const api = createProductApi({
    product: "Jira",
    baseUrl,
    headers: { authorization: `Basic ${basic}` },
    secrets: [token, basic],
    words: parseWords,
    send,
  });
  return {
    readHealth: async () => {
      const { value, headers } = await api.read({
        doing: "tell whose token it is",
        path: "/rest/api/3/myself",
        answer: z.object({ displayName: z.string() }),
      });
      return { message: `Jira accepts the token of ${value.displayName}.`, ...selectRateLimit(headers) };
    },
    listStatuses: async () => {
      const { value } = await api.read({
        doing: "list its statuses",
        path: "/rest/api/3/status",
        answer: z.array(z.object({ id: z.string(), name: z.string() })),
      });
      return value;
    },
    readPage: async (key: string) => {
      const path = `/rest/api/3/issue/${encodeURIComponent(key)}?fields=${FIELDS.join(",")}`;
      const { value } = await api.read({ doing: `show ${key}`, path, answer: Issue });
      return describeIssue(value);
    },
    /** Reads up to 100 items by one request, without those that the token does not see. */
    readItems: async (keys: readonly string[]) => {
      const { value } = await api.read({
        doing: "show the items that commits name",
        path: "/rest/api/3/issue/bulkfetch",
        answer: z.object({ issues: z.array(Issue) }),
        body: { issueIdsOrKeys: keys, fields: FIELDS },
      });
      const site = baseUrl.replace(/(?<!\/)\/+$/, "");
      return value.issues.map((issue) => ({
        ...describeIssue(issue),
        key: issue.key,
        url: `${site}/browse/${encodeURIComponent(issue.key)}`,
      }));
    },
  };
}

function describeIssue({ key, fields }: z.infer<typeof Issue>): LinkedPage {
  return { title: fields.summary ?? key, excerpt: excerptOf.text(renderAtlassianDocument(fields.description)) };
}

function parseWords(body: unknown): string | undefined {
  const refusal = Refusal.safeParse(body).data;
  if (refusal === undefined) return undefined;
  if ("message" in refusal) return refusal.message;
  return [...refusal.errorMessages, ...Object.values(refusal.errors ?? {})].join("; ");
}

const Node = z.object({
  type: z.optional(z.string()),
  text: z.optional(z.string()),
  attrs: z.optional(z.record(z.string(), z.unknown())),
  content: z.optional(z.array(z.unknown())),
});

const MAX_LENGTH = 5000;
const MAX_DEPTH = 50;
const INLINE: ReadonlySet<string> = new Set(["text", "mention", "emoji", "date", "status", "inlineCard"]);

/** A line for each block (Jira's API v3); empty for anything else. */
export function renderAtlassianDocument(document: unknown): string {
  let text = "";
  const add = (value: unknown, depth: number): void => {
    const node = Node.safeParse(value).data;
    if (node === undefined || depth > MAX_DEPTH || text.length > MAX_LENGTH) return;
    const { type = "", attrs = {} } = node;
    const shown = [attrs.text, attrs.shortName, attrs.url].find((one) => typeof one === "string") ?? "";
    text += node.text ?? (INLINE.has(type) ? shown : "");
    for (const child of node.content ?? []) add(child, depth + 1);
    if (!INLINE.has(type)) text += "\n";
  };
  add(document, 0);
  return text.replace(/\n{2,}/g, "\n").trim();
}

const KEY = /^[a-z][a-z0-9_]+-[1-9]\d*$/i;

/** The key of the item at `BASE/browse/KEY-1`, or selected on a board or list (`?selectedIssue=KEY-1`). */
export function parseJiraKey(url: URL): string | undefined {
  const [first, second] = (splitPath(url) ?? []).slice(-2);
  const key = url.searchParams.get("selectedIssue") ?? (first === "browse" ? second : undefined);
  return key !== undefined && KEY.test(key) ? key.toUpperCase() : undefined;
}
