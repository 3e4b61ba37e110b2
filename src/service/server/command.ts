import type * as z from "zod/mini";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { quoteText } from "../../shared/text.ts";

/** What a command writes to and reads from. Texts are written as they are, with their line breaks. */
export type CommandIo = {
  /** Standard output: what the command answers. */
  out: (text: string) => void;
  /** Standard error: remarks. */
  err: (text: string) => void;
  env: NodeJS.ProcessEnv;
};

/**
 * A command of the service's program; its exit code. What fails is thrown as a `ReleaseDocsError`; with the code
 * `program/usage` where the command line was not understood.
 */
export type Command = (args: readonly string[], io: CommandIo) => Promise<number>;

/** Does the work of a command, or tells how to use it for `--help`. */
export async function runCommand(
  usage: string,
  args: readonly string[],
  io: CommandIo,
  work: () => Promise<void>,
): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    io.out(usage);
    return 0;
  }
  try {
    await work();
    return 0;
  } catch (error) {
    throw asUsageFault(error);
  }
}

/** A command line that is not understood. */
export function usageFault(message: string, cause?: unknown): ReleaseDocsError {
  return new ReleaseDocsError({ code: "program/usage", message, hint: "--help tells what the command takes.", cause });
}

/** Parses the value of a flag, which has to be given unless the schema takes `undefined`. Throws `program/usage`. */
export function parseFlag<Parsed>(flag: string, schema: z.ZodMiniType<Parsed>, value: unknown): Parsed {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw usageFault(value === undefined ? `${flag} is missing.` : `${flag}: ${parsed.error.issues[0]?.message}.`);
}

/** What `parseArgs` of node:util throws as a failure of ours; everything else as it is. */
export function asUsageFault(error: unknown): unknown {
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")
    ? usageFault(error.message.replace(/\.?$/, "."), error)
    : error;
}

/** Rows as a person reads them in a terminal: columns by their names, one line a row. */
export function renderTable(rows: readonly Readonly<Record<string, string | null>>[]): string {
  const [first] = rows;
  if (first === undefined) return "None.\n";
  const columns = Object.keys(first);
  const cells = [columns, ...rows.map((row) => columns.map((column) => quoteText(row[column] ?? "", 1_000) || "-"))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  return cells
    .map((line) => `${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join("  ")}`.trimEnd())
    .map((line) => `${line}\n`)
    .join("");
}
