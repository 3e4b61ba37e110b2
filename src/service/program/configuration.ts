import proxyaddr from "@fastify/proxy-addr";
import { type Command, InvalidArgumentError } from "commander";
import { usageError } from "../../shared/command-line.ts";
import { DEFAULT_GIT_LIMITS, type GitLimits } from "../../shared/git-limits.ts";
import { DURATION, parseDuration } from "../../shared/text.ts";
import { parseBoolean, parseNumber, VariableOption } from "../operator/command.ts";
import { checkLocation } from "../operator/operated-store.ts";
import { createUrlOption } from "../people/commands/sign-in-link.ts";
import { OIDC_OPTIONS, type OidcSettings, readOidcSettings } from "../sign-in/oidc-options.ts";

const GIT = DEFAULT_GIT_LIMITS;
const option = (flags: string, description: string) => new VariableOption(flags, description);
const numberOption = <Flags extends string>(
  flags: Flags,
  description: string,
  [preset, min, max]: [number, number, number],
) => option(flags, description).default(preset).argParser(parseNumber(min, max)) as VariableOption & { flags: Flags };

const SERVE_OPTIONS = [
  numberOption("--port <port>", "Port to listen on; 0 takes a free one.", [8080, 0, 65_535]),
  option("--host <address>", "Address to listen on; 0.0.0.0 for all interfaces.").default("127.0.0.1"),
  option("--metrics-port <port>", "Port of GET /metrics for Prometheus, without a key; off by default.").argParser(
    parseNumber(0, 65_535),
  ),
  option("--metrics-host <address>", "Address to listen on for GET /metrics.").default("127.0.0.1"),
  option("--trusted-proxy <ranges>", "Proxies whose X-Forwarded-For is read: addresses, CIDR ranges, loopback.")
    .default([])
    .argParser(collectProxies),
  option("--data <folder>", "Folder for the SQLite database and fetched repositories."),
  option("--database <url>", "PostgreSQL database (postgres://…) to use instead of SQLite."),
  option("--allow-private", "Let every caller reach private addresses and file: repositories.")
    .default(false)
    .preset("true")
    .argParser(parseBoolean),
  option("--github-url <url>", "GitHub Enterprise Server that the app connects; github.com by default.").argParser(
    parseWebUrl,
  ),
  option("--codehostb-url <url>", "API of the second code host; its public one by default.").argParser(parseWebUrl),
  numberOption("--concurrency <n>", "Concurrent tasks; 0 disables the worker in this process.", [3, 0, 64]),
  numberOption("--lease <seconds>", "How long the tasks of a dead process stay reserved for it.", [60, 1, 3600]),
  numberOption("--attempts <n>", "Maximum attempts per task.", [5, 1, 1000]),
  option("--sync-every <duration>", "Interval of automatic syncs, such as 30m or 2h; 0 for none.")
    .default(2 * 3_600_000, "2h")
    .argParser(parseInterval),
  option("--name <name>", "Name that people mention (@name) in issues, comments and reviews.")
    .default("release-docs")
    .argParser(parseName),
  option("--issue-label <label>", "Label that makes an issue a request.").default("release-docs").argParser(parseLabel),
  numberOption("--task-timeout <seconds>", "Maximum time of one attempt of a task.", [900, 1, 86_400]),
  numberOption("--task-memory <megabytes>", "Maximum memory of the process of a task.", [1024, 128, 65_536]),
  numberOption("--git-memory <megabytes>", "Maximum memory of one git process.", [GIT.memory, 64, 65_536]),
  numberOption("--max-commit-paths <n>", "Maximum files that one commit changes.", [GIT.commitPaths, 1, 10_000_000]),
  numberOption("--max-range-paths <n>", "Maximum files that the commits of a range change.", [
    GIT.rangePaths,
    1,
    50_000_000,
  ]),
  numberOption("--max-file <bytes>", "Maximum size of a file to read or edit.", [GIT.fileBytes, 1024, 64 * 2 ** 20]),
  numberOption("--max-repository <megabytes>", "Maximum size of one repository.", [GIT.repository, 1, 1_048_576]),
  numberOption("--max-repositories <megabytes>", "Maximum size of all fetched repositories.", [
    GIT.repositories,
    1,
    1_048_576,
  ]),
  numberOption("--rate-limit <n>", "Maximum calls per minute and user; 0 for no limit.", [3000, 0, 1_000_000]),
  numberOption("--refusal-limit <n>", "Maximum failures per minute and address; 0 for no limit.", [60, 0, 1_000_000]),
  numberOption("--sign-in-limit <n>", "Maximum sign-ins per minute and address; 0 for no limit.", [20, 0, 1_000_000]),
  createUrlOption("Address at which people open the app; without it, links work on loopback only."),
  option("--smtp-url <url>", "Mail server for emails to people (smtp:// or smtps://)."),
  option("--mail-from <address>", "Sender of these emails."),
  option("--session-idle <duration>", "How long a browser's session lasts without being used, such as 12h.")
    .default(7 * 86_400_000, "168h")
    .argParser(parseLifetime),
  option("--session-lifetime <duration>", "How long a browser's session lasts in any case, such as 720h.")
    .default(30 * 86_400_000, "720h")
    .argParser(parseLifetime),
  numberOption("--max-body <bytes>", "Maximum size of a request body.", [2 ** 20, 1024, 64 * 2 ** 20]),
  numberOption("--max-requests <n>", "Maximum concurrent requests.", [128, 1, 100_000]),
  numberOption(
    "--organization-share <percent>",
    "Share of the concurrent requests that one organization may use; 100 for no limit.",
    [75, 1, 100],
  ),
  numberOption("--answer-timeout <seconds>", "Maximum time for a client to read an answer.", [30, 1, 3600]),
  numberOption(
    "--organization-queue <n>",
    "Maximum unfinished tasks of one organization; 0 for no limit.",
    [5000, 0, 1_000_000],
  ),
  numberOption(
    "--organization-storage <megabytes>",
    "Maximum that one organization stores in the database; 0 for no limit.",
    [1024, 0, 1_048_576],
  ),
  numberOption("--grace <seconds>", "How long a stop waits for running requests and tasks.", [8, 0, 3600]),
  option("--log <format>", "Format of the log on standard error.").choices(["json", "text"]).default("json"),
] as const;

