import { type ChangelogPart, parseChangelog, readFormat } from "../changelog/parse.ts";
import { type Format, isPending, readUnderline } from "../changelog/version-heading.ts";
import { type OwnText, saysSomething } from "./display.ts";
import { isSameVersion, type OwnFiles } from "./locate.ts";

/** `read` gets a path. Undefined where the project says nothing about the version. */
export function findOwnSection(
  { changelogs, releases, packageName, areShared }: OwnFiles,
  read: (path: string) => string | undefined,
  version: string,
): OwnText | undefined {
  const isOwn = ({ heading }: ChangelogPart) =>
    heading?.version !== undefined &&
    isSameVersion(heading.version, version) &&
    isOfPackage(`${heading.lead}${heading.prefix}`, packageName, areShared);
  for (const path of changelogs) {
    const file = read(path) ?? "";
    const format = readFormat(path, file);
    if (format === undefined) continue;
    const own = parseChangelog(file, format).parts.filter(isOwn);
    const part = own.find(({ body }) => saysSomething(body, format));
    if (part === undefined) continue;
    return { path, format, body: part.body, file, isPending: isPending(part) };
  }
  for (const path of releases) {
    const file = read(path) ?? "";
    const format = readFormat(path, file);
    const body = format === undefined ? "" : dropTitle(file, format);
    if (format !== undefined && saysSomething(body, format)) return { path, format, body, file };
  }
  return undefined;
}

/** `lead` is what a heading has before its version: `widget@`, `Widget `, `Version `. */
function isOfPackage(lead: string, packageName: string | undefined, areShared: boolean): boolean {
  const name = packageName?.slice(packageName.lastIndexOf("/") + 1).toLowerCase();
  if (name !== undefined && lead.toLowerCase().includes(name)) return true;
  return !areShared && !/\w@v?$/.test(lead);
}

function dropTitle(text: string, format: Format): string {
  const lines = text.split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== "" && !/^\.\. |^<!--/.test(line));
  const isOverlined = readUnderline(lines[first], format) !== undefined;
  const at = isOverlined ? first + 1 : first;
  const isUnderlined = readUnderline(lines[at + 1], format) !== undefined;
  if (isUnderlined) return lines.slice(at + 2).join("\n");
  return /^#{1,2}\s/.test(lines[first] ?? "") ? lines.slice(first + 1).join("\n") : text;
}
