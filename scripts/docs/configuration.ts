import { stringify } from "yaml";
import * as z from "zod/mini";
import { SCHEMA_URL, SERVICE_SCHEMA_URL } from "../../src/action/setup/workflow.ts";
import { ServiceFile } from "../../src/contract/service-file.ts";
import { Configuration, parseConfiguration } from "../../src/drafting/repositories/configuration.ts";
import { OF_FILES } from "../openapi/schemas.ts";

/** `docs/configuration.md` and `docs/release-docs.schema.json`, from the schema that reads the file. */

const SECTIONS = `{{#sections}}
### {{title}}

{{#entries}}
{{line}}
{{/entries}}

{{/sections}}
`;

/** A value of each field of `config`, and what the field means in this file where the interface says it otherwise. */
const EXAMPLES: Readonly<Record<string, { value: unknown; text?: string }>> = {
  sourceRepos: {
    value: ["my-organisation/engine"],
    text: "Repositories that provide the commits. The built-in service reads the checkout only.",
  },
  docsRepo: {
    value: "my-organisation/docs",
    text: "Another repository that drafts go to, as `owner/name`; `github-token` needs access to it. By default this one.",
  },
  inputTriggers: {
    value: { "cnn-0123456789abcdef": ["release"] },
    text: "Events that start work in a service with connections. The step ignores them: its workflow starts it.",
  },
  writeDocumentation: { value: true },
  writeReleaseNotes: { value: true },
  writeChangelogs: { value: true },
  "styleGuide.documentation.path": { value: "docs", text: "The folder whose documents are updated." },
  "styleGuide.releaseNotes.path": {
    value: "docs/releases/{version}.md",
    text: "The file of a version's release notes. By default where such files are, else `docs/release-notes/{version}.md`.",
  },
  "styleGuide.releaseNotes.contributors": { value: true },
  "styleGuide.releaseNotes.createFile": { value: false },
  "styleGuide.releaseNotes.newContributors": { value: true },
  "styleGuide.releaseNotes.sections": {
    value: [
      { title: "🚀 Features", kinds: ["added", "changed"] },
      { title: "🐛 Fixes", kinds: ["fixed", "security"] },
    ],
  },
  "styleGuide.releaseNotes.header": { value: "Install it with `npm install widget@{version}`." },
  "styleGuide.releaseNotes.footer": { value: "**Full changelog**: {compareUrl}" },
  "styleGuide.releaseNotes.entry": { value: "* {{text}} by {{#authors}}{{link}} {{/authors}}in {{link}}" },
  "styleGuide.releaseNotes.template": { value: SECTIONS },
  "styleGuide.changelogs.header": { value: "# History" },
  "styleGuide.changelogs.sections": { value: [{ title: "Bug fixes", kinds: ["fixed", "security"] }] },
  "styleGuide.changelogs.entry": { value: "- {{#scope}}**{{scope}}:** {{/scope}}{{text}} ({{references}})" },
  "styleGuide.changelogs.template": { value: `## [{{version}}] - {{date}}\n\n${SECTIONS}` },
  "styleGuide.changelogs.path": {
    value: "docs/CHANGELOG.md",
    text: "The changelog. By default the one in the repository, else `CHANGELOG.md`.",
  },
  paths: {
    value: ["src", "docs"],
    text: "Only commits that change one of these files or folders count. By default all.",
  },
  planningInstructions: { value: "Write for administrators." },
  "pullRequest.title": { value: "docs: {subject}" },
  "pullRequest.commitMessage": { value: "docs: {subject}" },
  "pullRequest.branch": { value: "release-docs/next-{subject}" },
  "pullRequest.base": { value: "main" },
  "pullRequest.perChange": { value: true },
  "pullRequest.draft": { value: true },
  "pullRequest.labels": { value: ["documentation"] },
  "pullRequest.reviewers": { value: ["ada", "my-organisation/writers"] },
  "pullRequest.assignees": { value: ["ada"] },
  "pullRequest.milestone": { value: "v2.0" },
  "pullRequest.autoMerge": { value: "squash" },
  "pullRequest.signOff": { value: true },
  "release.version": {
    value: "auto",
    text: "What a run for unreleased changes prepares where the step's input `release` is empty: `auto` (what the changes ask for), `patch`, `minor`, `major` or `prerelease`. By default nothing. What tags it are inputs of the step.",
  },
  prCommitInstructions: { value: "Use the prefix docs(release)." },
  model: {
    value: "none",
    text: "The language model that writes this publication, by its name at the server of the step's or organization's model; `none` for none. By default that model.",
  },
  notifierConnection: {
    value: "cnn-0123456789abcdef",
    text: "The connection that a service notifies. The built-in service has none.",
  },
  notifyAutomatically: {
    value: false,
    text: "Whether a service notifies it when a draft is ready, needs attention or failed. By default it does.",
  },
};

