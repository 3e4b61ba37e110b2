import { findPlainLines, splitLines } from "../changelog-text.ts";
import type { Project } from "./project.ts";
import { buildAddressLine, buildReferenceForms, KEY_LINE, quoteForm } from "./reference-forms.ts";
import { changesMajor, selectRenames, type VersionMove } from "./version-move.ts";

/** A document whose references name the new version. */
export type UpdatedReferences = {
  text: string;
  /** The lines that changed, the first is 1. */
  lines: readonly number[];
};

const LONGEST_LINE = 5000;

// What tells of the past, or of how to leave it behind, goes on naming old versions.
const HISTORY_HEADING =
  /change ?log|release notes|\bhistory\b|what['’]s new|\bmigrat|\bupgrad|\bbreaking\b|\bdeprecat|\bcompatib|\bnews\b|\bsupported versions\b/i;
const HISTORY_WORDS =
  /\b(?:since|before|until|prior to|(?:old|new|earli|lat)er than|introduced|added|removed|deprecated|changed|fixed|broken?|as of|starting (?:with|from|in|at)|(?:upgrad|updat|migrat|mov|com)\w* from|regression|up to|between|earlier)\b[^.!?;]{0,25}$/i;
const FROM_HERE = /(?:^|\s)from\s+[`*]{0,2}(?:https?:\S*)?$/;
const UNFINISHED = String.raw`[-.+~]*(?:alpha|beta|a|b|rc|pre|preview|dev|next|canary|snapshot|nightly|post)[-.]?\d*\b`;

/** Changes one line, given the one above it. */
type LineChange = (line: string, above: string) => string;

/**
 * Makes references to earlier versions of a project name the new one, where a text says clearly that they are its own:
 * next to its address or to the name of one of its packages, as in `uses: owner/repo@v1.2.0`, `package@1.2.0`,
 * `releases/download/v1.2.0`, an image's tag or a badge. Sections about the past, sentences about it (`since …`) and
 * tables stay. Undefined where nothing changes.
 */
export function updateReferences(text: string, project: Project, move: VersionMove): UpdatedReferences | undefined {
  const change = createLineChange(project, move);
  const lines = splitLines(text);
  const plain = findPlainLines(lines);
  const changed: number[] = [];
  let above = "";
  let historyLevel: number | undefined;
  const result = lines.map((line, index) => {
    const level = plain[index] ? /^ {0,3}(#{1,6})\s/.exec(line)?.[1]?.length : undefined;
    if (level !== undefined && level <= (historyLevel ?? level)) {
      historyLevel = HISTORY_HEADING.test(line) ? level : undefined;
    }
    const stays = historyLevel !== undefined || line.length > LONGEST_LINE || /^\s*\|/.test(line);
    const after = stays ? line : change(line, above);
    if (after !== line) changed.push(index + 1);
    if (line.trim() !== "") above = line;
    return after;
  });
  return changed.length === 0 ? undefined : { text: result.join(""), lines: changed };
}

function createLineChange(project: Project, move: VersionMove): LineChange {
  const { exact, floating } = selectRenames(move);
  const renames = new Map([...exact, ...floating]);
  const whole = `(?:${joinTexts(exact)})(?![A-Za-z0-9]|\\.\\d|${UNFINISHED})`;
  const parts = `(?:${joinTexts(floating)})(?!\\w|[-.][\\w*])`;
  const build = (before: string, floats: boolean, after = "") =>
    new RegExp(
      `(?<before>${before})(?<v>v?)(?<version>${floats && floating.size > 0 ? `${whole}|${parts}` : whole})(?<after>${after})`,
      "gi",
    );
  const forms = buildReferenceForms(project).map(({ before, floats, after }) => build(before, floats, after));
  const addressLine = buildAddressLine(project);
  const keyLine = build(KEY_LINE, true);
  const inFileName = new RegExp(`(?:(?<=%40|%2F)|(?<![A-Za-z0-9.]))(?<v>v?)(?<version>${whole})`, "gi");
  const rename = (version: string): string => renames.get(version) ?? version;
  const replace = (line: string, form: RegExp): string =>
    line.replace(form, (...found) => {
      const { before = "", v = "", version = "", after = "" } = found.at(-1) as Record<string, string>;
      const start = line.slice(0, found.at(-3) as number);
      const isPast = HISTORY_WORDS.test(start.replace(/\S*$/, "")) || FROM_HERE.test(start);
      // A Go module's path names its major version too, as all the imports of its code do.
      const isHalf = /\/v\d+@$/.test(before) && changesMajor(move);
      if (isHalf || isPast) return found[0];
      const rest = after.replace(inFileName, (...parts) => {
        const own = parts.at(-1) as Record<string, string>;
        return `${own.v}${rename(own.version ?? "")}`;
      });
      return `${before}${v}${rename(version)}${rest}`;
    });
  return (line, above) => {
    if (![...renames.keys()].some((version) => line.includes(version))) return line;
    const own = forms.reduce(replace, line);
    return addressLine.test(above.trimEnd()) ? replace(own, keyLine) : own;
  };
}

function joinTexts(renames: ReadonlyMap<string, string>): string {
  const texts = [...renames.keys()].sort((a, b) => b.length - a.length);
  return texts.map(quoteForm).join("|");
}
