import { type Change, listParagraphs, selectBodies } from "../changes/change.ts";

/** `octo/widget#9`; without `repository` it is in this one. */
export type IssueReference = { repository: string | undefined; number: number; isPull?: boolean };

const REFERENCE =
  /(?:(?<![\w./-])(?<repository>[\w.-]{1,100}\/[\w.-]{1,100})#|(?<![\w/#&])#|\bGH-)(?<number>\d{1,9})\b|https?:\/\/[\w.-]{1,100}\/(?<path>[\w.-]{1,100}\/[\w.-]{1,100})(?:\/-)?\/(?:issues|(?<pull>pulls?|merge_requests|pull-requests))\/(?<page>\d{1,9})\b/gi;

function parseReferences(text: string): IssueReference[] {
  return [...text.matchAll(REFERENCE)].map(({ groups = {} }) => ({
    repository: groups.repository ?? groups.path,
    number: Number(groups.number ?? groups.page),
    ...(groups.pull === undefined ? {} : { isPull: true }),
  }));
}

/** At least one reference and nothing else but `and`, `issue` and what separates them. */
function isOnlyReferences(text: string): boolean {
  const rest = text.replace(REFERENCE, "#");
  return rest.includes("#") && /^(?:[\s,:&#]|and|issues?|bugs?)*$/i.test(rest);
}

const CLOSES = "close[sd]?|closing|fix(?:e[sd])?|fixing|resolve[sd]?|resolving";
const REFERS =
  /^(?:see(?: also)?|refs?|references|related(?: to)?|part of|issues?|bugs?|tickets?|upstream|PRs?(?:-URL)?|pull[ -]requests?|merge[ -]requests?|reviewed-on|link)\b *:? */i;

export type TaggedTitle = {
  /** Without the tag. */
  title: string;
  /** Whether a tag says that a fault is fixed; `closes` does not say so. What follows the text is a weaker sign. */
  isFix: "in front" | "behind" | undefined;
  closes: readonly IssueReference[];
  /** Named without a word that says what happens to them. */
  refers: readonly IssueReference[];
};

/** `alone` says which word is a tag without references, too; `stays`: the word is the type of the title. */
type TagForm = { form: RegExp; alone?: RegExp; place?: TaggedTitle["isFix"]; stays?: true };

const FIX_WORD = /^(?:bug|fix(?:e[sd])?$)/i;
const TAGS: readonly TagForm[] = [
  // `fix(#12): text`
  { form: /^(?<word>\w+)\((?<rest>[^)]*)\)(?=!?: )/, stays: true },
  // `[Fix #12] text`
  {
    form: new RegExp(`^\\[(?<word>${CLOSES}|bug[ -]?fix)(?<rest>[^\\]]*)\\]:?\\s*(?=\\S)`, "i"),
    alone: FIX_WORD,
    place: "in front",
  },
  // `Fix #12: text`; `fix: text` has a type.
  {
    form: new RegExp(`^(?<word>${CLOSES}|bug[ -]?fix)(?: for)?\\b(?<rest>[^:–—]*?)(?::| (?:[–—]|--?))\\s+(?=\\S)`, "i"),
    alone: /^bug/i,
    place: "in front",
  },
  // `text (fix #12)`; `text (closes the file)` has a remark.
  {
    form: new RegExp(`(?<!\\s)\\s*[([](?<word>${CLOSES}|bug[ -]?fix)\\b(?<rest>[^()[\\]]*)[)\\]]\\.?$`, "i"),
    alone: FIX_WORD,
    place: "behind",
  },
];
// `Fix:(issue_12) text`
const NAMED_ISSUE = /^(?<word>\w+):? ?\((?<kind>issue|gh|bug|disc(?:ussion)?)[ _-]?#?(?<number>\d{1,9})\):?\s+(?=\S)/i;

// `text, GitHub issue 12 reported by Ada`
const HOST_ISSUE = /[.,]?(?: in)? GitHub (?:issue|PR) #?(\d{1,9})(?:,? (?:reported by|from) [^.;]{1,80})?\.?$/i;

/** Cuts tags off. A conventional `fix: …` stays. */
export function cutTags(given: string): TaggedTitle {
  const spelled = given
    .trim()
    .replace(HOST_ISSUE, " (#$1)")
    .replace(NAMED_ISSUE, (_, word: string, kind: string, number: string) => {
      return /^disc/i.test(kind) ? `${word}: ` : `${word}(#${number}): `;
    });
  let tagged: TaggedTitle = { title: spelled, isFix: undefined, closes: [], refers: [] };
  for (let next = cutNext(tagged.title); next !== undefined; next = cutNext(tagged.title)) {
    const { title, isFix, closes = [], refers = [] } = next;
    tagged = {
      title,
      isFix: tagged.isFix ?? isFix,
      closes: [...tagged.closes, ...closes],
      refers: [...tagged.refers, ...refers],
    };
  }
  return tagged;
}

type CutTitle = Pick<TaggedTitle, "title"> & Partial<TaggedTitle>;

function cutNext(title: string): CutTitle | undefined {
  for (const tag of TAGS) {
    const cut = cutTag(title, tag);
    if (cut !== undefined) return cut;
  }
  return NAMES_NUMBERS.test(title) ? (cutBehind(title) ?? cutNumber(title)) : undefined;
}

function cutTag(title: string, { form, alone, place, stays }: TagForm): CutTitle | undefined {
  const match = form.exec(title);
  const { word = "", rest = "" } = match?.groups ?? {};
  const isTag = rest.trim() === "" ? alone?.test(word) === true : isOnlyReferences(rest);
  if (match === null || !isTag) return undefined;
  const kept = (stays ? word : "") + cutMatch(title, match);
  const isFix = isFixWord(word) ? place : undefined;
  return kept.trim() === "" ? undefined : { title: kept, isFix, closes: parseReferences(rest) };
}

function cutMatch(title: string, { 0: found, index }: RegExpExecArray): string {
  return title.slice(0, index) + title.slice(index + found.length);
}

function isFixWord(word: string): boolean {
  return /^(?:fix|bug)/i.test(word);
}

const BEHIND = new RegExp(`[,;.:–—-] +(?<word>${CLOSES})\\b`, "gi");

/** `text, fixes #12` */
function cutBehind(title: string): CutTitle | undefined {
  const last = [...title.matchAll(BEHIND)].at(-1);
  if (last === undefined || last.index === 0) return undefined;
  const rest = title.slice(last.index + last[0].length).replace(/\.$/, "");
  if (!isOnlyReferences(rest)) return undefined;
  const isFix = isFixWord(last.groups?.word ?? "") ? "behind" : undefined;
  return { title: title.slice(0, last.index).trimEnd(), isFix, closes: parseReferences(rest) };
}

const NAMES_NUMBERS = /[#/]|GH-/i;
const NUMBERS: readonly RegExp[] = [
  // `[#12] text`, `GH-12: text`, `Issue #12 - text`; without a bracket or a colon, `#1 text` may be a rank.
  /(?<=^(?:\w+(?:\([^()]*\))?!?: )?)(?:\[(?<inner>[^\]]{1,80})\]:?|(?<bare>(?:(?:issues?|bugs?|refs?|see|PR) ?)?(?:#|GH-)\d{1,9})(?::| --?(?= ))|(?<plain>#\d{2,9})(?= ))\s*(?=\S)/i,
  // `text (#12)`
  /(?<!\s)\s*[([](?<inner>[^()[\]]{1,80})[)\]]\.?$/,
];

function cutNumber(title: string): CutTitle | undefined {
  for (const form of NUMBERS) {
    const match = form.exec(title);
    const { inner, bare, plain } = match?.groups ?? {};
    const said = (inner ?? bare ?? plain ?? "").replace(REFERS, "");
    const kept = match === null || !isOnlyReferences(said) ? "" : cutMatch(title, match);
    if (kept.trim() !== "") return { title: kept, refers: parseReferences(said) };
  }
  return undefined;
}

const CLOSING = new RegExp(`\\b(?:${CLOSES})\\b:?[ \\t]+(?=#|GH-|https?:|[\\w.-]+/[\\w.-]+#)`, "gi");
const MAX_REFERENCES = 5;
/** Long enough for several addresses of issues. */
const MAX_LIST_LENGTH = 500;

/**
 * Issues that the messages of a change close, and others that they name on lines of their own, without its own number;
 * and whether a message says that it fixes one.
 */
export function selectIssues(
  change: Change,
  tagged: Pick<TaggedTitle, "closes" | "refers">,
): { closes: IssueReference[]; refers: IssueReference[]; isFix: boolean } {
  const bodies = selectBodies(change);
  const said = bodies.flatMap(parseClosed);
  const isOther = ({ repository, number }: IssueReference) => repository !== undefined || number !== change.pullRequest;
  const closes = selectDistinct([...tagged.closes, ...said.flatMap(({ issues }) => issues)].filter(isOther));
  const closed = new Set(closes.map(nameIssue));
  // With a number of its own, a change is found by that.
  const isAlone = change.pullRequest === undefined && closes.length === 0;
  const named = [...tagged.refers, ...(isAlone ? bodies.flatMap(parseReferring) : [])];
  return {
    closes,
    refers: selectDistinct(named.filter((issue) => isOther(issue) && !closed.has(nameIssue(issue)))),
    isFix: said.some(({ isFix, issues }) => isFix && issues.some(isOther)),
  };
}

export function nameIssue({ repository, number }: IssueReference): string {
  return `${repository ?? ""}#${number}`;
}

function selectDistinct(issues: IssueReference[]): IssueReference[] {
  if (issues.length < 2) return issues;
  return [...new Map(issues.map((issue) => [nameIssue(issue), issue])).values()].slice(0, MAX_REFERENCES);
}

/** The references of lines such as `Refs: #1, #2`, `PR-URL: https://…/pull/3` and `octo/widget#4`. */
function parseReferring(body: string): IssueReference[] {
  if (!NAMES_NUMBERS.test(body)) return [];
  return body.split("\n").flatMap((line) => {
    const said = line.slice(0, MAX_LIST_LENGTH).trim().replace(REFERS, "").replace(/\.$/, "");
    return isOnlyReferences(said) ? parseReferences(said) : [];
  });
}

/** `Fixes #1, #2 and octo/widget#3`, but not what a quoted line closes. */
function parseClosed(body: string) {
  if (!NAMES_NUMBERS.test(body)) return [];
  return body.split("\n").flatMap((line) => {
    if (line.startsWith(">") || !/[#/]|GH-/.test(line)) return [];
    return [...line.matchAll(CLOSING)].map(({ 0: word, index }) => {
      const start = index + word.length;
      return {
        isFix: isFixWord(word),
        issues: parseReferences(selectList(line.slice(start, start + MAX_LIST_LENGTH))),
      };
    });
  });
}

/** The references that the text begins with. */
function selectList(text: string): string {
  let end = 0;
  for (const { 0: reference, index } of text.matchAll(REFERENCE)) {
    if (!/^(?:|,|and|&|, ?and)$/.test(text.slice(end, index).trim())) break;
    end = index + reference.length;
  }
  return text.slice(0, end);
}

const ADVISORY = /\b(?:CVE-\d{4}-\d{4,9}|GHSA(?:-[23456789cfghjmpqrvwx]{4}){3})\b/gi;
const NAMES_ONE = /CVE-|GHSA-/i;
const MAX_ADVISORIES = 10;
const FIXES = /\b(?:fix|resolv|address|mitigat|prevent|patch|clos|security)/i;
const NUMBER = "(?:CVE-\\d{4}-\\d{4,9}|GHSA(?:-\\w{4}){3})";
const ADVISORY_IN_FRONT = new RegExp(`^(?:\\[${NUMBER}\\]:?|${NUMBER}:)\\s*`, "i");
const ADVISORY_BEHIND = new RegExp(`(?<!\\s)\\s*[([]${NUMBER}(?:, ?${NUMBER})*[)\\]]\\.?$`, "i");
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

/** What the title or a line of the body names. */
export function selectAdvisories(change: Change): Advisories {
  const bodies = selectBodies(change).filter((body) => NAMES_ONE.test(body));
  const titles = [change.title, change.commits[0].subject];
  if (bodies.length === 0 && !titles.some((title) => NAMES_ONE.test(title))) return { numbers: [], isFix: false };
  const lines = bodies.flatMap((body) => body.split("\n"));
  const said = lines.filter((line) => !line.startsWith(">") && !COMPARES.test(line));
  const numbers = new Set([...titles, ...said].flatMap(parseAdvisories));
  const isFix = said.some((line) => FIXES.test(line) && parseAdvisories(line).length > 0);
  return { numbers: [...numbers].slice(0, MAX_ADVISORIES), isFix };
}

/** `[CVE-2026-1234] Text`, `CVE-2026-1234: Text` and `Text (CVE-2026-1234)` without the number, which is shown apart. */
export function cutAdvisory(title: string): string {
  if (!NAMES_ONE.test(title)) return title;
  const cut = title.replace(ADVISORY_IN_FRONT, "").replace(ADVISORY_BEHIND, "");
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

/** Its body begins with the title, as a list item where it was squashed; a sentence may be on several lines. */
export function selectAdvisoryTitle(body: string, carried: readonly string[]): string {
  const isTitle = (text: string) => text !== "" && !/^(?:Merge |Co-authored-by:|Signed-off-by:)/i.test(text);
  const first = [...listParagraphs(body), ...carried].find(isTitle) ?? "Security fix";
  return first.split(/\.(?= \p{Lu})/u, 1).join("");
}
