import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Document, LineCounter, parseDocument } from "yaml";
import * as z from "zod/mini";
import { PublicationConfig } from "../contract/publications.ts";
import { ReleaseDocsError } from "../release-docs-error.ts";

/** Where a repository says what is to be written, from its root. */
export const CONFIGURATION_PATH = ".github/release-docs.yml";

// As the interface has it, only that a typing error is refused and connections may be given by name.
const { styleGuide, ...settings } = PublicationConfig.shape;
const FilePlace = z.strictObject({ path: z.optional(z.string().check(z.minLength(1))) });
const ConfiguredPublication = z.strictObject({
  name: z.string().check(z.minLength(1)),
  config: z.optional(
    z.strictObject({
      ...settings,
      styleGuide: z.optional(
        z.strictObject({
          documentation: z.optional(FilePlace),
          releaseNotes: z.optional(FilePlace),
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

/** What a repository without a configuration gets: a changelog section and release notes. */
export const DEFAULT_CONFIGURATION: Configuration = { publications: [{ name: "release-docs" }] };

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
  const parsed = Configuration.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = [...(issue?.path ?? [])];
  if (issue?.code === "unrecognized_keys") path.push(issue.keys[0] ?? "");
  throw broken(
    lineOf(document, lines, path),
    `${z.core.toDotPath(path) || "the file"}: ${issue?.message ?? "invalid"}`,
  );
}

function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    const range = typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
    if (Array.isArray(range)) return lines.linePos(Number(range[0])).line;
  }
  return 1;
}

function broken(line: number, fault: string): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "config/invalid",
    message: `${CONFIGURATION_PATH}, line ${line}: ${fault}`,
    hint: `Correct the field, or delete ${CONFIGURATION_PATH} to get the defaults: a changelog section and release notes.`,
  });
}
