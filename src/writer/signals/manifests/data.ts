import { isRecord, parseJson } from "../../../shared/text.ts";

/** What a manifest asks of those who install its package. */
export type Manifest = {
  name: string | undefined;
  /** Requirements by the names of packages; empty where another file has it. */
  runtime: ReadonlyMap<string, string>;
  /** Requirements of languages and platforms: `Rust` → `1.79`. */
  platforms: ReadonlyMap<string, string>;
};

export type Requirement = [name: string, requirement: string];

/** `1.8` and `1_8` are 8. */
export function toJava(version: string): string {
  return version.replaceAll("_", ".").replace(/^1\.(?=\d)/, "");
}

/** Platforms without a requirement are left out. */
export function buildManifest({
  name,
  runtime = [],
  platforms = [],
}: {
  name?: string | undefined;
  runtime?: readonly Requirement[];
  platforms?: readonly (readonly [name: string, requirement: string | undefined])[];
}): Manifest {
  const asked = platforms.flatMap(([platform, version]): Requirement[] => (version ? [[platform, version]] : []));
  return { name, runtime: new Map(runtime), platforms: new Map(asked) };
}

function parseContent(text: string): Readonly<Record<string, unknown>> {
  const content = parseJson(text);
  return isRecord(content) ? content : {};
}

function readName({ name }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof name === "string" ? name : undefined;
}

export function parseJsonName(text: string): string | undefined {
  return readName(parseContent(text));
}

function toRequirements(value: unknown): Requirement[] {
  return Object.entries(isRecord(value) ? value : {}).flatMap(([name, requirement]): Requirement[] =>
    typeof requirement === "string" ? [[name, requirement]] : [],
  );
}

/** What a package needs that is not published is for its developers, unless it is the repository's only one. */
export function parsePackageJson(text: string, isRoot: boolean): Manifest {
  const content = parseContent(text);
  if (content.private === true && (!isRoot || content.workspaces !== undefined)) return buildManifest({});
  const engines = new Map(toRequirements(content.engines));
  return buildManifest({
    name: readName(content),
    runtime: [...toRequirements(content.peerDependencies), ...toRequirements(content.dependencies)].filter(
      ([, requirement]) => !/^(?:workspace|file|link|portal):/.test(requirement),
    ),
    platforms: [
      ["Node.js", engines.get("node")],
      ["VS Code", engines.get("vscode")],
    ],
  });
}

export function parseComposer(text: string): Manifest {
  const content = parseContent(text);
  const required = toRequirements(content.require);
  return buildManifest({
    name: readName(content),
    runtime: required.filter(([name]) => name.includes("/")),
    platforms: [["PHP", new Map(required).get("php")]],
  });
}

type Line = { section: string; key: string; value: string };

