import { appendFileSync } from "node:fs";

/** What a test file spends time on besides its tests. */
export type Phase = "git" | "databases" | "programs" | "browsers";

const file = process.env.TEST_PHASES;
let spent: Partial<Record<Phase, number>> = {};

/** Counts the time of the work as that phase of the running test file, where `npm run test:times` asks for it. */
export function timed<Result>(phase: Phase, work: () => Result): Result {
  if (file === undefined) return work();
  const began = performance.now();
  const end = () => {
    spent[phase] = (spent[phase] ?? 0) + performance.now() - began;
  };
  const result = work();
  if (result instanceof Promise) void result.then(end, end);
  else end();
  return result;
}

/** Call the result at the end of the test file: it appends a line of JSON to the file that `npm run test:times` reads. */
export function beginFile(path: string): () => void {
  spent = {};
  const before = process.cpuUsage();
  return () => {
    if (file === undefined) return;
    const { user, system } = process.cpuUsage(before);
    appendFileSync(file, `${JSON.stringify({ path, cpu: (user + system) / 1000, ...spent })}\n`);
  };
}
