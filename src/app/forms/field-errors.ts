import type { FieldIssue } from "../../shared/issues.ts";
import { capitalize } from "../../shared/text.ts";

export type FieldErrors = {
  /** By the path of the field. */
  byField: ReadonlyMap<string, string | undefined>;
  /** What is about no field of the form; may be empty. */
  rest: string;
};

type Refusal = { message: string; issues?: readonly FieldIssue[] };

/** Divides what a refused call says among the fields of a form, also of a field's part (`pullRequest.labels.0`). */
export function divideErrors({ message, issues = [] }: Refusal, fields: readonly string[]): FieldErrors {
  const fieldOf = ({ path }: FieldIssue) =>
    fields.filter((field) => `${path}.`.startsWith(`${field}.`)).sort((a, b) => b.length - a.length)[0];
  const { "": others = [], ...own } = Object.groupBy(issues, (issue) => fieldOf(issue) ?? "");
  const byField = Object.entries(own).map(([field, said = []]) => [field, joinIssues(said)] as const);
  return { byField: new Map(byField), rest: issues.length === 0 ? message : joinIssues(others) };
}

const joinIssues = (issues: readonly FieldIssue[]) => [...new Set(issues.map(showIssue))].join("; ");

/** Without the name of the field itself: its label says the same. */
export function showIssue({ path, message }: FieldIssue): string {
  const name = `${path.slice(path.lastIndexOf(".") + 1)} `;
  return capitalize(message.startsWith(name) ? message.slice(name.length) : message);
}
