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

export function buildManifest(parts: {
  name?: string | undefined;
  runtime?: readonly Requirement[];
  platforms?: readonly (readonly [name: string, requirement: string | undefined])[];
}): Manifest {
  const platforms = (parts.platforms ?? []).flatMap(([name, requirement]): Requirement[] =>
    requirement === undefined || requirement === "" ? [] : [[name, requirement]],
  );
  return {
    name: parts.name,
    runtime: new Map(parts.runtime),
    platforms: new Map(platforms),
  };
}
