import type { ChangeSelector } from "../src/contract/change-selector.ts";
import { readHistory } from "../src/git/history.ts";
import { type SpanSelection, selectSpans } from "../src/service/domain/commits/spans.ts";

/** What the service does from opening a repository to the commits of a selector. */
export async function readRange(directory: string, selector: ChangeSelector): Promise<SpanSelection> {
  return selectSpans(await readHistory(directory), [selector]);
}
