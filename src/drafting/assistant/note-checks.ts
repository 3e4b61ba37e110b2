import * as z from "zod/mini";
import { maskInlineCode } from "../../shared/markdown/markdown.ts";
import { quoteText, removeInvisible } from "../../shared/text.ts";
import { SECTION_NAMES, type SectionName } from "../../writer/changes/labels.ts";
import { selectClaims } from "../../writer/verify/claims.ts";
import type { Claim } from "../../writer/verify/lookup.ts";
import type { Evidence } from "./evidence.ts";
import {
  countLinks,
  MAX_ADVICE,
  MAX_CITES,
  MAX_ENTRY,
  MAX_HIGHLIGHT,
  MAX_HIGHLIGHTS,
  type Subject,
} from "./note-prompt.ts";

const MAX_UPGRADE = 5;

const cites = z.array(z.string());
const Remark = z.strictObject({ text: z.string(), cites });
const Entry = z.strictObject({ text: z.string(), cites, advice: z.optional(z.string()) });
const Section = z.strictObject({ kind: z.enum(SECTION_NAMES), entries: z.array(Entry) });

/** Lengths are checked with the facts, so that one long text does not refuse the others. */
export const NotesInput = z.strictObject({
  highlights: z.optional(z.array(Remark)),
  sections: z.array(Section),
  upgrade: z.optional(z.array(Remark)),
});
export type NotesInput = z.infer<typeof NotesInput>;

/** What the model wrote about changes. `kind` is undefined for what is no entry of a section. */
export type Piece = {
  place: "highlight" | "entry" | "upgrade";
  kind: SectionName | undefined;
  text: string;
  advice: string;
  cites: readonly string[];
  subjects: readonly Subject[];
  /** Why it cannot be used, for people and for the model. */
  problems: string[];
};

export type CheckOptions = {
  evidence: Evidence;
  subjects: readonly Subject[];
  /** Letters and languages that the notes may have are those of these texts. */
  wishes: string;
  redact: (text: string) => string;
};

/** All that the model wrote, each piece with its problems. */
export async function checkNotes(input: NotesInput, options: CheckOptions): Promise<Piece[]> {
  const pieces = readPieces(input, options);
  const cited = new Map<Subject, Piece>();
  const counts = { highlight: 0, entry: 0, upgrade: 0 };
  for (const piece of pieces) {
    counts[piece.place] += 1;
    piece.problems.push(...findPlaceProblems(piece, counts[piece.place]), ...findTextProblems(piece, options));
    if (piece.place !== "entry") continue;
    piece.problems.push(...findKindProblems(piece));
    const double = piece.subjects.filter((subject) => cited.has(subject));
    if (double.length > 0) piece.problems.push(`${listReferences(double)} is in another entry already`);
    else for (const subject of piece.subjects) cited.set(subject, piece);
  }
  await findUnfoundedClaims(pieces, options.evidence);
  return pieces;
}

function readPieces({ highlights = [], sections, upgrade = [] }: NotesInput, { evidence, subjects }: CheckOptions) {
  const find = (cite: string): Subject | undefined => {
    const change = evidence.findChange(cite)?.change;
    return change && subjects.find(({ changes }) => changes.includes(change));
  };
  const read = (
    place: Piece["place"],
    { text, cites, advice = "" }: { text: string; cites: readonly string[]; advice?: string | undefined },
    kind?: SectionName,
  ): Piece => {
    const found = cites.map(find);
    const unknown = cites.filter((_, index) => found[index] === undefined);
    const named = [...new Set(found.filter((subject) => subject !== undefined))];
    const problems = [
      ...(cites.length === 0 ? ["it cites no change"] : []),
      ...(unknown.length === 0
        ? []
        : [`${unknown.map((cite) => quoteText(cite, 50)).join(", ")} is no change of this release`]),
    ];
    const plain = (words: string) => removeInvisible(words).replace(/\s+/g, " ").trim();
    return { place, kind, text: plain(text), advice: plain(advice), cites, subjects: named, problems };
  };
  return [
    ...highlights.map((highlight) => read("highlight", highlight)),
    ...sections.flatMap(({ kind, entries }) => entries.map((entry) => read("entry", entry, kind))),
    ...upgrade.map((advice) => read("upgrade", advice)),
  ];
}

