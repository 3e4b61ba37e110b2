import { type InputName, type Inputs, inputError, inputNames, parseInputs } from "../inputs.ts";

export type CommandName = Exclude<Inputs["command"], "write">;

/** `comment` posts the result on the event's pull request, and needs `github-token`. */
const COMMON: readonly InputName[] = ["command", "base-url", "api-key", "timeout", "comment", "github-token"];
const TAKEN: Readonly<Record<CommandName, readonly InputName[]>> = {
  status: ["conversation", "job", "fail-on"],
  publish: ["conversation", "job", "fail-on"],
  comment: ["conversation", "body", "labels", "relevant-links", "wait", "fail-on"],
  retry: ["conversation", "job", "wait", "fail-on"],
  cancel: ["conversation", "job", "fail-on"],
  apply: ["file", "prune", "update-secrets", "dry-run", "working-directory"],
};

/** Throws `input/invalid` for an input that the command would ignore, and for a missing one. */
export function checkCommandInputs(inputs: Inputs, command: CommandName): void {
  const taken = new Set([...COMMON, ...TAKEN[command]]);
  const defaults = parseInputs({});
  const ignored = inputNames.find(
    (name) => !taken.has(name) && JSON.stringify(inputs[name]) !== JSON.stringify(defaults[name]),
  );
  if (ignored !== undefined) throw inputError(ignored, "", `does not apply to \`command: ${command}\`; remove it`);
  if (command === "apply") return;
  const { conversation, job } = inputs;
  if (conversation === "" && job === "") {
    const others = taken.has("job") ? ", or `job`" : "";
    throw inputError("conversation", "", `is required with \`command: ${command}\`${others}; set it to an ID`);
  }
  if (conversation !== "" && job !== "") throw inputError("job", "", "cannot be set with `conversation`; remove one");
  if (command === "comment" && inputs.body === "")
    throw inputError("body", "", "is required with `command: comment`; set it to what should change");
}
