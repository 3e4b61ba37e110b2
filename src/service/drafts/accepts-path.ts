import { ReleaseDocsError } from "../../release-docs-error.ts";

/** Whether one of the checks of paths (`checkPlainPath`, `checkDraftPath`) takes a path. */
export function acceptsPath(check: (path: string) => void, path: string): boolean {
  try {
    check(path);
    return true;
  } catch (error) {
    if (error instanceof ReleaseDocsError) return false;
    throw error;
  }
}
