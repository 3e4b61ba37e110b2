import { markCode } from "../shared/markdown.ts";
import { capitalize } from "../shared/text.ts";
import { isNamedBy, type Metadata, type NoteEdits } from "./change.ts";
import { isShown } from "./labels.ts";
import type { OwnText } from "./own-words/display.ts";
import { type Person, selectPeople } from "./people.ts";
import type { SignalledChange } from "./signals/signals.ts";

/** What the notes say of a change, or of several; `advice` may be what a deprecation says. */
export type NoteEntry = Pick<
  SignalledChange,
  "class" | "breaking" | "advice" | "closes" | "refers" | "advisories" | "guides" | "folded"
> & {
  text: string;
  scope: string | undefined;
  pullRequest: number | undefined;
  /** Full SHAs: the merge, squash or only commit first. */
  shas: readonly [string, ...string[]];
  /** What its commits added to a migration guide. */
  guideText: OwnText | undefined;
  formerTexts: readonly string[];
  /** The heading that `.github/release.yml` gives it by its labels. */
  category: string | undefined;
  authors: readonly Person[];
  /** Other changes with the same text. */
  others: readonly { pullRequest: number | undefined; sha: string }[];
  /** What the project's people wrote about it; said instead of everything else. */
  own?: OwnEntry;
};

/** `isLinked`: false for a text whose commit is not known, but the one that wrote the changelog. */
export type OwnEntry = { markdown: string; isInChangelog: boolean; isLinked: boolean };

/** The entry of a change and of the commits that follow it up. */
export function buildEntry(
  classified: SignalledChange,
  followUps: readonly SignalledChange[],
  { metadata, edits: { reword } }: { metadata?: Metadata | undefined; edits: NoteEdits },
): NoteEntry {
  const { deprecations = [] } = classified.upgrade ?? {};
  const { change, title, breaking, closes, refers, advisories, guides, upgrade, folded, formerText } = classified;
  const [, ...carried] = [change, ...followUps.map((other) => other.change)].flatMap(({ commits }) => commits);
  const rewordings = reword.filter(({ reference }) => isNamedBy(change, reference));
  const shown = isShown(classified.class) ? cutTests(title.text) : title.text;
  const own = formerText === undefined ? [shown] : [formerText, shown];
  const texts = [...own.map(startSentence), ...rewordings.map(({ text }) => text)];
  return {
    class: classified.class,
    text: texts.at(-1) ?? "",
    formerTexts: texts.slice(0, -1),
    scope: title.scope,
    pullRequest: change.pullRequest,
    shas: [change.commits[0].sha, ...carried.map((commit) => commit.sha)],
    breaking,
    advice: classified.advice || (upgrade?.guide === undefined ? deprecations.map(markCode).join("\n") : ""),
    guideText: upgrade?.guide,
    closes,
    refers,
    advisories,
    guides,
    category: change.hosted?.verdict.category,
    authors: selectPeople([change], metadata?.facts),
    others: [],
    folded,
  };
}

const TOOLS = /^(?:npm|npx|pnpm|yarn|git|node|deno|bun|curl|vite|sass|esbuild|rollup|webpack)$/;

const TESTS_TOO =
  /,? (?:(?:and|&) adds?|and|with|plus|&) (?:(?:an?|some|new|more|unit|regression) ){0,2}tests?(?: for it)?$/i;

/** Without `and add tests`, which is no change for users. */
function cutTests(text: string): string {
  if (!/test/i.test(text)) return text;
  const kept = text.replace(TESTS_TOO, "");
  return kept.includes(" ") ? kept : text;
}

/** Unless the first word is code, a name (`npm`, `isFile`) or not a plain word. */
function startSentence(text: string): string {
  const word = /^[a-z]+(?:['’-][a-z]+)*(?=[\s,]|$)/.exec(text)?.[0];
  if (word === undefined || TOOLS.test(word)) return text;
  return capitalize(text);
}
