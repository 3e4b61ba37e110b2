import { ReleaseDocsError } from "../../../shared/errors.ts";
import { findStart, InvalidYamlError, type ParsedYaml, parseYaml } from "../../../shared/yaml.ts";

/** A fault of the file at `path`; with `key`, of that key of the map there. */
export type Problem = { path: readonly PropertyKey[]; key?: string | undefined; message: string };

const MAX_PROBLEMS = 50;

/** `apply/invalid` with all problems, each with file, line, column and field, in the order of the file. */
export function describeProblems(
  file: string,
  { document, positionOf }: Pick<ParsedYaml, "document" | "positionOf">,
  problems: readonly Problem[],
): ReleaseDocsError {
  const located = problems
    .map(({ path, key, message }) => {
      const start = findStart(document, path, key);
      const field = describePath(key === undefined ? path : [...path, key]);
      return { start, text: describeProblem(file, positionOf(start), field, message) };
    })
    .sort((one, other) => one.start - other.start);
  const lines = [...new Set(located.map(({ text }) => text))];
  const more = lines.length > MAX_PROBLEMS ? [`… and ${lines.length - MAX_PROBLEMS} more.`] : [];
  return new ReleaseDocsError("apply/invalid", [...lines.slice(0, MAX_PROBLEMS), ...more].join("\n"));
}

function describeProblem(
  file: string,
  { line, column }: { line: number; column: number | undefined },
  field: string,
  message: string,
): string {
  return `${file}:${line}${column === undefined ? "" : `:${column}`}: ${field === "" ? "" : `${field}: `}${message}`;
}

/** `connections[0].config.tracker.token` */
function describePath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : `${index > 0 ? "." : ""}${String(part)}`))
    .join("");
}

/** Throws `apply/invalid` with the place. */
export function parseFileText(file: string, text: string): ParsedYaml {
  try {
    return parseYaml(text);
  } catch (error) {
    if (!(error instanceof InvalidYamlError)) throw error;
    const { line, column, message } = error;
    const isVariable = text.split("\n")[line - 1]?.includes("${") === true;
    const hint = isVariable ? `; write a variable in quotes, as "\${NAME}"` : "";
    throw new ReleaseDocsError("apply/invalid", describeProblem(file, { line, column }, "", message + hint));
  }
}
