import { randomUUID } from "node:crypto";
import {
  type CallOptions,
  type Client,
  createOnce,
  type RetryBudget,
  repeatUntilAnswered,
} from "../../../client/client.ts";
import { ApiError } from "../../../client/http.ts";
import { APP_FIELDS } from "../../../contract/resources/connections/connection-fields.ts";
import { onError, ReleaseDocsError } from "../../../shared/errors.ts";
import { SHOWN } from "../../report/plan.ts";
import type { Reporter } from "../../report/reporter.ts";
import { digest } from "../../submit/find-created.ts";
import type { SecretValues } from "./file.ts";
import { compareTarget, type Step } from "./plan.ts";
import { LISTS, mapInstructions, mapReferences, mapSecrets, type State } from "./records.ts";
import type { Target } from "./targets.ts";

type Execution = ApplyCalls & {
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
  const sending = isNew
    ? createRecord(execution, complete, state)
    : repeatUntilAnswered(() => sendUpdate(execution, complete), execution.budget);
  const sent: Sent = await sending.catch((error: unknown) => settle(execution, complete, error));
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

type ApplyCalls = { client: Client; where: string; budget: RetryBudget };

type Sent = { id: string; updatedAt?: string | null | undefined; healthy?: boolean | null | undefined };

/** The target as it is sent: IDs for handles, and secrets. */
function completeTarget(target: Target, ids: ReadonlyMap<string, string>, secrets: SecretValues): Target {
  const idOf = (handle: string) => ids.get(handle) ?? handle;
  if (target.kind === "instructions") return target;
  if (target.kind === "connections") {
    const config = mapSecrets(
      mapReferences(target.body.config, idOf),
      (secret) => secrets.get(String(secret)) ?? secret,
    );
    return { ...target, body: { ...target.body, config } };
  }
  const { config, instructions, ...body } = target.body;
  return {
    ...target,
    body: { ...body, config: mapReferences(config, idOf), instructions: mapInstructions(instructions, idOf) },
  };
}

/**
 * Creates the record once. Two runs that see the same state send the same key, so that they create one record; a key of a
 * record that was deleted since is answered with 404, and replaced.
 */
async function createRecord(session: ApplyCalls, target: Target, state: State): Promise<Sent> {
  const { where, budget } = session;
  const { kind, name } = target;
  const known = new Set(state[kind].map(({ id }) => id));
  const key = digest([kind, target.body, [...known].sort()]).slice(0, 32);
  const otherKey = randomUUID();
  const look = async () => {
    const found = await findRecord(session, target);
    return { own: found === undefined || known.has(found.id) ? [] : [found], unclear: [] };
  };
  const send = () =>
    sendCreate(session, target, key).catch(onError(ApiError, () => sendCreate(session, target, otherKey), isMissing));
  const what = `${kind.slice(0, -1)} ${JSON.stringify(name)}`;
  return createOnce<Sent>({ what, where, send, look, addressOf: ({ id }) => id }, budget);
}

function sendCreate({ client, budget }: ApplyCalls, { kind, body }: Target, idempotencyKey: string): Promise<Sent> {
  const options: CallOptions = { signal: budget.signal, idempotencyKey };
  if (kind === "connections") return client.connections.create(body, options);
  if (kind === "instructions") return client.instructions.create(body, options);
  return client.publications.create(body, options);
}

/** A publication that was changed since it was read is answered with 409. */
async function sendUpdate({ client, budget }: ApplyCalls, { kind, body, record }: Target): Promise<Sent> {
  const [id, options] = [record?.id ?? "", { signal: budget.signal }];
  if (kind === "connections") return client.connections.update({ id, ...body }, options);
  if (kind === "instructions") return client.instructions.update({ id, ...body }, options);
  return client.publications.update({ id, ...body, updatedAt: record?.updatedAt ?? undefined }, options);
}

/** A 409 to what the service has already, from a request whose answer was lost or from another run, is no conflict. */
async function settle(session: ApplyCalls, target: Target, error: unknown): Promise<Sent> {
  if (!(error instanceof ApiError && error.status === 409)) throw error;
  const record = await findRecord(session, target);
  if (record === undefined || compareTarget(record.target, new Map()).length > 0) throw error;
  return record;
}

/** The record with the target's name, with the target as if it had been planned for it. */
async function findRecord(session: ApplyCalls, target: Target) {
  const isSame = (one: { name: string; type?: string | null | undefined }) =>
    one.name === target.name && (target.kind !== "instructions" || one.type === target.type);
  const records: readonly NonNullable<Target["record"]>[] = await LISTS[target.kind](session);
  const record = records.find(isSame);
  return record && { ...record, target: { ...target, record } as Target };
}

const isMissing = ({ status }: ApiError) => status === 404;

/** What depends on a deleted connection stays: the plan deletes it by itself, or keeps the connection. */
async function deleteRecord({ client, budget }: ApplyCalls, kind: Target["kind"], id: string): Promise<void> {
  const options = { signal: budget.signal };
  const send = async () => {
    if (kind === "publications") await client.publications.delete({ id }, options);
    else if (kind === "instructions") await client.instructions.delete({ id }, options);
    else await client.connections.delete({ params: { id }, query: { preserveDependencies: true } }, options);
  };
  await repeatUntilAnswered(send, budget).catch(onError(ApiError, () => undefined, isMissing));
}
