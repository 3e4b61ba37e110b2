import type { ModelSettings } from "../../model/settings.ts";
import type { AddEntry } from "../entries.ts";

/** The model for a publication whose `config.model` is `wanted`: by default the one that is set. */
export function selectModel(
  set: ModelSettings | undefined,
  wanted: string | undefined,
  addEntry: AddEntry,
): ModelSettings | undefined {
  if (wanted === "none") return undefined;
  if (wanted === undefined || set === undefined) {
    if (wanted !== undefined) addEntry("notice", `The model ${wanted} was not used: no model is set up here.`);
    return set;
  }
  return { ...set, name: wanted };
}
