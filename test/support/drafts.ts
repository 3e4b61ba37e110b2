import { readFileSync } from "node:fs";
import type { PublicationConfig } from "../../src/contract/resources/publications.ts";
import type { DraftedPublication, DraftOrder } from "../../src/drafting/conversation.ts";
import { writeDraft } from "../../src/drafting/draft.ts";
import type { WorkComment } from "../../src/drafting/guidance/commands.ts";
import { DEFAULT_CONFIGURATION, openCheckout } from "../../src/drafting/repositories/checkout.ts";
import { openWorkspace } from "../../src/drafting/repositories/repositories.ts";
import type { CodeHost } from "../../src/hosts/code-host.ts";
import { buildOnce, History } from "./history.ts";

const NOW = new Date("2026-03-01T12:00:00Z");

/** The options of a turn; all have defaults. */
export type Order = Partial<Omit<DraftOrder, "addEntry" | "request">> & {
  request?: Partial<DraftOrder["request"]>;
  publication?: Partial<DraftedPublication>;
  /** Runs each time the draft was opened, the first time with 1. */
  onOpened?: (count: number) => void;
  /** Runs each time right before the draft is written, the first time with 1. */
  onWrite?: (count: number) => Promise<void>;
};

/** A finished turn: its entries by kind, the details of the last ones, and its draft. */
export type Done = Awaited<ReturnType<typeof writeDraft>> & {
  entries: Map<string, string[]>;
  details: Map<string, object | undefined>;
};

/** A config on top of what a repository without a configuration gets. */
function withDefaults(config: PublicationConfig = {}): PublicationConfig {
  const defaults = DEFAULT_CONFIGURATION.publications[0]?.config;
  const releaseNotes = { ...defaults?.styleGuide?.releaseNotes, ...config.styleGuide?.releaseNotes };
  return { ...defaults, ...config, styleGuide: { ...config.styleGuide, releaseNotes } };
}

/** A folder's repository `widget` as the source of drafts of its own. */
export async function openWidget({ directory }: { directory: string }) {
  const repositories = await openCheckout({ directory, drafts: "branches" });
  const widget = { id: "cnn-1", name: "widget", repositoryUrl: "file:///widget", app: undefined };
  const { sources, openCodeHost } = await openWorkspace(repositories, [widget], widget);
  const [source] = sources;
  if (source === undefined) throw new Error("There is no source.");
  return { source, sources, openDraft: async () => (await openCodeHost()).openDraft("release-docs/test") };
}

/** A repository of a project `octo/widget` that writes drafts of itself on its own branches. */
export class DraftFixture extends History {
  /** Runs a turn, for the last release by default. */
  async write({ request, publication, onOpened, onWrite, ...order }: Order = {}): Promise<Done> {
    const repositories = await openCheckout({
      directory: this.directory,
      repository: { name: "octo/widget", webUrl: "https://github.com/octo/widget" },
      drafts: "branches",
    });
    const own = { id: "cnn-1", name: "octo/widget", repositoryUrl: "https://github.com/octo/widget", app: undefined };
    const { sources, openCodeHost } = await openWorkspace(repositories, [own], own);
    let opened = 0;
    const openWatchedHost = async (): Promise<CodeHost> => {
      const host = await openCodeHost();
      const openDraft: CodeHost["openDraft"] = async (branch, options) => {
        const draft = await host.openDraft(branch, options);
        opened += 1;
        onOpened?.(opened);
        const write: typeof draft.write = async (asked) => {
          await onWrite?.(opened);
          return draft.write(asked);
        };
        return { ...draft, write };
      };
      return { ...host, openDraft };
    };
    const entries = new Map<string, string[]>();
    const details = new Map<string, object | undefined>();
    const draft = await writeDraft(
      { sources, openCodeHost: openWatchedHost },
      { name: "release-docs", ...publication, config: withDefaults(publication?.config) },
      {
        now: NOW,
        ...order,
        request: {
          title: "Write",
          body: "Write.",
          sourceConnection: "octo/widget",
          changes: [{ releases: { count: 1 } }],
          ...request,
        },
        addEntry: async (kind, message, given) => {
          details.set(kind, given);
          entries.set(kind, [...(entries.get(kind) ?? []), message]);
        },
      },
    );
    await repositories.close();
    return { ...draft, entries, details };
  }

  /** A file on a branch. */
  show(branch: string | undefined, path: string): string {
    return `${this.git("show", `${branch}:${path}`)}\n`;
  }

  /** Git's name for a file on a branch. */
  blob(branch: string | undefined, path: string): string {
    return this.git("rev-parse", `${branch}:${path}`);
  }

  /** The paths that a branch changes against main. */
  changed(branch: string | undefined): string[] {
    return this.git("diff", "--name-only", `main...${branch}`).split("\n");
  }

  /** Commits to a draft's branch, as a person does. */
  edit(branch: string | undefined, path: string, change: (text: string) => string): void {
    this.git("switch", "--quiet", branch ?? "");
    this.commit("Say it better", { [path]: change(readFileSync(`${this.directory}/${path}`, "utf8")) });
    this.git("switch", "--quiet", "main");
  }
}

/** A repository with a release v1.1.0 of three changes: #2 and #3, and #5, a dependency update. */
export function createPlace(files: Record<string, string> = {}): DraftFixture {
  const built = buildOnce(`drafts ${JSON.stringify(files)}`, (history) => {
    history.add(
      ["feat: answer (#1)", { "src/code.ts": "1\n", ...files }],
      "v1.0.0",
      "feat: stream answers (#2)",
      "fix: keep the last line (#3)",
      ["chore(deps): bump left-pad from 1.0.0 to 2.0.0 (#5)", { "package.json": "{}\n" }],
      "v1.1.0",
    );
  });
  return new DraftFixture("widget", built);
}

/** A comment created a day later. */
export const say = (body: string, more: Partial<WorkComment> = {}): WorkComment => ({
  body,
  createdAt: new Date("2026-03-02T12:00:00Z"),
  ...more,
});