const MAX_PIECES = { highlight: MAX_HIGHLIGHTS, entry: Number.POSITIVE_INFINITY, upgrade: MAX_UPGRADE };
const MAX_LENGTHS = { highlight: MAX_HIGHLIGHT, entry: MAX_ENTRY, upgrade: MAX_ADVICE };

function findPlaceProblems({ place, text, advice, cites, subjects }: Piece, count: number): string[] {
  const tooLong = (name: string, words: string, longest: number) =>
    words.length > longest ? [`${name} has ${words.length} characters; ${longest} is the maximum`] : [];
  return [
    ...(count > MAX_PIECES[place] ? [`there are more than ${MAX_PIECES[place]} of its kind`] : []),
    ...(cites.length > MAX_CITES || (place === "entry" && countLinks(subjects) > MAX_CITES)
      ? [`it cites more than ${MAX_CITES} changes`]
      : []),
    ...(/\p{L}/u.test(text) ? [] : ["it has no text"]),
    ...tooLong("it", text, MAX_LENGTHS[place]),
    ...tooLong("its advice", advice, MAX_ADVICE),
  ];
}

const GRAVE = ["breaking", "security"] as const;

/** What breaks users or was a danger to them stays under its heading, and nothing else comes below it alone. */
function findKindProblems({ kind, advice, subjects }: Piece): string[] {
  const problems: string[] = [];
  for (const grave of GRAVE) {
    const own = subjects.filter((subject) => subject.class === grave);
    if (own.length > 0 && kind !== grave) problems.push(`${listReferences(own)} has to be in the kind "${grave}"`);
    if (own.length === 0 && kind === grave) problems.push(`none of its changes has the kind "${grave}"`);
  }
  const own = subjects.filter(({ isOwn }) => isOwn);
  if (own.length > 0) problems.push(`${listReferences(own)} keeps the words that people wrote`);
  if (subjects.length > 0 && subjects.every(({ isFolded }) => isFolded)) {
    problems.push(`${listReferences(subjects)} is folded away, and has no entry of its own`);
  }
  if (advice === "") return problems;
  if (kind !== "breaking" && kind !== "removed") problems.push(`entries of the kind "${kind}" have no advice`);
  if (subjects.some(({ entries }) => entries.some((entry) => entry.advice !== ""))) {
    problems.push("its changes bring advice of their own, so leave out yours");
  }
  return problems;
}

function listReferences(subjects: readonly Subject[]): string {
  return subjects.map(({ reference }) => reference).join(", ");
}

const FORMS: readonly (readonly [form: RegExp, problem: string])[] = [
  [/`/, "a backtick is not closed"],
  [/<[a-z/!?]|&(?:#\d|#x|[a-z]{2,10};)/i, "it contains HTML; put code into backticks"],
  [/(?<![\w.])@[a-z\d]/i, "it contains an @, which would notify people; put package names into backticks"],
  [/https?:\/\/|\bwww\.|\]\s?[([]|!\[/i, "it contains a link; links are added from the cited changes"],
  [/\*\*|__|~~|^#{1,6} |^[-*+>] /, "it contains Markdown other than code in backticks"],
];

function findTextProblems({ text, advice, subjects }: Piece, options: CheckOptions): string[] {
  const words = `${text}\n${advice}`;
  const plain = maskInlineCode(text).concat("\n", maskInlineCode(advice));
  const known = subjects.map(renderKnown).join("\n").toLowerCase();
  const references = [...plain.matchAll(NAMED)].map(([name]) => name);
  const invented = references.filter((name) => !isNamedIn(name.toLowerCase(), known));
  const scripts = findForeignScripts(words, options);
  return [
    ...(words.isWellFormed() ? [] : ["it has half of a character"]),
    ...FORMS.flatMap(([form, problem]) => (form.test(plain) ? [problem] : [])),
    ...(options.redact(words) === words ? [] : ["it contains a secret"]),
    ...(invented.length === 0 ? [] : [`${[...new Set(invented)].join(", ")} is not in the cited changes`]),
    ...(scripts.length === 0 ? [] : [`it is in another language than the notes (${scripts.join(", ")} letters)`]),
  ];
}

/** Issues, pull requests and security advisories. */
const NAMED = /(?:#|\bGH-)\d{1,9}\b|\b(?:CVE|GHSA)-[\w-]{4,30}/gi;

function renderKnown({ changes, entries }: Subject): string {
  return [
    ...changes.flatMap(({ pullRequest, title, body, commits }) => [
      pullRequest === undefined ? "" : `#${pullRequest}`,
      title,
      body,
      ...commits.flatMap((commit) => [commit.subject, commit.body]),
    ]),
    ...entries.flatMap(({ others, closes, refers, advisories, own }) => [
      ...others.map(({ pullRequest }) => `#${pullRequest}`),
      ...[...closes, ...refers].map(({ number }) => `#${number}`),
      ...advisories,
      own?.markdown ?? "",
    ]),
  ].join("\n");
}

