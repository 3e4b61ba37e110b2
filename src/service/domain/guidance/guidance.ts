import { PUBLICATION_SLOTS, type PublicationSlot } from "../../../contract/instructions.ts";
import { type PublicationConfig, selectKinds } from "../../../contract/publications.ts";
import { listQuoted } from "../../../shared/text.ts";
import type { OmittableKind } from "../../../writer/change.ts";
import {
  CONTENT_RULES,
  type GuidanceRule,
  type GuidanceSettings,
  PLACE_RULES,
  PULL_REQUEST_RULES,
  TITLE_RULES,
} from "./rules.ts";

/** The texts of the instructions that are linked to a publication, by slot and in the order of their positions. */
export type Instructions = { readonly [Slot in PublicationSlot]?: readonly string[] | undefined };

/** How a publication is written, with everything that its texts say. */
export type FollowedGuidance = {
  /** The configuration, filled up with what sentences say where it is silent itself. */
  config: PublicationConfig;
  /** Of pull requests and commits; `{title}` stands for the request's own, `{subject}` for what is written about. */
  titles: { pullRequest: string; commit: string };
  /** Kinds of changes that are not to be mentioned. */
  leaveOut: readonly OmittableKind[];
  /** What could not be followed, a sentence each. */
  remarks: readonly string[];
};

const DEFAULT_TITLE = "{title}";

/**
 * Follows what a publication's texts say: a setting of the configuration wins over a sentence, a comment's sentence over
 * an instruction's, an instruction's over one of `planningInstructions` and `prCommitInstructions`. What is not
 * understood is told and changes nothing.
 */
export function followGuidance(
  config: PublicationConfig,
  instructions: Instructions = {},
  comments: readonly string[] = [],
): FollowedGuidance {
  const own = [config.planningInstructions, config.prCommitInstructions].filter((text) => text !== undefined);
  const slots = PUBLICATION_SLOTS.flatMap((slot) => instructions[slot] ?? []);
  const guidance = parseGuidance([...own, ...slots, ...comments]);
  const { settings, notUnderstood } = guidance;
  const pullRequest = config.pullRequest?.title ?? addPrefix(settings.pullRequestTitle, settings.pullRequestPrefix);
  return {
    config: fillConfig(config, settings),
    titles: { pullRequest, commit: addPrefix(settings.commitTitle ?? pullRequest, settings.commitPrefix) },
    leaveOut: settings.leaveOut ?? [],
    remarks: [
      ...listQuoted("What the settings say wins over this in the instructions", selectOverruled(config, guidance)),
      ...listQuoted("Not understood in the instructions, and so not followed", notUnderstood),
    ],
  };
}

function addPrefix(title = DEFAULT_TITLE, prefix = ""): string {
  return prefix === "" || title.startsWith(prefix) ? title : `${prefix} ${title}`;
}

function fillConfig(config: PublicationConfig, settings: GuidanceSettings): PublicationConfig {
  const { styleGuide = {}, pullRequest = {} } = config;
  const { changelogPath, releaseNotesPath, documentationPath, contributors, newContributors } = settings;
  const { base, draft, labels, reviewers, assignees } = settings;
  const lists = {
    ...(labels === undefined ? {} : { labels: [...labels] }),
    ...(reviewers === undefined ? {} : { reviewers: [...reviewers] }),
    ...(assignees === undefined ? {} : { assignees: [...assignees] }),
  };
  return {
    ...config,
    ...selectKinds(config),
    styleGuide: {
      ...styleGuide,
      changelogs: { path: changelogPath, ...keepGiven(styleGuide.changelogs) },
      releaseNotes: { path: releaseNotesPath, contributors, newContributors, ...keepGiven(styleGuide.releaseNotes) },
      documentation: { path: documentationPath, ...keepGiven(styleGuide.documentation) },
    },
    pullRequest: { base, draft, ...lists, ...keepGiven(pullRequest) },
  };
}

