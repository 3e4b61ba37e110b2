import { type Change, selectBodies } from "../change.ts";

const ADVISORY = /\b(?:CVE-\d{4}-\d{4,9}|GHSA(?:-[23456789cfghjmpqrvwx]{4}){3})\b/gi;
const NAMES_ONE = /CVE-|GHSA-/i;
const MAX_ADVISORIES = 10;
const FIXES = /\b(?:fix|resolv|address|mitigat|prevent|patch|clos|security)/i;
const NUMBER = "(?:CVE-\\d{4}-\\d{4,9}|GHSA(?:-\\w{4}){3})";
const IN_FRONT = new RegExp(`^(?:\\[${NUMBER}\\]:?|${NUMBER}:)\\s*`, "i");
const BEHIND = new RegExp(`(?<!\\s)\\s*[([]${NUMBER}(?:, ?${NUMBER})*[)\\]]\\.?$`, "i");
// `Similar to CVE-2026-1234` mends nothing.
const COMPARES =
  /\b(?:like|similar|unlike|compare|introduced|caused|regression|not affected|detects?|scan|test|e\.g)\b/i;

/** Distinct numbers as their registers write them: `CVE-2026-1234`, `GHSA-2345-6789-cfgh`. */
function parseAdvisories(text: string): string[] {
  if (!NAMES_ONE.test(text)) return [];
  const numbers = [...text.matchAll(ADVISORY)].map(([number]) =>
    /^CVE/i.test(number) ? number.toUpperCase() : `GHSA${number.slice("GHSA".length).toLowerCase()}`,
  );
  return [...new Set(numbers)];
}

export type Advisories = {
  numbers: readonly string[];
  /** Whether a message says in words that the change fixes one of them. */
  isFix: boolean;
};

/** What the title, a line of the body, or a changelog line of its commits names. */
export function selectAdvisories(change: Change, changelogLines: readonly string[] = []): Advisories {
  const lines = selectBodies(change).flatMap((body) => (NAMES_ONE.test(body) ? body.split("\n") : []));
  const said = [...lines.filter((line) => !line.startsWith(">") && !COMPARES.test(line)), ...changelogLines];
  const numbers = new Set([change.title, change.commits[0].subject, ...said].flatMap(parseAdvisories));
  const isFix = said.some((line) => FIXES.test(line) && parseAdvisories(line).length > 0);
  return { numbers: [...numbers].slice(0, MAX_ADVISORIES), isFix };
}

/** `[CVE-2026-1234] Text`, `CVE-2026-1234: Text` and `Text (CVE-2026-1234)` without the number, which is shown apart. */
export function cutAdvisory(title: string): string {
  if (!NAMES_ONE.test(title)) return title;
  const cut = title.replace(IN_FRONT, "").replace(BEHIND, "");
  return cut.trim() === "" ? title : cut;
}

export function buildAdvisoryUrl(number: string): string {
  return number.startsWith("CVE")
    ? `https://www.cve.org/CVERecord?id=${number}`
    : `https://github.com/advisories/${number}`;
}

/** Whether it is GitHub's subject for the merge of a private fork that belongs to a security advisory. */
export function isAdvisoryMerge(subject: string): boolean {
  return /^Merge (?:commit from fork|pull request from GHSA-[-\w]{14})$/.test(subject.trim());
}

/** Its body begins with the title, as a list item where it was squashed. */
export function selectAdvisoryTitle(body: string, carried: readonly string[]): string {
  const lines = [...body.split("\n"), ...carried].map((line) => line.replace(/^[*-] +/, "").trim());
  return (
    lines.find((line) => line !== "" && !/^(?:Merge |Co-authored-by:|Signed-off-by:)/i.test(line)) ?? "Security fix"
  );
}
