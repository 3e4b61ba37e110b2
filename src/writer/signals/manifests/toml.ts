import { buildManifest, type Manifest, type Requirement } from "./manifest.ts";

type Line = { section: string; key: string; value: string };

/** The assignments of a TOML text. Arrays over several lines are joined, inline tables stay as they are written. */
function parseLines(text: string): Line[] {
  const lines: Line[] = [];
  let section = "";
  let open: Line | undefined;
  for (const raw of text.split("\n")) {
    const line = cutComment(raw).trim();
    if (open !== undefined) {
      open.value += ` ${line}`;
      if (line.endsWith("]")) open = undefined;
      continue;
    }
    if (line.startsWith("[")) {
      section = line.replace(/[[\]"' ]/g, "");
      continue;
    }
    const equals = line.indexOf("=");
    if (equals === -1) continue;
    const key = line.slice(0, equals).trim().replace(/["']/g, "");
    const added = { section, key, value: line.slice(equals + 1).trim() };
    lines.push(added);
    if (added.value.startsWith("[") && !added.value.endsWith("]")) open = added;
  }
  return lines;
}

/** A `#` inside a string begins no comment. */
function cutComment(line: string): string {
  let quote = "";
  for (let index = 0; index < line.length; index += 1) {
    const character = line.charAt(index);
    if (quote !== "") quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === "#") return line.slice(0, index);
  }
  return line;
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

/** Of `"1.2"` or `{ version = "1.2", … }`; undefined for a package of the same workspace, and for an optional one. */
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
