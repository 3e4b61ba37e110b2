import * as z from "zod/mini";
import * as fields from "../../../contract/fields.ts";
import { FILE_ENTRIES, ServiceFile } from "../../../contract/service-file.ts";
import { PUBLICATION_SLOTS } from "../../../contract/slots.ts";
import { isRecord, selectNearestNames } from "../../../shared/text.ts";
import { type Problem, parseFileText } from "./problems.ts";

export type Kind = keyof typeof FILE_ENTRIES;
export const KINDS = Object.keys(FILE_ENTRIES) as Kind[];

/** A record of the file, at `path`. */
export type Entry<Kept> = { path: readonly PropertyKey[]; value: Kept };

export type FileContent = ReturnType<typeof parseServiceFile>["content"];

const ifValid = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** Of an entry with faults the fields that refer to something and are valid themselves. */
const INVALID_ENTRIES = {
  connections: z.object({
    config: z.catch(z.record(z.string(), z.catch(z.record(z.string(), z.unknown()), {})), {}),
  }),
  publications: z.object({
    config: z.catch(
      z.object({
        docsRepo: ifValid(fields.reference),
        sourceRepos: ifValid(z.array(fields.reference)),
        notifierConnection: ifValid(fields.reference),
        inputTriggers: ifValid(z.record(z.string(), z.array(z.string()))),
      }),
      {},
    ),
    instructions: z.catch(
      z.array(ifValid(z.strictObject({ slotType: z.enum(PUBLICATION_SLOTS), instructionId: fields.reference }))),
      [],
    ),
  }),
};

type Schema<Kept> = { safeParse: (raw: unknown) => { data?: Kept | undefined } };
type Raw = Readonly<Record<string, unknown>>;

/** Throws `apply/invalid` for what is no YAML. */
export function parseServiceFile(file: string, text: string) {
  const parsed = parseFileText(file, text);
  const root: Raw = isRecord(parsed.value) ? parsed.value : {};
  const checked = ServiceFile.safeParse(parsed.value);
  const rawOf = (kind: Kind): unknown[] => (Array.isArray(root[kind]) ? root[kind] : []);
  const entriesOf = <Kept>(kind: Kind, schema: Schema<Kept>) =>
    rawOf(kind).flatMap((raw, index): Entry<Kept>[] => {
      const { data } = schema.safeParse(raw);
      return data === undefined ? [] : [{ path: [kind, index], value: data }];
    });
  const invalidOf = <Kept>(kind: "connections" | "publications", schema: Schema<Kept>) =>
    entriesOf(kind, schema).filter(({ path: [, index] }) => {
      return !FILE_ENTRIES[kind].safeParse(rawOf(kind)[Number(index)]).success;
    });
  const namesOf = (kind: Kind) => new Set(rawOf(kind).flatMap((raw) => (isRecord(raw) ? [String(raw.name)] : [])));
  const content = {
    /** Sections that the file has. */
    managed: new Set(KINDS.filter((kind) => root[kind] !== undefined)),
    connections: entriesOf("connections", FILE_ENTRIES.connections),
    instructions: entriesOf("instructions", FILE_ENTRIES.instructions),
    publications: entriesOf("publications", FILE_ENTRIES.publications),
    /** Entries with faults. */
    invalid: {
      connections: invalidOf("connections", INVALID_ENTRIES.connections),
      publications: invalidOf("publications", INVALID_ENTRIES.publications),
    },
    /** Names by kind, also of entries that are not valid. */
    declared: {
      connections: namesOf("connections"),
      instructions: namesOf("instructions"),
      publications: namesOf("publications"),
    },
    problems: [
      ...selectIssues(checked.error?.issues ?? []).flatMap((issue) => explainIssue(issue, parsed.value)),
      ...KINDS.flatMap((kind) => findDuplicates(kind, rawOf(kind))),
    ],
  };
  return { content, parsed };
}

/** Without what an unknown field causes: its map lacks a field. */
function selectIssues(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const unknown = new Set(issues.flatMap(({ code, path }) => (code === "unrecognized_keys" ? path.join(".") : [])));
  return issues.filter(({ code, path }) => code !== "custom" || !unknown.has(path.join(".")));
}

function explainIssue(issue: z.core.$ZodIssue, value: unknown): Problem[] {
  const { path, message } = issue;
  if (issue.code === "unrecognized_keys") {
    const known = listFields(ServiceFile, path);
    return issue.keys.map((key) => {
      const [near] = selectNearestNames(key, known);
      const hint = near === undefined ? `the fields are ${known.join(", ")}` : `did you mean ${near}?`;
      return { path, key, message: `is no field here; ${hint}` };
    });
  }
  const given = path.reduce<unknown>((part, key) => (part as Raw | undefined | null)?.[String(key)], value);
  const isMissing = given === undefined && (issue.code === "invalid_type" || issue.code === "invalid_value");
  if (isMissing && path.length > 0) return [{ path, message: "is missing" }];
  const isUnquoted = issue.code === "invalid_type" && issue.expected === "string" && typeof given === "number";
  if (isUnquoted) return [{ path, message: "is a number; write it in quotes" }];
  if (given === "" && issue.code === "too_small") return [{ path, message: "is empty" }];
  return [{ path, message }];
}

/** The fields of the map at `path` of what a schema accepts. */
function listFields(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const { def } = schema._zod;
  const parts = def as {
    innerType?: z.core.$ZodType;
    out?: z.core.$ZodType;
    element?: z.core.$ZodType;
    shape?: Record<string, z.core.$ZodType>;
  };
  const inner = parts.innerType ?? parts.out;
  if (inner !== undefined) return listFields(inner, path);
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(parts.shape ?? {});
  const part = parts.element ?? parts.shape?.[String(key)];
  return part === undefined ? [] : listFields(part, rest);
}

/** By name, of instructions by name and type. */
function findDuplicates(kind: Kind, entries: readonly unknown[]): Problem[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index): Problem[] => {
    if (!isRecord(entry) || typeof entry.name !== "string" || entry.name === "") return [];
    const key = JSON.stringify([entry.name, ...(kind === "instructions" ? [entry.type] : [])]);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ path: [kind, index, "name"], message: `${JSON.stringify(entry.name)} is in the file twice` }];
  });
}
