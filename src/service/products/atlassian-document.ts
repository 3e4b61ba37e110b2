import * as z from "zod/mini";

const Node = z.object({
  type: z.optional(z.string()),
  text: z.optional(z.string()),
  attrs: z.optional(z.record(z.string(), z.unknown())),
  content: z.optional(z.array(z.unknown())),
});

// Whatever is behind these is no first word any more.
const LONGEST = 5000;
const DEEPEST = 50;
const INLINE: ReadonlySet<string> = new Set(["text", "mention", "emoji", "date", "status", "inlineCard"]);

/** The text of an Atlassian Document (API v3 of Jira), a line for each block; empty for what is none. */
export function renderAtlassianDocument(document: unknown): string {
  let text = "";
  const add = (value: unknown, depth: number): void => {
    const node = Node.safeParse(value).data;
    if (node === undefined || depth > DEEPEST || text.length > LONGEST) return;
    const { type = "", attrs = {} } = node;
    text += node.text ?? (INLINE.has(type) ? readShown(attrs) : "");
    for (const child of node.content ?? []) add(child, depth + 1);
    if (!INLINE.has(type)) text += "\n";
  };
  add(document, 0);
  return text.replace(/\n{2,}/g, "\n").trim();
}

/** What stands in the place of a mention, an emoji, a status or a link. */
function readShown({ text, shortName, url }: Readonly<Record<string, unknown>>): string {
  return [text, shortName, url].find((shown) => typeof shown === "string") ?? "";
}
