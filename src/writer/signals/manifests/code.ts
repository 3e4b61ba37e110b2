import { buildManifest, type Manifest } from "./manifest.ts";
import { parsePythonRequirement, toPythonName } from "./toml.ts";

type Pair = [name: string, requirement: string];

function matchPairs(text: string, form: RegExp): Pair[] {
  return [...text.matchAll(form)].map((match): Pair => [match[1] ?? "", match[2] ?? ""]);
}

export function parseGoMod(text: string): Manifest {
  const lines = text.split("\n").map((line) => line.trim().replace(/^require (?!\()/, ""));
  const direct = lines.filter((line) => !line.includes("// indirect"));
  const runtime = direct.flatMap((line) => matchPairs(line, /^(\S+) v(\d\S*)/g)).filter(([name]) => name.includes("."));
  const go = lines.flatMap((line) => /^go (\d\S*)/.exec(line)?.[1] ?? [])[0];
  // `/v2` at the end is the major version.
  const named = runtime.map(([name, version]): Pair => [name.replace(/\/v\d+$/, ""), version]);
  const name = lines.flatMap((line) => /^module (\S+)/.exec(line)?.[1] ?? [])[0]?.replace(/\/v\d+$/, "");
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
    runtime: select(/\badd_(?:runtime_)?dependency\b/).map(([name = "", ...rest]): Pair => [name, rest.join(", ")]),
    development: select(/\badd_development_dependency\b/).map(([name = ""]) => name),
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
    runtime: parsePythonList(items),
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
  const items: string[] = [];
  let name: string | undefined;
  let python: string | undefined;
  for (const line of text.split("\n")) {
    const assigned = /^([\w.-]+)\s*[=:](.*)$/.exec(line);
    if (/^\[/.test(line)) key = "";
    else if (assigned !== null) key = assigned[1] ?? "";
    const value = (assigned?.[2] ?? (/^\s/.test(line) ? line : "")).trim();
    if (key === "install_requires" && value !== "" && !value.startsWith("#")) items.push(value);
    if (key === "python_requires" && value !== "") python = value;
    if (assigned?.[1] === "name") name ??= toPythonName(value);
  }
  return buildManifest({ name, runtime: parsePythonList(items), platforms: [["Python", python]] });
}

function parsePythonList(items: readonly string[]): Pair[] {
  return items.flatMap((item) => {
    const pair = parsePythonRequirement(item);
    return pair === undefined ? [] : [pair];
  });
}

export function parseMix(text: string): Manifest {
  const lines = text.split("\n").filter((line) => !line.trim().startsWith("#"));
  const declared = lines.flatMap((line) =>
    matchPairs(line, /\{:(\w+), *"([^"]*)"/g).map((pair) => ({ pair, isRuntime: !/\bonly:/.test(line) })),
  );
  const elixir = lines.flatMap((line) => /^\s*elixir: *"([^"]*)"/.exec(line)?.[1] ?? [])[0];
  return buildManifest({
    name: lines.flatMap((line) => /^\s*app: *:(\w+)/.exec(line)?.[1] ?? [])[0],
    runtime: declared.flatMap(({ pair, isRuntime }) => (isRuntime ? [pair] : [])),
    development: declared.flatMap(({ pair, isRuntime }) => (isRuntime ? [] : [pair[0]])),
    platforms: [["Elixir", elixir]],
  });
}

const JAVA =
  /\b(?:sourceCompatibility|targetCompatibility|jvmTarget|jvmToolchain|languageVersion|options\.release)\b[^\n\d]{0,60}?(?:VERSION_)?(\d[\d._]*)/;

export function parseGradle(text: string): Manifest {
  const lines = text.split("\n").filter((line) => !line.trim().startsWith("//"));
  const declared = lines.flatMap((line) =>
    matchPairs(line, /^\s*(?:implementation|api|compile|runtimeOnly)\b[\s(]*["']([\w.-]+:[\w.-]+):([^"'$]+)["']/g),
  );
  const java = lines.flatMap((line) => JAVA.exec(line)?.[1] ?? [])[0];
  const android = lines.flatMap((line) => /\bminSdk(?:Version)?\b[\s=(]*(\d+)/.exec(line)?.[1] ?? [])[0];
  const [group, artifact] = [/^\s*group\b[\s=]*["']([\w.-]+)["']/, /^\s*artifactId\b[\s=]*["']([\w.-]+)["']/].map(
    (form) => lines.flatMap((line) => form.exec(line)?.[1] ?? [])[0],
  );
  return buildManifest({
    name: group && artifact && `${group}:${artifact}`,
    runtime: declared,
    platforms: [
      ["Java", java && toJava(java)],
      ["Android API level", android],
    ],
  });
}

/** `1.8` and `1_8` are 8. */
function toJava(version: string): string {
  return version.replaceAll("_", ".").replace(/^1\.(?=\d)/, "");
}
