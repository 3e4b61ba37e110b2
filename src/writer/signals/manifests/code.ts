import {
  buildManifest,
  type Manifest,
  parsePythonRequirements,
  type Requirement,
  toJava,
  toPythonName,
} from "./data.ts";

function matchPairs(text: string, form: RegExp): Requirement[] {
  return [...text.matchAll(form)].map((match): Requirement => [match[1] ?? "", match[2] ?? ""]);
}

/** What the form has in its group, in the first line that it matches. */
function findFirst(lines: readonly string[], form: RegExp): string | undefined {
  return lines.flatMap((line) => form.exec(line)?.[1] ?? [])[0];
}

export function parseGoMod(text: string): Manifest {
  const lines = text.split("\n").map((line) => line.trim().replace(/^require (?!\()/, ""));
  const direct = lines.filter((line) => !line.includes("// indirect"));
  const runtime = direct.flatMap((line) => matchPairs(line, /^(\S+) v(\d\S*)/g)).filter(([name]) => name.includes("."));
  const go = findFirst(lines, /^go (\d\S*)/);
  // `/v2` at the end is the major version.
  const named = runtime.map(([name, version]): Requirement => [name.replace(/\/v\d+$/, ""), version]);
  const name = findFirst(lines, /^module (\S+)/)?.replace(/\/v\d+$/, "");
  return buildManifest({ name, runtime: named, platforms: [["Go", go]] });
}

export function parseGemspec(text: string): Manifest {
  const lines = text.split("\n").filter((line) => !line.trim().startsWith("#"));
  const quoted = /["']([^"']*)["']/g;
  const select = (form: RegExp) =>
    lines.flatMap((line) => {
      const found = form.exec(line);
      return found === null ? [] : [[...line.slice(found.index).matchAll(quoted)].map((match) => match[1] ?? "")];
    });
  const [ruby] = select(/\brequired_ruby_version\b/);
  const [own] = select(/^\s*\w+\.name\s*=/);
  return buildManifest({
    name: own?.[0],
    runtime: select(/\badd_(?:runtime_)?dependency\b/).map(
      ([name = "", ...rest]): Requirement => [name, rest.join(", ")],
    ),
    platforms: [["Ruby", ruby?.join(", ")]],
  });
}

/** Only what is written as text: requirements that code puts together are unknown. */
export function parseSetupPy(text: string): Manifest {
  const start = /\binstall_requires\s*=\s*\[/.exec(text);
  const items = start === null ? [] : parseStrings(text.slice(start.index + start[0].length));
  const python = /\bpython_requires\s*=\s*["']([^"']*)["']/.exec(text)?.[1];
  const name = /\bname\s*=\s*["']([^"']*)["']/.exec(text)?.[1];
  return buildManifest({
    name: name && toPythonName(name),
    runtime: parsePythonRequirements(items),
    platforms: [["Python", python]],
  });
}

/** The strings before the `]` that ends a list; extras such as `requests[socks]` are inside of strings. */
function parseStrings(text: string): string[] {
  const items: string[] = [];
  for (const [token] of text.matchAll(/"[^"\n]*"|'[^'\n]*'|#[^\n]*|\]/g)) {
    if (token === "]") break;
    if (!token.startsWith("#")) items.push(token.slice(1, -1));
  }
  return items;
}

export function parseSetupCfg(text: string): Manifest {
  let key = "";
  const assigned = text.split("\n").flatMap((line): Requirement[] => {
    const [, name, value] = /^([\w.-]+)\s*[=:](.*)$/.exec(line) ?? [];
    key = line.startsWith("[") ? "" : (name ?? key);
    const said = (value ?? (/^\s/.test(line) ? line : "")).trim();
    return said === "" ? [] : [[key, said]];
  });
  const select = (wanted: string) => assigned.flatMap(([name, value]) => (name === wanted ? [value] : []));
  const [name] = select("name");
  return buildManifest({
    name: name && toPythonName(name),
    runtime: parsePythonRequirements(select("install_requires").filter((item) => !item.startsWith("#"))),
    platforms: [["Python", select("python_requires").at(-1)]],
  });
}

export function parseMix(text: string): Manifest {
  const lines = text.split("\n").filter((line) => !line.trim().startsWith("#"));
  const shipped = lines.filter((line) => !/\bonly:/.test(line));
  return buildManifest({
    name: findFirst(lines, /^\s*app: *:(\w+)/),
    runtime: shipped.flatMap((line) => matchPairs(line, /\{:(\w+), *"([^"]*)"/g)),
    platforms: [["Elixir", findFirst(lines, /^\s*elixir: *"([^"]*)"/)]],
  });
}

const JAVA =
  /\b(?:sourceCompatibility|targetCompatibility|jvmTarget|jvmToolchain|languageVersion|options\.release)\b[^\n\d]{0,60}?(?:VERSION_)?(\d[\d._]*)/;

export function parseGradle(text: string): Manifest {
  const lines = text.split("\n").filter((line) => !line.trim().startsWith("//"));
  const declared = lines.flatMap((line) =>
    matchPairs(line, /^\s*(?:implementation|api|compile|runtimeOnly)\b[\s(]*["']([\w.-]+:[\w.-]+):([^"'$]+)["']/g),
  );
  const java = findFirst(lines, JAVA);
  const group = findFirst(lines, /^\s*group\b[\s=]*["']([\w.-]+)["']/);
  const artifact = findFirst(lines, /^\s*artifactId\b[\s=]*["']([\w.-]+)["']/);
  return buildManifest({
    name: group && artifact && `${group}:${artifact}`,
    runtime: declared,
    platforms: [
      ["Java", java && toJava(java)],
      ["Android API level", findFirst(lines, /\bminSdk(?:Version)?\b[\s=(]*(\d+)/)],
    ],
  });
}
