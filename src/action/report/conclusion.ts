import type { Reporter } from "../reporter.ts";

/** What the end of a run is told with; `start` is when it began, in milliseconds since 1970. */
export type Conclusion = {
  environment: NodeJS.ProcessEnv;
  reporter: Reporter;
  signal: AbortSignal;
  start: number;
};
