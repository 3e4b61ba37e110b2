import { FenceScanner } from "../../shared/markdown.ts";
import { quoteText } from "../../shared/text.ts";
import { type DocumentTree, findDeadLinks } from "./document-links.ts";
import { findNewMarkup } from "./document-markup.ts";

export type { DocumentTree };

/** In characters; longer documents are refused unread. */
const MAX_LENGTH = 4 * 2 ** 20;

/**
 * Problems of a changed document in words for people and the model; empty if there are none. Faults of the old text are
 * no problems. `redact` removes secrets.
 */
export async function checkDocument(
  path: string,
  before: string | undefined,
  after: string,
  tree: DocumentTree,
  redact: (text: string) => string = (text) => text,
): Promise<string[]> {
  if (after.length > MAX_LENGTH) return [`it is longer than ${MAX_LENGTH} characters`];
  const former = before ?? "";
  return [
    ...checkFrontMatter(former, after),
    ...checkFences(path, former, after),
    ...(after.isWellFormed() ? [] : ["it has half of a character"]),
    ...(redact(after) === after || redact(former) !== former ? [] : ["it contains a secret"]),
    ...findNewMarkup(path, former, after),
    ...(await findDeadLinks(path, former, after, tree)),
  ];
}

/** A line of a new page's front matter, which only says what it is about: other keys choose layouts or run programs. */
const FRONT_LINE =
  /^(?:(?:title|linkTitle|description|sidebar_(?:label|position)|nav_(?:order|title)|order|weight|tags|keywords|date|parent):(?: +(?:"[^"\\]*"|'[^']*'|\[[\w ,.-]*\]|[^\s"'[\]{}&*!|>%@`#:,?-][^#:]*))?)$/;

function checkFrontMatter(before: string, after: string): string[] {
  const [former, text] = [readFrontMatter(before), readFrontMatter(after)];
  if (text === former) return [];
  if (before !== "") return ["its front matter is changed, missing or not closed by a line ---: keep it as it was"];
  const [opening = "", ...lines] = text?.split("\n").slice(0, -1) ?? [];
  const wrong = opening === "---" ? lines.find((line) => !FRONT_LINE.test(line)) : opening;
  if (wrong === undefined) return [];
  return [`the front matter of a new page has only plain values of keys such as title, not ${quoteText(wrong, 80)}`];
}

/** With its lines; undefined without one. A rule at the start that nothing closes is none. */
function readFrontMatter(text: string): string | undefined {
  const lines = text.replace(/^\uFEFF?\s*/, "").split(/\r?\n/);
  const [mark] = /^(?:---|\+{3}|;{3})/.exec(lines[0] ?? "") ?? [];
  const isEnd = (line: string) => line === mark || (mark === "---" && line === "...");
  const end = lines.findIndex((line, index) => index > 0 && isEnd(line.trimEnd()));
  return mark === undefined || end === -1 ? undefined : lines.slice(0, end + 1).join("\n");
}

function checkFences(path: string, before: string, after: string): string[] {
  if (/\.(?:rst|adoc|asciidoc)$/i.test(path)) return [];
  const isOpen = endsInFence(after) && !endsInFence(before);
  return isOpen ? ["a fenced code block is not closed"] : [];
}

function endsInFence(text: string): boolean {
  const fences = new FenceScanner(Number.POSITIVE_INFINITY);
  for (const line of text.split("\n")) fences.isCode(line);
  return fences.closingLine !== undefined;
}
