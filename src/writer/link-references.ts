import { compareVersionNames } from "../git/version-order.ts";
import { findPlainLines, splitLines } from "./changelog-text.ts";

/** What a link reference of a changelog is to point at. */
export type LinkReference = {
  /** As it stands in the heading's brackets: `1.3.0`, `v1.3.0`, `unreleased`. */
  label: string;
  url: string;
};

const REFERENCE = /^\[(?<label>unreleased|(?:@?[\w./-]+@)?v?\d+(?:\.\d+)+[^\]]*)\]:\s*(?<url>\S+)/i;

/** Whether a changelog's versions are link references (`[1.3.0]: https://…`). */
export function usesLinkReferences(text: string): boolean {
  const lines = splitLines(text);
  const plain = findPlainLines(lines);
  return lines.some((line, index) => plain[index] && REFERENCE.test(line));
}

/**
 * Points a link reference at its page: in its place where it is there, else above the first one of an older
 * version, else at the end. The other lines stay byte for byte.
 */
export function placeLinkReference(text: string, { label, url }: LinkReference, eol: string): string {
  const lines = splitLines(text);
  const plain = findPlainLines(lines);
  const labels = lines.map((line, index) => (plain[index] ? REFERENCE.exec(line)?.groups?.label : undefined));
  const at = labels.findIndex((other) => other !== undefined && normalise(other) === normalise(label));
  if (at !== -1) {
    const line = lines[at] ?? "";
    lines[at] = line.replace(/^(\[[^\]]+\]:\s*)\S+/, (_, start: string) => `${start}${url}`);
    return lines.join("");
  }
  const older = labels.findIndex((other) => other !== undefined && isOlder(other, label));
  const last = labels.findLastIndex((other) => other !== undefined);
  const reference = `[${label}]: ${url}${eol}`;
  if (older !== -1) lines.splice(older, 0, reference);
  else if (last !== -1) lines.splice(last, 1, closeLine(lines[last] ?? "", eol), reference);
  else return `${text.trimEnd()}${eol}${eol}${reference}`;
  return lines.join("");
}

function normalise(label: string): string {
  return label.toLowerCase().replace(/^v(?=\d)/, "");
}

function isOlder(other: string, label: string): boolean {
  if (/^unreleased$/i.test(other)) return false;
  return /^unreleased$/i.test(label) || compareVersionNames(other, label) < 0;
}

function closeLine(line: string, eol: string): string {
  return line.endsWith("\n") ? line : `${line}${eol}`;
}
