import { InvalidArgumentError } from "commander";
import { nameText, reference, timestamp } from "../../../contract/fields.ts";
import { ReleaseDocsError } from "../../../shared/errors.ts";
import { parseWith, renderTable, type ServiceCommand } from "../../operator/command.ts";
import { addOperatorCommand, addStoreAction } from "../../operator/operated-store.ts";
import type { Actor } from "../../store/audit.ts";
import type { Store } from "../../store/store.ts";
import { addKey, revoke } from "../api-keys.ts";
import { findUser } from "./users.ts";

type NewKey = { user: string; name: string; expiresAt?: string };

export const keysCommand: ServiceCommand = (command, io) => {
  const add = addOperatorCommand(command, "add", "Create an API key for a user. It is shown once.")
    .requiredOption("--user <id|address>", "ID or email address of the user.", parseWith(reference))
    .requiredOption("--name <name>", "Name of the key.", parseWith(nameText))
    .option("--expires-at <time>", "When the key expires, such as 2027-01-31T00:00:00Z.", parseExpiry);
  addStoreAction(add, io, addKeyOf, ({ id, apiKey }) => {
    return `Key      ${id}\nAPI key  ${apiKey}\n\nSave it: only its hash is stored, and it is not shown again.\n`;
  });
  const list = addOperatorCommand(command, "list", "List all API keys, without the keys themselves.");
  addStoreAction(list, io, listKeys, ({ keys }) => renderTable(keys));
  const revoke = addOperatorCommand(command, "revoke <key-id>", "Revoke an API key.");
  addStoreAction(revoke, io, revokeOnce, ({ id, revokedAt }) => `Key ${id} was revoked at ${revokedAt}.\n`);
};

function parseExpiry(value: string): string {
  const expiresAt = new Date(parseWith(timestamp)(value));
  if (expiresAt.getTime() <= Date.now()) throw new InvalidArgumentError("This time is over.");
  return expiresAt.toISOString();
}

async function addKeyOf(within: Store, actor: Actor, { user, ...given }: NewKey) {
  return addKey(within, actor, await findUser(within, actor.orgId, user), given);
}

async function listKeys({ database }: Store, { orgId }: Actor) {
  const keys = await database
    .selectFrom("keys")
    .innerJoin("users", "users.id", "keys.user_id")
    .select(["keys.id", "keys.name", "users.name as user", "keys.user_id as userId", "keys.created_at as createdAt"])
    .select(["keys.used_at as usedAt", "keys.expires_at as expiresAt", "keys.revoked_at as revokedAt"])
    .where("keys.org_id", "=", orgId)
    .orderBy("keys.seq")
    .execute();
  return { keys };
}

async function revokeOnce(within: Store, actor: Actor, _: unknown, id: string) {
  const key = await within.database
    .selectFrom("keys")
    .select(["id", "name", "user_id", "revoked_at"])
    .where("org_id", "=", actor.orgId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (key === undefined) throw new ReleaseDocsError("admin/not-found", `Key ${id} not found.`);
  if (key.revoked_at !== null) return { id, revokedAt: key.revoked_at };
  return { id, revokedAt: await revoke(within, actor, key) };
}