/** Without what is undefined, which would hide what it is spread over. */
function keepGiven<Settings extends object>(settings: Settings | undefined): Partial<Settings> {
  const given = Object.entries(settings ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Settings>;
}

/** The sentences that say something else than the configuration does. */
function selectOverruled({ styleGuide, pullRequest }: PublicationConfig, { settings, sentences }: Guidance): string[] {
  const given: { [Name in keyof GuidanceSettings]: unknown } = {
    changelogPath: styleGuide?.changelogs?.path,
    releaseNotesPath: styleGuide?.releaseNotes?.path,
    documentationPath: styleGuide?.documentation?.path,
    contributors: styleGuide?.releaseNotes?.contributors,
    newContributors: styleGuide?.releaseNotes?.newContributors,
    pullRequestTitle: pullRequest?.title,
    pullRequestPrefix: pullRequest?.title,
    base: pullRequest?.base,
    draft: pullRequest?.draft,
    labels: pullRequest?.labels,
    reviewers: pullRequest?.reviewers,
    assignees: pullRequest?.assignees,
  };
  const names = [...sentences.keys()].filter(
    (name) => given[name] !== undefined && JSON.stringify(given[name]) !== JSON.stringify(settings[name]),
  );
  return [...new Set(names.map((name) => sentences.get(name) ?? ""))];
}

/** Every form of a sentence that is understood, each with an example. */
export const GUIDANCE_RULES: readonly GuidanceRule[] = [
  ...PLACE_RULES,
  ...TITLE_RULES,
  ...PULL_REQUEST_RULES,
  ...CONTENT_RULES,
];

/** What texts of guidance say: the settings, which sentence made each of them, and what was not understood. */
export type Guidance = {
  settings: GuidanceSettings;
  sentences: ReadonlyMap<keyof GuidanceSettings, string>;
  notUnderstood: readonly string[];
};

/**
 * Reads guidance in plain sentences, a line or an item of a list each: a sentence is understood whole or not at all
 * ({@link GUIDANCE_RULES}). Later sentences win over earlier ones, of this text and of the texts before; kinds of changes
 * to leave out add up.
 */
export function parseGuidance(texts: readonly string[]): Guidance {
  const read = texts.map((text) => readSentences(text, parseGuidanceSentence));
  const understood = read.flatMap((one) => one.understood);
  const settings = understood.reduce<GuidanceSettings>((all, { meaning }) => joinSettings(all, meaning), {});
  const sentences = new Map(
    understood.flatMap(({ meaning, sentence }) =>
      (Object.keys(meaning) as (keyof GuidanceSettings)[]).map((name) => [name, sentence] as const),
    ),
  );
  return { settings, sentences, notUnderstood: read.flatMap(({ others }) => others) };
}

/** What one sentence sets; undefined where it is not understood. */
export function parseGuidanceSentence(sentence: string): GuidanceSettings | undefined {
  for (const { form, read } of GUIDANCE_RULES) {
    const found = form.exec(sentence);
    const settings = found === null ? undefined : read(found.groups ?? {});
    if (settings !== undefined) return settings;
  }
  return undefined;
}

function joinSettings(all: GuidanceSettings, more: GuidanceSettings): GuidanceSettings {
  const leaveOut = [...new Set([...(all.leaveOut ?? []), ...(more.leaveOut ?? [])])];
  return { ...all, ...more, ...(leaveOut.length === 0 ? {} : { leaveOut }) };
}

/** What was made of a text: each sentence that was understood, in order, and those that were not, as written. */
export type ReadSentences<Meaning> = {
  understood: readonly { meaning: Meaning; sentence: string }[];
  others: readonly string[];
};

const LONGEST_LINE = 1000;
const POLITENESS =
  /^(?:please|kindly|also|and|then|always|we|let['’]s|you (?:should|must|can)|(?:make|be) sure (?:to|you)|remember to|could you|can you),?\s+/i;

/**
 * Reads a text sentence by sentence: a line or an item of a list is tried whole, then in its sentences. `read` gets a
 * sentence without list mark, polite opening and full stop. Headings, blank lines and fenced code are no sentences.
 */
export function readSentences<Meaning>(
  text: string,
  read: (sentence: string) => Meaning | undefined,
): ReadSentences<Meaning> {
  const understood: { meaning: Meaning; sentence: string }[] = [];
  const others: string[] = [];
  for (const line of selectLines(text)) {
    const whole = line.length > LONGEST_LINE ? undefined : read(trimSentence(line));
    if (whole !== undefined) {
      understood.push({ meaning: whole, sentence: line });
      continue;
    }
    for (const sentence of splitLine(line)) {
      const meaning = sentence.length > LONGEST_LINE ? undefined : read(trimSentence(sentence));
      if (meaning === undefined) others.push(sentence);
      else understood.push({ meaning, sentence });
    }
  }
  return { understood, others };
}

/** The lines that say something, without list marks; a line that goes on below, indented, is one with it. */
function selectLines(text: string): string[] {
  const lines: string[] = [];
  let isItem = false;
  const prose = text
    .replace(/\r\n?/g, "\n")
    .replace(/^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[^\n]*$|(?![\s\S]))/gm, "");
  for (const line of prose.split("\n")) {
    const goesOn = isItem && /^\s+(?![-*+]\s|\d+[.)]\s)\S/.test(line);
    if (goesOn) lines.push(`${lines.pop() ?? ""} ${line.trim()}`);
    else if (!/^\s*(?:#{1,6}\s|>|$)/.test(line)) {
      isItem = /^\s*(?:[-*+]|\d+[.)])\s/.test(line);
      lines.push(line.replace(/^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ x]\]\s+)?/i, "").trim());
    } else isItem = false;
  }
  return lines.filter((line) => line !== "");
}

/** Splits where a sentence ends and no quotes hold the end; after a full stop a capital, a quote or a number sign follows. */
function splitLine(line: string): string[] {
  const masked = line.replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, (quoted) => "x".repeat(quoted.length));
  const ends = [...masked.matchAll(/(?<=[!?;])\s+|(?<=\.)\s+(?=[A-Zx#])/g)].map((match) => match.index);
  const starts = [0, ...ends];
  return starts.map((start, index) => line.slice(start, ends[index]).trim()).filter((sentence) => sentence !== "");
}

function trimSentence(sentence: string): string {
  let text = sentence
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, " ")
    .replace(/\s*[.!;]+$/, "")
    .trim();
  while (POLITENESS.test(text)) text = text.replace(POLITENESS, "");
  return text;
}
