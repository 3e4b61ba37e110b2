import { joinParts } from "../../shared/text.ts";
import { type Change, selectPaths } from "../changes/change.ts";
import { type ClassifiedChange, classifyChange } from "../changes/classify.ts";
import { parseDependencyUpdate } from "../changes/dependencies.ts";
import { type ChangeClass, isShown } from "../changes/labels.ts";
import { isBuildWork, type PathKind, selectPathKind } from "../changes/paths.ts";
import { parseTitle } from "../changes/titles.ts";
import { isImprovement } from "../changes/wording.ts";
import { isDeprecation } from "./deprecations.ts";
import { isRaisedAgain } from "./manifests/compare.ts";
import {
  isFarewell,
  isGone,
  listRenamings,
  listSetAgain,
  listTouches,
  type RangeFacts,
  type Touches,
} from "./range.ts";
import {
  type Advisories,
  cutAdvisory,
  cutTags,
  type IssueReference,
  isAdvisoryMerge,
  selectAdvisories,
  selectIssues,
  type TaggedTitle,
} from "./references.ts";
import { selectGuides, type UpgradeAdvice } from "./upgrades.ts";

/** What a change says besides its title. */
export type SignalledChange = ClassifiedChange & {
  closes: readonly IssueReference[];
  /** Other issues that its messages name apart from the text. */
  refers: readonly IssueReference[];
  /** `CVE-2026-1234`, `GHSA-2345-6789-cfgh`. */
  advisories: readonly string[];
  /** Paths of migration guides that it changes. */
  guides: readonly string[];
  /** What the project says about it in a guide or where it was deprecated. */
  upgrade: UpgradeAdvice | undefined;
  folded: FoldReason | undefined;
  /** The change's own words where others replace them. */
  formerText: string | undefined;
  /** Whether it raised what users need. */
  isRequirement: boolean;
};

/** Why a change that users would care about is folded away: it may not be in the release. */
export const FOLD_REASONS = {
  gone: "taken back before the release",
  withdrawn: "not in the release by this name",
  raised: "raised again before the release",
  renamed: "renames what this release brings",
  again: "changed again before the release",
} as const;

type FoldReason = keyof typeof FOLD_REASONS;

/** Classifies changes by their titles without tags, then by what else they say. `all` are those of the range. */
export function createClassifier(all: readonly Change[], range: RangeFacts): (change: Change) => SignalledChange {
  const touches = range.pathChanges === undefined ? undefined : listTouches(all);
  const renamings = listRenamings(all);
  const setAgain = listSetAgain(all);
  return (change) => {
    const renamed = renamings.find(({ addition }) => addition === change);
    const named = renamed === undefined ? change : { ...change, title: renamed.title };
    const marked = STEPS.reduce((signalled, step) => step(signalled, range), classifyBySignals(named, range));
    if (!isShown(marked.class)) return { ...marked, change };
    if (renamed !== undefined) return { ...marked, change, formerText: parseTitle(change.title).text };
    const own = setAgain.has(change) ? "again" : undefined;
    const isRenaming = renamings.some((other) => other.change === change);
    const folded = own ?? (isRenaming ? "renamed" : selectFoldReason(marked, touches, range));
    return folded === undefined ? marked : { ...marked, class: "internal", folded };
  };
}

type Step = (signalled: SignalledChange, range: RangeFacts) => SignalledChange;

/** What the repository says about a change after its messages, in this order. */
const STEPS: readonly Step[] = [foldBuildWork, showDropped, addRequirements, markTaken, markDeprecation];

function selectFoldReason(
  { change, title, isRequirement }: SignalledChange,
  touches: Touches | undefined,
  range: RangeFacts,
): FoldReason | undefined {
  const { sha } = change.commits[0];
  if (range.undone?.has(sha) || (touches !== undefined && isGone(change, touches, range))) return "gone";
  if (!isRequirement && isRaisedAgain(title.text, range.manifests ?? [])) return "raised";
  return range.withdrawn?.has(sha) && !isFarewell(title.text) ? "withdrawn" : undefined;
}

/** A change that takes from users what it names. */
function markTaken(signalled: SignalledChange, { taken }: RangeFacts): SignalledChange {
  const name = taken?.get(signalled.change.commits[0].sha);
  if (name === undefined || (signalled.class !== "removed" && signalled.class !== "changed")) return signalled;
  const why = `\`${name}\` is no longer there`;
  return { ...signalled, class: "breaking", inferred: { why, isSure: false, text: "" } };
}

