import { randomUUID } from "node:crypto";
import type { CallOptions, Client } from "../../../client/client.ts";
import { createOnce } from "../../../client/create-once.ts";
import { ApiError } from "../../../client/http.ts";
import { type RetryBudget, repeatUntilAnswered } from "../../../client/retry.ts";
import { SECRET_FIELDS } from "../../../contract/connection-fields.ts";
import type { ConnectionConfig } from "../../../contract/connections.ts";
import { digest } from "../../submit/find-created.ts";
import { compareTarget } from "./differences.ts";
import { type Body, mapConnectionConfig, mapInstructions, mapPublicationConfig } from "./references.ts";
import type { SecretValues } from "./secrets.ts";
import { LISTS, type State } from "./state.ts";
import type { Target } from "./targets.ts";

export type Session = { client: Client; where: string; budget: RetryBudget };

type Sent = { id: string; updatedAt?: string | null | undefined; healthy?: boolean | null | undefined };

/** The target as it is sent: IDs for handles, and secrets. */
export function completeTarget(target: Target, ids: ReadonlyMap<string, string>, secrets: SecretValues): Target {
  const idOf = (handle: string) => ids.get(handle) ?? handle;
  if (target.kind === "instructions") return target;
  if (target.kind === "connections") {
    const config = fillSecrets(mapConnectionConfig(target.body.config, idOf), secrets);
    return { ...target, body: { ...target.body, config } };
  }
  const { config, instructions, ...body } = target.body;
  return {
    ...target,
    body: { ...body, config: mapPublicationConfig(config, idOf), instructions: mapInstructions(instructions, idOf) },
  };
}

function fillSecrets(config: ConnectionConfig, secrets: SecretValues): ConnectionConfig {
  const filled = Object.entries(config).map(([type, fields]) => {
    const given = Object.entries(fields ?? {}).map(([field, value]) => {
      return [field, SECRET_FIELDS.has(field) ? (secrets.get(String(value)) ?? value) : value] as const;
    });
    return [type, Object.fromEntries(given)];
  });
  return Object.fromEntries(filled);
}

/**
 * Creates the record once. Two runs that see the same state send the same key, so that they create one record; a key of a
 * record that was deleted since is answered with 404, and replaced.
 */
export async function createRecord(session: Session, target: Target, state: State): Promise<Sent> {
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
    sendCreate(session, target, key).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return sendCreate(session, target, otherKey);
      throw error;
    });
  const what = `${kind.slice(0, -1)} ${JSON.stringify(name)}`;
  return createOnce<Sent>({ what, where, send, look, addressOf: ({ id }) => id }, budget).catch((error) =>
    settle(session, target, error),
  );
}

function sendCreate({ client, budget }: Session, { kind, body }: Target, idempotencyKey: string): Promise<Sent> {
  const options: CallOptions = { signal: budget.signal, idempotencyKey };
  if (kind === "connections") return client.connections.create(body, options);
  if (kind === "instructions") return client.instructions.create(body, options);
  return client.publications.create(copy(body), options);
}

/** Replaces the record. 409 for a publication that was changed since it was read. */
export async function updateRecord(session: Session, target: Target): Promise<Sent> {
  return repeatUntilAnswered(() => sendUpdate(session, target), session.budget).catch((error) =>
    settle(session, target, error),
  );
}

async function sendUpdate({ client, budget }: Session, { kind, body, record }: Target): Promise<Sent> {
  const [id, options] = [record?.id ?? "", { signal: budget.signal }];
  if (kind === "connections") return client.connections.update({ id, ...body }, options);
  if (kind === "instructions") return client.instructions.update({ id, ...body }, options);
  return client.publications.update({ id, ...copy(body), updatedAt: record?.updatedAt ?? undefined }, options);
}

function copy({ instructions, ...body }: Body["publications"]) {
  return { ...body, instructions: [...instructions] };
}

/** A 409 to what the service has already, from a request whose answer was lost or from another run, is no conflict. */
async function settle(session: Session, target: Target, error: unknown): Promise<Sent> {
  if (!(error instanceof ApiError && error.status === 409)) throw error;
  const record = await findRecord(session, target);
  if (record === undefined || compareTarget(record.target, new Map()).length > 0) throw error;
  return record;
}

/** The record with the target's name, with the target as if it had been planned for it. */
async function findRecord(session: Session, target: Target) {
  const isSame = (one: { name: string; type?: string | null | undefined }) =>
    one.name === target.name && (target.kind !== "instructions" || one.type === target.type);
  const records: readonly NonNullable<Target["record"]>[] = await LISTS[target.kind](session);
  const record = records.find(isSame);
  return record && { ...record, target: { ...target, record } as Target };
}

/** What depends on a deleted connection stays: the plan deletes it by itself, or keeps the connection. */
export async function deleteRecord({ client, budget }: Session, kind: Target["kind"], id: string): Promise<void> {
  const options = { signal: budget.signal };
  const send = async () => {
    if (kind === "publications") await client.publications.delete({ id }, options);
    else if (kind === "instructions") await client.instructions.delete({ id }, options);
    else await client.connections.delete({ params: { id }, query: { preserveDependencies: true } }, options);
  };
  await repeatUntilAnswered(send, budget).catch((error: unknown) => {
    // It is gone.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}
