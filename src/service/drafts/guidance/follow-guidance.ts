import { PUBLICATION_SLOTS, type PublicationSlot } from "../../../contract/instruction-types.ts";
import { type PublicationConfig, selectKinds } from "../../../contract/publication-config.ts";
import type { OmittableKind } from "../../../writer/note-edits.ts";
import { tellTexts } from "../tell-texts.ts";
import type { GuidanceSettings } from "./guidance-rule.ts";
import { type Guidance, parseGuidance } from "./parse-guidance.ts";

/** The texts of the instructions that are linked to a publication, by slot and in the order of their positions. */
export type Instructions = { readonly [Slot in PublicationSlot]?: readonly string[] | undefined };

/** How a publication is written, with everything that its texts say. */
export type FollowedGuidance = {
  /** The configuration, filled up with what sentences say where it is silent itself. */
  config: PublicationConfig;
  /** Of pull requests and commits; `{title}` stands for the request's own, `{subject}` for what is written about. */
  titles: { pullRequest: string; commit: string };
  /** Kinds of changes that are not to be mentioned. */
  leaveOut: readonly OmittableKind[];
  /** What could not be followed, a sentence each. */
  remarks: readonly string[];
};

const DEFAULT_TITLE = "{title}";

/**
 * Follows what a publication's texts say: a setting of the configuration wins over a sentence, a comment's sentence over
 * an instruction's, an instruction's over one of `planningInstructions` and `prCommitInstructions`. What is not
 * understood is told and changes nothing.
 */
export function followGuidance(
  config: PublicationConfig,
  instructions: Instructions = {},
  comments: readonly string[] = [],
): FollowedGuidance {
  const own = [config.planningInstructions, config.prCommitInstructions].filter((text) => text !== undefined);
  const slots = PUBLICATION_SLOTS.flatMap((slot) => instructions[slot] ?? []);
  const guidance = parseGuidance([...own, ...slots, ...comments]);
  const { settings, notUnderstood } = guidance;
  const pullRequest = config.pullRequest?.title ?? addPrefix(settings.pullRequestTitle, settings.pullRequestPrefix);
  return {
    config: fillConfig(config, settings),
    titles: { pullRequest, commit: addPrefix(settings.commitTitle ?? pullRequest, settings.commitPrefix) },
    leaveOut: settings.leaveOut ?? [],
    remarks: [
      ...tellTexts("What the settings say wins over this in the instructions", selectOverruled(config, guidance)),
      ...tellTexts("Not understood in the instructions, and so not followed", notUnderstood),
    ],
  };
}

function addPrefix(title = DEFAULT_TITLE, prefix = ""): string {
  return prefix === "" || title.startsWith(prefix) ? title : `${prefix} ${title}`;
}

function fillConfig(config: PublicationConfig, settings: GuidanceSettings): PublicationConfig {
  const { styleGuide = {}, pullRequest = {} } = config;
  const { changelogPath, releaseNotesPath, documentationPath, contributors, newContributors } = settings;
  const { base, draft, labels, reviewers, assignees } = settings;
  const lists = {
    ...(labels === undefined ? {} : { labels: [...labels] }),
    ...(reviewers === undefined ? {} : { reviewers: [...reviewers] }),
    ...(assignees === undefined ? {} : { assignees: [...assignees] }),
  };
  return {
    ...config,
    ...selectKinds(config),
    styleGuide: {
      ...styleGuide,
      changelogs: { path: changelogPath, ...keepGiven(styleGuide.changelogs) },
      releaseNotes: { path: releaseNotesPath, contributors, newContributors, ...keepGiven(styleGuide.releaseNotes) },
      documentation: { path: documentationPath, ...keepGiven(styleGuide.documentation) },
    },
    pullRequest: { base, draft, ...lists, ...keepGiven(pullRequest) },
  };
}

/** Without what is undefined, which would hide what it is spread over. */
function keepGiven<Settings extends object>(settings: Settings | undefined): Partial<Settings> {
  const given = Object.entries(settings ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Settings>;
}

/** The sentences that say something else than the configuration does. */
function selectOverruled({ styleGuide, pullRequest }: PublicationConfig, { settings, sentences }: Guidance): string[] {
  const given: { [Name in keyof GuidanceSettings]: unknown } = {
    changelogPath: styleGuide?.changelogs?.path,
    releaseNotesPath: styleGuide?.releaseNotes?.path,
    documentationPath: styleGuide?.documentation?.path,
    contributors: styleGuide?.releaseNotes?.contributors,
    newContributors: styleGuide?.releaseNotes?.newContributors,
    pullRequestTitle: pullRequest?.title,
    pullRequestPrefix: pullRequest?.title,
    base: pullRequest?.base,
    draft: pullRequest?.draft,
    labels: pullRequest?.labels,
    reviewers: pullRequest?.reviewers,
    assignees: pullRequest?.assignees,
  };
  const names = [...sentences.keys()].filter(
    (name) => given[name] !== undefined && JSON.stringify(given[name]) !== JSON.stringify(settings[name]),
  );
  return [...new Set(names.map((name) => sentences.get(name) ?? ""))];
}
