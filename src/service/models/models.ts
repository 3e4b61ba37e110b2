import { type Selectable, sql } from "kysely";
import type { ConversationRow } from "../../drafting/conversation.ts";
import { type AddEntry, selectModel } from "../../drafting/order.ts";
import type { ModelAccess } from "../../model/model.ts";
import type { ModelMemory, ModelSettings } from "../../model/settings.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { Outbound } from "../../shared/json-api.ts";
import { createSecrets, redactTokens } from "../../shared/redaction.ts";
import type { ModelUse } from "../../shared/server-urls.ts";
import { readSecrets } from "../connections/connections.ts";
import type { DomainParts } from "../parts.ts";
import type { Vault } from "../security/vault.ts";
import { prepare } from "../store/prepared.ts";
import type { Tables } from "../store/schema.ts";
import type { Store } from "../store/store.ts";

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

type Turn = { wanted: string | undefined; addEntry: AddEntry; signal: AbortSignal };

/** The model of a conversation's turn; undefined where none is set or wanted. Throws `store/wrong-secrets-key`. */
export async function openModel(
  { store, vault, outbound, onModelUse }: DomainParts,
  { id, org_id: orgId }: ConversationRow,
  { wanted, addEntry, signal }: Turn,
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

/** Of one conversation; a turn with the default budget stores about 1 MB. */
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
