import { readdir } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import packageJson from "../../../package.json" with { type: "json" };
import { readCheckoutFile } from "../../git/repository.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { InvalidYamlError, parseYaml } from "../../shared/yaml.ts";

/** `owner/name` on GitHub, from `repository` in package.json: the only place to change it. */
export const REPOSITORY = new URL(packageJson.repository.url.replace(/^git\+/, "")).pathname.slice(1, -".git".length);

/** The tag of the major version, which moves to each release. */
const MAJOR_TAG = `v${packageJson.version.split(".", 1)[0]}`;

/** What workflows name. */
export const ACTION = `${REPOSITORY}@${MAJOR_TAG}`;

const PAGES = `https://raw.githubusercontent.com/${REPOSITORY}/${MAJOR_TAG}/docs`;

/** The schema of `.github/release-docs.yml`; editors find it by the file's first line. */
export const SCHEMA_URL = `${PAGES}/release-docs.schema.json`;

/** The schema of the file of `command: apply`. */
export const SERVICE_SCHEMA_URL = `${PAGES}/release-docs-service.schema.json`;

// `npm run generate` copies the pin from our own workflows, which Dependabot updates.
const JOB = `permissions: {}
jobs:
  docs:
    runs-on: ubuntu-latest
    permissions:
      contents: write # the branch of the draft
      pull-requests: write # its pull request
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { fetch-depth: 0, persist-credentials: false }
      - uses: ${ACTION}
`;

export type WorkflowTrigger = "release" | { tags: readonly string[] } | { branches: readonly string[] };

/** Also those of README and recipes. `inputs` are YAML by the names of inputs; `tags` are patterns of GitHub's filters. */
export function renderWorkflow(trigger: WorkflowTrigger, inputs: Readonly<Record<string, string>> = {}): string {
  const list = (patterns: readonly string[]) => `[${patterns.map((one) => JSON.stringify(one)).join(", ")}]`;
  const on =
    trigger === "release"
      ? "release: { types: [published] }"
      : "tags" in trigger
        ? `push: { tags: ${list(trigger.tags)} }`
        : `push: { branches: ${list(trigger.branches)} }\nconcurrency: { group: release, cancel-in-progress: false }`;
  const given = Object.entries(inputs).map(([name, value]) => `          ${name}: ${value}\n`);
  return `name: Docs\non:\n  ${on}\n${JOB}${given.length === 0 ? "" : `        with:\n${given.join("")}`}`;
}

/** A package whose tags begin with `prefix`: `core@`. */
type PackageTags = { name: string; prefix: string };

/** The input `publications` that selects the package of the tag. */
export function renderPackageChoice(packages: readonly PackageTags[]): string {
  // In GitHub's expressions a quote in a text is doubled.
  const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const choices = packages.map(({ name, prefix }, index) =>
    index === packages.length - 1 ? quote(name) : `startsWith(github.ref_name, ${quote(prefix)}) && ${quote(name)}`,
  );
  return `\${{ ${choices.join(" || ")} }}`;
}

export const WORKFLOWS = ".github/workflows";

const MAX_WORKFLOWS = 100;
const PUBLISHES =
  /softprops\/action-gh-release|ncipollo\/release-action|actions\/create-release|goreleaser|gh release create/;
const MODELS = /^ *(?:permissions: *\{.*)?\bmodels: *read\b|^ *permissions: *(?:read|write)-all\b/m;
const TAGS = /release-please|semantic-release|changesets\/action|release-plz|cargo-dist|release-it/;

/** Those of the checkout. Files that cannot be read, or are no YAML, have no events: GitHub does not run them either. */
export async function readWorkflowFiles(directory: string) {
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