/** The assignments of a TOML text. Arrays over several lines are joined, inline tables stay as they are written. */
function parseLines(text: string): Line[] {
  const lines: Line[] = [];
  let section = "";
  let open: Line | undefined;
  for (const raw of text.split("\n")) {
    // A `#` inside a string begins no comment.
    const line = raw.replace(/("[^"]*"|'[^']*')|#[\s\S]*/g, "$1").trim();
    const equals = line.indexOf("=");
    if (open !== undefined) {
      open.value += ` ${line}`;
      if (line.endsWith("]")) open = undefined;
    } else if (line.startsWith("[")) {
      section = line.replace(/[[\]"' ]/g, "");
    } else if (equals !== -1) {
      const key = line.slice(0, equals).trim().replace(/["']/g, "");
      const value = line.slice(equals + 1).trim();
      lines.push({ section, key, value });
      if (value.startsWith("[") && !value.endsWith("]")) open = lines.at(-1);
    }
  }
  return lines;
}

function parseStrings(value: string): string[] {
  return [...value.matchAll(/"([^"]*)"|'([^']*)'/g)].map((match) => match[1] ?? match[2] ?? "");
}

/** The strings of an assignment; none where it is missing. */
function findStrings(lines: readonly Line[], section: string, key: string): string[] {
  return parseStrings(lines.find((line) => line.section === section && line.key === key)?.value ?? "");
}

/** The name in the first of the tables that has one. */
export function parseTomlName(text: string, tables: readonly string[]): string | undefined {
  const lines = parseLines(text);
  return tables.flatMap((table) => findStrings(lines, table, "name"))[0];
}

/** The version of `"1.2"` or `{ version = "1.2", … }`; undefined for a package of the same workspace, and for an optional one. */
function parseVersion(value: string): string | undefined {
  if (!value.startsWith("{")) return parseStrings(value)[0] ?? "";
  if (/[{,]\s*(?:path\s*=|optional\s*=\s*true)/.test(value)) return undefined;
  return parseStrings(/[{,]\s*version\s*=(.*)/.exec(value)?.[1] ?? "")[0] ?? "";
}

/** Undefined for a crate that is not published, unless it is the repository's own. */
export function parseCargo(text: string, isRoot: boolean): Manifest | undefined {
  const lines = parseLines(text);
  const isPrivate = lines.some(
    (line) => line.section === "package" && line.key === "publish" && line.value === "false",
  );
  if (!isRoot && isPrivate) return undefined;
  const runtime = lines.flatMap(({ section, key, value }): Requirement[] => {
    if (/^(?:target\..*\.)?dependencies$/.test(section)) {
      const version = parseVersion(value);
      return version === undefined ? [] : [[key.replace(/\.workspace$/, ""), version]];
    }
    const name = /^(?:target\..*\.)?dependencies\.([\w-]+)$/.exec(section)?.[1];
    return name !== undefined && key === "version" ? [[name, parseVersion(value) ?? ""]] : [];
  });
  const [rust] = ["package", "workspace.package"].flatMap((section) => findStrings(lines, section, "rust-version"));
  const [name] = findStrings(lines, "package", "name");
  return buildManifest({ name, runtime, platforms: [["Rust", rust]] });
}

/** `My_Package` and `my-package` are the same. */
export function toPythonName(name: string): string {
  return name.toLowerCase().replaceAll("_", "-");
}

/** The name and the versions of `requests[socks]>=2; python_version < "3.12"`. */
export function parsePythonRequirements(items: readonly string[]): Requirement[] {
  return items.flatMap((item): Requirement[] => {
    const [, name, rest = ""] = /^\s*([\w.-]+)(?:\[[^\]]*\])?([^;]*)/.exec(item) ?? [];
    return name === undefined ? [] : [[toPythonName(name), rest.trim()]];
  });
}

export function parsePyproject(text: string): Manifest {
  const lines = parseLines(text);
  const poetry = lines.filter(({ section, key }) => section === "tool.poetry.dependencies" && key !== "python");
  const [python] = [
    ...findStrings(lines, "project", "requires-python"),
    ...findStrings(lines, "tool.poetry.dependencies", "python"),
  ];
  const name = parseTomlName(text, ["project", "tool.poetry"]);
  return buildManifest({
    name: name && toPythonName(name),
    runtime: [
      ...parsePythonRequirements(findStrings(lines, "project", "dependencies")),
      ...poetry.map(({ key, value }): Requirement => [key.toLowerCase(), parseVersion(value) ?? ""]),
    ],
    platforms: [["Python", python]],
  });
}

/** What is between each `<tag …>` and its `</tag>`; tags of one name are not nested in manifests. */
function selectElements(text: string, tag: string): string[] {
  const parts = text.split(`<${tag}>`).slice(1);
  return parts.flatMap((part) => {
    const end = part.indexOf(`</${tag}>`);
    return end === -1 ? [] : [part.slice(0, end).trim()];
  });
}

function cutElements(text: string, tag: string): string {
  const [first = "", ...parts] = text.split(`<${tag}>`);
  return first + parts.map((part) => part.slice(part.indexOf(`</${tag}>`) + 1)).join("");
}

function cutComments(text: string): string {
  return text.replace(/<!--[\s\S]*?(?:-->|$)/g, "");
}

const JAVA_PROPERTIES = ["maven.compiler.release", "maven.compiler.target", "maven.compiler.source", "java.version"];

/** Versions that a parent has are unknown. */
export function parsePom(given: string): Manifest {
  const text = cutComments(given);
  const resolve = (value: string): string => {
    const name = /^\$\{([^}]*)\}$/.exec(value)?.[1];
    return name === undefined ? value : (selectElements(text, name)[0] ?? "");
  };
  const own = cutElements(cutElements(cutElements(text, "dependencyManagement"), "build"), "profiles");
  const [groupId, artifactId] = readCoordinates(own);
  const runtime = selectElements(own, "dependency").flatMap((element): Requirement[] => {
    const [group = "", name = "", version = "", scope = ""] = ["groupId", "artifactId", "version", "scope"].map(
      (tag) => selectElements(element, tag)[0],
    );
    const owner = /^\$\{(?:project|pom)\.groupId\}$/.test(group) ? groupId : group;
    return /test|provided/.test(scope) ? [] : [[`${owner}:${name}`, resolve(version)]];
  });
  const java = JAVA_PROPERTIES.flatMap((name) => selectElements(text, name))[0];
  return buildManifest({
    name: artifactId === undefined ? undefined : `${groupId}:${artifactId}`,
    runtime,
    platforms: [["Java", java && toJava(resolve(java))]],
  });
}

/** The group may be the parent's. */
function readCoordinates(text: string): (string | undefined)[] {
  const parent = selectElements(text, "parent")[0] ?? "";
  const own = ["parent", "dependencies", "developers", "contributors", "reporting"].reduce(cutElements, text);
  const [groupId, artifactId] = ["groupId", "artifactId"].map((tag) => selectElements(own, tag)[0]);
  return [groupId ?? selectElements(parent, "groupId")[0], artifactId];
}

const FRAMEWORKS: readonly (readonly [name: string, form: RegExp])[] = [
  [".NET", /^net(\d+\.\d+)/],
  [".NET Standard", /^netstandard(\d+\.\d+)/],
  [".NET Framework", /^net(4\d{1,2})$/],
];

export function parseCsproj(given: string): Manifest {
  const text = cutComments(given);
  const targets = ["TargetFramework", "TargetFrameworks"].flatMap((tag) =>
    selectElements(text, tag).join(";").split(";"),
  );
  const references = text
    .split("<PackageReference ")
    .slice(1)
    .flatMap((part) => part.split(">", 1));
  const declared = references.filter((part) => !/PrivateAssets="all"/i.test(part));
  return buildManifest({
    name: selectElements(text, "PackageId")[0],
    runtime: declared.flatMap((part): Requirement[] => {
      const name = /\bInclude="([^"]*)"/.exec(part)?.[1];
      return name === undefined ? [] : [[name, /\bVersion="([^"]*)"/.exec(part)?.[1] ?? ""]];
    }),
    platforms: FRAMEWORKS.map(([name, form]) => {
      const versions = targets.flatMap((target) => form.exec(target.trim())?.[1] ?? []);
      // `48` and `472` are 4.8 and 4.7.2.
      const dotted = versions.map((version) => (version.includes(".") ? version : [...version].join(".")));
      return [name, dotted.join(" || ")] as const;
    }),
  });
}
