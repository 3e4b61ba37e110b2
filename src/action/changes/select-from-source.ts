import type { Trigger } from "../trigger.ts";
import { type ChangeSelection, selectReleaseRange } from "./change-selection.ts";
import type { CommitSource } from "./commit-source.ts";
import { selectMerge } from "./select-merge.ts";
import { selectPush } from "./select-push.ts";

/** The commits that the trigger means, as `source` tells; undefined for a trigger that is not about history. */
export async function selectFromSource(source: CommitSource, trigger: Trigger): Promise<ChangeSelection | undefined> {
  const selection = await select(source, trigger);
  return selection && { ...selection, source: `${selection.source} (from ${source.name})` };
}

async function select(source: CommitSource, trigger: Trigger): Promise<ChangeSelection | undefined> {
  switch (trigger.kind) {
    case "release":
    case "push":
      return selectReleaseRange(source, await source.readRelease(trigger.tag));
    case "manual":
      return selectReleaseRange(
        source,
        trigger.tag === undefined ? await source.readLatest() : await source.readRelease(trigger.tag),
      );
    case "merge":
      return selectMerge(source, trigger);
    case "branch":
      return selectPush(source, trigger);
    default:
      return undefined;
  }
}
