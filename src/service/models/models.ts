import { type Selectable, sql } from "kysely";
import { badField } from "../../contract/refusals.ts";
import { MASKED_SECRET } from "../../contract/resources/connections/connection-fields.ts";
import { type AddEntry, type ConversationRow, selectModel } from "../../drafting/conversation.ts";
import type { ModelAccess } from "../../model/model.ts";
import type { ModelMemory, ModelSettings } from "../../model/settings.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { Outbound } from "../../shared/outbound/json-api.ts";
import { createSecrets, redactTokens } from "../../shared/redaction.ts";
import { trimTrailing } from "../../shared/text.ts";
import { readSecrets } from "../connections/connections.ts";
import type { DomainParts } from "../parts.ts";
import type { Vault } from "../security/vault.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { matchesSummary } from "../store/page.ts";
import { prepare } from "../store/prepared.ts";
import type { Tables } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import type { ModelUse } from "../worker/task-process.ts";

export type ModelRow = Selectable<Tables["models"]>;

const selectRow = prepare((database, orgId: string) =>
  database.selectFrom("models").selectAll().where("org_id", "=", orgId),
);

export async function readModelRow(store: Store, orgId: string): Promise<ModelRow | undefined> {
  const [row] = await selectRow(store, orgId);
  return row;
}

export function sealModelKey(vault: Vault, orgId: string, key: string): string {
  return vault.seal(key, placeOf(orgId));
}

/** Throws `store/wrong-secrets-key`. */
export function openSettings(vault: Vault, { org_id, name, url, key, budget, stream }: ModelRow): ModelSettings {
  const opened = key === null ? undefined : vault.open(key, placeOf(org_id));
  return { name, url, key: opened, budget, stream: stream === 1 };
}

function placeOf(orgId: string) {
  return { id: orgId, field: "model key" };
}

/** Encrypts keys again that were encrypted with an old key of the vault. Throws `store/wrong-secrets-key`. */
export async function renewModelKeys({ database }: Store, vault: Vault): Promise<void> {
  for (const row of await database.selectFrom("models").selectAll().execute()) {
    const { key } = openSettings(vault, row);
    if (key === undefined || vault.isCurrent(row.key ?? "")) continue;
    const unchanged = database.updateTable("models").where("org_id", "=", row.org_id).where("key", "=", row.key);
    await unchanged.set({ key: sealModelKey(vault, row.org_id, key) }).execute();
  }
}

/** The model of a conversation's turn; undefined where none is set or wanted. Throws `store/wrong-secrets-key`. */
export async function openModel(
  { store, vault, outbound, onModelUse }: DomainParts,
  { id, org_id: orgId }: ConversationRow,
  { wanted, addEntry, signal }: { wanted: string | undefined; addEntry: AddEntry; signal: AbortSignal },
): Promise<ModelAccess | undefined> {
  const row = await readModelRow(store, orgId);
  const settings = selectModel(row && openSettings(vault, row), wanted, addEntry);
  if (settings === undefined) return undefined;
  await deleteResponses(store, new Date(Date.parse(store.now()) - MEMORY_DAYS * 86_400_000).toISOString());
  const { redact } = createSecrets(...(await readSecrets(store, vault, orgId)), settings.key ?? "");
  return {
    settings,
    send: onModelUse === undefined ? outbound.send : observe(outbound.send, onModelUse),
    memory: createMemory(store, { org_id: orgId, conversation_id: id }),
    redact: (text) => redactTokens(redact(text)),
    signal,
    onUsage: onModelUse,
  };
}

/** For one conversation; a turn with the default budget stores about 1 MB. */
const MAX_MEMORY_BYTES = 64 * 2 ** 20;

/** Each response is committed before it is used. */
export function createMemory(store: Store, place: { org_id: string; conversation_id: string }): ModelMemory {
  const { conversation_id } = place;
  return {
    read: async (digest) => {
      const [kept] = await selectResponse(store, conversation_id, digest);
      return kept?.response;
    },
    keep: (digest, response) =>
      store.transaction(async (within) => {
        const kept = within.database.selectFrom("model_responses").where("conversation_id", "=", conversation_id);
        const size = sql<number>`cast(coalesce(sum(octet_length(response)), 0) as bigint)`.as("bytes");
        const { bytes } = await kept.select(size).executeTakeFirstOrThrow();
        if (Number(bytes) + Buffer.byteLength(response) > MAX_MEMORY_BYTES) {
          const message = `The model's responses for this conversation exceed ${MAX_MEMORY_BYTES / 2 ** 20} MiB.`;
          throw new ReleaseDocsError("model/unusable", message);
        }
        await within.database
          .insertInto("model_responses")
          .values({ ...place, digest, response, created_at: within.now() })
          .onConflict((conflict) => conflict.columns(["conversation_id", "digest"]).doNothing())
          .execute();
      }),
    forget: async (digest) => {
      const kept = store.database.deleteFrom("model_responses").where("conversation_id", "=", conversation_id);
      await kept.where("digest", "=", digest).execute();
    },
  };
}

