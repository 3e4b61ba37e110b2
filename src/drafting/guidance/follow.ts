import { isDeepStrictEqual } from "node:util";
import type { PublicationConfig } from "../../contract/publications.ts";
import { PUBLICATION_SLOTS, type PublicationSlot } from "../../contract/slots.ts";
import { isRecord, listQuoted } from "../../shared/text.ts";
import { readSentences } from "../spans/sentences.ts";
import { type GuidanceSettings, parseGuidance } from "./guidance.ts";

/** `styleGuide` is for a model. */
export type Instructions = { readonly [Slot in PublicationSlot | "styleGuide"]?: readonly string[] | undefined };

/**
 * Precedence: configuration, comments, linked instructions, the publication's texts; later sentences over earlier.
 * `titles` are templates with `{title}` for the request's title and `{subject}` for what is documented.
 */
export function followGuidance(
  config: PublicationConfig,
  instructions: Instructions = {},
  comments: readonly string[] = [],
) {
  const own = [config.planningInstructions, config.prCommitInstructions].filter((text) => text !== undefined);
  const linked = PUBLICATION_SLOTS.flatMap((slot) => instructions[slot] ?? []);
  const read = [...own, ...linked, ...comments].map((text) => readSentences(text, parseGuidance));
  const understood = read.flatMap((one) => one.understood);
  const settings = joinSettings(understood.map(({ meaning }) => meaning));
  const { leaveOut = [], pullRequestPrefix, commitPrefix, commitTitle, ...fields } = settings;
  const title = config.pullRequest?.title ?? addPrefix(fields.pullRequest?.title, pullRequestPrefix);
  const overruled = understood.filter(({ meaning }) => isOverruled(meaning, config)).map(({ sentence }) => sentence);
  return {
    config: fillSettings(config, fields),
    titles: { pullRequest: title, commit: addPrefix(commitTitle ?? title, commitPrefix) },
    leaveOut,
    remarks: listQuoted("The configuration overrides these instructions", overruled),
    notUnderstood: listQuoted(
      "These instructions are not understood and not followed",
      read.flatMap(({ others }) => others),
    ),
  };
}

/** Later settings win; kinds of changes to leave out add up. */
export function joinSettings(all: readonly GuidanceSettings[]): GuidanceSettings {
  const leaveOut = [...new Set(all.flatMap((settings) => settings.leaveOut ?? []))];
  const joined = all.reduce((earlier, later) => fillSettings(later, earlier), {});
  return { ...joined, ...(leaveOut.length === 0 ? {} : { leaveOut }) };
}

function addPrefix(title = "{title}", prefix = ""): string {
  return prefix === "" || title.startsWith(prefix) ? title : `${prefix} ${title}`;
}

function isOverruled({ styleGuide, pullRequest, pullRequestPrefix }: GuidanceSettings, config: PublicationConfig) {
  if (pullRequestPrefix !== undefined && config.pullRequest?.title !== undefined) return true;
  const fields: PublicationConfig = { styleGuide, pullRequest };
  return !isDeepStrictEqual(fillSettings(config, fields), fillSettings(fields, config));
}

function fillSettings<Settings extends object>(settings: Settings, defaults: Settings): Settings {
  const isSet = ([, value]: [string, unknown]) => value !== undefined;
  const filled = Object.fromEntries<unknown>(Object.entries(defaults).filter(isSet));
  for (const [name, value] of Object.entries(settings).filter(isSet)) {
    const preset = filled[name];
    filled[name] = isRecord(value) && isRecord(preset) ? fillSettings(value, preset) : value;
  }
  return filled as Settings;
}
