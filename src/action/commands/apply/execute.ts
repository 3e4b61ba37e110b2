import { ApiError } from "../../../client/http.ts";
import { APP_FIELDS } from "../../../contract/connection-fields.ts";
import { ReleaseDocsError } from "../../../shared/errors.ts";
import { SHOWN } from "../../report/plan.ts";
import type { Reporter } from "../../report/reporter.ts";
import type { Step } from "./plan.ts";
import type { SecretValues } from "./secrets.ts";
import { completeTarget, createRecord, deleteRecord, type Session, updateRecord } from "./send.ts";
import type { State } from "./state.ts";

type Execution = Session & {
  reporter: Pick<Reporter, "info">;
  state: State;
  secrets: SecretValues;
  /** Called after each change. */
  onChange: () => void;
};

/**
 * Makes the changes, each with `done` in its step once the service has it; returns warnings. Throws `apply/conflict` and
 * what the client throws, with the change in the message.
 */
export async function executePlan(execution: Execution, steps: readonly Step[]): Promise<string[]> {
  const pending = steps.filter(({ shown: { action } }) => action !== "none" && action !== "keep");
  const ordered = pending.toSorted((one, other) => rankOf(one) - rankOf(other));
  const ids = new Map<string, string>();
  const warnings: string[] = [];
  for (const [done, step] of ordered.entries()) {
    const warning = await executeStep(execution, step, ids).catch((error: unknown) => {
      throw explainFault(error, step, { done, all: ordered.length });
    });
    if (warning !== undefined) warnings.push(warning);
    execution.onChange();
  }
  return warnings;
}

/** What refers to another record comes after it, and is deleted before it. */
function rankOf({ kind, shown: { action, type = "" } }: Step): number {
  const isDeleted = action === "delete";
  const rank = kind === "publications" ? 3 : kind === "instructions" ? 2 : type in APP_FIELDS ? 1 : 0;
  return isDeleted ? 10 - rank : rank;
}

async function executeStep(execution: Execution, step: Step, ids: Map<string, string>): Promise<string | undefined> {
  const { reporter, state, secrets } = execution;
  const { target, kind, shown } = step;
  const name = `${shown.kind} ${shown.name}`;
  if (target === undefined) {
    await deleteRecord(execution, kind, shown.id ?? "");
    step.shown = { ...shown, done: true };
    await reporter.info(`Deleted the ${name}.`);
    return undefined;
  }
  const complete = completeTarget(target, ids, secrets);
  const isNew = target.record === undefined;
  const sent = await (isNew ? createRecord(execution, complete, state) : updateRecord(execution, complete));
  ids.set(target.handle, sent.id);
  const isSame = !isNew && sent.updatedAt !== undefined && sent.updatedAt === target.record?.updatedAt;
  step.shown = isSame ? { ...shown, action: "none", differences: [] } : { ...shown, id: sent.id, done: true };
  await reporter.info(
    `${isNew ? "Created" : isSame ? "Unchanged after its secrets were sent:" : "Changed"} the ${name}.`,
  );
  return sent.healthy === false && kind === "connections"
    ? `The ${name} is unhealthy: the service could not use it. Check its secret and permissions.`
    : undefined;
}

function explainFault(error: unknown, { shown }: Step, { done, all }: { done: number; all: number }): unknown {
  if (!(error instanceof ReleaseDocsError) || !error.code.startsWith("api/")) return error;
  const isConflict = error instanceof ApiError && (error.status === 409 || error.status === 404);
  const message =
    `Cannot ${SHOWN[shown.action].verb} the ${shown.kind} ${JSON.stringify(shown.name)}: ${error.message} ` +
    `${done} of ${all} changes are done.`;
  if (isConflict) return new ReleaseDocsError("apply/conflict", message, { cause: error });
  const hint = error.code === "api/400" ? "Correct the file and run again; what is done stays." : error.hint;
  return new ReleaseDocsError(error.code, message, { hint, cause: error });
}
