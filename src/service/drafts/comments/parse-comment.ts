import { parseGuidanceSentence } from "../guidance/parse-guidance.ts";
import { readSentences } from "../guidance/sentences.ts";
import { type CommentCommand, parseCommentCommand } from "./comment-command.ts";
import type { CommentAnchor, WorkComment } from "./work-comment.ts";

/** New text for the lines that a comment is about; empty to take them away. */
export type Suggestion = { anchor: CommentAnchor; text: string };

/** A comment taken apart. */
export type ParsedComment = {
  commands: readonly CommentCommand[];
  /** Sentences that are guidance for the whole draft. */
  guidance: readonly string[];
  suggestion: Suggestion | undefined;
  /** Sentences that are none of these: they may select commits. */
  others: readonly string[];
};

// "Thanks!", and "Like this:" above a suggestion.
const SMALL_TALK =
  /^[^`"#]{0,60}:$|^(?:thanks|thank you|thx|cheers|hi|hello|hey|lgtm|looks? good|great|nice|good|perfect|awesome)\b[\w ,']{0,40}$/i;

/** Takes a comment apart, sentence by sentence. `repository` is the one that is written about: its `octo/widget#12` is `#12`. */
export function parseComment({ body, anchor }: WorkComment, repository: string): ParsedComment {
  const text = body.replace(/\r\n?/g, "\n").replaceAll(`${repository}#`, "#");
  const { suggested, prose } = takeSuggestion(text);
  const { understood, others } = readSentences(prose, (sentence) => {
    if (SMALL_TALK.test(sentence)) return { kind: "smallTalk" } as const;
    const command = parseCommentCommand(sentence, anchor?.filePath);
    return command ?? (parseGuidanceSentence(sentence) === undefined ? undefined : ({ kind: "guidance" } as const));
  });
  const commands = understood.flatMap(({ meaning }) =>
    meaning.kind === "guidance" || meaning.kind === "smallTalk" ? [] : [meaning],
  );
  const guidance = understood.flatMap(({ meaning, sentence }) => (meaning.kind === "guidance" ? [sentence] : []));
  if (suggested === undefined) return { commands, guidance, suggestion: undefined, others };
  const isPlaced = anchor !== undefined;
  return {
    commands,
    guidance,
    suggestion: isPlaced ? { anchor, text: suggested } : undefined,
    others: isPlaced ? others : [...others, "a suggestion that is not about any lines"],
  };
}

/** The first closed block of code that is called a suggestion, and the text around it. */
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