const selectResponse = prepare((database, conversationId: string, digest: string) =>
  database
    .selectFrom("model_responses")
    .select("response")
    .where("conversation_id", "=", conversationId)
    .where("digest", "=", digest),
);

/** A further comment repeats what the model did before, so responses stay while their conversation goes on. */
const MEMORY_DAYS = 7;

const deleteResponses = prepare((database, oldest: string) =>
  database
    .deleteFrom("model_responses")
    .where("created_at", "<", oldest)
    .where("conversation_id", "in", (some) =>
      some.selectFrom("conversations").select("id").where("status", "in", ["merged", "closed", "cancelled"]),
    ),
);

function observe(send: Outbound, onModelUse: (use: ModelUse) => void): Outbound {
  return async (address, request) => {
    try {
      const answer = await send(address, request);
      onModelUse({ outcome: selectOutcome(answer.status) });
      return answer;
    } catch (error) {
      onModelUse({ outcome: "unreachable" });
      throw error;
    }
  };
}

function selectOutcome(status: number): NonNullable<ModelUse["outcome"]> {
  if (status === 200) return "success";
  if (status === 429) return "rate-limited";
  return status < 500 ? "refused" : "failed";
}

/** `url` is the server's; `budget` is in tokens per turn. */
export type NewModel = { name: string; url: string; budget: number; stream: boolean };

const SET = "Set the language model";

/**
 * Sets the model of the actor's organization. `sealedKey` is a new key; without one the stored key stays, if it is for the
 * same URL: a key never goes to another server than the one that it was given for.
 */
export async function setModel(
  within: Store,
  actor: Actor,
  { name, url: given, budget, stream }: NewModel,
  sealedKey: string | undefined,
): Promise<ModelRow> {
  const { orgId } = actor;
  const before = await readModelRow(within, orgId);
  const url = trimTrailing(given, /\//);
  const kept = before?.url === url ? before.key : null;
  const row = { org_id: orgId, name, url, key: sealedKey ?? kept, budget, stream: stream ? 1 : 0 };
  const { org_id: _, ...columns } = row;
  await within.database
    .insertInto("models")
    .values(row)
    .onConflict((conflict) => conflict.column("org_id").doUpdateSet(columns))
    .execute();
  const delta = describeDelta({ ...before }, row, new Set(["key"]));
  const type = before === undefined ? "action-create" : "action-update";
  if (delta !== "") await writeAudit(within, actor, { type, summary: SET, delta });
  return row;
}

/** 400 where a masked key is sent back for another server, or where none is stored. */
export async function checkMaskedKey(within: Store, orgId: string, url: string): Promise<void> {
  const row = await readModelRow(within, orgId);
  if (row?.key != null && row.url === trimTrailing(url, /\//)) return;
  throw badField("key", "is masked, and none is stored for this url. Give the key.");
}

export async function removeModel(within: Store, actor: Actor): Promise<void> {
  const row = await readModelRow(within, actor.orgId);
  if (row === undefined) return;
  await within.database.deleteFrom("models").where("org_id", "=", actor.orgId).execute();
  const { name, url } = row;
  const note = { type: "action-delete", summary: "Removed the language model" } as const;
  await writeAudit(within, actor, { ...note, config: { name, url } });
}

/** The settings with the key masked. */
export function maskModel({ name, url, key, budget, stream }: ModelRow) {
  return { name, url, key: key === null ? null : MASKED_SECRET, budget, stream: stream === 1 };
}

/** When the model was last set, and the user; `userName` is null where the operator did by command. */
export async function readModelOrigin({ database }: Store, orgId: string) {
  const log = await database
    .selectFrom("audit_logs")
    .select(["created_at", "user_name"])
    .where("org_id", "=", orgId)
    .where(matchesSummary(SET))
    .orderBy("created_at", "desc")
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return { setAt: log?.created_at ?? null, userName: log?.user_name ?? null };
}
