import type { ChangeSelector } from "../src/contract/change-selector.ts";
import { type SpanSelection, selectSpans } from "../src/drafting/spans/spans.ts";
import { readHistory } from "../src/git/repository.ts";

/** Reads the commits of a selector as the service does, from opening the repository. */
export async function readRange(directory: string, selector: ChangeSelector): Promise<SpanSelection> {
  return selectSpans(await readHistory(directory), [selector]);
}
