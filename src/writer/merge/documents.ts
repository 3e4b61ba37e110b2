import { parseGroups, splitEnd } from "../changelog/groups.ts";
import { selectEntryKeys } from "../changelog/keys.ts";
import {
  type ChangelogPart,
  type ChangelogText,
  isUnreleased,
  parseChangelog,
  readFormat,
} from "../changelog/parse.ts";
import { type Format, parseVersionHeading } from "../changelog/version-heading.ts";
import { mergeEntries } from "./entries.ts";
import { explainConflict, type Merged, mergeLines, type Versions } from "./lines.ts";

/** What a file is: sections of versions, entries, or text. */
type DocumentKind = "changelog" | "releaseNotes" | undefined;

/** A file that people have edited, with what we changed in it since `base`. */
export function mergeDocument(path: string, kind: DocumentKind, versions: Versions): Merged {
  const format = kind === undefined ? undefined : readFormat(path, versions.ours);
  if (format === undefined) return mergeLines(versions);
  return kind === "releaseNotes" ? mergeEntries(versions, format) : mergeChangelogs(versions, format);
}

const NO_PART: ChangelogPart = { heading: undefined, headingText: "", body: "" };

type Named = ReadonlyMap<string, ChangelogPart>;

function mergeChangelogs(versions: Versions, format: Format): Merged {
  const parse = (text: string) => parseChangelog(text, format);
  const [base, theirs, ours] = [parse(versions.base), parse(versions.theirs), parse(versions.ours)];
  const repeated = new Set([base, theirs, ours].flatMap(selectRepeated));
  const name = (text: ChangelogText) => nameParts(text, repeated);
  const named = { base: name(base), ours: name(ours), theirs: name(theirs) };
  const people = followHeadings(named, format);
  const merged = orderParts(people, named).map((name) => {
    const [former = NO_PART, own = NO_PART] = [named.base.get(name), named.ours.get(name)];
    return { ...mergePart({ former, own, people: people.get(name) }, format), isNew: !people.has(name) };
  });
  const tail = mergeLines({ base: base.tail, theirs: theirs.tail, ours: ours.tail });
  const all = [...merged, { ...tail, isNew: false }];
  return { text: joinSections(all, ours), conflicts: all.flatMap(({ conflicts }) => conflicts) };
}

/** Those that people do not have are apart from their neighbours as ours are. */
function joinSections(sections: readonly { text: string; isNew: boolean }[], { parts, eol }: ChangelogText): string {
  const [, gap] = splitEnd(parts.at(-2)?.body || eol);
  const filled = sections.filter(({ text }) => text !== "");
  const texts = filled.map(({ text, isNew }, index) => {
    const next = filled[index + 1];
    if (!isNew && !next?.isNew) return text;
    const [core, end] = splitEnd(text);
    return core + (next === undefined ? eol : end.length < gap.length ? gap : end);
  });
  return texts.join("");
}

/** Versions that several headings name, such as one of each package. */
function selectRepeated({ parts, format }: ChangelogText): string[] {
  const versions = parts.flatMap(({ heading, headingText }) => {
    return (heading ?? parseVersionHeading(headingText.split("\n"), format))?.version ?? [];
  });
  return versions.filter((version, index) => versions.indexOf(version) !== index);
}

/** By version, `unreleased`, or heading; each name once. */
function nameParts({ parts }: ChangelogText, repeated: ReadonlySet<string>): Named {
  const named = new Map<string, ChangelogPart>();
  for (const part of parts) {
    const { heading, headingText } = part;
    const version = repeated.has(heading?.version ?? "") ? undefined : heading?.version;
    const name = isUnreleased(part) ? "unreleased" : `${version ?? ""} ${version ? "" : headingText.trim()}`;
    let unique = name;
    for (let count = 2; named.has(unique); count += 1) unique = `${name} (${count})`;
    named.set(unique, part);
  }
  return named;
}

/** People may have given a section another heading: it has most of the entries that we wrote. */
function followHeadings({ base, theirs }: { base: Named; theirs: Named }, format: Format): Named {
  const keysOf = ({ body }: ChangelogPart) => [
    ...new Set(parseGroups(body, format).flatMap(({ items }) => items.flatMap(selectEntryKeys))),
  ];
  const names = new Map<string, string>();
  for (const [name, part] of base) {
    if (theirs.has(name)) continue;
    const keys = keysOf(part);
    const counted = [...theirs]
      .filter(([other]) => !base.has(other) && !names.has(other))
      .map(([other, found]) => ({ other, shared: keysOf(found).filter((key) => keys.includes(key)).length }));
    const [best] = counted.sort((a, b) => b.shared - a.shared);
    if (best !== undefined && best.shared * 2 >= keys.length && best.shared > 0) names.set(best.other, name);
  }
  return new Map([...theirs].map(([name, part]) => [names.get(name) ?? name, part]));
}

/** People's order; our new sections follow those that they follow in our text. */
function orderParts(people: Named, { base, ours }: { base: Named; ours: Named }): string[] {
  const order = [...people.keys()];
  const own = [...ours.keys()];
  for (const [index, name] of own.entries()) {
    const isChanged = !base.has(name) || base.get(name)?.body !== ours.get(name)?.body;
    if (order.includes(name) || !isChanged) continue;
    const before = own.slice(0, index).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name);
  }
  return order;
}

/** Without `people` only what they have not removed. */
function mergePart(
  { former, own, people }: { former: ChangelogPart; own: ChangelogPart; people: ChangelogPart | undefined },
  format: Format,
): Merged {
  const textOf = ({ headingText, body }: ChangelogPart) => headingText + body;
  const theirs = people ?? NO_PART;
  if (own === NO_PART && former !== NO_PART) {
    if (people === undefined || textOf(theirs) === textOf(former)) return { text: "", conflicts: [] };
    return { text: textOf(theirs), conflicts: [explainConflict(theirs.headingText)] };
  }
  if (textOf(own) === textOf(former) || own === NO_PART) return { text: textOf(theirs), conflicts: [] };
  if (textOf(theirs) === textOf(former)) return { text: textOf(own), conflicts: [] };
  const headings = { base: former.headingText, theirs: theirs.headingText, ours: own.headingText };
  const heading = people === undefined ? { text: own.headingText, conflicts: [] } : mergeLines(headings);
  const body = mergeEntries({ base: former.body, theirs: theirs.body, ours: own.body }, format);
  // The person removed all of it, and nothing is new.
  if (people === undefined && body.text.trim() === "") return { text: "", conflicts: [] };
  return { text: heading.text + body.text, conflicts: [...heading.conflicts, ...body.conflicts] };
}
