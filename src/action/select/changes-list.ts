import { type Document, parseDocument } from "yaml";
import { ChangeSelector, explainSelector } from "../../contract/change-selector.ts";
import { messageOf } from "../../shared/errors.ts";
import { inputError } from "../inputs.ts";

/** Throws `input/invalid`. */
export function parseChangesList(value: string): ChangeSelector[] {
  const document = parseDocument(value, { prettyErrors: false });
  const [fault] = document.errors;
  if (fault !== undefined) throw inputError("changes", value, `is not valid YAML: ${fault.message}`);
  const list = readValues(document, value);
  const items: unknown[] = Array.isArray(list) ? list : [list];
  if (items.length === 0) throw inputError("changes", value, "is an empty list; use none to select nothing");
  return items.map((item, index) => {
    const parsed = ChangeSelector.safeParse(item);
    if (parsed.success) return parsed.data;
    throw inputError("changes", value, `has an invalid item ${index + 1}: ${explainSelector(item)}`);
  });
}

function readValues(document: Document, value: string): unknown {
  try {
    return document.toJS();
  } catch (cause) {
    // Such as too many aliases.
    throw inputError("changes", value, `is not valid YAML: ${messageOf(cause)}`);
  }
}
