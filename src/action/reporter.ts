import type { OutputName } from "./output-table.ts";

/** Where the step speaks: the runner's log, outputs and summary, or a terminal. */
export type Reporter = {
  /** Keeps a secret out of everything that is said from here on. */
  hide: (secret: string) => void;
  /** A line of the story. */
  info: (line: string) => Promise<void>;
  /** Lines that only some want to see: folded in a runner's log, in a terminal shown where one debugs. */
  group: (title: string, detail: string) => Promise<void>;
  notice: (message: string) => Promise<void>;
  warning: (message: string) => Promise<void>;
  /** The one error of a failed step. */
  error: (message: string) => Promise<void>;
  /** What only a person who debugs wants to see. */
  debug: (details: string) => Promise<void>;
  outputs: (values: Partial<Record<OutputName, string>>) => Promise<void>;
  /** The page people read, in Markdown. */
  summary: (markdown: string) => Promise<void>;
};
