import { expect } from "vitest";
import { runProgram } from "../../src/service/program/command-line.ts";

/** What a command printed, and its exit code. */
export type Ran = { code: number; out: string; err: string };

// The fields that tests read of a result: a missing one is undefined, and fails the test.
type Result = Record<"id" | "orgId" | "userId" | "apiKey" | "expiresAt" | "revokedAt" | "signInUrl", string> &
  Record<"keys" | "users" | "roles", { id: string }[]>;

/** Runs commands as the program does, in this process, all on one store. */
export class Operator {
  readonly flags: readonly string[];
  readonly env: NodeJS.ProcessEnv;

  constructor(flags: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.flags = flags;
    this.env = env;
  }

  async run(...args: string[]): Promise<Ran> {
    const [out, err]: [string[], string[]] = [[], []];
    const io = {
      out: (text: string) => void out.push(text),
      err: (text: string) => void err.push(text),
      env: this.env,
    };
    const code = await runProgram([...args, ...this.flags], io);
    return { code, out: out.join(""), err: err.join("") };
  }

  /** Runs a command with `--json`, asserts success and returns its result. */
  async runJson(...args: string[]): Promise<Result> {
    const { code, out, err } = await this.run(...args, "--json");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^[^\n]+\n$/);
    return JSON.parse(out);
  }
}
