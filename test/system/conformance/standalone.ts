import { expect } from "vitest";
import { startProgram } from "../../support/program.ts";

/** The program, serving. */
export type Standalone = AsyncDisposable & {
  url: string;
  /** The internal errors in its log. */
  readInternalErrors: () => Record<string, unknown>[];
};

const FLAGS = ["--port", "0", "--allow-private", "--concurrency", "2", "--rate-limit", "0", "--refusal-limit", "0"];

/** Serves the data at `place` (flags of `serve`); disposing of it asserts a clean stop. */
export async function openStandalone(place: readonly string[], codehostbUrl: string): Promise<Standalone> {
  const program = startProgram(["serve", ...FLAGS, "--codehostb-url", codehostbUrl, ...place]);
  return {
    url: await program.ready,
    readInternalErrors: () => program.log().filter(({ event }) => event === "fault"),
    [Symbol.asyncDispose]: async () => {
      program.kill("SIGTERM");
      const { code, stderr } = await program.ended;
      expect(code, stderr.slice(-2000)).toBe(0);
    },
  };
}
