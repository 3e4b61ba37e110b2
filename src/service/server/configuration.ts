import { parseArgs } from "node:util";
import type { ReleaseDocsError } from "../../shared/errors.ts";
import { asUsageFault, usageFault } from "./command.ts";

/** How the service is to be run. */
export type ServeSettings = {
  port: number;
  host: string;
  /** Folder of the database and of repositories. */
  data: string | undefined;
  /** A `postgres://` address. */
  database: string | undefined;
  allowPrivate: boolean;
  /** Where the API of the second code host is, but for connections that say so. */
  codehostbUrl: string | undefined;
  /** Pieces of work at a time. */
  concurrency: number;
  /** Seconds without a sign of life after which another process takes a piece of work. */
  lease: number;
  /** How often a piece of work is begun before it is given up. */
  attempts: number;
  /** Calls a minute and key, and failed tries a minute and address; 0 is no limit. */
  rateLimit: number;
  refusalLimit: number;
  maxBody: number;
  maxRequests: number;
  /** Seconds for what is under way when the program is told to stop. */
  grace: number;
  log: "json" | "text";
};

type Flag = { takes: string; preset: string; description: string };

/** The flags of `serve`; each can come from the environment too, `--max-body` as `RELEASE_DOCS_MAX_BODY`. */
export const serveFlags = {
  port: { takes: "N", preset: "8080", description: "Port to listen on; 0 takes a free one." },
  host: {
    takes: "ADDRESS",
    preset: "127.0.0.1",
    description: "Address to listen on; 0.0.0.0 for all of this machine.",
  },
  data: { takes: "DIR", preset: "", description: "Folder of the database and of fetched repositories." },
  database: { takes: "URL", preset: "", description: "postgres://…, in place of the database in --data." },
  "allow-private": {
    takes: "",
    preset: "false",
    description: "Let connections and links lead to private networks and to folders of this machine.",
  },
  "codehostb-url": {
    takes: "URL",
    preset: "",
    description: "API of the second code host; its public one unless given.",
  },
  concurrency: { takes: "N", preset: "2", description: "Pieces of work at a time; 0 leaves them to other processes." },
  lease: {
    takes: "SECONDS",
    preset: "60",
    description: "How long a process that shows no sign of life keeps its work.",
  },
  attempts: { takes: "N", preset: "5", description: "How often a piece of work is begun before it is given up." },
  "rate-limit": { takes: "N", preset: "3000", description: "Calls a minute and key, in this process; 0: no limit." },
  "refusal-limit": { takes: "N", preset: "60", description: "Failed keys a minute and address; 0: no limit." },
  "max-body": { takes: "BYTES", preset: "1048576", description: "Longest body of a call." },
  "max-requests": { takes: "N", preset: "128", description: "Calls at a time." },
  grace: { takes: "SECONDS", preset: "8", description: "How long a stop waits for what is under way." },
  log: { takes: "json|text", preset: "json", description: "How the log on standard error is written." },
} as const satisfies Record<string, Flag>;
type FlagName = keyof typeof serveFlags;
const names = Object.keys(serveFlags) as FlagName[];

/** Where else a flag can come from. */
const variableOf = (name: FlagName) => `RELEASE_DOCS_${name.toUpperCase().replaceAll("-", "_")}`;

/** Parses the arguments of `serve`, with the environment behind them. Throws `program/usage`. */
export function parseServeFlags(args: readonly string[], environment: NodeJS.ProcessEnv): ServeSettings {
  const given = parseGiven(args);
  const text = (name: FlagName): string => given[name] ?? (environment[variableOf(name)] || serveFlags[name].preset);
  const count = (name: FlagName, least: number, most: number): number => {
    const value = text(name);
    if (/^\d{1,15}$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
    throw wrongValue(name, value, `a whole number from ${least} to ${most}`);
  };
  const choice = <Value extends string>(name: FlagName, values: readonly Value[]): Value => {
    const found = values.find((value) => value === text(name));
    if (found === undefined) throw wrongValue(name, text(name), values.join(" or "));
    return found;
  };
  const settings: ServeSettings = {
    port: count("port", 0, 65_535),
    host: text("host"),
    data: text("data") || undefined,
    database: text("database") || undefined,
    allowPrivate: choice("allow-private", ["true", "false"]) === "true",
    codehostbUrl: text("codehostb-url") || undefined,
    concurrency: count("concurrency", 0, 64),
    lease: count("lease", 1, 3600),
    attempts: count("attempts", 1, 1000),
    rateLimit: count("rate-limit", 0, 1_000_000),
    refusalLimit: count("refusal-limit", 0, 1_000_000),
    maxBody: count("max-body", 1024, 64 * 2 ** 20),
    maxRequests: count("max-requests", 1, 100_000),
    grace: count("grace", 0, 3600),
    log: choice("log", ["json", "text"]),
  };
  const { data, database, codehostbUrl } = settings;
  if (codehostbUrl !== undefined && !/^https?:\/\//.test(codehostbUrl)) {
    throw wrongValue("codehostb-url", codehostbUrl, "an address of http or https");
  }
  if (data === undefined && database === undefined) throw usageFault("serve needs --data DIR or --database URL.");
  // What was given is not quoted: it can hold a password.
  if (database !== undefined && !/^postgres(ql)?:\/\//.test(database))
    throw usageFault("--database takes postgres://….");
  return settings;
}

/** The text of `serve --help`. */
export function renderServeHelp(): string {
  const rows = names.map((name) => {
    const { takes, preset, description } = serveFlags[name];
    const tail = preset === "" || takes === "" ? "" : ` [${preset}]`;
    return `  ${`--${name} ${takes}`.padEnd(24)} ${description}${tail}\n${" ".repeat(27)}${variableOf(name)}\n`;
  });
  return `Serves the interface over HTTP.\n\nUsage: node dist/service.js serve --data DIR | --database URL [flags]\n\n${rows.join("")}`;
}

function parseGiven(args: readonly string[]): Partial<Record<FlagName, string>> {
  const options = Object.fromEntries(
    names.map((name) => [name, { type: serveFlags[name].takes === "" ? ("boolean" as const) : ("string" as const) }]),
  );
  try {
    const { values } = parseArgs({ args: [...args], options });
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  } catch (cause) {
    throw asUsageFault(cause);
  }
}

function wrongValue(name: FlagName, value: string, takes: string): ReleaseDocsError {
  return usageFault(`--${name} (${variableOf(name)}) takes ${takes}, not ${JSON.stringify(value)}.`);
}
