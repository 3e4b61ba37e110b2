import { type Command, InvalidArgumentError, type Option } from "commander";
import { VariableOption } from "./command.ts";
import { checkLocation } from "./operated-store.ts";

export type ServeSettings = {
  port: number;
  host: string;
  data?: string;
  database?: string;
  allowPrivate: boolean;
  codehostbUrl?: string;
  concurrency: number;
  /** Seconds. */
  lease: number;
  attempts: number;
  rateLimit: number;
  refusalLimit: number;
  /** Bytes. */
  maxBody: number;
  maxRequests: number;
  /** Seconds. */
  grace: number;
  log: "json" | "text";
};

const option = (flags: string, description: string) => new VariableOption(flags, description);
const numberOption = (flags: string, description: string, [preset, min, max]: [number, number, number]) =>
  option(flags, description).default(preset).argParser(parseNumber(min, max));

const SERVE_OPTIONS: readonly Option[] = [
  numberOption("--port <port>", "Port to listen on; 0 takes a free one.", [8080, 0, 65_535]),
  option("--host <address>", "Address to listen on; 0.0.0.0 for all interfaces.").default("127.0.0.1"),
  option("--data <folder>", "Folder for the SQLite database and fetched repositories."),
  option("--database <url>", "PostgreSQL database (postgres://…) to use instead of SQLite."),
  option("--allow-private", "Let every caller reach private addresses and file: repositories.")
    .default(false)
    .preset("true")
    .argParser(parseBoolean),
  option("--codehostb-url <url>", "API of the second code host; its public one by default.").argParser(parseWebUrl),
  numberOption("--concurrency <n>", "Concurrent tasks; 0 disables the worker in this process.", [2, 0, 64]),
  numberOption("--lease <seconds>", "How long the tasks of a dead process stay reserved for it.", [60, 1, 3600]),
  numberOption("--attempts <n>", "Maximum attempts per task.", [5, 1, 1000]),
  numberOption("--rate-limit <n>", "Maximum calls per minute and API key; 0 for no limit.", [3000, 0, 1_000_000]),
  numberOption(
    "--refusal-limit <n>",
    "Maximum failed keys per minute and address; 0 for no limit.",
    [60, 0, 1_000_000],
  ),
  numberOption("--max-body <bytes>", "Maximum size of a request body.", [2 ** 20, 1024, 64 * 2 ** 20]),
  numberOption("--max-requests <n>", "Maximum concurrent requests.", [128, 1, 100_000]),
  numberOption("--grace <seconds>", "How long a stop waits for running requests and tasks.", [8, 0, 3600]),
  option("--log <format>", "Format of the log on standard error.").choices(["json", "text"]).default("json"),
];

export function addServeOptions(command: Command): Command {
  for (const one of SERVE_OPTIONS) command.addOption(one);
  return command;
}

export function readServeSettings(command: Command): ServeSettings {
  const { codehostbUrl, ...settings } = command.opts<ServeSettings>();
  checkLocation(settings);
  return codehostbUrl ? { ...settings, codehostbUrl } : settings;
}

function parseNumber(min: number, max: number): (value: string) => number {
  return (value) => {
    if (/^\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`);
  };
}

function parseBoolean(value: string): boolean {
  if (value === "true" || value === "false") return value === "true";
  throw new InvalidArgumentError("Expected true or false.");
}

function parseWebUrl(value: string): string {
  if (value === "" || /^https?:\/\//.test(value)) return value;
  throw new InvalidArgumentError("Expected an http or https URL.");
}
