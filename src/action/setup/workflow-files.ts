import { readdir } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { readCheckoutFile } from "../../shared/checkout-file.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { InvalidYamlError, parseYaml } from "../../shared/yaml.ts";
import { REPOSITORY } from "./workflow.ts";

export const WORKFLOWS = ".github/workflows";

export type WorkflowFile = ReturnType<typeof parseWorkflowFile>;

const MAX_WORKFLOWS = 100;
const PUBLISHES =
  /softprops\/action-gh-release|ncipollo\/release-action|actions\/create-release|goreleaser|gh release create/;
const MODELS = /^ *(?:permissions: *\{.*)?\bmodels: *read\b|^ *permissions: *(?:read|write)-all\b/m;
const TAGS = /release-please|semantic-release|changesets\/action|release-plz|cargo-dist|release-it/;

/** Those of the checkout. Files that cannot be read, or are no YAML, have no events: GitHub does not run them either. */
export async function readWorkflowFiles(directory: string): Promise<WorkflowFile[]> {
  const names = await readdir(join(directory, WORKFLOWS)).catch(() => []);
  const wanted = names.filter((name) => /\.ya?ml$/.test(name)).sort();
  const files = wanted.slice(0, MAX_WORKFLOWS).map(async (name) => {
    const path = `${WORKFLOWS}/${name}`;
    const text = await readCheckoutFile(directory, path).catch(asMissing);
    return text === undefined ? [] : [parseWorkflowFile(path, text)];
  });
  return (await Promise.all(files)).flat();
}

function asMissing(error: unknown): undefined {
  if (!(error instanceof ReleaseDocsError)) throw error;
}

function parseWorkflowFile(path: string, text: string) {
  const uses = [...text.matchAll(/^[ -]*uses: *["']?([^\s"'@]+)/gm)].map(([, name = ""]) => name.toLowerCase());
  return {
    path,
    /** Such as `release` and `push`, with `push to tags` apart. */
    events: parseEvents(text),
    /** Whether a step runs this action. */
    runsAction: uses.some((name) => name === REPOSITORY.toLowerCase()),
    /** Whether it asks GitHub Models, which the token of its job may not. */
    lacksModels: /^ +model: *\S/m.test(text) && !/^ +model-(?:url|key):/m.test(text) && !MODELS.test(text),
    /** Whether it makes a release of a tag, so with the workflow's own token. */
    publishes: PUBLISHES.test(text),
    /** Whether it also chooses and pushes the tag. */
    tags: TAGS.test(text),
  };
}

const Events = z.object({
  on: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.unknown())]),
});
const TagPush = z.object({ tags: z.array(z.string()) });

function parseEvents(text: string): string[] {
  try {
    const parsed = Events.safeParse(parseYaml(text).value);
    if (!parsed.success) return [];
    const { on } = parsed.data;
    if (typeof on === "string") return [on];
    if (Array.isArray(on)) return on;
    return Object.entries(on).map(([name, filter]) =>
      name === "push" && TagPush.safeParse(filter).success ? "push to tags" : name,
    );
  } catch (error) {
    if (error instanceof InvalidYamlError) return [];
    throw error;
  }
}
