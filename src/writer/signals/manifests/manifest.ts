/** What a manifest asks of those who install its package. */
export type Manifest = {
  name: string | undefined;
  /** Requirements by the names of packages; empty where another file has it. */
  runtime: ReadonlyMap<string, string>;
  development: ReadonlySet<string>;
  /** Requirements of languages and platforms: `Rust` → `1.79`. */
  platforms: ReadonlyMap<string, string>;
};

type Entry = readonly [name: string, requirement: string];

export function buildManifest(parts: {
  name?: string | undefined;
  runtime?: readonly Entry[];
  development?: readonly string[];
  platforms?: readonly (readonly [name: string, requirement: string | undefined])[];
}): Manifest {
  const platforms = (parts.platforms ?? []).flatMap(([name, requirement]): Entry[] =>
    requirement === undefined || requirement === "" ? [] : [[name, requirement]],
  );
  return {
    name: parts.name,
    runtime: new Map(parts.runtime),
    development: new Set(parts.development),
    platforms: new Map(platforms),
  };
}
