import { parseDocument } from "yaml";
import { ChangeSelector } from "../contract/change-selector.ts";
import { inputError } from "./inputs.ts";

/** Parses a YAML list of the service's own change selectors. Throws `input/invalid` with the number of the wrong item. */
export function parseChangesList(value: string): ChangeSelector[] {
  const document = parseDocument(value, { prettyErrors: false });
  const [fault] = document.errors;
  if (fault !== undefined) throw inputError("changes", value, `cannot be read as YAML: ${fault.message}`);
  const list: unknown = document.toJS();
  const items: unknown[] = Array.isArray(list) ? list : [list];
  if (items.length === 0) throw inputError("changes", value, "is an empty list; give none to select nothing");
  return items.map((item, index) => {
    const parsed = ChangeSelector.safeParse(item);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const path = issue?.path.join(".") ?? "";
    throw inputError(
      "changes",
      value,
      `has a wrong item ${index + 1}: ${path === "" ? "" : `${path}: `}${issue?.message}`,
    );
  });
}
