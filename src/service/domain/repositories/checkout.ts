import { type Document, isMap, isNode, isScalar } from "yaml";
import * as z from "zod/mini";
import { PublicationConfig, PullRequestStyle, ReleaseNotesStyle } from "../../../contract/publications.ts";
import { type History, readHistory } from "../../../git/history.ts";
import { nameRepository } from "../../../git/repository.ts";
import type { CodeHost } from "../../../hosts/code-host.ts";
import type { GitHubAccess } from "../../../hosts/github/client.ts";
import { createLocalCodeHost } from "../../../hosts/local/repository.ts";
import { readCheckoutFile } from "../../../shared/checkout-file.ts";
import { ReleaseDocsError } from "../../../shared/errors.ts";
import { InvalidYamlError, type ParsedYaml, parseYaml } from "../../../shared/yaml.ts";
import type { Repository } from "../../../writer/change.ts";
import { openCommitReader, type Repositories, refusedAsMissing, type SourceRepository } from "./repositories.ts";

export type Checkout = Repositories & {
  source: SourceRepository;
  configuration: Configuration;
  /** Whether drafts may go to other repositories, named `owner/name`. */
  reachesOthers: boolean;
  close: () => Promise<void>;
};

// The author that GitHub shows for commits of workflows.
const WORKFLOW_BOT = {
  name: "github-actions[bot]",
  email: "41898282+github-actions[bot]@users.noreply.github.com",
};

export type CheckoutOptions = {
  directory: string;
  /** Default: from its remote, else its folder. */
  repository?: Repository | undefined;
  /** Of `directory`, where it is read already. */
  history?: Promise<History> | undefined;
} & (
  | {
      /** Branches of the repository, or a temporary scratch repository. */
      drafts: "branches" | "scratch";
      github?: GitHubAccess;
    }
  | {
      drafts: "pullRequests";
      github: GitHubAccess;
    }
);

/** Throws without a repository or commit, and for a shallow clone or an invalid configuration. */
export async function openCheckout(
  options: CheckoutOptions,
  onFault: (error: unknown) => void = () => undefined,
): Promise<Checkout> {
  const history = await (options.history ?? readHistory(options.directory));
  const { directory } = history.repository;
  const configuration = await readConfiguration(directory);
  const repository = options.repository ?? nameRepository(history.repository);
  const commits = await openCommitReader(options.github, repository, onFault);
  const source: SourceRepository = {
    history,
    repository,
    commits,
    readFile: (path) => readCheckoutFile(directory, path).catch(refusedAsMissing),
  };
  const checkout = { source, configuration, open: async () => source };
  if (options.drafts === "pullRequests") {
    const { github } = options;
    const { createGitHubCodeHost } = await import("../../../hosts/github/host.ts");
    const hosts = new Map<string, Promise<CodeHost>>();
    const openCodeHost: Repositories["openCodeHost"] = ({ name }) => {
      const host = hosts.get(name) ?? createGitHubCodeHost(github, name);
      hosts.set(name, host);
      return host;
    };
    return { ...checkout, reachesOthers: true, openCodeHost, close: async () => undefined };
  }
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
    close: async () => codeHost[Symbol.asyncDispose](),
  };
}

export const CONFIGURATION_PATH = ".github/release-docs.yml";

// The publications of the interface, but unknown keys are errors and connections may be given by name.
const { styleGuide, pullRequest: _, ...settings } = PublicationConfig.shape;
const FilePlace = z.strictObject({ path: z.optional(z.string().check(z.minLength(1))) });
const ConfiguredPublication = z.strictObject({
  name: z.string().check(z.minLength(1)),
  config: z.optional(
    z.strictObject({
      ...settings,
      pullRequest: z.optional(z.strictObject(PullRequestStyle.shape)),
      styleGuide: z.optional(
        z.strictObject({
          documentation: z.optional(FilePlace),
          releaseNotes: z.optional(z.strictObject(ReleaseNotesStyle.shape)),
          changelogs: z.optional(FilePlace),
        }),
      ),
    }),
  ),
});

export const Configuration = z.strictObject({
  publications: z.array(ConfiguredPublication).check(
    z.minLength(1),
    z.refine((all) => new Set(all.map(({ name }) => name)).size === all.length, "two publications have the same name"),
  ),
});
export type Configuration = z.infer<typeof Configuration>;

const DEFAULTS = {
  writeReleaseNotes: true,
  writeChangelogs: true,
  styleGuide: { releaseNotes: { createFile: false } },
};

export const DEFAULT_CONFIGURATION: Configuration = { publications: [{ name: "release-docs", config: DEFAULTS }] };

/** Throws `config/invalid`, and `checkout/file-refused` as {@link readCheckoutFile} does. */
export async function readConfiguration(directory: string): Promise<Configuration> {
  const text = await readCheckoutFile(directory, CONFIGURATION_PATH);
  return text === undefined ? DEFAULT_CONFIGURATION : parseConfiguration(text);
}

/** Throws `config/invalid` with the line and the field of the first error. */
export function parseConfiguration(text: string): Configuration {
  const { document, value, lineOf } = parseLines(text);
  const parsed = Configuration.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  const unknownKeys = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const start = startOfKey(document, path, unknownKeys) ?? startOf(document, path);
  const fieldName = z.core.toDotPath([...path, ...unknownKeys]) || "the file";
  throw invalid(lineOf(start), `${fieldName}: ${issue?.message ?? "is not valid"}`);
}

function parseLines(text: string): ParsedYaml {
  try {
    return parseYaml(text);
  } catch (error) {
    throw error instanceof InvalidYamlError ? invalid(error.line, error.message) : error;
  }
}

function startOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function startOfKey(document: Document, path: readonly PropertyKey[], keys: readonly string[]): number | undefined {
  const map = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(map) ? map.items.find((item) => isScalar(item.key) && item.key.value === keys[0]) : undefined;
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}

function invalid(line: number, message: string): ReleaseDocsError {
  return new ReleaseDocsError("config/invalid", `${CONFIGURATION_PATH}, line ${line}: ${message}`);
}
