import { renderCauses } from "../../shared/errors.ts";
import { createSecrets } from "../../shared/redaction.ts";
import { quoteText, shorten } from "../../shared/text.ts";

type Fields = Readonly<Record<string, string | number | null | undefined>>;

/** The log of the running program: one line for each thing that happened, `event` being what kind. */
export type Log = {
  info: (event: string, fields?: Fields) => void;
  warn: (event: string, fields?: Fields) => void;
  error: (event: string, fields?: Fields) => void;
  /** A fault that nobody else is told of, with its causes. */
  fault: (error: unknown, fields?: Fields) => void;
};

export type LogOptions = {
  /** One JSON object a line, or lines for people. */
  format: "json" | "text";
  write: (line: string) => void;
  /** What must not be said, whatever it stands in. */
  secrets: readonly string[];
  now?: () => Date;
};

const LONGEST_FIELD = 500;
const LONGEST_FAULT = 8_000;
// A key of ours, wherever a caller put it.
const API_KEY = /\brdk_[\w-]+/g;

/** Creates a log. No line holds a secret, an API key, or a line break that somebody else brought in. */
export function createLog({ format, write, secrets, now = () => new Date() }: LogOptions): Log {
  const { redact } = createSecrets(...secrets);
  const render = format === "json" ? renderJson : renderText;
  const writeLine = (level: Level, event: string, fields: Fields = {}): void => {
    const told = Object.entries(fields).flatMap(([name, value]): Told => {
      if (value === undefined || value === null) return [];
      // Before it is cut: half a secret would not be found.
      return [[name, typeof value === "string" ? bound(name, redact(value).replace(API_KEY, "rdk_***")) : value]];
    });
    write(`${render(now(), level, event, told)}\n`);
  };
  return {
    info: (event, fields) => writeLine("info", event, fields),
    warn: (event, fields) => writeLine("warn", event, fields),
    error: (event, fields) => writeLine("error", event, fields),
    fault: (error, fields) => writeLine("error", "fault", { ...fields, error: renderCauses(error) }),
  };
}

type Level = "info" | "warn" | "error";
type Told = readonly (readonly [string, string | number])[];

function bound(name: string, value: string): string {
  return shorten(value, name === "error" ? LONGEST_FAULT : LONGEST_FIELD);
}

function renderJson(time: Date, level: Level, event: string, fields: Told): string {
  return JSON.stringify({ time: time.toISOString(), level, event, ...Object.fromEntries(fields) });
}

function renderText(time: Date, level: Level, event: string, fields: Told): string {
  const told = fields.map(([name, value]) => `${name}=${quoteText(String(value), LONGEST_FAULT)}`);
  return [time.toISOString(), level.padEnd(5), event, ...told].join(" ");
}
