import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { CALLS } from "./calls.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The file with the operations of GitHub that the tests called. */
    exercisedCalls: string;
  }
}

const LISTED = new Set(Object.values(CALLS).flatMap((calls) => Object.values(calls).flat()));
const exercised = new Set<string>();
let file: string | undefined;

/** Records calls of this process in the file of the run. */
export function recordIn(given: string | undefined): void {
  file = given;
}

/** Records operations that were called; what is wrong where no source should call them. */
export function recordCalls(operations: readonly string[]): string[] {
  for (const operation of operations) {
    if (file !== undefined && !exercised.has(operation)) appendFileSync(file, `${operation}\n`);
    exercised.add(operation);
  }
  const unknown = operations.filter((operation) => !LISTED.has(operation));
  return unknown.map((operation) => `${operation} is no call of test/support/github-schema/calls.ts`);
}

/** Vitest's global setup: a run of all integration tests fails if it leaves out a call of the sources. */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "github-calls-"));
  const record = join(folder, "calls.txt");
  writeFileSync(record, "");
  project.provide("exercisedCalls", record);
  return async () => {
    const called = new Set(readFileSync(record, "utf8").split("\n"));
    rmSync(folder, { recursive: true });
    const missing = [...LISTED].filter((operation) => !called.has(operation));
    if (missing.length === 0 || !(await isComplete(project))) return;
    // Vitest reports the error of a teardown, and succeeds.
    process.exitCode = 1;
    throw new Error(`No integration test makes these calls of GitHub: ${missing.join(", ")}.`);
  };
}

/** Whether every test passed, and none was left out by a filter. Windows leaves files out. */
async function isComplete(project: TestProject): Promise<boolean> {
  const { state, config } = project.vitest;
  const { testFiles } = await project.globTestFiles();
  const modules = state.getTestModules().filter((module) => module.project.name === project.name);
  const isFiltered = config.testNamePattern !== undefined || modules.length < testFiles.length;
  return process.platform !== "win32" && !isFiltered && modules.every((module) => module.ok());
}
