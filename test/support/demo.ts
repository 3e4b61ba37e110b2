import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Program, startProgram } from "./program.ts";

/** The built `demo` with a folder for temporary files of its own. */
export type StartedDemo = AsyncDisposable & { program: Program; temporary: string };

export function startDemo(environment: NodeJS.ProcessEnv = {}): StartedDemo {
  const temporary = mkdtempSync(join(tmpdir(), "demo-"));
  const program = startProgram(["demo"], { TMPDIR: temporary, ...environment });
  return {
    program,
    temporary,
    [Symbol.asyncDispose]: async () => {
      await program[Symbol.asyncDispose]();
      rmSync(temporary, { recursive: true, force: true });
    },
  };
}

/** The link that it prints first. */
export async function readDemoLink({ program }: StartedDemo): Promise<URL> {
  const line = await program.ready;
  return new URL(line.replace(/^Sign in +/, ""));
}
