import { type Document, parseDocument } from "yaml";
import { ChangeSelector, explainSelector } from "../../contract/change-selector.ts";
import { inputError } from "../inputs.ts";

/** Parses a YAML list of the service's own change selectors. Throws `input/invalid` with the number of the wrong item. */
export function parseChangesList(value: string): ChangeSelector[] {
  const document = parseDocument(value, { prettyErrors: false });
  const [fault] = document.errors;
  if (fault !== undefined) throw inputError("changes", value, `cannot be read as YAML: ${fault.message}`);
  const list = readValues(document, value);
  const items: unknown[] = Array.isArray(list) ? list : [list];
  if (items.length === 0) throw inputError("changes", value, "is an empty list; give none to select nothing");
  return items.map((item, index) => {
    const parsed = ChangeSelector.safeParse(item);
    if (parsed.success) return parsed.data;
    throw inputError("changes", value, `has a wrong item ${index + 1}: ${explainSelector(item)}`);
  });
}

function readValues(document: Document, value: string): unknown {
  try {
    return document.toJS();
  } catch (cause) {
    // Aliases that would unfold without end.
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw inputError("changes", value, `cannot be read as YAML: ${reason}`);
  }
}
