import { isRecord } from "../../shared/text.ts";
import { InvalidYamlError, parseYaml } from "../../shared/yaml.ts";
import type { ChangeClass } from "../changes/labels.ts";
import { classifyGroup } from "./lines.ts";

/** A text of a fragment in YAML, with the class and the numbers that stand beside it. */
export type YamlItem = { body: string; class: ChangeClass | undefined; numbers: readonly number[] };

const TEXTS = ["body", "note", "title", "summary", "description", "message", "text", "entry"];
const KINDS = ["kind", "type", "change_type", "category", "section"];
const NUMBERS = ["pr", "prs", "pull_request", "pull-request", "merge_request", "issue", "issues"];
/** About the release, not about a change of it. */
const NO_CHANGES = /^(?:prelude|release_summary|summary|issues|known_issues)$/i;
const MAX_ITEMS = 100;

/** Groups with lists of texts (`bugfixes: [text]`), or one change with its fields (`kind: Added`, `body: text`). */
export function parseYamlFragment(text: string): YamlItem[] {
  const value = readValue(text);
  const records = (Array.isArray(value) ? value : [value]).filter(isRecord);
  return records.flatMap((record) => readChange(record) ?? readGroups(record)).slice(0, MAX_ITEMS);
}

function readValue(text: string): unknown {
  try {
    return parseYaml(text).value;
  } catch (error) {
    if (!(error instanceof InvalidYamlError)) throw error;
    return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Undefined without a kind: then the names of the fields are those of groups. */
function readChange(record: Fields): YamlItem[] | undefined {
  const fields = new Map(Object.entries(record).map(([name, value]) => [name.toLowerCase(), value]));
  const select = (names: readonly string[]) => names.map((name) => fields.get(name)).find((value) => isText(value));
  const [kind, body] = [select(KINDS), select(TEXTS)];
  if (!isText(kind) || !isText(body)) return undefined;
  const custom = fields.get("custom");
  const named = [
    ...fields,
    ...Object.entries(isRecord(custom) ? custom : {}).map(([name, value]) => [name.toLowerCase(), value] as const),
  ];
  const numbers = named.flatMap(([name, value]) => (NUMBERS.includes(name) ? readNumbers(value) : []));
  return [{ body: body.trim(), class: classifyGroup(kind), numbers }];
}

function readGroups(record: Fields): YamlItem[] {
  return Object.entries(record).flatMap(([name, value]) => {
    if (NO_CHANGES.test(name)) return [];
    const kind = classifyGroup(name);
    // A text alone may be a field of any tool.
    const values = Array.isArray(value) ? value : kind === undefined ? [] : [value];
    return values.filter(isText).map((body) => ({ body: body.trim(), class: kind, numbers: [] }));
  });
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** The numbers in `12`, `"#12"`, `[12, 13]` and addresses that end in a number. */
function readNumbers(value: unknown): number[] {
  return (Array.isArray(value) ? value : [value]).flatMap((one) => {
    const digits = /(?:^|[#/!])(\d{1,9})$/.exec(`${typeof one === "number" || isText(one) ? one : ""}`.trim())?.[1];
    return digits === undefined ? [] : [Number(digits)];
  });
}
