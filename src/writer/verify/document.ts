import { isDeepStrictEqual } from "node:util";
import { FenceScanner } from "../../shared/markdown.ts";
import { quoteText } from "../../shared/text.ts";
import { InvalidYamlError, parseYaml } from "../../shared/yaml.ts";
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

/** Fields that only say what a page is about: others choose layouts or run programs. */
const PLAIN_FIELD =
  /^(?:title|linkTitle|description|summary|sidebar_(?:label|position)|nav_(?:order|title)|order|weight|tags|keywords|categories|authors?|date|lastmod|parent|id|slug)$/;
const TOML_LINE = /^(\w+) *= *("[^"\\]*"|'[^']*'|\[[^[\]{}#\\]*\]|[\d-][\w:.+-]*)$/;

function checkFrontMatter(before: string, after: string): string[] {
  const [former = [], later = []] = [readFrontMatter(before, false), readFrontMatter(after, before === "")];
  if (former.join("\n") === later.join("\n")) return [];
  const [opening = ""] = later;
  if ((before !== "" && former[0] !== opening) || (opening !== "---" && opening !== "+++")) {
    return ["its front matter is new, missing, in another format or not closed: keep it as it was"];
  }
  try {
    const [old, young] = [readFields(former), readFields(later)];
    const names = [...old.keys(), ...young.keys()];
    const changed = names.filter((name) => !isDeepStrictEqual(old.get(name), young.get(name)));
    const isPlain = (value: unknown) => [value ?? ""].flat().every((one) => /^(?:string|number)$/.test(typeof one));
    const wrong = changed.find((name) => !PLAIN_FIELD.test(name) || !isPlain(young.get(name)));
    if (wrong === undefined) return [];
    return [`its front matter may only change plain values of fields such as title, not ${quoteText(wrong, 80)}`];
  } catch (error) {
    if (error instanceof InvalidYamlError) return [`its front matter is no YAML with fields: ${error.message}`];
    throw error;
  }
}

/** A line of TOML that is no plain field counts as one without a value. */
function readFields([mark, ...lines]: readonly string[]): Map<string, unknown> {
  const inner = lines.slice(0, -1);
  if (mark === "+++") {
    const fields = inner.map((line) => line.trim()).filter((line) => /^[^#]/.test(line));
    return new Map(
      fields.map((line) => {
        const [, name = line, value = null] = TOML_LINE.exec(line) ?? [];
        return [name, value];
      }),
    );
  }
  const { value, document } = parseYaml(inner.join("\n"));
  const isMap = value === null || (typeof value === "object" && !Array.isArray(value));
  const [problem] = isMap ? document.warnings : [{ message: "it is no map" }];
  if (problem !== undefined) throw new InvalidYamlError(1, problem.message);
  return new Map(Object.entries(value ?? {}));
}

/** With its lines; undefined without one. A rule that nothing closes is none in a page that is not new. */
function readFrontMatter(text: string, isNew: boolean): string[] | undefined {
  const lines = text.replace(/^\uFEFF?\s*/, "").split(/\r\n?|\n/);
  const [first = ""] = lines;
  const [mark] = /^(?:---(?!-)|\+{3}|;{3})/.exec(first) ?? [];
  const isEnd = (line: string) => line === mark || (mark === "---" && line === "...");
  const end = lines.findIndex((line, index) => index > 0 && isEnd(line.trimEnd()));
  if (mark === undefined || (end === -1 && first === mark && !isNew)) return undefined;
  return end === -1 ? [`${first} without an end`] : lines.slice(0, end + 1);
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
