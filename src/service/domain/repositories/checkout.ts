import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";
import * as z from "zod/mini";
import { PublicationConfig, PullRequestStyle, ReleaseNotesStyle } from "../../../contract/publications.ts";
import { readHistory } from "../../../git/history.ts";
import { nameRepository } from "../../../git/repository.ts";
import type { CodeHost } from "../../../hosts/code-host.ts";
import type { GitHubAccess } from "../../../hosts/github/client.ts";
import { createLocalCodeHost } from "../../../hosts/local/repository.ts";
import { ReleaseDocsError } from "../../../shared/errors.ts";
import type { Repository } from "../../../writer/change.ts";
import { openCommitReader, type Repositories, type SourceRepository } from "./repositories.ts";

/** The repository that the service stands in: every source is read there, and its configuration names publications. */
export type Checkout = Repositories & {
  place: SourceRepository;
  configuration: Configuration;
  /** Whether drafts may go to another repository than this one, named `owner/name`. */
  reachesOthers: boolean;
};

// Whom GitHub shows for commits that a workflow makes; an address of our own could be anybody's.
const WORKFLOW_BOT = {
  name: "github-actions[bot]",
  email: "41898282+github-actions[bot]@users.noreply.github.com",
};

/** What decides how the checkout is opened. */
export type CheckoutOptions = {
  directory: string;
  /** Name and page of the repository; from its remote, else its folder, unless given. */
  repository?: Repository | undefined;
} & (
  | {
      /** As branches of the repository, or in a scratch repository that goes with the service. */
      drafts: "branches" | "scratch";
      /** GitHub's API, where it may be asked about the repository's commits. */
      github?: GitHubAccess;
    }
  | {
      /** As branches and pull requests on GitHub. */
      drafts: "pullRequests";
      github: GitHubAccess;
    }
);

/**
 * Opens the repository at `directory`. Throws what a person can mend: no repository, no commit,
 * a clone without the history, a broken configuration. `onFault` hears of what the code host did not tell.
 */
export async function openCheckout(
  options: CheckoutOptions,
  onFault: (error: unknown) => void = () => undefined,
): Promise<Checkout> {
  const history = await readHistory(options.directory);
  const { directory } = history.repository;
  const configuration = await readConfiguration(directory);
  const repository = options.repository ?? nameRepository(history.repository);
  const commits = await openCommitReader(options.github, repository, onFault);
  const place: SourceRepository = {
    history,
    repository,
    commits,
    readFile: (path) => readFile(join(directory, path), "utf8").catch(() => undefined),
  };
  const checkout = { place, configuration, open: async () => place };
  if (options.drafts === "pullRequests") {
    const { github } = options;
    // Loaded only where it is used: a draft on disk needs nothing of GitHub.
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
  return { ...checkout, reachesOthers: false, openCodeHost: async () => codeHost, close: () => codeHost.close() };
}

/** Where a repository says what is to be written, from its root. */
export const CONFIGURATION_PATH = ".github/release-docs.yml";

// As the interface has it, only that a typing error is refused and connections may be given by name.
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

/** The schema of `.github/release-docs.yml`. */
export const Configuration = z.strictObject({
  publications: z.array(ConfiguredPublication).check(
    z.minLength(1),
    z.refine((all) => new Set(all.map(({ name }) => name)).size === all.length, "two publications bear the same name"),
  ),
});
export type Configuration = z.infer<typeof Configuration>;

/** What a repository without a configuration gets: a changelog section, and release notes as an output. */
export const DEFAULT_CONFIGURATION: Configuration = {
  publications: [
    {
      name: "release-docs",
      config: {
        writeReleaseNotes: true,
        writeChangelogs: true,
        styleGuide: { releaseNotes: { createFile: false } },
      },
    },
  ],
};

/** Reads the configuration of the checkout at `directory`; the default where the file is not there. */
export async function readConfiguration(directory: string): Promise<Configuration> {
  try {
    return parseConfiguration(await readFile(join(directory, CONFIGURATION_PATH), "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")) {
      return DEFAULT_CONFIGURATION;
    }
    throw error;
  }
}

/** Parses the text of a configuration. Throws `config/invalid` with the line and the field of the first fault. */
export function parseConfiguration(text: string): Configuration {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [fault] = document.errors;
  if (fault !== undefined) throw broken(lines.linePos(fault.pos[0]).line, fault.message);
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) !== undefined) return;
      throw broken(lines.linePos(alias.range?.[0] ?? 0).line, `*${alias.source} refers to nothing in this file`);
    },
  });
  const parsed = Configuration.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  const [unknownKey] = issue?.code === "unrecognized_keys" ? issue.keys : [];
  const field = unknownKey === undefined ? path : [...path, unknownKey];
  const start =
    (unknownKey === undefined ? undefined : startOfKey(document, path, unknownKey)) ?? startOf(document, path);
  const fieldName = z.core.toDotPath(field) || "the file";
  throw broken(lines.linePos(start).line, `${fieldName}: ${issue?.message ?? "is not valid"}`);
}

function startOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function startOfKey(document: Document, path: readonly PropertyKey[], key: string): number | undefined {
  const map = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(map) ? map.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}

function broken(line: number, fault: string): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "config/invalid",
    message: `${CONFIGURATION_PATH}, line ${line}: ${fault}`,
    hint: `Correct the field, or delete ${CONFIGURATION_PATH} to get the defaults: a changelog section and release notes.`,
  });
}
