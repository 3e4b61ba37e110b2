import type { OpenDraft } from "../code-host.ts";
import { checkBranchName, createDraft } from "../draft.ts";
import { createLocalTree } from "./tree.ts";

/**
 * A draft that finds out which files it would change and stores nothing: it has no diff. `base` is a full SHA.
 * Two processes of git less, and no scratch repository.
 */
export function openPreview(home: string, base: string, branch: string): OpenDraft {
  checkBranchName(branch);
  const tree = createLocalTree(home, base);
  return createDraft({
    name: branch,
    base: tree,
    start: tree,
    shared: false,
    openTip: () => undefined,
    write: async (changes) => {
      const files = changes.map(({ path }) => path).sort();
      return files.length === 0 ? undefined : { branch, commit: base, files };
    },
    openWritten: async () => undefined,
    keep: async () => undefined,
    add: async () => undefined,
    diff: async () => "",
  });
}
