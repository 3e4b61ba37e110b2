import { FenceScanner } from "../../shared/markdown.ts";
import { isRecord } from "../../shared/text.ts";
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
    ...(await checkFrontMatter(former, after)),
    ...checkFences(path, former, after),
    ...findInvisible(former, after),
    ...(after.isWellFormed() ? [] : ["it has half of a character"]),
    ...(redact(after) === after || redact(former) !== former ? [] : ["it contains a secret"]),
    ...findNewMarkup(path, former, after),
    ...(await findDeadLinks(path, former, after, tree)),
  ];
}

async function checkFrontMatter(before: string, after: string): Promise<string[]> {
  const text = readFrontMatter(after);
  const former = readFrontMatter(before);
  if (text === former) return [];
  if (text === undefined) return ["its front matter is missing or not closed by a line ---"];
  const { InvalidYamlError, parseYaml } = await import("../../shared/yaml.ts");
  try {
    const { value } = parseYaml(text);
    return isRecord(value) || value === null ? [] : ["its front matter is no YAML map"];
  } catch (error) {
    if (!(error instanceof InvalidYamlError)) throw error;
    return [`its front matter is no valid YAML: line ${error.line + 1}: ${error.message}`];
  }
}

/** Undefined without one; without its lines `---`. A rule at the start is none. */
function readFrontMatter(text: string): string | undefined {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  if (lines[0]?.trimEnd() !== "---" || !/^(?:[\w"'#-]|$)/.test(lines[1] ?? "")) return undefined;
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(line));
  return end === -1 ? undefined : lines.slice(1, end).join("\n");
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

// Joiners are parts of emoji and of some scripts.
const INVISIBLE =
  /(?![\t\n\r])\p{Cc}|[\u061C\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u2069]|[\u{E0000}-\u{E007F}]/gu;

/** New control characters, and invisible ones, in words. */
export function findInvisible(before: string, after: string): string[] {
  const known = new Set(before.match(INVISIBLE));
  const added = new Set(after.match(INVISIBLE)?.filter((character) => !known.has(character)));
  return [...added].map((character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return `it has the invisible character U+${code}`;
  });
}
