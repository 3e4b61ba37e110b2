import { parse as parseToml } from "smol-toml";
import { Document, stringify } from "yaml";
import * as z from "zod/mini";
import type { PublicationConfig } from "../../contract/resources/publications.ts";
import { readCheckoutFile } from "../../git/repository.ts";
import { messageOf, onError, ReleaseDocsError } from "../../shared/errors.ts";
import { isRecord } from "../../shared/text.ts";
import { parseYaml } from "../../shared/yaml.ts";
import { loadBuiltIn } from "../connect.ts";

// With an await here, the step would load code for modules that wait.
const loaded = loadBuiltIn();
type Made = { config?: PublicationConfig; inputs?: Readonly<Record<string, string>>; rules?: Content };
type Content = Readonly<Record<string, unknown>>;
export type Converted = Awaited<ReturnType<typeof convertTools>>;
const RELEASES = { "inputs.release": "auto", "inputs.create-release": "published" };
const TOOLS: readonly { tool: string; file: RegExp; preset: Content }[] = [
  { tool: "release-please", file: /^(?:\.github\/)?\.?release-please-config\.json$/, preset: RELEASES },
  { tool: "semantic-release", file: /^(?:\.releaserc|release\.config)\b|^package\.json$/, preset: RELEASES },
  { tool: "release-drafter", file: /^\.github\/release-drafter\.ya?ml$/, preset: { "inputs.release-body": "append" } },
  { tool: "Changesets", file: /^\.changeset\/config\.json$/, preset: {} },
  { tool: "git-cliff", file: /^(?:(?:\.|\.config\/)?cliff|pyproject|Cargo)\.toml$/, preset: {} },
];
const LOG = "config.styleGuide.changelogs";
const NOTES = "config.styleGuide.releaseNotes";
const TABLES = ["release", "tool.git-cliff", "package.metadata.git-cliff", "workspace.metadata.git-cliff"];

const as = <Schema extends z.ZodMiniType, Result>(schema: Schema, convert: (value: z.output<Schema>) => Result) =>
  z.pipe(schema, z.transform(convert));
