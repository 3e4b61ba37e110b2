import { ChangeSelector, explainSelector } from "../../contract/change-selector.ts";
import { InvalidYamlError, parseYaml } from "../../shared/yaml.ts";
import { inputError } from "../inputs.ts";

/** Throws `input/invalid`. */
export function parseChangesList(value: string): ChangeSelector[] {
  const list = readValues(value);
  const items: unknown[] = Array.isArray(list) ? list : [list];
  if (items.length === 0) throw inputError("changes", value, "is an empty list; use none to select nothing");
  return items.map((item, index) => {
    const parsed = ChangeSelector.safeParse(item);
    if (parsed.success) return parsed.data;
    throw inputError("changes", value, `has an invalid item ${index + 1}: ${explainSelector(item)}`);
  });
}

function readValues(value: string): unknown {
  try {
    return parseYaml(value).value;
  } catch (error) {
    if (!(error instanceof InvalidYamlError)) throw error;
    throw inputError("changes", value, `is not valid YAML: ${error.message}`);
  }
}
