import { type Change, selectBodies } from "../change.ts";

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
const IN_BRACKETS = new RegExp(`^\\[(?<word>${CLOSES}|bug[ -]?fix)(?<rest>[^\\]]*)\\]:?\\s*(?=\\S)`, "i");
const IN_FRONT = new RegExp(`^(?<word>${CLOSES}|bug[ -]?fix)\\b(?<rest>[^:–—]*?)(?::| (?:[–—]|--?))\\s+(?=\\S)`, "i");
const IN_PARENTHESES = new RegExp(
  `(?<!\\s)\\s*[([](?<word>${CLOSES}|bug[ -]?fix)\\b(?<rest>[^()[\\]]*)[)\\]]\\.?$`,
  "i",
);
const BEHIND = new RegExp(`[,;.:–—-] +(?<word>${CLOSES})\\b`, "gi");
// `fix(#12): text`
const AS_SCOPE = /^(?<word>\w+)\((?<rest>[^)]*)\)(?=!?: )/;
// `Fix:(issue_12) text`
const NAMED_ISSUE = /^(?<word>\w+):? ?\((?<kind>issue|gh|bug|disc(?:ussion)?)[ _-]?#?(?<number>\d{1,9})\):?\s+(?=\S)/i;

// `GH-12: text`, `[#12] text`, `Issue #12 - text`; without a bracket or a colon, `#1 text` may be a rank.
const NUMBER_IN_FRONT =
  /^(?:\[(?<inner>[^\]]{1,80})\]:?|(?<bare>(?:(?:issues?|bugs?|refs?|see|PR) ?)?(?:#|GH-)\d{1,9})(?::| --?(?= ))|(?<plain>#\d{2,9})(?= ))\s*(?=\S)/i;
const NUMBER_BEHIND = /(?<!\s)\s*[([](?<inner>[^()[\]]{1,80})[)\]]\.?$/;
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

/**
 * Cuts `[Fix #1] …`, `Fix #1: …`, `… (fix #1)`, `…, fixes #1`, `… (bugfix)`, `GH-1: …` and `… (#1)` off. A conventional
 * `fix: …` stays.
 */
export function cutTags(given: string): TaggedTitle {
  let tagged: TaggedTitle = { title: given.trim(), isFix: undefined, closes: [], refers: [] };
  for (let next = cutNext(tagged.title); next !== undefined; next = cutNext(tagged.title)) {
    tagged = {
      title: next.title,
      isFix: tagged.isFix ?? next.isFix,
      closes: [...tagged.closes, ...(next.closes ?? [])],
      refers: [...tagged.refers, ...(next.refers ?? [])],
    };
  }
  return tagged;
}

type CutTitle = Pick<TaggedTitle, "title"> & Partial<TaggedTitle>;

function cutNext(title: string): CutTitle | undefined {
  return cutTag(title) ?? (/[#/]|GH-/i.test(title) ? cutNumber(title) : undefined);
}

function cutNumber(title: string): CutTitle | undefined {
  for (const form of [NUMBER_IN_FRONT, NUMBER_BEHIND]) {
    const match = form.exec(title);
    const { inner, bare, plain } = match?.groups ?? {};
    const said = (inner ?? bare ?? plain ?? "").replace(REFERS, "");
    if (match === null || !isOnlyReferences(said)) continue;
    const kept = title.slice(0, match.index) + title.slice(match.index + match[0].length);
    if (kept.trim() !== "") return { title: kept, refers: parseReferences(said) };
  }
  return undefined;
}

function cutTag(title: string): CutTitle | undefined {
  const scope = AS_SCOPE.exec(title);
  if (scope?.groups !== undefined && isOnlyReferences(scope.groups.rest ?? "")) {
    const [all, word = "", rest = ""] = scope;
    return { title: `${word}${title.slice(all.length)}`, closes: parseReferences(rest) };
  }
  const named = NAMED_ISSUE.exec(title);
  if (named !== null) {
    const { word = "", kind = "", number } = named.groups ?? {};
    const closes = /^disc/i.test(kind) ? [] : [{ repository: undefined, number: Number(number) }];
    return { title: `${word}: ${title.slice(named[0].length)}`, closes };
  }
  for (const form of [IN_BRACKETS, IN_FRONT, IN_PARENTHESES]) {
    const match = form.exec(title);
    const { word = "", rest = "" } = match?.groups ?? {};
    if (match === null || !isTag(word, rest, form === IN_FRONT)) continue;
    const kept = title.slice(0, match.index) + title.slice(match.index + match[0].length);
    const place = form === IN_PARENTHESES ? "behind" : "in front";
    if (kept.trim() !== "")
      return { title: kept, isFix: isFixWord(word) ? place : undefined, closes: parseReferences(rest) };
  }
  for (const match of title.matchAll(BEHIND)) {
    const rest = title.slice(match.index + match[0].length).replace(/\.$/, "");
    if (match.index === 0 || !isOnlyReferences(rest)) continue;
    const word = match.groups?.word ?? "";
    const isFix = isFixWord(word) ? "behind" : undefined;
    return { title: title.slice(0, match.index).trimEnd(), isFix, closes: parseReferences(rest) };
  }
  return undefined;
}

/** Without a number only `bugfix` is a tag: in front, `fix:` is a type, and `(closes the file)` is a remark. */
function isTag(word: string, rest: string, inFront: boolean): boolean {
  if (rest.trim() !== "") return isOnlyReferences(rest);
  return /^bug/i.test(word) || (!inFront && /^fix(?:e[sd])?$/i.test(word));
}

function isFixWord(word: string): boolean {
  return /^(?:fix|bug)/i.test(word);
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

function selectDistinct(issues: readonly IssueReference[]): IssueReference[] {
  return [...new Map(issues.map((issue) => [nameIssue(issue), issue])).values()].slice(0, MAX_REFERENCES);
}

/** Of lines such as `Refs: #1, #2`, `PR-URL: https://…/pull/3` and `octo/widget#4`. */
function parseReferring(body: string): IssueReference[] {
  if (!/[#/]|GH-/i.test(body)) return [];
  return body.split("\n").flatMap((line) => {
    const said = line.slice(0, MAX_LIST_LENGTH).trim().replace(REFERS, "").replace(/\.$/, "");
    return isOnlyReferences(said) ? parseReferences(said) : [];
  });
}

/** `Fixes #1, #2 and octo/widget#3`, but not what a quoted line closes. */
function parseClosed(body: string) {
  if (!/[#/]|GH-/i.test(body)) return [];
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
