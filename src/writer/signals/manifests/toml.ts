import { buildManifest, type Manifest } from "./manifest.ts";

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

/** Of `"1.2"` or `{ version = "1.2", … }`; undefined for a package of the same workspace, and for an optional one. */
function parseVersion(value: string): string | undefined {
  if (!value.startsWith("{")) return parseStrings(value)[0] ?? "";
  if (/[{,]\s*(?:path\s*=|optional\s*=\s*true)/.test(value)) return undefined;
  return parseStrings(/[{,]\s*version\s*=(.*)/.exec(value)?.[1] ?? "")[0] ?? "";
}

/** Undefined for a crate that is not published, unless it is the repository's own. */
export function parseCargo(text: string, isRoot: boolean): Manifest | undefined {
  const lines = parseLines(text);
  const find = (section: string, key: string) => lines.find((line) => line.section === section && line.key === key);
  if (!isRoot && find("package", "publish")?.value === "false") return undefined;
  const runtime = lines.flatMap(({ section, key, value }): [string, string][] => {
    if (/^(?:target\..*\.)?dependencies$/.test(section)) {
      const version = parseVersion(value);
      return version === undefined ? [] : [[key.replace(/\.workspace$/, ""), version]];
    }
    const name = /^(?:target\..*\.)?dependencies\.([\w-]+)$/.exec(section)?.[1];
    return name !== undefined && key === "version" ? [[name, parseVersion(value) ?? ""]] : [];
  });
  const development = lines.flatMap(({ section, key }) => (/(?:dev|build)-dependencies$/.test(section) ? [key] : []));
  const rust = find("package", "rust-version") ?? find("workspace.package", "rust-version");
  const name = parseStrings(find("package", "name")?.value ?? "")[0];
  return buildManifest({ name, runtime, development, platforms: [["Rust", rust && parseStrings(rust.value)[0]]] });
}

/** `My_Package` and `my-package` are the same. */
export function toPythonName(name: string): string {
  return name.toLowerCase().replaceAll("_", "-");
}

/** The name and the rest of `requests[socks]>=2; python_version < "3.12"`. */
export function parsePythonRequirement(text: string): [name: string, requirement: string] | undefined {
  const [, name, rest = ""] = /^\s*([\w.-]+)(?:\[[^\]]*\])?([^;]*)/.exec(text) ?? [];
  return name === undefined ? undefined : [toPythonName(name), rest.trim()];
}

export function parsePyproject(text: string): Manifest {
  const lines = parseLines(text);
  const find = (section: string, key: string) => lines.find((line) => line.section === section && line.key === key);
  const declared = parseStrings(find("project", "dependencies")?.value ?? "");
  const poetry = lines.filter(({ section, key }) => section === "tool.poetry.dependencies" && key !== "python");
  const python = find("project", "requires-python") ?? find("tool.poetry.dependencies", "python");
  const groups = lines.filter(({ section }) => /^(?:dependency-groups|project\.optional-dependencies)$/.test(section));
  const named = find("project", "name") ?? find("tool.poetry", "name");
  const [name] = parseStrings(named?.value ?? "");
  return buildManifest({
    name: name && toPythonName(name),
    runtime: [
      ...declared.flatMap((item) => [parsePythonRequirement(item) ?? []].filter((pair) => pair.length === 2)),
      ...poetry.flatMap(({ key, value }): [string, string][] => [[key.toLowerCase(), parseVersion(value) ?? ""]]),
    ],
    development: [
      ...groups.flatMap(({ value }) => parseStrings(value).map((item) => parsePythonRequirement(item)?.[0] ?? "")),
      ...lines.flatMap(({ section, key }) => (/^tool\.poetry\.(?:group\.|dev-)/.test(section) ? [key] : [])),
    ],
    platforms: [["Python", python && parseStrings(python.value)[0]]],
  });
}