type Field = { path: string; schema: Schema };
type Schema = { description?: string; items?: Schema; properties?: Record<string, Schema> };

/** A schema of JSON with its address and title, from one of ours. */
function toJsonSchema(schema: z.ZodMiniType, $id: string, title: string): Schema {
  const { $schema, ...rest } = z.toJSONSchema(schema, OF_FILES);
  return JSON.parse(JSON.stringify({ $schema, $id, title, ...rest }));
}

export function renderConfigurationSchema(): string {
  return `${JSON.stringify(buildSchema(), undefined, 2)}\n`;
}

function buildSchema(): Schema {
  const schema = toJsonSchema(Configuration, SCHEMA_URL, "Configuration of release-docs");
  for (const field of listFields(schema)) {
    const { text } = EXAMPLES[field.path] ?? {};
    const { description = "" } = field.schema;
    field.schema.description = text ?? `${description.charAt(0).toUpperCase()}${description.slice(1)}`;
  }
  return schema;
}

const PAGE = `# Configuration

<!-- Generated by npm run generate from the schema in src/drafting/repositories/configuration.ts. -->

\`.github/release-docs.yml\` configures publications: what is written, for which files, and where. Without it there is one
publication, with a changelog section and release notes as an output. An unknown field fails the step with its line.

Editors with a YAML language server check and complete the file if it begins with this line:

\`\`\`yaml
# yaml-language-server: $schema=${SCHEMA_URL}
publications:
  - name: changelog
\`\`\`

The workflow's input \`publications\` selects one by its \`name\`; each other field is one of its \`config\`.
`;

/** Throws if a field of the schema has no example, or an example is not valid. */
export function renderConfiguration(): string {
  const fields = listFields(buildSchema());
  const unknown = Object.keys(EXAMPLES).filter((path) => !fields.some((field) => field.path === path));
  if (unknown.length > 0) throw new Error(`No field of the configuration: ${unknown.join(", ")}`);
  return [PAGE, ...fields.map(renderField)].join("\n");
}

function renderField({ path, schema }: Field): string {
  const example = EXAMPLES[path];
  if (example === undefined) throw new Error(`scripts/docs/configuration.ts has no example of ${path}.`);
  const config = path.split(".").reduceRight<unknown>((value, key) => ({ [key]: value }), example.value);
  const file = stringify({ publications: [{ name: "changelog", config }] });
  parseConfiguration(file);
  return `## ${path}\n\n${schema.description}\n\n\`\`\`yaml\n${file}\`\`\`\n`;
}

/** The fields of a publication's `config` that contain no other field. */
function listFields(schema: Schema): Field[] {
  const { config } = schema.properties?.publications?.items?.properties ?? {};
  if (config === undefined) throw new Error("The configuration has no publications with a config.");
  return listLeaves(config, "");
}

function listLeaves({ properties = {} }: Schema, prefix: string): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = `${prefix}${name}`;
    return schema.properties === undefined ? [{ path, schema }] : listLeaves(schema, `${path}.`);
  });
}

/** `docs/release-docs-service.schema.json`, from the schema that reads the file of `command: apply`. */
export function renderServiceSchema(): string {
  const title = "Connections, instructions and publications of a release-docs service";
  const schema = toJsonSchema(ServiceFile, SERVICE_SCHEMA_URL, title);
  const { config } = schema.properties?.connections?.items?.properties ?? {};
  if (config === undefined) throw new Error("The file has no connections with a config.");
  // A refinement has no form in a JSON schema.
  Object.assign(config, { minProperties: 1, maxProperties: 1 });
  return `${JSON.stringify({ ...schema, minProperties: 1 }, undefined, 2)}\n`;
}
