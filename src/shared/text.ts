import { distance } from "fastest-levenshtein";

/** Cuts a text to `longest` characters, with an ellipsis and never inside a character. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, "");
  return `${start.trimEnd()}…`;
}

/** External text on one line: no line breaks or control characters, cut to `longest`. */
export function quoteText(text: string, longest = 200): string {
  return shorten(text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim(), longest);
}

/** For HTML between tags, and for Slack. */
export function escapeTags(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Joins the parts that are not empty, by default as paragraphs. */
export function joinParts(parts: readonly (string | null | undefined)[], separator = "\n\n"): string {
  return parts.filter(Boolean).join(separator);
}

/** Without the last characters that `isTrimmed`, a pattern of one character, matches. `/x+$/` takes quadratic time. */
export function trimTrailing(text: string, isTrimmed: RegExp): string {
  let end = text.length;
  while (end > 0 && isTrimmed.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** In characters. */
export function measureIndent(line: string): number {
  return line.length - line.trimStart().length;
}

/** The last paragraph of a commit's message, where its trailers are. */
export function selectTrailers(message: string): string {
  return (
    message
      .trimEnd()
      .split(/\n[ \t]*\n/)
      .at(-1) ?? ""
  );
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&" };

/** Without the entities of escaped Markdown. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:(lt|gt|amp)|#(\d{2,3}));/g, (_, name, code) => ENTITIES[name] ?? String.fromCharCode(code));
}

/** Letters and digits only, in lower case: `type: New Feature ✨` → `type new feature`. */
export function toPlainWords(text: string): string {
  return decodeEntities(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const MAX_NAMED = 5;
const MAX_QUOTE_LENGTH = 100;

export function listSome(texts: readonly string[], most = MAX_NAMED): string {
  const more = texts.length > most ? ` and ${texts.length - most} more` : "";
  return texts.slice(0, most).join(", ") + more;
}

/** The first `most` lines; a last one says how many others there are. */
export function cutList(lines: readonly string[], most: number, opening = "… and"): string[] {
  const left = lines.length - most;
  return left > 0 ? [...lines.slice(0, most), `${opening} ${left} more`] : [...lines];
}

export function listQuoted(opening: string, texts: readonly string[]): string[] {
  if (texts.length === 0) return [];
  return [`${opening}: ${listSome(texts.map((text) => `"${quoteText(text, MAX_QUOTE_LENGTH)}"`))}.`];
}

const UNITS = { s: 1000, m: 60_000, h: 3_600_000 } as const;

export const DURATION = /^[1-9]\d{0,4}[smh]$/;

/** Milliseconds of what {@link DURATION} matches, such as `90s`, `30m` or `2h`. */
export function parseDuration(value: string): number {
  return Number(value.slice(0, -1)) * UNITS[value.slice(-1) as keyof typeof UNITS];
}

/** Renders milliseconds: `45 s`, `2 min 30 s`, `1 h 5 min`. */
export function renderDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = Object.entries({ h: hours, min: minutes, s: hours > 0 ? 0 : seconds % 60 });
  const shown = parts.filter(([, amount]) => amount > 0).map(([unit, amount]) => `${amount} ${unit}`);
  return shown.join(" ") || "0 s";
}

const MAX_NEAREST = 3;

/** Up to three `known` names that resemble `name`: at most a third differs, or one is a prefix of the other. */
export function selectNearestNames(name: string, known: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  const natural = new Intl.Collator("en", { numeric: true });
  return known
    .filter((other) => other !== "")
    .map((other) => ({
      other,
      edits: other.startsWith(`${name}.`) ? 1 : measureDistance(wanted, other.toLowerCase(), limit),
    }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits || natural.compare(b.other, a.other))
    .slice(0, MAX_NEAREST)
    .map(({ other }) => other);
}

function measureDistance(a: string, b: string, limit: number): number {
  const difference = Math.abs(a.length - b.length);
  if (a.length > 2 && (b.startsWith(a) || a.startsWith(b))) return Math.min(limit, difference);
  return difference > limit ? difference : distance(a, b);
}

/** Text with an invalid escape stays as it is. */
export function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// Group 1 is what emoji and scripts need: joiners between their signs, the colours of emoji, the shapes of ideographs, and
// the tags of three flags: England, Scotland and Wales.
const INVISIBLE =
  /((?<=[\p{M}\p{Script=Arabic}])(?:\u200C|\u200D)(?=\p{L})|(?<=\p{Emoji_Modifier}|\p{Extended_Pictographic}|\uFE0F)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})(?:\uFE0E|\uFE0F)|(?<=[#*\d])\uFE0F(?=\u20E3)|(?<=\p{Ideographic})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|(?<=\u{1F3F4})\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F})|(?![\t\n\r])\p{Cc}|[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** Without what nobody sees: controls, Unicode tags, soft hyphens, marks of direction, spaces without width. */
export function removeInvisible(text: string): string {
  return text.replace(/[\u2028\u2029]/g, "\n").replace(INVISIBLE, (_, kept = "") => kept);
}

const MAX_REMEMBERED = 4000;
const MAX_REMEMBERED_LENGTH = 200;

/** A pure function that answers at once where it was asked before; answers are shared: do not change them. */
export function remember<Answer extends NonNullable<unknown>>(
  answer: (text: string) => Answer,
  maxLength = MAX_REMEMBERED_LENGTH,
): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const found = answer(text);
    if (text.length > maxLength) return found;
    if (answers.size >= MAX_REMEMBERED) answers.clear();
    answers.set(text, found);
    return found;
  };
}

/** In hex. The module that hashes takes milliseconds to load, and most commands hash nothing. */
export function hashInHex(algorithm: "sha1" | "sha256", ...parts: readonly (string | Uint8Array)[]): string {
  const hash = process.getBuiltinModule("node:crypto").createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
