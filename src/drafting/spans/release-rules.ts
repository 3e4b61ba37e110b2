import * as z from "zod/mini";
import { toDotPath } from "zod/v4/core";
import { isLimitError } from "../../shared/git-limits.ts";
import { InvalidYamlError, parseYaml } from "../../shared/yaml.ts";
import type { ReleaseRules } from "../../writer/changes/labels.ts";
import type { SourceRepository } from "../repositories/repositories.ts";

type ReadRules = { rules?: ReleaseRules; fault?: string };

const PATHS = [".github/release.yml", ".github/release.yaml"];

function withDefault<Schema extends z.ZodMiniType>(schema: Schema, value: z.output<Schema>) {
  return z.pipe(
    z.nullish(schema),
    z.transform((given) => given ?? value),
  );
}

const names = withDefault(z.array(z.string()), []);
const choice = withDefault(z.object({ labels: names, authors: names }), { labels: [], authors: [] });
const category = z.object({ title: z.string(), labels: names, exclude: choice });
const ReleaseFile = z.object({
  changelog: z.object({ exclude: choice, categories: withDefault(z.array(category), []) }),
});

/** GitHub's own rules for release notes. An invalid file is a `fault`, not an error. */
export async function readReleaseRules(readFile: SourceRepository["readFile"]): Promise<ReadRules> {
  for (const path of PATHS) {
    try {
      const text = await readFile(path);
      if (text !== undefined) return parseReleaseRules(path, text);
    } catch (error) {
      if (!isLimitError(error)) throw error;
      return { fault: `${error.message} Labels count by their usual names.` };
    }
  }
  return {};
}

function parseReleaseRules(path: string, text: string): ReadRules {
  const refuse = (why: string) => ({ fault: `${path} is invalid (${why}); labels count by their usual names.` });
  let content: unknown;
  try {
    content = parseYaml(text).value;
  } catch (error) {
    if (!(error instanceof InvalidYamlError)) throw error;
    return refuse(`line ${error.line}: ${error.message}`);
  }
  if (content === null) return {};
  const parsed = ReleaseFile.safeParse(content);
  if (!parsed.success) return refuse(`${toDotPath(parsed.error.issues[0]?.path ?? [])} has the wrong type`);
  return { rules: parsed.data.changelog };
}
