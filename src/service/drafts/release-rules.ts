import { parse } from "yaml";
import * as z from "zod/mini";
import type { ReleaseRules } from "../../writer/release-rules.ts";
import type { Place } from "../places/place.ts";

/** The rules of a repository; where its file cannot be used, none and what is wrong with it. */
export type ReadRules = { rules: ReleaseRules | undefined; fault: string | undefined };

const PATHS = [".github/release.yml", ".github/release.yaml"];
const NONE: ReadRules = { rules: undefined, fault: undefined };

const names = z._default(z.nullable(z.array(z.string())), null);
const Choice = z.nullish(z.object({ labels: names, authors: names }));
const ReleaseFile = z.object({
  changelog: z.object({
    exclude: Choice,
    categories: z.nullish(z.array(z.object({ title: z.string(), labels: names, exclude: Choice }))),
  }),
});

/**
 * Reads how a repository sorts pull requests for GitHub's own release notes (`.github/release.yml`).
 * Never throws for what the file says.
 */
export async function readReleaseRules(readFile: Place["readFile"]): Promise<ReadRules> {
  for (const path of PATHS) {
    const text = await readFile(path);
    if (text !== undefined) return parseReleaseRules(path, text);
  }
  return NONE;
}

function parseReleaseRules(path: string, text: string): ReadRules {
  const refuse = (why: string): ReadRules => ({
    rules: undefined,
    fault: `${path} could not be used (${why}); labels are read by their usual names.`,
  });
  let content: unknown;
  try {
    content = parse(text);
  } catch (error) {
    return refuse(error instanceof Error ? (error.message.split("\n", 1)[0] ?? "") : String(error));
  }
  if (content === null) return NONE;
  const parsed = ReleaseFile.safeParse(content);
  if (!parsed.success) return refuse(`${z.core.toDotPath(parsed.error.issues[0]?.path ?? [])} is not as GitHub has it`);
  const { exclude, categories } = parsed.data.changelog;
  return {
    rules: {
      exclude: toChoice(exclude),
      categories: (categories ?? []).map((category) => ({
        title: category.title,
        labels: category.labels ?? [],
        exclude: toChoice(category.exclude),
      })),
    },
    fault: undefined,
  };
}

function toChoice(choice: z.infer<typeof Choice>): ReleaseRules["exclude"] {
  return { labels: choice?.labels ?? [], authors: choice?.authors ?? [] };
}