/** A change that marks something as deprecated and is about that, by its title or where that says little else. */
function markDeprecation(signalled: SignalledChange, { deprecating }: RangeFacts): SignalledChange {
  const { change, title, class: said } = signalled;
  if (said === "breaking" || said === "security" || said === "documentation") return signalled;
  const isMarking = deprecating?.has(change.commits[0].sha) === true;
  // `Improve the order` is about more.
  const isOpen = said === "changed" && title.type === undefined && !/^(?:improv|enhanc)/i.test(title.text);
  const isMeant = isDeprecation(title.text) || isOpen;
  return isMarking && isMeant ? { ...signalled, class: "deprecated" } : signalled;
}

/** What a build file says besides plugins and options of tools. */
const PACKAGED =
  /\b(?:requires?|minimum|supports?|dependenc(?:y|ies)|osgi|modules?|manifest|jars?|artifacts?|bom|licen[cs]es?|shad(?:e|ed|ing)|relocat\w*)\b|-module-/i;

/** Only build files changed, and nothing that users need: the manifests say which dependencies they have. */
function foldBuildWork(signalled: SignalledChange, { manifests }: RangeFacts): SignalledChange {
  const { change, title, class: said } = signalled;
  const isOpen = said === "added" || said === "changed" || said === "removed";
  if (!isOpen || manifests === undefined || title.type !== undefined || change.hosted?.verdict.class !== undefined)
    return signalled;
  if (PACKAGED.test(title.text) || !isBuildWork(selectPaths(change))) return signalled;
  const words = new Set(title.text.toLowerCase().split(/[^\w.-]+/));
  const names = manifests.flatMap(({ runtime }) =>
    runtime.map(({ name }) => name.toLowerCase().split(":").at(-1) ?? ""),
  );
  return names.some((name) => words.has(name)) ? signalled : { ...signalled, class: "internal" };
}

/** A dependency that users no longer need, by the manifests, though the title sounds like work on the code. */
function showDropped(signalled: SignalledChange, { manifests = [] }: RangeFacts): SignalledChange {
  const { change, title, class: said } = signalled;
  if (said !== "internal" || title.type !== undefined) return signalled;
  const paths = selectPaths(change);
  const dropped = manifests
    .filter(({ path }) => paths.includes(path))
    .flatMap(({ runtime }) => runtime.filter(({ to }) => to === undefined));
  const words = title.text.toLowerCase().split(/[^\w./@-]+/);
  return dropped.some(({ name }) => words.includes(name.toLowerCase()))
    ? { ...signalled, class: "changed" }
    : signalled;
}

const SAME_MAJOR = / (\d+)(?:\.[\d.]+)? \(was \1(?:\.[\d.]+)?\)$/;

