import pino from "pino";
import { renderCauses } from "../../shared/errors.ts";
import { createSecrets } from "../../shared/redaction.ts";
import { quoteText, shorten } from "../../shared/text.ts";

export type OnFault = (error: unknown, origin?: { requestId?: string | null; taskId?: string }) => void;

export type Fields = Readonly<Record<string, string | number | null | undefined>>;

export type Log = ReturnType<typeof createLog>;

type LogOptions = {
  format: "json" | "text";
  write: (line: string) => void;
  secrets: readonly string[];
  now?: () => Date;
};

const MAX_FIELD_LENGTH = 500;
const MAX_ERROR_LENGTH = 8_000;
const API_KEY = /\brdk_[\w-]+/g;
// Fields that are redacted whatever is in them, should one ever be logged.
const SECRET_FIELDS = ["authorization", "token", "apiKey", "password", "secret"];

/** Writes what one turn of the event loop logs at once, and the rest at an exit: a system call costs more than a line. */
export function gatherWrites(write: (text: string) => void): (line: string) => void {
  let lines = "";
  const flush = () => {
    const text = lines;
    lines = "";
    if (text !== "") write(text);
  };
  process.on("exit", flush);
  return (line) => {
    if (lines === "") setImmediate(flush);
    lines += line;
  };
}

export function createLog({ format, write, secrets, now = () => new Date() }: LogOptions) {
  const { redact } = createSecrets(...secrets);
  const cleanField = ([name, value]: [string, unknown]): [string, unknown][] => {
    if (value === undefined || value === null) return [];
    if (typeof value !== "string") return [[name, value]];
    // Redact before cutting: half a secret would not be found.
    const text = redact(value).replace(API_KEY, "rdk_***");
    return [[name, shorten(text, name === "error" ? MAX_ERROR_LENGTH : MAX_FIELD_LENGTH)]];
  };
  const logger = pino(
    {
      base: null,
      timestamp: () => `,"time":"${now().toISOString()}"`,
      redact: { paths: SECRET_FIELDS, censor: "***" },
      formatters: {
        level: (level) => ({ level }),
        log: (fields) => Object.fromEntries(Object.entries(fields).flatMap(cleanField)),
      },
    },
    // Synchronous and in this thread, so that the last line before an exit is not lost.
    { write: (line: string) => write(format === "json" ? line : renderText(JSON.parse(line))) },
  );
  const writerOf = (level: "info" | "warn" | "error") => (event: string, fields?: Fields) =>
    logger[level]({ event, ...fields });
  const error = writerOf("error");
  return {
    info: writerOf("info"),
    warn: writerOf("warn"),
    error,
    fault: (cause: unknown, fields?: Fields) => error("fault", { ...fields, error: renderCauses(cause) }),
  };
}

function renderText({ time, level, event, ...fields }: Record<string, string | number>): string {
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${quoteText(String(value), MAX_ERROR_LENGTH)}`);
  return `${[time, String(level).padEnd(5), event, ...rest].join(" ")}\n`;
}
