import type { ChangeSelector } from "../../contract/change-selector.ts";
import { COMMENT_COMMANDS } from "../../contract/kinds.ts";
import type { Anchor } from "../../contract/resources/comments.ts";
import { listQuoted, quoteText } from "../../shared/text.ts";
import type { Arrangement, ChangeReference } from "../../writer/changes/change.ts";
import { isShown, SECTION_NAMES, selectTitleClass } from "../../writer/changes/labels.ts";
import {
  compileForms,
  type Groups,
  PATH,
  parseGuidance,
  parsePath,
  QUOTED,
  readSentences,
  unquote,
} from "./guidance.ts";

type CommentAnchor = Anchor & {
  /** Text of the anchor's lines without the last line end. */
  lines?: string | undefined;
};

export type WorkComment = {
  body: string;
  /** What phrases such as "since yesterday" count from. */
  createdAt: Date;
  /** When its batch requested the work, where that was later. */
  askedAt?: Date | undefined;
  changes?: readonly ChangeSelector[] | undefined;
  anchor?: CommentAnchor | undefined;
  /** Whether an earlier turn was about it, whose reply named what is not understood. */
  isEarlier?: boolean | undefined;
};

/** New text for the lines that a comment is about; empty to remove them. */
export type Suggestion = { anchor: CommentAnchor; text: string };

