import { readFileSync } from "node:fs";
import { type DraftedPublication, type DraftOrder, writeDraft } from "../../../src/service/drafts/write-draft.ts";
import { openCheckout } from "../../../src/service/places/checkout.ts";
import { openWorkspace } from "../../../src/service/places/open-workspace.ts";
import { History } from "../../fixtures/history.ts";

const NOW = new Date("2026-03-01T12:00:00Z");

/** What a turn is asked for; the rest has a default. */
export type Order = Partial<Omit<DraftOrder, "tell" | "request">> & {
  request?: Partial<DraftOrder["request"]>;
  publication?: Partial<DraftedPublication>;
};

/** A turn that was done: what it told, by kind, and what is on the branch. */
export type Done = Awaited<ReturnType<typeof writeDraft>> & { told: Map<string, string[]> };

/** A repository of a project `octo/widget` that writes drafts of itself on its own branches. */
export class WrittenPlace extends History {
  /** Does a turn, of what came with the last release unless asked for something else. */
  async write({ request, publication, ...order }: Order = {}): Promise<Done> {
    const repository = { name: "octo/widget", webUrl: "https://github.com/octo/widget" };
    const checkout = await openCheckout({ directory: this.directory, repository, drafts: "branches" });
    const connected = { id: "cnn-1", name: repository.name, repositoryUrl: repository.webUrl, app: undefined };
    const workspace = await openWorkspace(checkout, connected, connected);
    const told = new Map<string, string[]>();
    const draft = await writeDraft(
      workspace,
      { name: "release-docs", config: {}, ...publication },
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
        tell: async (kind, message) => {
          told.set(kind, [...(told.get(kind) ?? []), message]);
        },
      },
    );
    await checkout.close();
    return { ...draft, told };
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
