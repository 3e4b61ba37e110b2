import { readdirSync, readFileSync } from "node:fs";
import * as z from "zod";

const Path = z.string().min(1);

/** Documents before a release, and what people changed in them for it. */
export const DocumentTask = z.strictObject({
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  language: z.string().min(1),
  from: z.string().min(1),
  to: z.string().min(1),
  /** What a maintainer would ask for, in our own words. */
  request: z.string().min(10).max(300),
  /** Files and folders that are put back to `from`. */
  documents: z.array(Path).min(1),
  /** Documents that a change of the range made out of date, and why. */
  expected: z.array(z.strictObject({ path: Path, because: z.string().min(10).max(200) })).min(1),
  /** Documents whose update would be right too. */
  alsoFine: z.array(Path),
});
export type DocumentTask = z.output<typeof DocumentTask>;

export const TASKS = new URL("documents/", import.meta.url);

export function nameTask({ repository, to }: Pick<DocumentTask, "repository" | "to">): string {
  return `${repository.replace("/", "-")}-${to}.json`;
}

/** In the order of the file names. Throws for a file that is not valid. */
export function readTasks(): DocumentTask[] {
  return readdirSync(TASKS)
    .sort()
    .map((name) => DocumentTask.parse(JSON.parse(readFileSync(new URL(name, TASKS), "utf8"))));
}
