import type { FieldIssue } from "../../shared/issues.ts";
import { capitalize } from "../../shared/text.ts";

/** What is refused: by the name of the field, and what is about no field. */
export type FormErrors = { fields: Readonly<Record<string, string>>; form: string | undefined };

export type Refusal = { message: string; issues?: readonly FieldIssue[] | undefined };

/** Divides what a refusal says among the fields of a form, also of a field's part (`pullRequest.labels.0`). */
export function divideErrors({ message, issues = [] }: Refusal, names: readonly string[]): FormErrors {
  const byLength = names.toSorted((a, b) => b.length - a.length);
  const fieldOf = ({ path }: FieldIssue) => byLength.find((name) => `${path}.`.startsWith(`${showPath(name)}.`)) ?? "";
  const { "": others = [], ...own } = Object.groupBy(issues, fieldOf);
  const fields = Object.entries(own).map(([name, said = []]) => [name, joinIssues(said)] as const);
  const rest = issues.length === 0 ? message : joinIssues(others);
  return { fields: Object.fromEntries(fields), form: rest || undefined };
}

/** `sections[0].title` as the path of an issue has it. */
const showPath = (name: string) => name.replaceAll("[", ".").replaceAll("]", "");

const joinIssues = (issues: readonly FieldIssue[]) => [...new Set(issues.map(showIssue))].join("; ");

/** Without the name of the field itself: its label says the same. */
export function showIssue({ path, message }: FieldIssue): string {
  const name = `${path.slice(path.lastIndexOf(".") + 1)} `;
  return capitalize(message.startsWith(name) ? message.slice(name.length) : message);
}
