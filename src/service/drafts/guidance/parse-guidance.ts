import { CONTENT_RULES } from "./content-rules.ts";
import type { GuidanceRule, GuidanceSettings } from "./guidance-rule.ts";
import { PLACE_RULES } from "./place-rules.ts";
import { PULL_REQUEST_RULES } from "./pull-request-rules.ts";
import { readSentences } from "./sentences.ts";
import { TITLE_RULES } from "./title-rules.ts";

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
