import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findPostgres, stopPostgres } from "./postgres-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where PostgreSQL's programs are, and the folder for the server of this run. */
    postgres: { bin: string; folder: string } | undefined;
  }
}

/** Says where a PostgreSQL server may be started, and stops the one that was. */
export default function setup(project: TestProject): (() => Promise<void>) | undefined {
  const bin = findPostgres();
  const isRequired = process.env.CI === "true" && process.platform === "linux";
  if (bin === undefined && isRequired) throw new Error("CI on Linux needs PostgreSQL: initdb and postgres not found.");
  if (bin === undefined) {
    console.warn("PostgreSQL is not installed: tests of both databases run on SQLite only.");
    project.provide("postgres", undefined);
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  project.provide("postgres", { bin, folder });
  return async () => {
    await stopPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}
