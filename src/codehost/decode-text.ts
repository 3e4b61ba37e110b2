import { ReleaseDocsError } from "../release-docs-error.ts";

/**
 * The text of a file's bytes, byte for byte. Throws a {@link ReleaseDocsError} (`codehost/not-text`) where it is not
 * UTF-8, since writing it back would destroy it.
 */
export function decodeText(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new ReleaseDocsError({
      code: "codehost/not-text",
      message: `${path} is not a UTF-8 text file.`,
      hint: "Convert it to UTF-8, or name another file.",
      cause,
    });
  }
}