// "Thanks!", and "Like this:" above a suggestion.
const SMALL_TALK =
  /^[^`"#/]{0,60}:$|^(?:thanks|thank you|thx|cheers|hi|hello|hey|lgtm|looks? good|great|nice|good|perfect|awesome)\b[\w ,']{0,40}$/i;

/** `octo/widget#12` means `#12` where `repository` is `octo/widget`. */
export function parseComment({ body, anchor }: WorkComment, repository: string) {
  const text = body.replace(/\r\n?/g, "\n").replaceAll(`${repository}#`, "#");
  const { suggested, prose } = takeSuggestion(text);
  const { understood, others } = readSentences(prose, (sentence) => {
    if (SMALL_TALK.test(sentence)) return { kind: "smallTalk" } as const;
    // Most bodies say nothing else, and the forms take long to compile. A path has a dot or a slash.
    if (isAskedAnyway(sentence) && !/[./]\S/.test(sentence.replace(LINK, ""))) return undefined;
    const command = parseCommentCommand(sentence, anchor?.filePath);
    return command ?? (parseGuidance(sentence) === undefined ? undefined : ({ kind: "guidance" } as const));
  });
  const suggestion = suggested === undefined || anchor === undefined ? undefined : { anchor, text: suggested };
  const isMisplaced = suggested !== undefined && anchor === undefined;
  return {
    followed: understood.flatMap(({ meaning: { kind }, sentence }) => (kind === "smallTalk" ? [] : [sentence])),
    commands: understood.flatMap(({ meaning }) =>
      meaning.kind === "guidance" || meaning.kind === "smallTalk" ? [] : [meaning],
    ),
    wrongCommands: others.filter((sentence) => COMMAND.test(sentence)),
    guidance: understood.flatMap(({ meaning, sentence }) => (meaning.kind === "guidance" ? [sentence] : [])),
    suggestion,
    // They may select commits.
    others: [
      ...others.filter((sentence) => !COMMAND.test(sentence)),
      ...(isMisplaced ? ["a suggestion without an anchor on lines"] : []),
    ],
  };
}

function takeSuggestion(text: string): { suggested: string | undefined; prose: string } {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => /^ {0,3}(?:`{3,}|~{3,})suggestion\s*$/.test(line));
  const fence = /[`~]+/.exec(lines[start] ?? "")?.[0] ?? "";
  const end = lines.findIndex(
    (line, index) => index > start && line.trim().startsWith(fence) && /^ {0,3}[`~]+\s*$/.test(line),
  );
  if (start === -1 || end === -1) return { suggested: undefined, prose: text };
  const suggested = lines.slice(start + 1, end).map((line) => `${line}\n`);
  return { suggested: suggested.join(""), prose: [...lines.slice(0, start), ...lines.slice(end + 1)].join("\n") };
}

export type CommentCommand =
  | { kind: "leaveOut" | "bringBack"; references: readonly ChangeReference[] }
  | { kind: "reword"; reference: ChangeReference; text: string }
  | { kind: "arrange"; arrangements: readonly Arrangement[] }
  | { kind: "exclude" | "restore"; path: string };

const COMMAND = /^\/[a-z]+(?=\s|$)/i;
const MAX_TEXT = 1_000;
const REFERENCE = "(((the )?(pull request |PR |entry |change )?#\\d+|(the )?commit [0-9a-f]{4,64}|[0-9a-f]{7,64}))";
const REFERENCES = `(?<references>${REFERENCE}((,? and |, ?)${REFERENCE})*)`;
const IN_NOTES = "( (from|of|in|to) (the )?(notes|release notes|changelog|draft|documents))?";
const EXCLUDE = "(exclude|leave out|drop|omit|skip|remove)";

/** `anchoredPath`: the file that the comment is on. */
type ReadCommand = (groups: Groups, anchoredPath?: string) => CommentCommand | undefined;

const FORMS: readonly (readonly [pattern: string, read: ReadCommand])[] = [
  [
    `(/skip|leave out|drop|omit|skip|remove|take out|exclude|delete) ${REFERENCES}${IN_NOTES}`,
    ({ references }) => ({ kind: "leaveOut", references: parseReferences(references) }),
  ],
  [
    `(/restore|bring back|bring|take in|restore|include|list|keep|re-?add|add) ${REFERENCES}( again| back)?${IN_NOTES}`,
    ({ references }) => ({ kind: "bringBack", references: parseReferences(references) }),
  ],
  [`/reword (?<references>${REFERENCE})(: ?| )(?<text>.+)`, readReword],
  [
    `(reword|rephrase|rename|retitle|change) (?<references>${REFERENCE})(( (to|as))?: ?| (to|as)\\s|(?= ${QUOTED}$))(?<text>.+)`,
    readReword,
  ],
  [
    `(/move|move|put) ${REFERENCES} (to|into|under) (the )?(section )?(?<section>[^#]{1,80}?)( section)?`,
    ({ references, section }) => readMove(references, section),
  ],
  [
    `(/move|move|put) ${REFERENCES} (before|above|in front of) (?<other>${REFERENCE})`,
    ({ references, other }) => readBeside(references, other, false),
  ],
  [
    `(/merge|merge|join|combine) ${REFERENCES} (in|into|with) (?<other>${REFERENCE})`,
    ({ references, other }) => readBeside(references, other, true),
  ],
  [`/restore (?<path>${PATH})`, ({ path }) => readPath("restore", path)],
  [
    `(/exclude|${EXCLUDE}) (the file )?(?<path>${PATH})( from the (draft|pull request))?`,
    ({ path }) => readPath("exclude", path),
  ],
  [
    `/exclude|${EXCLUDE} this file`,
    (_, anchoredPath) => (anchoredPath === undefined ? undefined : { kind: "exclude", path: anchoredPath }),
  ],
];

export const parseCommentCommand = compileForms(FORMS);

function readReword({ references, text: written = "" }: Groups): CommentCommand | undefined {
  const [reference] = parseReferences(references);
  const isQuoted = new RegExp(`^${QUOTED}$`).test(written.trim());
  const text = quoteText(isQuoted ? unquote(written.trim()) : written, MAX_TEXT);
  return reference === undefined || !/[\p{L}\p{N}]/u.test(text) ? undefined : { kind: "reword", reference, text };
}

/** `Fixed`, or a title that means it, such as `Bug fixes`. */
function readMove(references: string | undefined, title = ""): CommentCommand | undefined {
  const words = title.toLowerCase().trim();
  const section = SECTION_NAMES.find((name) => words === name) ?? selectTitleClass(title);
  if (!isShown(section)) return undefined;
  return { kind: "arrange", arrangements: parseReferences(references).map((reference) => ({ reference, section })) };
}

function readBeside(references: string | undefined, named: string | undefined, isJoined: boolean) {
  const [other] = parseReferences(named);
  if (other === undefined) return undefined;
  const arrangements = parseReferences(references).map((reference) => ({ reference, other, isJoined }));
  return { kind: "arrange", arrangements } as const;
}

function readPath(kind: "exclude" | "restore", written: string | undefined): CommentCommand | undefined {
  const path = parsePath(written);
  return path === undefined || path.endsWith("/") ? undefined : { kind, path };
}

function parseReferences(text = ""): ChangeReference[] {
  return [...text.matchAll(/#(?<number>\d+)|\b(?<sha>[0-9a-f]{4,64})\b/gi)].map(({ groups }) =>
    groups?.number === undefined ? { sha: (groups?.sha ?? "").toLowerCase() } : { pullRequest: Number(groups.number) },
  );
}

/** `guideUrl`: where people of a service, who choose no model, read what is understood. */
export function describeNotUnderstood(sentences: readonly string[], guideUrl?: string): string[] {
  const nameOf = (text: string) => (COMMAND.exec(text)?.[0] ?? "").toLowerCase();
  const byName = Map.groupBy(COMMENT_COMMANDS, ({ form }) => nameOf(form));
  const listForms = (commands: typeof COMMENT_COMMANDS) => commands.map(({ form }) => form).join(", ");
  const wrong = [...byName].flatMap(([name, commands]) =>
    listQuoted(
      `Invalid command, the form is ${listForms(commands)}`,
      sentences.filter((sentence) => nameOf(sentence) === name),
    ),
  );
  const unknown = sentences.filter((sentence) => COMMAND.test(sentence) && !byName.has(nameOf(sentence)));
  const forms = `Commands that work here: ${listForms(COMMENT_COMMANDS)}`;
  const help =
    guideUrl === undefined
      ? `(Settings › Language model in the app, or the input \`model\` of the step). ${forms}; docs/guidance.md lists sentences`
      : `here. ${forms}; [Guidance](${guideUrl}) lists sentences`;
  return [
    ...wrong,
    ...listQuoted(`Unknown command, use one of ${listForms(COMMENT_COMMANDS)}`, unknown),
    ...listQuoted(
      `Some words are not understood: no language model is set ${help}. Not followed`,
      sentences.filter((sentence) => !COMMAND.test(sentence)),
    ),
  ];
}

const PLAIN_WORDS =
  /^(?:please|can|could|would|you|we|i|us|our|just|only|also|instead|again|now|then|everything|anything|all|every|each|from|between|by|at|was|were|be|been|has|have|had|merged|landed|made|done|happened|released|summary|text|page|docs?|entry|write|document|describe|create|update|prepare|draft|generate|summari[sz]e|cover|list|use|select|take|include|mention|the|an?|all|new|latest|last|next|this|these|that|it|them|and|or|for|of|in|on|to|with|about|since|release|releases|notes|changelog|changes|change|log|documents|documentation|commits?|version|tag|pull|requests?|what|changed|is|#?v?\d[\w.-]*)$/i;
const MAX_UNKNOWN_WORDS = 1;

/** Whether a sentence that selects commits by the words of `quote` asks for something besides. */
export function asksForMore(sentence: string, quote: string | undefined): boolean {
  const words = sentence.replace(/\s+/g, " ").split(quote ?? "");
  if (quote === undefined || words.length === 1) return false;
  const unknown = words.join(" ").match(/[\p{L}\p{N}][\p{L}\p{N}.'’_-]*/gu) ?? [];
  return unknown.filter((word) => !PLAIN_WORDS.test(word.replace(/\.$/, ""))).length > MAX_UNKNOWN_WORDS;
}

const ASKED_ANYWAY =
  /^(?:(?:please )?(?:write|document|describe|create|update|prepare|draft|generate|summari[sz]e|cover)\b|release notes\b|the release\b)(?:[ ,]+(?:the|a|an|our|all|new|latest|last|next|this|these|that|it|them|and|for|of|in|on|to|with|about|since|push|merge|queue's|release|releases|notes|changelog|changes|change|log|documents|documentation|docs|commits?|version|tag|pull|request|what|changed|is|was|#?v?\d[\w.-]*))*[.!:]?$/i;

const LINK = /^https?:\/\/\S+$/;

/** Documents are written anyway; a link alone asks for nothing. */
function isAskedAnyway(sentence: string): boolean {
  return ASKED_ANYWAY.test(sentence) || LINK.test(sentence);
}

/** The sentences of a `body` that ask for more. */
export function selectAsking(sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => !isAskedAnyway(sentence));
}

export function nameReference(reference: ChangeReference): string {
  return "sha" in reference ? reference.sha : `#${reference.pullRequest}`;
}
