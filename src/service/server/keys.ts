import { parseArgs } from "node:util";
import { nameText, text, timestamp } from "../../contract/fields.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { createApiKey, insertKey, revokeKey } from "../security/keys.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import { type Command, type CommandIo, parseFlag, renderTable, runCommand, usageFault } from "./command.ts";
import { operate, STORE_FLAGS, STORE_USAGE } from "./operated-store.ts";
import { findUser } from "./users.ts";

const USAGE = `keys add --user ID|ADDRESS --name NAME [--expires-at TIME]
                      makes a key for a user, which is shown this once; TIME as in 2027-01-31T00:00:00Z
keys list             shows all keys, not what they are
keys revoke ID        ends a key

  --organization ID     the organization, where there are several
${STORE_USAGE}`;

/** `keys add`, `keys list`, `keys revoke`: the API keys of an organization's users. */
export const keys: Command = ([verb = "", ...args], io) =>
  runCommand(USAGE, [verb, ...args], io, async () => {
    if (verb === "add") return add(args, io);
    if (verb === "list") return list(args, io);
    if (verb === "revoke") return revoke(args, io);
    throw usageFault(`keys does not know ${JSON.stringify(verb)}: it is keys add, keys list or keys revoke.`);
  });

async function add(args: string[], io: CommandIo): Promise<void> {
  const own = { user: { type: "string" }, name: { type: "string" }, "expires-at": { type: "string" } } as const;
  const { values } = parseArgs({ args, options: { ...STORE_FLAGS, ...own } });
  const named = parseFlag("--user", text, values.user);
  const name = parseFlag("--name", nameText, values.name);
  const expiresAt = parseExpiry(values["expires-at"]);
  const apiKey = createApiKey();
  const made = await operate(values, io, async (within, actor) => {
    const user = await findUser(within, actor.orgId, named);
    const id = await insertKey(within, user, apiKey, { name, expiresAt });
    const shown = { id, userId: user.id, name, expiresAt: expiresAt ?? null };
    const { id: keyId, ...config } = shown;
    const note = { type: "action-create", summary: "Created an API key" } as const;
    await writeAudit(within, actor, { ...note, config: { keyId, ...config } });
    return { ...shown, apiKey };
  });
  if (values.json) return io.out(`${JSON.stringify(made)}\n`);
  io.out(`Key      ${made.id}\nAPI key  ${apiKey}\n\nKeep it: only its hash is stored, and it is not shown again.\n`);
}

function parseExpiry(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const expiresAt = new Date(parseFlag("--expires-at", timestamp, given));
  if (expiresAt.getTime() <= Date.now()) throw usageFault("--expires-at is over already.");
  return expiresAt.toISOString();
}

async function list(args: string[], io: CommandIo): Promise<void> {
  const { values } = parseArgs({ args, options: STORE_FLAGS });
  const found = await operate(values, io, ({ database }, { orgId }) =>
    database
      .selectFrom("keys")
      .innerJoin("users", "users.id", "keys.user_id")
      .select(["keys.id", "keys.name", "users.name as user", "keys.user_id as userId", "keys.created_at as createdAt"])
      .select(["keys.expires_at as expiresAt", "keys.revoked_at as revokedAt"])
      .where("keys.org_id", "=", orgId)
      .orderBy("keys.seq")
      .execute(),
  );
  io.out(values.json ? `${JSON.stringify({ keys: found })}\n` : renderTable(found));
}

async function revoke(args: string[], io: CommandIo): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: STORE_FLAGS, allowPositionals: true });
  const [id, more] = positionals;
  if (id === undefined || more !== undefined) throw usageFault("keys revoke takes the ID of one key.");
  const revokedAt = await operate(values, io, (within, actor) => revokeOnce(within, actor, id));
  io.out(values.json ? `${JSON.stringify({ id, revokedAt })}\n` : `The key ${id} is revoked since ${revokedAt}.\n`);
}

async function revokeOnce(within: Store, actor: Actor, id: string): Promise<string> {
  const key = await within.database
    .selectFrom("keys")
    .select(["name", "user_id", "revoked_at"])
    .where("org_id", "=", actor.orgId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (key === undefined) {
    const hint = "keys list shows which there are.";
    throw new ReleaseDocsError({ code: "admin/not-found", message: `There is no key ${id}.`, hint });
  }
  if (key.revoked_at !== null) return key.revoked_at;
  const revokedAt = await revokeKey(within, id);
  const config = { keyId: id, userId: key.user_id, name: key.name };
  await writeAudit(within, actor, { type: "action-delete", summary: "Revoked an API key", config });
  return revokedAt;
}
