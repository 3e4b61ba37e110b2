import { parseArgs } from "node:util";
import { sql } from "kysely";
import * as z from "zod/mini";
import { nameText } from "../../contract/fields.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { insertOrganization, insertUser } from "../security/access.ts";
import { createApiKey, insertKey } from "../security/keys.ts";
import { writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import { type Command, parseFlag, runCommand } from "./command.ts";
import { operatorOf, readOperatorName, STORE_FLAGS, STORE_USAGE, withNewStore } from "./operated-store.ts";

const USAGE = `init: makes an organization, its first user and that user's key, which is shown this once

  --organization NAME   its name; release-docs unless given
  --name NAME           the user's name; yours unless given
  --email ADDRESS       the user's address
  --another             where there is an organization already, make one more
${STORE_USAGE}`;

/** `init`: makes an organization with its first user, an admin, and a key. Another one only with `--another`. */
export const init: Command = (args, io) =>
  runCommand(USAGE, args, io, async () => {
    const options = { ...STORE_FLAGS, name: { type: "string" }, email: { type: "string" } } as const;
    const { values } = parseArgs({ args: [...args], options: { ...options, another: { type: "boolean" } } });
    const asked = {
      organization: parseFlag("--organization", nameText, values.organization ?? "release-docs"),
      name: parseFlag("--name", nameText, values.name ?? readOperatorName()),
      email: parseFlag("--email", z.union([z.literal(""), z.email().check(z.maxLength(254))]), values.email ?? ""),
      isAnother: values.another === true,
    };
    const made = await withNewStore(values, io, (store) => store.transaction((within) => insertAll(within, asked)));
    io.out(values.json ? `${JSON.stringify(made)}\n` : render(made, asked.organization));
  });

type Asked = { organization: string; name: string; email: string; isAnother: boolean };
type Made = { orgId: string; userId: string; apiKey: string };

async function insertAll(within: Store, { organization, name, email, isAnother }: Asked): Promise<Made> {
  // Two that start at once make one organization.
  if (within.kind === "postgres")
    await sql`lock table organizations in share row exclusive mode`.execute(within.database);
  const found = await within.database.selectFrom("organizations").select(["id", "name"]).executeTakeFirst();
  if (found !== undefined && !isAnother) {
    throw new ReleaseDocsError({
      code: "admin/exists",
      message: `There is an organization already: ${found.id} (${found.name}).`,
      hint: "keys add makes a further key, users add a further user; init --another makes a further organization.",
    });
  }
  const orgId = await insertOrganization(within, organization);
  const user = await insertUser(within, orgId, { name, email, role: "admin" });
  const apiKey = createApiKey();
  const keyId = await insertKey(within, user, apiKey, { name: "init" });
  const config = { organizationId: orgId, userId: user.id, keyId };
  await writeAudit(within, operatorOf(orgId), { type: "action-create", summary: "Created an organization", config });
  return { orgId, userId: user.id, apiKey };
}

function render({ orgId, userId, apiKey }: Made, organization: string): string {
  return `Organization  ${orgId} (${organization})
User          ${userId} (admin)
API key       ${apiKey}

Keep the key: only its hash is stored, and it is not shown again.
The service encrypts the secrets of connections with a key of its own, which is not kept here. Make one with
  openssl rand -base64 32
and give it to serve as RELEASE_DOCS_SECRETS_KEY.
`;
}
