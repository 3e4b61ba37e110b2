import { type Command, InvalidArgumentError, Option } from "commander";
import type * as z from "zod/mini";
import { checkExcess, createCommand, type Printer, suggestChoice, usageError } from "../../shared/command-line.ts";
import { quoteText } from "../../shared/text.ts";

export type CommandIo = Printer & { env: NodeJS.ProcessEnv };

/** Actions throw a `ReleaseDocsError`. */
export type ServiceCommand = (command: Command, io: CommandIo) => void;

/** An option that an environment variable can set too: `--max-body` as `RELEASE_DOCS_MAX_BODY`. */
export class VariableOption extends Option {
  readonly variable: string;

  constructor(flags: string, description: string) {
    super(flags, description);
    this.variable = `RELEASE_DOCS_${this.name().replaceAll("-", "_").toUpperCase()}`;
    this.description += ` [${this.variable}]`;
  }
}

/** {@link createCommand}, with the environment's values of its options. */
export function createProgram(io: CommandIo): Command {
  return createCommand("release-docs-service", io).hook("preAction", (_, command) => {
    checkExcess(command);
    applyEnvironment(command, io.env);
  });
}

// Commander's own `env()` reads `process.env` only, takes an empty variable as a value, and "false" as true.
function applyEnvironment(command: Command, environment: NodeJS.ProcessEnv): void {
  for (const option of command.options.filter((one) => one instanceof VariableOption)) {
    const value = environment[option.variable];
    const name = option.attributeName();
    const isGiven = command.getOptionValueSource(name) === "cli" && command.getOptionValue(name) !== "";
    if (!value || isGiven) continue;
    try {
      command.setOptionValueWithSource(name, option.parseArg?.<unknown>(value, undefined) ?? value, "env");
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      throw usageError(suggestChoice(`${option.variable} '${value}' is invalid. ${error.message}`));
    }
  }
}

export function parseWith<Parsed>(schema: z.ZodMiniType<Parsed>): (value: string) => Parsed {
  return (value) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new InvalidArgumentError(`${parsed.error.issues[0]?.message}.`);
  };
}

export function parseNumber(min: number, max: number): (value: string) => number {
  return (value) => {
    if (/^\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`);
  };
}

export function parseBoolean(value: string): boolean {
  if (value === "true" || value === "false") return value === "true";
  throw new InvalidArgumentError("Expected true or false.");
}

export function collectWith<Parsed>(parse: (value: string) => Parsed) {
  return (value: string, previous: readonly Parsed[] = []): Parsed[] => [...previous, parse(value)];
}

export function printResult<Result>(
  io: CommandIo,
  { json }: { json?: boolean | undefined },
  result: Result,
  render: (result: Result) => string,
): void {
  io.out(json ? `${JSON.stringify(result)}\n` : render(result));
}

export function renderTable(rows: readonly Readonly<Record<string, string | null>>[]): string {
  const [first] = rows;
  if (first === undefined) return "None.\n";
  const columns = Object.keys(first);
  const cells = [columns, ...rows.map((row) => columns.map((column) => quoteText(row[column] ?? "", 1_000) || "-"))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  const renderLine = (line: readonly string[]) => line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join("  ");
  return cells.map((line) => `${renderLine(line).trimEnd()}\n`).join("");
}
