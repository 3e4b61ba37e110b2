import type { Commit } from "../git/commit.ts";
import { type Change, type NotShownReason, type Sifted, selectPaths, siftChanges } from "./change.ts";
import { isManifest } from "./path-kind.ts";

// Every pattern here takes time in proportion to the title (checked with recheck): what two neighbours could both match,
// only one of them may. So a version begins after the last `-` that can begin one, and its tail ends before that.
const NAME = String.raw`(?:[\w.]*[@/-])*`;
const NO_NEW_START = String.raw`-(?!v?\d+\.\d)`;
const VERSION = String.raw`${NAME}v?\d+\.\d\w*(?:(?:\.|${NO_NEW_START})\w+)*(?:\+\w+(?:[-.+]\w+)*)?`;
const NEXT_VERSION = String.raw`${NAME}v?\d+\.\d(?:[\w.]|${NO_NEW_START})*(?:\+[\w.+-]*)?`;
const VERSIONS = String.raw`${VERSION}(?:(?:\s*[,&]\s*|\s+and\s*|and\s+)${NEXT_VERSION})*`;
const TYPE_WORD = String.raw`(?:chore|build|ci|release|misc|meta|maint|deploy|pkg)(?:\([^)]*\))?:`;
const TYPE = `(?:${TYPE_WORD} *)?`;
const RELEASE = "(?:release[sd]?|version) *:?";
const RELEASE_TITLES: readonly RegExp[] = [
  new RegExp(
    `^(?:${TYPE_WORD})?(?: *(?:release[sd]?|publish|version|tag|prep(?:are)?))?[ :-]*(?![ :-])(?:(?:for|the) +(?::|${RELEASE})?|${RELEASE})?${VERSIONS}(?: +release)?$`,
    "i",
  ),
  new RegExp(
    `^${TYPE}(?:bump|set|update|change|increase|increment|start|begin)(?: the)?(?: package| project| app| crate| module| library| dev| next| snapshot)? (?:version|development)(?: number)?(?:(?: of(?: \\S+(?!\\S))?)?(?: (?:from \\S+ )?to)? *${VERSIONS}$| of \\S+$(?<=\\d\\.\\d[\\w.+-]*))`,
    "i",
  ),
  new RegExp(`^${TYPE}bump(?: to)? v?\\d+\\.\\d+\\.\\d[\\w.+-]*$`, "i"),
  new RegExp(`^${TYPE}(?:start|begin) (?:version )?${VERSIONS}(?: development)?$`, "i"),
  new RegExp(
    `^${TYPE}(?:prepare|prep|get ready|ready)(?: for)?(?: the| a| next| new)* (?:release|version)s?(?: (?:for )?${VERSIONS})?$`,
    "i",
  ),
  new RegExp(`^${TYPE}(?:release|releasing)(?: version)? ${NAME}v?\\d+\\.\\d`, "i"),
  new RegExp(
    `^${TYPE}(?:\\w+: *)?(?:version packages|new release|release|publish|version bump|bump(?: the)? versions?)(?: \\([^)]*\\))?$`,
    "i",
  ),
  /^(?:chore|build|ci)\((?:main|master|(?=[\w./-]*release)[\w./-]*)\)!?: *(?:release|publish|v?\d)/i,
  /^(?:chore\(release\)|release(?:\([^)]*\))?)!?:/i,
  /^\[(?:maven-release-plugin|release|gradle release plugin)\]/i,
  /^(?:back to|begin|start) (?:next )?(?:dev(?:elopment)?(?: version| iteration)?|snapshot)/i,
];

// Too plain to trust without a look at the files: nothing but manifests.
const VERSIONING =
  /^(?!.*\bdep(?:s|endenc))(?:versioning\b|(?:update|bump|set) [\w-]+ versions? for (?:the )?release|[\w-]+ v?\d+\.\d+\.\d+ release$)/i;

// In the subject, or as a line of its own: a body that only talks about a token does not use it.
const SKIP_TOKEN =
  /\[(?:(?:skip|no|ignore)[ -](?:change-?log|release(?:[ -]notes?)?|notes?|news|docs)|(?:change-?log|release(?:[ -]notes?)?|notes?|news)[ -](?:skip|ignore))\]/i;

// A draft of ours that was merged: its commit, a squash of it, or the merge of its branch.
const OWN_DRAFT = /^Release-Docs-Tree: [0-9a-f]{40,64}$|^<!-- release-docs [0-9a-f]{16} [0-9a-f]{16} -->$/m;
const OWN_MERGE = /^Merge pull request #\d+ from [^/\s]+\/release-docs\//;

/** Whether a title says that its commit makes a release (`v1.2.3`, `chore(main): release 1.2.3`, `Version Packages`). */
export function isReleaseTitle(title: string): boolean {
  return RELEASE_TITLES.some((form) => form.test(title.trim()));
}

/** Whether a commit brought a draft of ours in. */
export function isOwnDraft({ subject, body }: Pick<Commit, "subject" | "body">): boolean {
  return OWN_MERGE.test(subject) || OWN_DRAFT.test(body);
}

/** Sets aside what makes a release, mends another commit of the same change, or asks not to be mentioned. */
export function removeChores(sifted: Sifted): Sifted {
  return siftChanges(sifted, selectChoreReason);
}

function selectChoreReason(change: Change): NotShownReason | undefined {
  const [lead] = change.commits;
  if (change.told?.verdict.skip) return "skipped";
  if (/^(?:fixup|squash|amend)! /.test(change.title)) return "fixup";
  const lines = [
    change.title,
    lead.subject,
    ...lead.body.split("\n").filter((line) => /^\s*\[[^\]]*\]\s*$/.test(line)),
  ];
  if (lines.some((line) => SKIP_TOKEN.test(line))) return "skipped";
  if (isOwnDraft(lead)) return "release";
  const paths = selectPaths(change);
  if (VERSIONING.test(change.title) && paths.length > 0 && paths.every(isManifest)) return "release";
  return isReleaseTitle(change.title) ? "release" : undefined;
}
