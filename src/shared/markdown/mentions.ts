import type { Token } from "./markdown.ts";

/** An issue or a pull request that a text names: `#12`, `PR #12`, `GH-12`, `octo/widget#12`. */
export type Mention = {
  /** As written, without the word before it: `#12`, `GH-12`. */
  label: string;
  /** Undefined for the repository that the text is about. */
  repository: string | undefined;
  number: number;
  /** Whether the text says that it is a pull request. */
  isPull: boolean;
};

/** To be used without regard to capitals; {@link readMention} reads its groups. */
export const MENTION_FORM = [
  /(?<![\w./@#-])(?<repository>[\w.-]{1,100}\/[\w.-]{1,100})#(?<foreign>\d{1,9})\b/.source,
  /(?<![\w-])(?<gh>GH-\d{1,9})\b/.source,
  /\b(?<pullWord>PRs?|pull[ -]requests?|merge[ -]requests?) (?<pull>#\d{1,9})\b/.source,
  // One digit alone may be a rank, and what follows `color` is one.
  /(?<=[([]|\b(?:issues?|bugs?|fixes|closes|resolves|see) )(?<bracketed>#\d{1,9})\b(?![\w-])/.source,
  /(?<![\w/&#.-]|\bcolou?rs? |\b(?:background|fill|number|rank|step|part|top) )(?<number>#[1-9]\d{1,8})\b(?![\w-]| colou?rs?\b)/
    .source,
].join("|");

/** Undefined for a token of another form. `lead` is what is before the label. */
function readMention(groups: Token): (Mention & { lead: string }) | undefined {
  const { repository, foreign, gh, pullWord, pull, bracketed, number } = groups;
  const label = foreign === undefined ? (gh ?? pull ?? bracketed ?? number) : `${repository}#${foreign}`;
  if (label === undefined) return undefined;
  const lead = pullWord === undefined ? "" : `${pullWord} `;
  const isPull = pull !== undefined;
  const digits = foreign ?? label.slice(label.startsWith("#") ? 1 : "GH-".length);
  return { label, repository, number: Number(digits), isPull, lead };
}

/** Markdown of a mention; undefined for one that stays as it is. */
export type LinkMention = (mention: Mention) => string | undefined;

export function replaceMention(groups: Token, link: LinkMention): string | undefined {
  const mention = readMention(groups);
  const linked = mention === undefined ? undefined : link(mention);
  return linked === undefined ? undefined : `${mention?.lead}${linked}`;
}
