import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { shorten } from "../../shared/text.ts";
import type { Shown } from "./tool.ts";

/** Characters: about 10,000 tokens, from which agents warn. */
const MAX_RESULT_LENGTH = 40_000;

/** Characters of a text, and items of a list: the first that make the result short enough. */
const CUTS = [
  { text: 20_000, items: 1_000 },
  { text: 4_000, items: 200 },
  { text: 1_000, items: 50 },
  { text: 200, items: 20 },
];

/** No longer than {@link MAX_RESULT_LENGTH}, but for a note that it was cut. */
export function renderResult(shown: Shown): CallToolResult {
  if ("error" in shown) return { ...renderText(shown.error), isError: true };
  if (!("text" in shown)) return renderRecord(shown.record);
  return { ...renderText(shown.text), structuredContent: { text: shorten(shown.text, MAX_RESULT_LENGTH) } };
}

function renderText(text: string): CallToolResult {
  const cut = shorten(text, MAX_RESULT_LENGTH);
  const isWhole = cut === text;
  return renderContent(cut, isWhole ? "" : `Cut: this is the start of ${text.length} characters.`);
}

function renderRecord(record: object): CallToolResult {
  const whole = JSON.stringify(record);
  if (whole.length <= MAX_RESULT_LENGTH) return { ...renderContent(whole), structuredContent: JSON.parse(whole) };
  for (const cut of CUTS) {
    const json = JSON.stringify(record, (_, value: unknown) => cutValue(value, cut));
    if (json.length > MAX_RESULT_LENGTH) continue;
    const note = `Cut: texts longer than ${cut.text} characters, and lists of more than ${cut.items} items.`;
    return { ...renderContent(json, note), structuredContent: JSON.parse(json) };
  }
  return { ...renderText(whole), isError: true };
}

function cutValue(value: unknown, { text, items }: (typeof CUTS)[number]): unknown {
  if (typeof value === "string") return shorten(value, text);
  return Array.isArray(value) ? value.slice(0, items) : value;
}

function renderContent(text: string, note = ""): CallToolResult {
  const parts = note === "" ? [text] : [text, note];
  return { content: parts.map((part) => ({ type: "text", text: part })) };
}
