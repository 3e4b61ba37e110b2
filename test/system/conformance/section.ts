import type { TestEnvironment } from "./environment.ts";

/**
 * One table or list of rules of the interface: each row is the title of its test, so that there is no row without one.
 * What a row calls "not shown" is taken from the design ("What the interface document leaves open").
 */
export type Section = {
  /** Its heading in the interface: `Endpoints › Jobs`. */
  title: string;
  rows: Readonly<Record<string, (env: TestEnvironment) => Promise<void>>>;
};
