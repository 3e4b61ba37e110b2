import type { OutputName, Reporter } from "../../src/action/report/reporter.ts";

/** A reporter that keeps what it is told, in order. */
export type RecordingReporter = Reporter & {
  said: [kind: "info" | "notice" | "warning" | "error" | "debug", text: string][];
  written: Partial<Record<OutputName, string>>;
  summaries: string[];
};

/** Hears all of it, and says nothing. */
export function createRecordingReporter(): RecordingReporter {
  const said: RecordingReporter["said"] = [];
  const [written, summaries]: [RecordingReporter["written"], string[]] = [{}, []];
  const hear = (kind: RecordingReporter["said"][number][0]) => async (text: string) => void said.push([kind, text]);
  return {
    said,
    written,
    summaries,
    hide: () => undefined,
    info: hear("info"),
    group: (title, detail) => hear("info")(`${title}\n${detail}`),
    notice: hear("notice"),
    warning: hear("warning"),
    error: hear("error"),
    debug: hear("debug"),
    outputs: async (values) => void Object.assign(written, values),
    summary: async (markdown) => void summaries.push(markdown),
  };
}
