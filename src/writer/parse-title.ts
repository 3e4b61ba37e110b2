/** A title taken apart. */
export type ParsedTitle = {
  /** The conventional type in lower case (`feat`); undefined where there is none that is known. */
  type: string | undefined;
  /** What it is about: the conventional scope, or an area that stands where a type would. */
  scope: string | undefined;
  /** Whether it is marked with `!`. */
  breaking: boolean;
  /** What is left: the sentence itself. */
  text: string;
};

const TYPES = new Set(
  (
    "feat feature features fix fixes bugfix hotfix bug perf performance refactor style test tests testing ci build chore " +
    "docs doc documentation revert deps dep security sec deprecate deprecated remove removed add added change changed " +
    "improve improvement enhance enhancement update internal wip workflow lint release refact tooling infra cleanup"
  ).split(" "),
);

const TOKENS = /\s*\[(?:[\w -]*\b)?(?:skip|no|ignore)[ -][\w -]+\]|\s*\[[\w-]+ skip\]|\s*\*{3}NO_CI\*{3}/gi;
const DRAFT = /^(?:\[?(?:wip|draft|rfc)\]?:? +(?=\S+ ))/i;
const EMOJI = /^(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F|:[a-z_]+:)\s*)+/u;
const PREFIX = /^(?<type>[\w./@-]+(?:, ?[\w./@-]+)*)(?:\((?<scope>[^)]*)\))?(?<breaking>!)?: +(?<text>\S.*)$/;
const BRACKETS = /^\[(?<scope>[\w ./@:-]{1,30})\]:? +(?<text>\S.*)$/;

/**
 * Takes a title apart. A known type counts in any capitals; an unknown `area(sub): text` is a scope, as is a leading
 * `[area]`. Tokens for machines (`[skip ci]`), leading emoji, `WIP:` and a full stop are dropped. Never throws.
 */
export function parseTitle(title: string): ParsedTitle {
  const plain = title.replace(TOKENS, "").trim().replace(EMOJI, "").replace(DRAFT, "");
  const text = (plain || title.trim()).replace(/(?<![.…])\.$/, "");
  const prefix = PREFIX.exec(text)?.groups;
  if (prefix === undefined) {
    const brackets = BRACKETS.exec(text)?.groups;
    if (brackets === undefined) return { type: undefined, scope: undefined, breaking: false, text };
    const inner = parseTitle(brackets.text ?? "");
    if (TYPES.has((brackets.scope ?? "").toLowerCase())) return { ...inner, type: brackets.scope?.toLowerCase() };
    return { ...inner, scope: inner.scope ?? brackets.scope };
  }
  const word = prefix.type ?? "";
  const type = word.toLowerCase();
  const breaking = prefix.breaking !== undefined;
  const inner = prefix.text ?? "";
  if (TYPES.has(type)) return { type, scope: prefix.scope?.trim() || undefined, breaking, text: inner };
  const scope = prefix.scope === undefined ? word : `${word}(${prefix.scope})`;
  return { type: undefined, scope, breaking, text: inner };
}
