import type { Trigger } from "../trigger.ts";
import type { ChangeSelection } from "./change-selection.ts";
import type { ChangesInput } from "./changes-input.ts";
import type { SelectionPlace } from "./select-from-trigger.ts";

/** Decides which commits the run is about: the input `changes` wins, then the trigger and the history. */
export async function selectChanges(
  input: ChangesInput,
  trigger: Trigger,
  place: SelectionPlace,
): Promise<ChangeSelection> {
  if (input === "none") return { changes: [], source: "none, as the input changes says" };
  if (input !== "auto") return { changes: input, source: "the input changes" };
  // What asks git is loaded only where it is asked: the request of a run with given changes does not wait for it.
  const { selectFromTrigger } = await import("./select-from-trigger.ts");
  return selectFromTrigger(trigger, place);
}
