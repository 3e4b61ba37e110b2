import type { Entry, Kind } from "./file.ts";
import type { Problem } from "./problems.ts";

type Named = { name: string; renamedFrom?: string | undefined; type?: string };
type Present = { id: string; name: string; type?: string | null | undefined };

type Given<Kept, Found> = {
  entries: readonly Entry<Kept>[];
  /** Names of the file, also of entries that are not valid. */
  declared: ReadonlySet<string>;
  records: readonly Found[];
};

/** By name, of instructions by name and type; else by the former name. */
export function matchEntries<Kept extends Named, Found extends Present>(
  kind: Kind,
  { entries, declared, records }: Given<Kept, Found>,
  problems: Problem[],
) {
  const taken = new Set<string>();
  return entries.map(({ path, value }, index) => {
    const findAll = (name: string | undefined) =>
      records.filter((one) => one.name === name && (kind !== "instructions" || one.type === value.type));
    const byName = findAll(value.name);
    const former = findAll(value.renamedFrom);
    const [field, found] = byName.length > 0 ? (["name", byName] as const) : (["renamedFrom", former] as const);
    const [record, ...others] = found;
    const fault = (message: string, at: "name" | "renamedFrom" = field) =>
      problems.push({ path: [...path, at], message });
    if (others.length > 0) {
      const ids = found.map(({ id }) => id).join(", ");
      fault(`is the name of several ${kind} of the service: ${ids}; rename or delete all but one`);
    } else if (record !== undefined && taken.has(record.id))
      fault(`is a record that the file names twice: ${record.name}`);
    const conflict = byName.length > 0 && former.length > 0 ? explainConflict(value, entries, declared) : undefined;
    if (conflict !== undefined) fault(conflict, "renamedFrom");
    if (record !== undefined) taken.add(record.id);
    return { handle: record?.id ?? `new:${kind}:${index}`, name: value.name, record, path, value };
  });
}

/** What is wrong with a rename if the service has records of both names. */
function explainConflict(
  { name, renamedFrom: former = "", type }: Named,
  entries: readonly Entry<Named>[],
  declared: ReadonlySet<string>,
): string | undefined {
  const findEntry = (asked: string | undefined) =>
    entries.find((one) => one.value.name === asked && one.value.type === type)?.value;
  const isCircle = (at: string | undefined, seen: readonly string[]): boolean =>
    at !== undefined && (at === name || (!seen.includes(at) && isCircle(findEntry(at)?.renamedFrom, [...seen, at])));
  if (former === name) return undefined;
  if (isCircle(former, []))
    return `names ${JSON.stringify(former)}, which the file renames too: names cannot be exchanged in one run; remove renamedFrom, or rename one to another name first`;
  // The former name belongs to another record by now.
  if (findEntry(former) !== undefined) return undefined;
  // The entry with that name has faults of its own.
  const isOfInvalid = declared.has(former) && !entries.some(({ value }) => value.name === former);
  if (isOfInvalid) return undefined;
  return `names ${JSON.stringify(former)}, but ${JSON.stringify(name)} exists already; remove one of the two from the service, or remove renamedFrom`;
}
