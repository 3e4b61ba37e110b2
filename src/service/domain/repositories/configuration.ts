import { type Document, isMap, isNode, isScalar } from "yaml";
import * as z from "zod/mini";
import { toDotPath } from "zod/v4/core";
import { PublicationConfig, PullRequestStyle, ReleaseNotesStyle } from "../../../contract/publications.ts";
import { ReleaseDocsError } from "../../../shared/errors.ts";
import { InvalidYamlError, type ParsedYaml, parseYaml } from "../../../shared/yaml.ts";
import { CONFIGURATION_PATH } from "./repositories.ts";

// The publications of the interface, but unknown keys are errors and connections may be given by name.
const { styleGuide, pullRequest: _, ...settings } = PublicationConfig.shape;
const FilePlace = z.strictObject({ path: z.optional(z.string().check(z.minLength(1))) });
const ConfiguredPublication = z.strictObject({
  name: z.string().check(z.minLength(1)),
  config: z.optional(
    z.strictObject({
      ...settings,
      pullRequest: z.optional(z.strictObject(PullRequestStyle.shape)),
      styleGuide: z.optional(
        z.strictObject({
          documentation: z.optional(FilePlace),
          releaseNotes: z.optional(z.strictObject(ReleaseNotesStyle.shape)),
          changelogs: z.optional(FilePlace),
        }),
      ),
    }),
  ),
});

export const Configuration = z.strictObject({
  publications: z.array(ConfiguredPublication).check(
    z.minLength(1),
    z.refine((all) => new Set(all.map(({ name }) => name)).size === all.length, "two publications have the same name"),
  ),
});
export type Configuration = z.infer<typeof Configuration>;

/** Throws `config/invalid` with the line and the field of the first error. */
export function parseConfiguration(text: string): Configuration {
  const { document, value, lineOf } = parseLines(text);
  const parsed = Configuration.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  const unknownKeys = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const start = startOfKey(document, path, unknownKeys) ?? startOf(document, path);
  const fieldName = toDotPath([...path, ...unknownKeys]) || "the file";
  throw invalid(lineOf(start), `${fieldName}: ${issue?.message ?? "is not valid"}`);
}

function parseLines(text: string): ParsedYaml {
  try {
    return parseYaml(text);
  } catch (error) {
    throw error instanceof InvalidYamlError ? invalid(error.line, error.message) : error;
  }
}

function startOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function startOfKey(document: Document, path: readonly PropertyKey[], keys: readonly string[]): number | undefined {
  const map = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(map) ? map.items.find((item) => isScalar(item.key) && item.key.value === keys[0]) : undefined;
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}

function invalid(line: number, message: string): ReleaseDocsError {
  return new ReleaseDocsError("config/invalid", `${CONFIGURATION_PATH}, line ${line}: ${message}`);
}
