/** A project as documents name it. */
export type Project = {
  /** `owner/name`. */
  repository: string;
  /** Where its page is: `github.com`; undefined where that is not known. */
  host: string | undefined;
  /** What stands before the version in the names of its tags, without `v`: `core@`; empty for `v1.2.3`. */
  series: string;
  /** What its packages are called in registries: `@octo/widget`. */
  packages: readonly string[];
};

/** The files at the top of a project that say what its package is called. */
export const MANIFESTS = ["package.json", "pyproject.toml", "Cargo.toml", "go.mod"] as const;

/** The name of the package that a manifest describes; undefined where it has none or cannot be read. */
export function parsePackageName(manifest: (typeof MANIFESTS)[number], text: string): string | undefined {
  if (manifest === "package.json") return readJsonName(text);
  if (manifest === "go.mod") return keepName(/^module[ \t]+"?([^\s"]+)/m.exec(text)?.[1]);
  const tables = manifest === "Cargo.toml" ? ["package"] : ["project", "tool.poetry"];
  for (const table of tables) {
    const start = text.search(new RegExp(`^\\[${table.replace(".", "\\.")}\\][ \\t]*(?:#.*)?$`, "m"));
    const [, ...lines] = start === -1 ? [] : text.slice(start).split("\n");
    const end = lines.findIndex((line) => /^\s*\[/.test(line));
    const own = lines.slice(0, end === -1 ? undefined : end).join("\n");
    const name = keepName(/^name\s*=\s*["']([^"']+)["']/m.exec(own)?.[1]);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** The packages that tags of a series count for: those that bear its name, or all where it has none. */
export function selectPackages(packages: readonly string[], series: string): string[] {
  const own = nameWithoutScope(series.replace(/[-@/_.]+$/, ""));
  return packages.filter((name) => series === "" || nameWithoutScope(name) === own);
}

function nameWithoutScope(name: string): string {
  return name.toLowerCase().replace(/^.*\//, "");
}

function readJsonName(text: string): string | undefined {
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content !== "object" || content === null || !("name" in content)) return undefined;
    return typeof content.name === "string" ? keepName(content.name) : undefined;
  } catch {
    // A manifest that cannot be read names nothing.
    return undefined;
  }
}

function keepName(name: string | undefined): string | undefined {
  return name !== undefined && /^@?[\w./-]{2,214}$/.test(name) ? name : undefined;
}
