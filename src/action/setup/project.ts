import * as z from "zod/mini";
import {
  type GitRepository,
  nameRepository,
  parseRemote,
  readCheckoutFile,
  readRepository,
} from "../../git/repository.ts";
import { runGit } from "../../git/run.ts";
import { buildReleases, isFinal, type Release, readTags, selectSeries } from "../../git/tags.ts";
import { onError, ReleaseDocsError } from "../../shared/errors.ts";
import { loadBuiltIn } from "../connect.ts";
import type { Environment } from "../environment.ts";
import { type GitHubApi, openGitHubApi } from "../github.ts";
import { readWorkflowFiles } from "./workflow.ts";

/** How a project releases, as far as its checkout and GitHub show it. */
export type Project = Awaited<ReturnType<typeof readProject>>;

type HostedFacts = {
  latestReleaseBy?: "person" | "workflow" | undefined;
  hasDocumentationLabel?: boolean;
  /** Why GitHub said nothing. */
  fault?: string;
};

/** `directory` may be a subfolder. Throws `git/…` without a repository. */
export async function readProject(directory: string, environment: Environment, token: string) {
  const repository = await readRepository(directory);
  const top = repository.directory;
  const [tags, listing, branch, workflows, { checkoutRules: rules }] = await Promise.all([
    readTags(top),
    repository.isBare ? "" : runGit(top, ["ls-files", "-z"]),
    readDefaultBranch(repository),
    readWorkflowFiles(top),
    loadBuiltIn(),
  ]);
  const paths = listing.split("\0").filter((path) => path !== "");
  const releases = buildReleases(tags).filter(isFinal);
  const main = releases.filter(({ series }) => series === selectSeries(releases));
  const { CONFIGURATION_PATH: configuration } = rules;
  const source = nameRepository(repository);
  const [latest] = main;
  const packages = selectPackages(releases, (series) => rules.selectPackageFolder(series, paths));
  const locate = (tag: string | undefined, folder?: string) =>
    rules.locateChangelog(top, paths, { source, ...(tag && { tag }), ...(folder && { folder }) });
  return {
    repository,
    defaultBranch: branch,
    /** The newest release of the main series, and the pattern of its tags for GitHub's filters. */
    latest: latest && { tag: latest.tag.name, pattern: renderPattern(main) },
    /** At least two, or none; the main one last. */
    packages: await Promise.all(
      packages.map(async ({ tag, folder, ...tags }) => {
        const changelog = (await locate(tag, folder)) ?? (folder && `${folder}/CHANGELOG.md`);
        return { ...tags, folder, changelog, name: tags.name || baseName(source.name) };
      }),
    ),
    changelog: await locate(latest?.tag.name),
    workflows,
    configuration: { path: configuration, text: await readCheckoutFile(top, configuration) },
    labelRules: paths.find((path) => /^\.github\/release\.ya?ml$/.test(path)),
    paths,
    /** Undefined without a token. */
    hosted: await readHostedFacts(selectGitHubName(repository, environment), environment, token),
  };
}

async function readDefaultBranch({ directory, branch }: GitRepository): Promise<string | undefined> {
  const args = ["for-each-ref", "--format=%(symref:lstrip=3)", "refs/remotes/origin/HEAD"];
  return (await runGit(directory, args)).trim() || branch;
}

const MAX_PACKAGES = 10;

/**
 * Packages with tags of their own, such as `core@1.3.0`: series whose package has a folder, and the main one, whose tags
 * are bare versions, without one. One alone needs no configuration.
 */
function selectPackages(releases: readonly Release[], locate: (series: string) => string | undefined) {
  const packages = [...Map.groupBy(releases, ({ series }) => series)].flatMap(([series, own]) => {
    const [newest] = own;
    const folder = series === "" ? undefined : locate(series);
    if (newest === undefined || (series !== "" && !folder)) return [];
    const name = baseName(folder ?? "");
    return [{ name, prefix: prefixOf(newest), pattern: renderPattern(own), folder, tag: newest.tag.name }];
  });
  const isDistinct = new Set(packages.map(({ name }) => name)).size === packages.length;
  if (packages.length < 2 || packages.length > MAX_PACKAGES || !isDistinct) return [];
  // `core-` also begins `core-tools-1.0.0`, and the main package's tags have the shortest prefix.
  return packages.toSorted((one, other) => other.prefix.length - one.prefix.length);
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** What comes before the version: `v`, `core@`. */
function prefixOf({ tag, version }: Release): string {
  return tag.name.slice(0, tag.name.length - version.length);
}

const MAX_COMPARED = 20;

/** `v*.*.*`, which matches no floating `v1` beside `v1.2.3`. */
function renderPattern(releases: readonly Release[]): string {
  const recent = releases.slice(0, MAX_COMPARED);
  const [newest] = recent;
  if (newest === undefined) return "*";
  const isFloating = ({ numbers }: Release) =>
    numbers.length < 3 &&
    recent.some((full) => full.numbers.length > 2 && numbers.every((part, index) => part === full.numbers[index]));
  const fixed = recent.filter((release) => !isFloating(release));
  const count = Math.min(...fixed.map(({ numbers }) => numbers.length));
  const [separator = "."] = /[._-]/.exec(newest.version) ?? [];
  const version = count === 1 ? "[0-9]+" : Array.from({ length: count }, () => "*").join(separator);
  return `${prefixOf(newest).replace(/[\\*?+![\]]/g, "\\$&")}${version}`;
}

const Releases = z.array(z.object({ draft: z.boolean(), author: z.nullish(z.object({ type: z.string() })) }));
const Label = z.object({ name: z.string() });

/** Milliseconds for all requests. */
const MAX_HOSTED_TIME = 10_000;

async function readHostedFacts(
  name: string | undefined,
  { context }: Environment,
  token: string,
): Promise<HostedFacts | undefined> {
  if (name === undefined || token === "") return undefined;
  const event = { ...context, repository: name, payload: {} };
  const github = await openGitHubApi(event, token, AbortSignal.timeout(MAX_HOSTED_TIME));
  return askGitHub(github).catch(onError(ReleaseDocsError, ({ message: fault }) => ({ fault })));
}

async function askGitHub(github: GitHubApi): Promise<HostedFacts> {
  const [releases, label] = await Promise.all([
    github.read("releases", { per_page: 10 }, Releases),
    github.read("labels/{name}", { name: "documentation" }, Label),
  ]);
  const type = releases?.data.find(({ draft }) => !draft)?.author?.type;
  const latestReleaseBy = type === undefined ? undefined : type === "Bot" ? "workflow" : "person";
  return { latestReleaseBy, hasDocumentationLabel: label !== undefined };
}

/** `owner/name`; undefined for a repository on another host than the API that gets the token. */
export function selectGitHubName(repository: GitRepository, { context }: Environment): string | undefined {
  const remote = parseRemote(repository.remoteUrl ?? "");
  if (remote === undefined) return context.repository;
  return remote.host === new URL(context.apiUrl).host.replace(/^api\./, "") ? remote.name : undefined;
}