/** `maxBody` of `--max-body <bytes>`, as commander names it. */
type NumberName<One> = One extends { flags: `--${infer Name} <${string}>` } ? CamelCase<Name> : never;
type CamelCase<Text> = Text extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Text;

/** Numbers are in the unit of their flag, durations in milliseconds. */
export type ServeSettings = Record<NumberName<(typeof SERVE_OPTIONS)[number]>, number> & {
  host: string;
  /** Undefined for no metrics. */
  metricsPort?: number;
  metricsHost: string;
  trustedProxy: string[];
  data?: string;
  database?: string;
  allowPrivate: boolean;
  githubUrl?: string;
  codehostbUrl?: string;
  /** 0 for no schedule. */
  syncEvery: number;
  /** What people mention on code hosts, without `@`. */
  name: string;
  /** Makes an issue a request. */
  issueLabel: string;
  /** Origin at which browsers reach the service; undefined for that of each call. */
  url?: string;
  smtpUrl?: string;
  mailFrom?: string;
  sessionIdle: number;
  sessionLifetime: number;
  oidc?: OidcSettings;
  log: "json" | "text";
};

/** GitHub's limit. */
const MAX_LABEL_LENGTH = 50;

export function addServeOptions(command: Command): Command {
  for (const one of [...SERVE_OPTIONS, ...OIDC_OPTIONS]) command.addOption(one);
  return command;
}

export function readServeSettings(command: Command, environment: NodeJS.ProcessEnv): ServeSettings {
  const { codehostbUrl, url, ...settings } = command.opts<ServeSettings>();
  checkLocation(settings);
  checkMail(command.opts<ServeSettings>());
  const oidc = readOidcSettings(command, environment);
  return { ...settings, ...(codehostbUrl && { codehostbUrl }), ...(url && { url }), ...(oidc && { oidc }) };
}

/** Without the address in its errors, which has a password. */
function checkMail({ smtpUrl, mailFrom, url }: Pick<ServeSettings, "smtpUrl" | "mailFrom" | "url">): void {
  if (!smtpUrl) return;
  if (!mailFrom || !url) throw usageError("--smtp-url needs --mail-from and --url.");
  const isServer = /^smtps?:\/\/(?:[^/?#\s%]|%[\da-f]{2})+\/?$/i.test(smtpUrl) && URL.canParse(smtpUrl);
  if (!isServer)
    throw usageError("--smtp-url is smtp://user:password@mail.example.org:587 or smtps://, percent-encoded.");
}

export function selectGitLimits(settings: ServeSettings): GitLimits {
  return {
    memory: settings.gitMemory,
    commitPaths: settings.maxCommitPaths,
    rangePaths: settings.maxRangePaths,
    fileBytes: settings.maxFile,
    repository: settings.maxRepository,
    repositories: settings.maxRepositories,
  };
}

function parseInterval(value: string): number {
  if (value === "0") return 0;
  if (DURATION.test(value)) return parseDuration(value);
  throw new InvalidArgumentError("Expected 0 or a number with s, m or h, such as 90s, 30m or 2h.");
}

/** As GitHub names accounts and apps. */
function parseName(value: string): string {
  const name = value.replace(/^@/, "");
  if (/^[a-z\d](?:-?[a-z\d]){0,38}$/i.test(name)) return name;
  throw new InvalidArgumentError("Expected a name of up to 39 letters, digits and single hyphens.");
}

function parseLabel(value: string): string {
  const label = value.trim();
  if (label !== "" && label.length <= MAX_LABEL_LENGTH) return label;
  throw new InvalidArgumentError(`Expected a label of up to ${MAX_LABEL_LENGTH} characters.`);
}

function parseLifetime(value: string): number {
  if (DURATION.test(value)) return parseDuration(value);
  throw new InvalidArgumentError("Expected a number with s, m or h, such as 30m or 168h.");
}

/** Separated by commas, or in repeated flags. */
function collectProxies(value: string, previous: readonly string[] = []): string[] {
  const ranges = value.split(",").flatMap((one) => one.trim() || []);
  try {
    proxyaddr.compile(ranges);
  } catch (error) {
    throw new InvalidArgumentError(`Expected addresses, CIDR ranges or loopback, linklocal, uniquelocal: ${error}.`);
  }
  return [...previous, ...ranges];
}

function parseWebUrl(value: string): string {
  if (value === "" || /^https?:\/\//.test(value)) return value;
  throw new InvalidArgumentError("Expected an http or https URL.");
}
