import * as z from "zod/mini";
import * as fields from "../../../contract/fields.ts";
import { PUBLICATION_SLOTS } from "../../../contract/kinds.ts";
import { FILE_ENTRIES, SECRET_VARIABLE, ServiceFile } from "../../../contract/service-file.ts";
import { ReleaseDocsError } from "../../../shared/errors.ts";
import { isRecord, selectNearestNames } from "../../../shared/text.ts";
import { findStart, InvalidYamlError, type ParsedYaml, parseYaml } from "../../../shared/yaml.ts";
import { KINDS, type Kind, mapSecrets } from "./records.ts";

/** A record of the file, at `path`. */
export type Entry<Kept> = { path: readonly PropertyKey[]; value: Kept };

export type FileContent = ReturnType<typeof parseServiceFile>["content"];

const ifValid = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** What an entry with faults refers to, as far as that is valid itself. */
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

/** A fault of the file at `path`; with `key`, of that key of the map there. */
export type Problem = { path: readonly PropertyKey[]; key?: string | undefined; message: string };

const MAX_PROBLEMS = 50;

/** `apply/invalid` with all problems, each with file, line, column and field, in the order of the file. */
export function describeProblems(
  file: string,
  { document, positionOf }: Pick<ParsedYaml, "document" | "positionOf">,
  problems: readonly Problem[],
): ReleaseDocsError {
  const located = problems
    .map(({ path, key, message }) => {
      const start = findStart(document, path, key);
      const field = describePath(key === undefined ? path : [...path, key]);
      return { start, text: describeProblem(file, positionOf(start), field, message) };
    })
    .sort((one, other) => one.start - other.start);
  const lines = [...new Set(located.map(({ text }) => text))];
  const more = lines.length > MAX_PROBLEMS ? [`… and ${lines.length - MAX_PROBLEMS} more.`] : [];
  return new ReleaseDocsError("apply/invalid", [...lines.slice(0, MAX_PROBLEMS), ...more].join("\n"));
}

function describeProblem(
  file: string,
  { line, column }: { line: number; column: number | undefined },
  field: string,
  message: string,
): string {
  return `${file}:${line}${column === undefined ? "" : `:${column}`}: ${field === "" ? "" : `${field}: `}${message}`;
}

/** `connections[0].config.tracker.token` */
function describePath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : `${index > 0 ? "." : ""}${String(part)}`))
    .join("");
}

/** Throws `apply/invalid` with the place. */
function parseFileText(file: string, text: string): ParsedYaml {
  try {
    return parseYaml(text);
  } catch (error) {
    if (!(error instanceof InvalidYamlError)) throw error;
    const { line, column, message } = error;
    const isVariable = text.split("\n")[line - 1]?.includes("${") === true;
    const hint = isVariable ? `; write a variable in quotes, as "\${NAME}"` : "";
    throw new ReleaseDocsError("apply/invalid", describeProblem(file, { line, column }, "", message + hint));
  }
}

/** Variables of the runner, whose values no file of a repository may send away. */
const RESERVED = /^(?:ACTIONS|GITHUB|INPUT|RUNNER)_/i;

/** Secrets by their form in the file, `${NAME}`. */
export type SecretValues = ReadonlyMap<string, string>;

export function readSecrets(
  { connections, invalid }: Pick<FileContent, "connections" | "invalid">,
  variables: Readonly<Record<string, string | undefined>>,
): { secrets: SecretValues; problems: Problem[] } {
  const secrets = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { path, value } of [...connections, ...invalid.connections]) {
    mapSecrets(value.config, (reference, at) => {
      const name = typeof reference === "string" ? SECRET_VARIABLE.exec(reference)?.[1] : undefined;
      const secret = name === undefined ? undefined : variables[name]?.trim();
      const fault = name === undefined ? undefined : explainVariable(name, secret);
      if (fault !== undefined) problems.push({ path: [...path, "config", ...at], message: fault });
      else if (secret) secrets.set(`\${${name}}`, secret);
    });
  }
  return { secrets, problems };
}

function explainVariable(name: string, secret: string | undefined): string | undefined {
  if (RESERVED.test(name)) return `names ${name}, a variable of the runner; choose another name`;
  if (secret) return undefined;
  return `needs the variable ${name}, which is ${secret === undefined ? "not set" : "empty"}; ${SET}`;
}

const SET = "set it in the step's `env` from a secret of the repository";
