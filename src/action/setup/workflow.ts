import packageJson from "../../../package.json" with { type: "json" };

/** `owner/name` on GitHub, from `repository` in package.json: the only place to change it. */
export const REPOSITORY = new URL(packageJson.repository.url.replace(/^git\+/, "")).pathname.slice(1, -".git".length);

/** The tag of the major version, which moves to each release. */
const MAJOR_TAG = `v${packageJson.version.split(".", 1)[0]}`;

/** What workflows name. */
export const ACTION = `${REPOSITORY}@${MAJOR_TAG}`;

const PAGES = `https://raw.githubusercontent.com/${REPOSITORY}/${MAJOR_TAG}/docs`;

/** Of `.github/release-docs.yml`; editors find it by the file's first line. */
export const SCHEMA_URL = `${PAGES}/release-docs.schema.json`;

/** Of the file of `command: apply`. */
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

export type WorkflowTrigger = "release" | { tags: readonly string[] };

/** Also those of README and recipes. `inputs` are YAML by the names of inputs; `tags` are patterns of GitHub's filters. */
export function renderWorkflow(trigger: WorkflowTrigger, inputs: Readonly<Record<string, string>> = {}): string {
  const on =
    trigger === "release"
      ? "release: { types: [published] }"
      : `push: { tags: [${trigger.tags.map((tag) => JSON.stringify(tag)).join(", ")}] }`;
  const given = Object.entries(inputs).map(([name, value]) => `          ${name}: ${value}\n`);
  return `name: Docs\non:\n  ${on}\n${JOB}${given.length === 0 ? "" : `        with:\n${given.join("")}`}`;
}

/** A package whose tags begin with `prefix`: `core@`. */
export type PackageTags = { name: string; prefix: string };

/** The input `publications` that selects the package of the tag. */
export function renderPackageChoice(packages: readonly PackageTags[]): string {
  // In GitHub's expressions a quote in a text is doubled.
  const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const choices = packages.map(({ name, prefix }, index) =>
    index === packages.length - 1 ? quote(name) : `startsWith(github.ref_name, ${quote(prefix)}) && ${quote(name)}`,
  );
  return `\${{ ${choices.join(" || ")} }}`;
}
