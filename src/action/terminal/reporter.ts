import { styleText } from "node:util";
import { createSecrets } from "../../shared/redaction.ts";
import { quoteText, renderDuration, shorten } from "../../shared/text.ts";
import type { Reporter } from "../report/reporter.ts";
import { type Streams, toTerminalWords } from "./options.ts";

type Style = "bold" | "cyan" | "green" | "red" | "yellow";

export const COLOR_MODES = ["auto", "always", "never"] as const;

export type TerminalOptions = {
  /** `auto`: on a terminal, unless NO_COLOR or FORCE_COLOR say otherwise. */
  color?: (typeof COLOR_MODES)[number];
  /** Prints warnings and errors only. */
  quiet?: boolean;
  /** Prints the states of a service's work where no status line can show them. */
  logsProgress?: boolean;
};

export type TerminalReporter = Reporter &
  Disposable & {
    /** Prints documents to standard output. */
    print: (documents: string) => void;
    printDiff: (diff: string) => void;
    /** For the status line: "selecting the commits". */
    phase: (phase: string) => void;
  };

/** Logs to standard error; standard output is for documents only. */
export function createTerminalReporter(streams: Streams, options: TerminalOptions = {}): TerminalReporter {
  const { stdout, stderr, env } = streams;
  const { color = "auto", quiet = false, logsProgress = false } = options;
  const isDebug = env.RUNNER_DEBUG === "1";
  const { add, redact } = createSecrets();
  const hasStatus = stderr.isTTY === true && env.TERM !== "dumb" && !quiet;
  const status = hasStatus ? createStatusLine(stderr) : undefined;
  const clean = (text: string) => stripControls(toTerminalWords(redact(text)));
  const show = (text: string) => status?.show(quoteText(clean(text)));
  const paint = (stream: NodeJS.WritableStream, style: Style, text: string) =>
    color === "never" ? text : styleText(style, text, color === "always" ? { validateStream: false } : { stream });
  const log = async (text: string, label = "") => {
    status?.clear();
    stderr.write(`${label}${clean(text)}\n`);
  };
  const logUnlessQuiet = async (text: string) => (quiet ? undefined : log(text));
  // Control characters in external text could be commands to the terminal.
  const prepare = (text: string) => (stdout.isTTY === true ? stripControls(redact(text)) : redact(text));
  const print = (text: string) => {
    status?.clear();
    stdout.write(text);
  };
  return {
    hide: add,
    print: (documents) => print(prepare(documents)),
    printDiff: (diff) => {
      const paintLine = (line: string) => {
        const [, style] = DIFF_STYLES.find(([start]) => start.test(line)) ?? [];
        return style === undefined ? line : paint(stdout, style, line);
      };
      print(prepare(diff).split("\n").map(paintLine).join("\n"));
    },
    phase: show,
    progress: async (line) => {
      show(line);
      if (isDebug || (logsProgress && !hasStatus)) await logUnlessQuiet(line);
    },
    info: logUnlessQuiet,
    group: async (title, detail) => {
      if (isDebug) await log(`${title}:\n${detail}`);
    },
    section: async (title) => (title === undefined ? undefined : logUnlessQuiet(title)),
    notice: logUnlessQuiet,
    warning: (message) => log(message, `${paint(stderr, "yellow", "warning:")} `),
    error: (message) => log(message, `${paint(stderr, "red", "error:")} `),
    debug: async (details) => {
      if (isDebug) await log(details);
    },
    outputs: async () => undefined,
    summary: async () => undefined,
    [Symbol.dispose]: () => status?.[Symbol.dispose](),
  };
}

function stripControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, "");
}

// The colors of git.
const DIFF_STYLES: readonly [start: RegExp, style: Style][] = [
  [/^(?:diff |index |--- |\+\+\+ |new file |deleted file |old mode |new mode )/, "bold"],
  [/^@@ /, "cyan"],
  [/^\+/, "green"],
  [/^-/, "red"],
];

const DELAY = 1000;
const INTERVAL = 100;
const FRAMES = [..."⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"];
const CLEAR_LINE = "\r\u001b[K";

/** The last line of a terminal, drawn from a second after now on. */
function createStatusLine(terminal: NodeJS.WritableStream & { columns?: number }) {
  const start = Date.now();
  let [text, isDrawn, frame] = ["", false, 0];
  const draw = () => {
    const elapsed = Date.now() - start;
    if (elapsed < DELAY || text === "") return;
    frame = (frame + 1) % FRAMES.length;
    const line = `${FRAMES[frame]} ${text} (${renderDuration(elapsed)})`;
    terminal.write(`${CLEAR_LINE}${shorten(line, Math.max(10, (terminal.columns || 80) - 1))}`);
    isDrawn = true;
  };
  const clear = () => {
    if (isDrawn) terminal.write(CLEAR_LINE);
    isDrawn = false;
  };
  const timer = setInterval(draw, INTERVAL).unref();
  return {
    /** Replaces the text, which is one line without control characters. */
    show: (next: string) => {
      text = next;
    },
    /** Removes the line until it is drawn again: before anything else is written to the terminal. */
    clear,
    [Symbol.dispose]: () => {
      clearInterval(timer);
      clear();
    },
  };
}
