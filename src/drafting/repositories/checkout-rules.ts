import { readCheckoutFile } from "../../shared/checkout-file.ts";
import type { Repository } from "../../writer/change.ts";
import { findChangelog } from "../documents/files.ts";
import { refusedAsMissing } from "./repositories.ts";

export { selectPackageFolder } from "../../writer/signals/range.ts";
export { DEFAULT_CONFIGURATION, readConfiguration } from "./checkout.ts";
export { CONFIGURATION_PATH } from "./repositories.ts";

/** The changelog that the next release `tag` would go to; undefined for a new one. `paths` are those of the checkout. */
export function locateChangelog(
  directory: string,
  paths: readonly string[],
  { source, tag, folder }: { source: Repository; tag?: string; folder?: string },
): Promise<string | undefined> {
  const readFile = (path: string) => readCheckoutFile(directory, path).catch(refusedAsMissing);
  return findChangelog({ readFile }, paths, { span: { tag, version: undefined }, source, folder });
}
