import { expect } from "vitest";
import type { Command } from "../../src/service/server/command.ts";
import { ReleaseDocsError } from "../../src/shared/errors.ts";

/** What a command said and ended with. */
export type Ran = { code: number; out: string; err: string };

// What tests read of an answer: what is not there is undefined, and fails them.
type Told = Record<"id" | "orgId" | "userId" | "apiKey" | "expiresAt" | "revokedAt", string> &
  Record<"keys" | "users" | "roles", { id: string }[]>;

/** Runs commands as the program does, in this process, all on one store. */
export class Operator {
  readonly flags: readonly string[];
  readonly env: NodeJS.ProcessEnv;

  constructor(flags: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.flags = flags;
    this.env = env;
  }

  async run(command: Command, ...args: string[]): Promise<Ran> {
    const [out, err]: [string[], string[]] = [[], []];
    const io = {
      out: (text: string) => void out.push(text),
      err: (text: string) => void err.push(text),
      env: this.env,
    };
    const code = await command([...args, ...this.flags], io).catch((error: unknown) => {
      if (!(error instanceof ReleaseDocsError)) throw error;
      err.push(`${error.message} ${error.hint}\n`);
      return error.code === "program/usage" ? 2 : 1;
    });
    return { code, out: out.join(""), err: err.join("") };
  }

  /** Runs a command that has to work, with `--json`: its answer. */
  async ask(command: Command, ...args: string[]): Promise<Told> {
    const { code, out, err } = await this.run(command, ...args, "--json");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^[^\n]+\n$/);
    return JSON.parse(out);
  }
}
