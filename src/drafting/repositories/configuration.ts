import * as z from "zod/mini";
import { toDotPath } from "zod/v4/core";
import { described } from "../../contract/fields.ts";
import { ReleaseStyle } from "../../contract/resources/publication-styles.ts";
import { ConfiguredPublicationConfig } from "../../contract/resources/publications.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { findStart, InvalidYamlError, type ParsedYaml, parseYaml } from "../../shared/yaml.ts";
import { findUnusable } from "../templates/check.ts";
import { CONFIGURATION_PATH } from "./repositories.ts";

const AT_THE_STEP = "is an input of the step here: `tag` or `create-release`, with `release`";
const error = ({ code }: { code: string }) => (code === "unrecognized_keys" ? AT_THE_STEP : undefined);
const OwnRelease = z.strictObject({ version: ReleaseStyle.shape.version }, { error });
const release = described("Settings of releases.", z.optional(OwnRelease));

// The publications of the interface, but connections may be given by name.
const ConfiguredPublication = z.strictObject({
  name: z.string().check(z.minLength(1)),
  config: z.optional(z.extend(ConfiguredPublicationConfig, { release })),
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
  const start = findStart(document, path, unknownKeys[0]);
  const fieldName = toDotPath([...path, ...unknownKeys]) || "the file";
  throw invalid(lineOf(start), `${fieldName}: ${issue?.message ?? "is not valid"}`);
}

/** {@link parseConfiguration}, which also throws for templates that cannot be used. */
export async function parseUsable(text: string): Promise<Configuration> {
  const configuration = parseConfiguration(text);
  for (const [index, { config = {} }] of configuration.publications.entries()) {
    const found = await findUnusable(config);
    if (found === undefined) continue;
    const path = ["publications", index, "config", ...found.path];
    const { document, lineOf } = parseLines(text);
    throw invalid(lineOf(findStart(document, path)), `${toDotPath(path)}: ${found.message}`);
  }
  return configuration;
}

function parseLines(text: string): ParsedYaml {
  try {
    return parseYaml(text);
  } catch (error) {
    throw error instanceof InvalidYamlError ? invalid(error.line, error.message) : error;
  }
}

function invalid(line: number, message: string): ReleaseDocsError {
  return new ReleaseDocsError("config/invalid", `${CONFIGURATION_PATH}, line ${line}: ${message}`);
}
