import type { OutputName, Reporter } from "../../src/action/report/reporter.ts";

/** A reporter that records its calls in order. */
export type RecordingReporter = Reporter & {
  said: [kind: "info" | "notice" | "warning" | "error" | "debug", text: string][];
  written: Partial<Record<OutputName, string>>;
  summaries: string[];
};

/** Records everything and prints nothing. */
export function createRecordingReporter(): RecordingReporter {
  const said: RecordingReporter["said"] = [];
  const [written, summaries]: [RecordingReporter["written"], string[]] = [{}, []];
  const record = (kind: RecordingReporter["said"][number][0]) => async (text: string) => void said.push([kind, text]);
  return {
    said,
    written,
    summaries,
    hide: () => undefined,
    info: record("info"),
    progress: record("info"),
    group: (title, detail) => record("info")(`${title}\n${detail}`),
    section: async (title = "") => record("info")(title),
    notice: record("notice"),
    warning: record("warning"),
    error: record("error"),
    debug: record("debug"),
    outputs: async (values) => void Object.assign(written, values),
    summary: async (markdown) => void summaries.push(markdown),
  };
}
