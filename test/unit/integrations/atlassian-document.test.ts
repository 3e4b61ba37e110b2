import { expect, test } from "vitest";
import { renderAtlassianDocument } from "../../../src/integrations/jira.ts";

const text = (words: string) => ({ type: "text", text: words });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });

test("a document as text: a line for each block, with inline nodes", () => {
  const item = (words: string) => ({ type: "listItem", content: [paragraph(text(words))] });
  const content = [
    { type: "heading", attrs: { level: 2 }, content: [text("What")] },
    paragraph(text("Ask "), { type: "mention", attrs: { id: "1", text: "@Ada" } }, text(" "), {
      type: "emoji",
      attrs: { shortName: ":+1:" },
    }),
    paragraph(text("one"), { type: "hardBreak" }, { type: "inlineCard", attrs: { url: "https://x.example" } }),
    { type: "bulletList", content: [item("first"), item("second")] },
    { type: "rule" },
    { type: "mediaSingle", content: [{ type: "media", attrs: { id: "1" } }] },
  ];
  expect(renderAtlassianDocument({ type: "doc", version: 1, content })).toBe(
    "What\nAsk @Ada :+1:\none\nhttps://x.example\nfirst\nsecond",
  );
});

test.each([[null], ["plain"], [{ type: "doc", content: "no list" }]])("%o is no document", (document) => {
  expect(renderAtlassianDocument(document)).toBe("");
});

test("a document without an end, in depth and in length, is cut", () => {
  let deep: unknown = text("deep");
  for (let level = 0; level < 10_000; level += 1) deep = { type: "panel", content: [deep] };
  expect(renderAtlassianDocument(deep)).toBe("");
  const long = { type: "doc", content: Array.from({ length: 10_000 }, () => paragraph(text("x".repeat(100)))) };
  expect(renderAtlassianDocument(long).length).toBeLessThan(6000);
});
