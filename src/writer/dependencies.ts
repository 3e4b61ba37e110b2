import type { ClassifiedChange } from "./classify.ts";
import { isMajor, type PackageUpdate, parseDependencyUpdate } from "./dependency-update.ts";

/** The dependency updates of a span as one. */
export type Dependencies = {
  /** Packages, each once however often it was updated, and updates that do not say of what. */
  count: number;
  /** Sorted by name by code unit. */
  packages: readonly PackageUpdate[];
  /** Those of `packages` to be named: new majors of what users get, and security updates. */
  notable: readonly PackageUpdate[];
  /** How many changes made them. */
  changes: number;
  shas: readonly string[];
};

/** Folds the dependency updates among the changes, newest first, and gives back the other changes. */
export function foldDependencies(classified: readonly ClassifiedChange[]): {
  dependencies: Dependencies;
  others: readonly ClassifiedChange[];
} {
  const others: ClassifiedChange[] = [];
  const packages = new Map<string, PackageUpdate>();
  const shas: string[] = [];
  let changes = 0;
  let unnamed = 0;
  for (const item of classified) {
    const updates = parseDependencyUpdate(item.change);
    if (updates === undefined) {
      others.push(item);
      continue;
    }
    changes += 1;
    shas.push(...item.change.commits.map((commit) => commit.sha));
    if (updates.length === 0) unnamed += 1;
    for (const update of updates) packages.set(update.name, joinUpdates(packages.get(update.name), update));
  }
  const sorted = [...packages.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const notable = sorted.filter((update) => update.security || (update.major && update.runtime));
  return {
    dependencies: { count: sorted.length + unnamed, packages: sorted, notable, changes, shas },
    others,
  };
}

function joinUpdates(newer: PackageUpdate | undefined, older: PackageUpdate): PackageUpdate {
  if (newer === undefined) return older;
  const from = older.from ?? newer.from;
  const to = newer.to ?? older.to;
  return {
    name: newer.name,
    from,
    to,
    runtime: newer.runtime || older.runtime,
    major: newer.major || older.major || isMajor(from, to),
    security: newer.security || older.security,
  };
}