function isNamedIn(name: string, known: string): boolean {
  const digits = /^(?:#|gh-)(\d+)$/.exec(name)?.[1];
  if (digits === undefined) return known.includes(name);
  const forms = [`#${digits}`, `gh-${digits}`, `issues/${digits}`, `pull/${digits}`];
  return forms.some((form) => {
    const [, ...rests] = known.split(form);
    return rests.some((rest) => !/^\d/.test(rest));
  });
}

const SCRIPTS: readonly (readonly [name: string, letters: RegExp])[] = [
  ["Arabic", /\p{Script=Arabic}/gu],
  ["Cyrillic", /\p{Script=Cyrillic}/gu],
  ["Devanagari", /\p{Script=Devanagari}/gu],
  ["Greek", /\p{Script=Greek}/gu],
  ["Chinese", /\p{Script=Han}/gu],
  ["Korean", /\p{Script=Hangul}/gu],
  ["Hebrew", /\p{Script=Hebrew}/gu],
  ["Japanese", /\p{Script=Hiragana}|\p{Script=Katakana}/gu],
  ["Thai", /\p{Script=Thai}/gu],
];
const MIN_LETTERS = 3;
const ASKS_FOR_LANGUAGE =
  /\b(?:language|translat(?:e|ed|ion)|Arabic|Bulgarian|Chinese|Greek|Hebrew|Hindi|Japanese|Korean|Mandarin|Marathi|Nepali|Persian|Russian|Serbian|Thai|Ukrainian|Urdu)\b/i;

/** Scripts of letters that neither the changes nor the wishes have. */
function findForeignScripts(text: string, { subjects, wishes }: CheckOptions): string[] {
  const has = (words: string, letters: RegExp) => (words.match(letters)?.length ?? 0) >= MIN_LETTERS;
  const used = SCRIPTS.filter(([, letters]) => has(text, letters));
  if (used.length === 0 || ASKS_FOR_LANGUAGE.test(wishes)) return [];
  const known = [wishes, ...subjects.map(renderKnown)].join("\n");
  return used.flatMap(([name, letters]) => (has(known, letters) ? [] : [name]));
}

/** Looks all claims up in the tree at once, and in the cited changes those that are not there. */
async function findUnfoundedClaims(pieces: readonly Piece[], evidence: Evidence): Promise<void> {
  const good = pieces.filter(({ problems }) => problems.length === 0);
  const claims = new Map(good.map((piece) => [piece, selectClaims("", `${piece.text}\n\n${piece.advice}`)]));
  const nameOf = ({ kind, text }: Claim) => `${kind} ${text}`;
  const distinct = new Map([...claims.values()].flat().map((claim) => [nameOf(claim), claim]));
  const absent = new Set((await evidence.findUnfounded([...distinct.values()], [])).map(nameOf));
  for (const [piece, own] of claims) {
    const open = own.filter((claim) => absent.has(nameOf(claim)));
    if (open.length === 0) continue;
    const cited = piece.subjects.flatMap(({ changes }) => changes);
    const unfounded = await evidence.findUnfounded(open, cited);
    if (unfounded.length === 0) continue;
    const names = unfounded.map(({ kind, text }) => `${kind} ${quoteText(text, 80)}`);
    piece.problems.push(`the project and the cited changes do not have: ${names.join(", ")}`);
  }
}