/** What users need from now on is a breaking change, whatever brought it. */
function addRequirements(signalled: SignalledChange, { requirements }: RangeFacts): SignalledChange {
  const { change, title, breaking } = signalled;
  const needed = requirements?.get(change.commits[0].sha);
  if (needed === undefined) return signalled;
  const text = needed.join("; ");
  const isMarked = signalled.class === "breaking";
  const found = isMarked ? signalled.inferred : { why: "a manifest asks for more", isSure: true, text: "" };
  const inferred = found && { ...found, isMinor: breaking === "" && needed.every((one) => SAME_MAJOR.test(one)) };
  const raised = { ...signalled, class: "breaking", isRequirement: true, inferred } as const;
  const isOwnWork = isShown(signalled.class) && parseDependencyUpdate(change) === undefined;
  const isProduct = isOwnWork && selectPathKind(selectPaths(change)) === "product";
  if (isProduct || breaking !== "" || /\b(?:minimum|msrv|drop|requir|support|need)/i.test(title.text)) {
    const isSaid = needed.every((one) => title.text.includes(/ ([\d.]+) \(was /.exec(one)?.[1] ?? one));
    return isSaid ? raised : { ...raised, breaking: joinParts([breaking, `${text}.`]) };
  }
  return { ...raised, title: { ...title, scope: undefined, text }, formerText: title.text };
}

function classifyBySignals(change: Change, { upgrades }: RangeFacts): SignalledChange {
  const tagged = cutTags(change.title);
  const advisories = selectAdvisories(change);
  const { closes, refers, isFix } = selectIssues(change, tagged);
  const classified = classifyChange({ ...change, title: cutAdvisory(tagged.title) });
  const kind = selectPathKind(selectPaths(change));
  const guides = selectGuides(change);
  const signs = { ...classified, kind, isFix: tagged.isFix ?? (isFix ? ("behind" as const) : undefined), advisories };
  const [, said = signs.class] = RULES.find(([applies]) => applies(signs)) ?? [];
  return {
    ...classified,
    change,
    // What a guide for users speaks of is not internal.
    class: said === "internal" && guides.length > 0 && kind !== "internal" ? "changed" : said,
    closes,
    refers,
    advisories: advisories.numbers,
    guides,
    upgrade: upgrades?.get(change.commits[0].sha),
    folded: undefined,
    formerText: undefined,
    isRequirement: false,
  };
}

type Signs = ClassifiedChange & {
  kind: PathKind | undefined;
  isFix: TaggedTitle["isFix"];
  advisories: Advisories;
};

const CHORES: readonly (string | undefined)[] = [undefined, "chore", "build", "refactor", "deps"];

/** An advisory makes a security fix of what reaches users. What adds something may only name one. */
function isSecurityFix({ change, title, class: said, kind, advisories }: Signs): boolean {
  if (kind === "internal" || kind === "documentation" || said === "documentation") return false;
  const isNamed = advisories.numbers.length > 0 && (said !== "added" || advisories.isFix);
  const isMeant = isNamed || isAdvisoryMerge(change.commits[0].subject);
  return isMeant && (isShown(said) || CHORES.includes(title.type));
}

/** Whether its words leave open what it is. A refactoring that fixes an issue is a fix for users. */
function isOpen({ title: { text }, class: said, kind }: Signs): boolean {
  if (said === "changed") return !isImprovement(text);
  return said === "internal" && kind === "product" && /^refactor/i.test(text);
}

/** The first one that applies names the class; without a class it stays what the title says. */
const RULES: readonly (readonly [applies: (signs: Signs) => boolean, name?: ChangeClass])[] = [
  // `feat!: limit the depth`, whatever it fixes
  [({ class: said }) => said === "breaking"],
  // `Limit the depth`, which fixes CVE-2026-1234
  [isSecurityFix, "security"],
  // `ci: build wheels for musllinux`
  [
    ({ class: said, change, title }) => (said === "internal" || said === "changed") && isShipped(change, title.text),
    "added",
  ],
  // `feat: sort keys`, which fixes an issue
  [({ class: said, title }) => said === "security" || said === "documentation" || title.type !== undefined],
  // `[Fix #9] Sort keys`
  [({ class: said, isFix }) => isFix === "in front" && isShown(said), "fixed"],
  // `Sort keys (fix #9)`
  [(signs) => signs.isFix !== undefined && isOpen(signs), "fixed"],
];

const WORKFLOW =
  /^(?:\.github\/(?:workflows|actions|scripts)\/|\.(?:circleci|gitlab|buildkite|azure-pipelines)\/|\.(?:gitlab-ci|travis|cirrus|appveyor)\.ya?ml$|azure-pipelines\.ya?ml$)/;
const SHIPS =
  /^(?:(?:re-?)?(?:add|build|publish|ship|provide|release|upload|attach|distribute|generate|include|enable|support|push|create|sign|produce|start|also)(?:e?s|ed|ing)?)\b/i;
const ARTIFACT =
  /\b(?:wheels?|sdists?|(?:pre-?built |static |release )?binar(?:y|ies)|(?:docker|container|oci) images?|images?|musl(?:linux)?|manylinux|aarch64|arm64|armv[67]\w*|riscv64|ppc64le|s390x|universal2|apple silicon|attestations?|provenance|sbom|checksums|installers?|msi|\.?deb|\.?rpm|appimage|flatpak|snap|homebrew|(?:release )?artifacts|packages?|free-threaded|cp3\d+t?)\b/i;
const CHECKS =
  /\b(?:tests?|testing|tested|lint\w*|checks?|cach(?:e|ed|ing)|coverage|benchmarks?|runners?|jobs?|matrix|nightly|fuzz\w*|codeql|labels?|previews?|CI)\b/;

/** Whether a change of workflows only brings users something new to install: wheels, images, architectures. */
function isShipped(change: Change, text: string): boolean {
  const paths = selectPaths(change);
  if (paths.length === 0 || !paths.every((path) => WORKFLOW.test(path))) return false;
  return SHIPS.test(text) && ARTIFACT.test(text) && !CHECKS.test(text);
}
