import { capitalize } from "../../shared/text.ts";
import { type ChangeClass, isShown, SECTION_NAMES, type SectionName } from "../labels.ts";
import { CLASS_BY_TYPE } from "../titles.ts";
import { rank, selectFirstParagraph } from "./entry-form.ts";
import { selectGroupClass } from "./group-names.ts";

/** How the entries of each class begin, where most name their class: `**Fixed:** `, `[BUGFIX] `, `Fix: `. */
export type KindMarks = ReadonlyMap<ChangeClass, string>;

const MARK = /^(?:\*\*(\p{L}{2,20})(?::\*\*|\*\*:) |\[(\p{L}{2,20})\] |(\p{L}{2,20}): )/u;

function readMark(text: string): { mark: string; class: ChangeClass } | undefined {
  const [mark = "", bold, bracketed, plain] = MARK.exec(text) ?? [];
  const word = (bold ?? bracketed ?? plain ?? "").toLowerCase();
  const said = CLASS_BY_TYPE.get(word) ?? SECTION_NAMES.find((name) => name === selectGroupClass(word));
  return isShown(said) || said === "documentation" ? { mark, class: said } : undefined;
}

/** Undefined unless most of the items begin so. */
export function learnKindMarks(items: readonly string[]): KindMarks | undefined {
  const marked = items.flatMap((item) => readMark(selectFirstParagraph(item)) ?? []);
  if (!marked.some((one) => isShown(one.class)) || marked.length * 2 <= items.length) return undefined;
  const byClass = Map.groupBy(marked, (one) => one.class);
  const common = [...byClass].map(([name, all]) => [name, rank(all.map(({ mark }) => mark))[0] ?? ""] as const);
  // Where improvements have another one, `CHANGE` is for what users have to adapt to.
  const adapt = byClass.get("changed")?.find(({ mark }) => /^\W*chang/i.test(mark))?.mark;
  const isOwn = adapt !== undefined && adapt !== common.find(([name]) => name === "changed")?.[1];
  return new Map([...(isOwn ? [["breaking", adapt] as const] : []), ...common]);
}

/** An item as it is without the mark. */
export function cutKindMark(item: string): string {
  const [mark] = MARK.exec(selectFirstParagraph(item)) ?? [];
  return mark === undefined || readMark(mark) === undefined ? item : item.replace(mark, "");
}

/** Of a class that no entry has: that of the first of `others` which some have, else its name in the form of the others. */
export function selectKindMark(name: SectionName, marks: KindMarks, others: readonly string[] = []): string {
  const [[known, sample] = ["", ""]] = marks;
  const isNamed = sample.toLowerCase().includes(known);
  const other = isNamed ? undefined : [...marks].find(([kind]) => others.includes(kind))?.[1];
  return marks.get(name) ?? other ?? sample.replace(/\p{L}+/u, (word) => nameLike(word, name));
}

function nameLike(word: string, name: SectionName): string {
  if (word === word.toUpperCase()) return name.toUpperCase();
  return /^\p{Lu}/u.test(word) ? capitalize(name) : name;
}
