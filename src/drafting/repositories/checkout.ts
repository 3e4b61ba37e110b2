import type { PublicationConfig } from "../../contract/resources/publications.ts";
import { closeObjects, objectsOf } from "../../git/objects.ts";
import { type History, nameRepository, readCheckoutFile, readHistory } from "../../git/repository.ts";
import { readTree } from "../../git/tree.ts";
import type { CodeHost } from "../../hosts/code-host.ts";
import type { GitHubAccess } from "../../hosts/github/client.ts";
import { createLocalCodeHost, type LocalDrafts } from "../../hosts/local/host.ts";
import type { Repository } from "../../writer/changes/change.ts";
import type { DraftOrder } from "../conversation.ts";
import { findChangelog } from "../documents/files.ts";
import { fillSettings } from "../guidance/guidance.ts";
import type { Configuration } from "./configuration.ts";
import {
  CONFIGURATION_PATH,
  openCommitReader,
  type Repositories,
  refusedAsMissing,
  type SourceRepository,
} from "./repositories.ts";

export { CLASS_BY_TYPE } from "../../writer/changes/titles.ts";
export { selectPackageFolder } from "../../writer/signals/range.ts";
export { CONFIGURATION_PATH, fillSettings };

export type Checkout = Repositories & {
  source: SourceRepository;
  configuration: Configuration;
  /** Whether drafts may go to other repositories, named `owner/name`. */
  reachesOthers: boolean;
  close: () => Promise<void>;
};

// The author that GitHub shows for commits of workflows.
const WORKFLOW_BOT = { name: "github-actions[bot]", email: "41898282+github-actions[bot]@users.noreply.github.com" };

export type CheckoutOptions = {
  directory: string;
  /** Default: from its remote, else its folder. */
  repository?: Repository | undefined;
  /** The history of `directory`, where it is read already. */
  history?: Promise<History> | undefined;
  /** Whether documentation is written by default. */
  hasModel?: boolean;
  /** Goes before the configuration's. */
  pullRequest?: PublicationConfig["pullRequest"];
  /** Where drafts in this repository go, unless the configuration says that. */
  base?: string | undefined;
  /** A command of the project that a release needs. */
  prepare?: DraftOrder["prepare"];
} & ({ drafts: LocalDrafts; github?: GitHubAccess } | { drafts: "pullRequests"; github: GitHubAccess });

/** Throws without a repository or commit, and for a shallow clone or an invalid configuration. */
export async function openCheckout(
  options: CheckoutOptions,
  onFault: (error: unknown) => void = () => undefined,
): Promise<Checkout> {
  const history = await (options.history ?? readHistory(options.directory));
  const { directory } = history.repository;
  const given = await readConfiguration(directory, options.hasModel ? WITH_MODEL : DEFAULT_CONFIGURATION);
  const configuration = setFields(given, options);
  const repository = options.repository ?? nameRepository(history.repository);
  const commits = await openCommitReader(options.github, repository, onFault);
  const source: SourceRepository = { history, repository, commits, readFile: readerOf(directory) };
  const checkout = { source, configuration, open: async () => source };
  const close = () => closeObjects([directory, history.directory]);
  if (options.drafts === "pullRequests") {
    const { github } = options;
    const { createGitHubCodeHost } = await import("../../hosts/github/host.ts");
    const hosts = new Map<string, Promise<CodeHost>>();
    const openCodeHost: Repositories["openCodeHost"] = ({ name }) => {
      const host = hosts.get(name) ?? createGitHubCodeHost(github, name);
      hosts.set(name, host);
      return host;
    };
    return { ...checkout, reachesOthers: true, openCodeHost, close };
  }
  // Notes and draft list the head's files: git starts now, beside its log. Who needs them sees the error.
  void Promise.all([readTree(directory, history.head), objectsOf(directory).read(history.head)]).catch(() => undefined);
  const codeHost = await createLocalCodeHost({
    repository: history.repository,
    base: history.head,
    drafts: options.drafts,
    author: WORKFLOW_BOT,
  });
  return {
    ...checkout,
    reachesOthers: false,
    openCodeHost: async () => codeHost,
    isPreview: options.drafts !== "branches",
    close: async () => {
      await codeHost[Symbol.asyncDispose]();
      await close();
    },
  };
}

const DEFAULTS = {
  writeReleaseNotes: true,
  writeChangelogs: true,
  styleGuide: { releaseNotes: { createFile: false } },
};

export const DEFAULT_CONFIGURATION: Configuration = { publications: [{ name: "release-docs", config: DEFAULTS }] };

const WITH_MODEL: Configuration = {
  publications: [{ name: "release-docs", config: { ...DEFAULTS, writeDocumentation: true } }],
};

/** What a run sets goes before the file's; without drafts, release notes are all that is asked for. */
function setFields({ publications }: Configuration, { drafts, pullRequest, base }: CheckoutOptions): Configuration {
  const without = drafts === "none" ? { writeChangelogs: false, writeDocumentation: false } : {};
  const set = (config: PublicationConfig = {}) => {
    const own = fillSettings<PublicationConfig>({ pullRequest, ...without }, config);
    return config.docsRepo === undefined && base !== undefined ? fillSettings(own, { pullRequest: { base } }) : own;
  };
  return { publications: publications.map(({ name, config }) => ({ name, config: set(config) })) };
}

/** Throws `config/invalid`, and `checkout/file-refused` as {@link readCheckoutFile} does. */
export async function readConfiguration(directory: string, preset = DEFAULT_CONFIGURATION): Promise<Configuration> {
  const text = await readCheckoutFile(directory, CONFIGURATION_PATH);
  return text === undefined ? preset : parseUsable(text);
}

/** Throws `config/invalid`. With YAML, which most repositories do not need. */
export const parseUsable = async (text: string) => (await import("./configuration.ts")).parseUsable(text);

/** The changelog that the next release `tag` would go to; undefined for a new one. `paths` are those of the checkout. */
export function locateChangelog(
  directory: string,
  paths: readonly string[],
  { source, tag, folder }: { source: Repository; tag?: string; folder?: string },
): Promise<string | undefined> {
  return findChangelog({ readFile: readerOf(directory) }, paths, { span: { tag, version: undefined }, source, folder });
}

/** What is refused counts as missing. */
function readerOf(directory: string): SourceRepository["readFile"] {
  return (path) => readCheckoutFile(directory, path).catch(refusedAsMissing);
}