const text = z.string();
const only = z.array(text).check(z.maxLength(1));
const to = (place: string) => as(z.unknown(), (value) => ({ [place]: value }));
const when = (wanted: boolean, settings: Content) => as(z.boolean(), (value) => (value === wanted ? settings : {}));
const WORDS = [
  [/^.*compare\/\$PREVIOUS_TAG.*$/gm, ""], // it is below the notes anyway
  [/\$CHANGES/g, "\0"],
  [/\$OWNER\/\$REPOSITORY/g, "{repository}"],
  [/\$PREVIOUS_TAG/g, "{previousTag}"],
  [/\$RESOLVED_VERSION/g, "{version}"],
  [/\[#\$NUMBER\]\(\$URL\)|#\$NUMBER/g, "{{link}}"],
  [/@?\$AUTHORS?\b/g, "{{#authors}}{{link}}{{^last}}, {{/last}}{{/authors}}"],
  [/\$TITLE/g, "{{text}}"],
  [/(?:\$\{component\}[-@ /]{0,2})?v?\$\{version\}/g, "{subject}"], // which has the component, and its `v`
] as const;
const translate = (given: string) => WORDS.reduce((all, [word, ours]) => all.replaceAll(word, ours), given);
/** Without templates, what only programs see, and placeholders that have no counterpart. */
const plain = text.check(z.refine((given) => !/\{[{%]|<!--/.test(given) && !/\$[A-Z{]/.test(translate(given))));
const words = (place: string, below = "left") =>
  as(plain, (given) => {
    const [first = "", second = ""] = translate(given).split("\0");
    return { [place]: first.trim(), [below]: second.trim() };
  });
/** `feat`, `^feat`, `^(fix|bug)`, `^docs(\(.*\))?:` */
const TYPES = /^\^?\(?([a-z]+(?:\|\^?[a-z]+)*)\)?(?:[:!?]|\[[(:!\\]+\]|\(?\\\(\.[*+]\\\)\)?)*$/i;
/** The types that stand for their kind, unlike `perf`. What is internal stays folded. */
const WHOLE = /^(?:feat\w*|add\w*|(?:bug|hot)?fix\w*|bug|docs?|security|sec|deprecate\w*|remove\w*|change\w*)$/;
const sections = as(z.array(z.record(text, z.unknown())), async (groups) => {
  const { CLASS_BY_TYPE } = (await loaded).checkoutRules;
  const types = groups.flatMap(({ message, type = message, group, section = group ?? "", skip, hidden = skip }) => {
    const title = hidden === true ? "" : (String(section).split("-->").at(-1) ?? "").trim();
    const names = TYPES.exec(String(type ?? ""))?.[1]
      ?.toLowerCase()
      .match(/[a-z]+/g) ?? [String(type ?? title)];
    return title === "" ? [] : names.map((name) => ({ name, title, kind: CLASS_BY_TYPE.get(name) }));
  });
  const titles = new Map<string | undefined, string>();
  for (const { name, kind, title } of types) if (WHOLE.test(name) && !titles.has(kind)) titles.set(kind, title);
  const all = [...Map.groupBy(titles.keys(), (kind) => titles.get(kind))].map(([title, kinds]) => ({ title, kinds }));
  const left = types.filter(({ title, kind }) => titles.get(kind) !== title).map(({ name }) => name);
  return { [`${LOG}.sections`]: all, [`${NOTES}.sections`]: all, left: left.join(", ") };
});
const Category = z.strictObject({ title: text, label: z.optional(text), labels: z.optional(z.array(text)) });
const categories = as(z.array(Category), (list) => {
  const all = list.map(({ title, label, labels = [label ?? []].flat() }) => ({ title, labels }));
  return { "rules.changelog.categories": all.filter(({ labels }) => labels.length > 0) };
});
const folders = z.array(text.check(z.regex(/^[^*?[{!]+(?:\/\*\*)?$/)));
const paths = as(folders, (list) => ({ "config.paths": list.map((path) => path.replace(/\/?(?:\*\*)?$/, "")) }));

/** What settings become: `config` of a publication, `inputs` of the workflow, `rules` of GitHub's file. */
const ROWS: Readonly<Record<string, z.ZodMiniType<Content>>> = {
  "release-please changelog-path": to(`${LOG}.path`),
  "release-please changelog-sections": sections,
  "release-please skip-changelog": when(true, { "config.writeChangelogs": false }),
  "release-please pull-request-title-pattern": words("config.pullRequest.title"),
  "release-please draft-pull-request": to("config.pullRequest.draft"),
  "release-please extra-label": as(text, (labels) => ({ "config.pullRequest.labels": labels.split(/, */) })),
  "release-please force-tag-creation": when(true, { "inputs.tag": true }),
  "release-please skip-github-release": when(true, { "inputs.create-release": "none" }),
  "release-please draft": when(true, { "inputs.create-release": "draft" }),
  "semantic-release branches": as(only, ([branch = ""]) => ({ "config.pullRequest.base": branch })),
  "semantic-release plugins.@semantic-release/release-notes-generator.presetConfig.types": sections,
  "semantic-release plugins.@semantic-release/changelog.changelogFile": to(`${LOG}.path`),
  "semantic-release plugins.@semantic-release/changelog.changelogTitle": words(`${LOG}.header`),
  "release-drafter header": words(`${NOTES}.header`),
  "release-drafter footer": words(`${NOTES}.footer`),
  "release-drafter template": words(`${NOTES}.header`, `${NOTES}.footer`),
  "release-drafter change-template": words(`${NOTES}.entry`),
  "release-drafter categories": categories,
  "release-drafter exclude-labels": as(z.array(text), (labels) => ({ "rules.changelog.exclude.labels": labels })),
  "release-drafter include-paths": paths,
  "Changesets baseBranch": to("config.pullRequest.base"),
  "Changesets changelog": when(false, { "config.writeChangelogs": false }),
  "git-cliff changelog.header": words(`${LOG}.header`),
  "git-cliff changelog.output": to(`${LOG}.path`),
  "git-cliff git.commit_parsers": sections,
  "git-cliff git.include_paths": paths,
};

/** What the files of other tools become, and in `remarks` what does not. */
export async function convertTools(directory: string, files: readonly string[], hasPackages: boolean) {
  const made = new Document({ hasPackages, hasRules: files.some((path) => /^\.github\/release\.ya?ml$/.test(path)) });
  const remarks: string[] = [];
  const found = files.flatMap((path) => TOOLS.filter((one) => one.file.test(path)).map((one) => ({ path, ...one })));
  for (const { path, tool, preset } of found) {
    const content = await readSettings(directory, path).catch(messageOf);
    if (content === undefined) continue;
    const left = isRecord(content) ? await convert(`${tool} `, content, preset, made) : [String(content)];
    const most = isRecord(content) ? "is converted, but not" : "is not converted";
    const said = left.length > 0 ? `${most} (docs/migrating.md):` : "is converted.";
    remarks.push([`${path} ${said}`, ...left].join("\n  "));
  }
  const { config = {}, inputs, rules }: Made = made.toJS();
  const { fillSettings } = (await loaded).checkoutRules;
  const fill = (preset: PublicationConfig) => fillSettings(config, preset);
  return { inputs, rules: rules && stringify(rules), branch: config.pullRequest?.base, fill, remarks };
}

/** A text is why they are not read. Undefined for a manifest without any. */
async function readSettings(directory: string, path: string): Promise<unknown> {
  if (/\.[cm]?[jt]s$/.test(path)) return "it is a program";
  const text = (await readCheckoutFile(directory, path)) ?? "";
  const content: unknown = path.endsWith(".toml") ? parseToml(text) : parseYaml(text).value;
  if (!/^(?:package\.json|pyproject\.toml|Cargo\.toml)$/.test(path)) return content;
  const pick = (all: unknown, key: string) => (isRecord(all) ? all[key] : undefined);
  return TABLES.map((table) => table.split(".").reduce(pick, content)).find((table) => table !== undefined);
}

/** Adds to `made`. Returns what is left, and why. */
async function convert(tool: string, content: Content, preset: Content, made: Document): Promise<string[]> {
  const left = new Set<string>();
  for (const [name, value] of listSettings(content, tool)) {
    const { data = { left: " " } } = (await ROWS[name]?.safeParseAsync(value)) ?? {};
    for (const [place, ours] of Object.entries(data)) {
      const fault = place === "left" ? String(ours) : await set(made, place, ours);
      if (fault !== "" && !/\$schema$/.test(name)) left.add(`${name.slice(tool.length)}: ${fault}`.replace(/: +$/, ""));
    }
  }
  for (const [place, value] of Object.entries(preset)) await set(made, place, value);
  return [...left];
}

/** Looks into what has rows of its own: tables, plugins (`name` or `[name, settings]`), and the package of the root. */
function listSettings(content: Content, prefix: string): [name: string, value: unknown][] {
  return Object.entries(content).flatMap(([key, value]) => {
    const isList = key === "plugins" && Array.isArray(value);
    const table = isList ? Object.fromEntries(value.map((one) => [one, {}].flat())) : value;
    const inside = key === "packages" || key === "." ? prefix : `${prefix}${key}.`;
    const hasParts = isRecord(table) && Object.keys(ROWS).some((one) => one.startsWith(inside));
    return hasParts ? listSettings(table, inside) : [[`${prefix}${key}`, value]];
  });
}

async function set(made: Document, place: string, value: unknown): Promise<string> {
  const keys = place.split(".");
  const flag = place.startsWith("rules.") ? "hasRules" : /\.paths?$/.test(place) ? "hasPackages" : "";
  if (made.hasIn(keys) || made.get(flag)) return "it is set otherwise";
  if (Object(value).length !== 0) made.setIn(keys, made.createNode(value));
  const file = String(new Document({ publications: [{ name: "x", config: made.get("config") }] }));
  const refuse = ({ message }: Error) => (made.deleteIn(keys) ? message : "");
  return (await loaded).checkoutRules.parseUsable(file).then(() => "", onError(ReleaseDocsError, refuse));
}
