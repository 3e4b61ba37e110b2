import { sql } from "kysely";
import * as z from "zod/mini";
import { nameText } from "../../contract/fields.ts";
import { emailText } from "../../contract/resources/members.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { parseWith, printResult, type ServiceCommand } from "../operator/command.ts";
import {
  addStoreOptions,
  changeNewStore,
  operatorOf,
  readOperatorName,
  type StoreOptions,
} from "../operator/operated-store.ts";
import { linkUrlOption, renderSignInLink } from "../people/commands/sign-in-link.ts";
import { insertOrganization, insertUser } from "../security/access.ts";
import { createApiKey, insertKey } from "../security/keys.ts";
import { CODE_MINUTES, createCode } from "../security/sessions.ts";
import { writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";

type FirstUser = { organization: string; name: string; email?: string; another?: boolean; url?: string };

export const initCommand: ServiceCommand = (command, io) => {
  addStoreOptions(command)
    .option("--organization <name>", "Name of the organization.", parseWith(nameText), "release-docs")
    .option("--name <name>", "Name of the user.", parseWith(nameText), readOperatorName())
    .option("--email <address>", "Email address of the user.", parseWith(emailOrNone))
    .addOption(linkUrlOption())
    .option("--another", "Create one more organization in a database that has one.")
    .action(async (options: StoreOptions & FirstUser) => {
      const made = await changeNewStore(options, io, (within) => createFirstOrganization(within, options));
      printResult(io, options, made, (result) => render(result, options.organization));
    });
};

const emailOrNone = z.union([z.literal(""), emailText]);

type Made = { orgId: string; userId: string; apiKey: string; signInUrl: string };

/** An organization with its admin and a key. Throws `admin/exists` unless the database is empty, or `another` is set. */
export async function createFirstOrganization(
  within: Store,
  { organization, name, email = "", another, url }: FirstUser,
): Promise<Made> {
  // Two processes that start at once create one organization.
  if (within.kind === "postgres")
    await sql`lock table organizations in share row exclusive mode`.execute(within.database);
  const found = await within.database.selectFrom("organizations").select(["id", "name"]).executeTakeFirst();
  if (found !== undefined && !another) {
    throw new ReleaseDocsError(
      "admin/exists",
      `The database already has the organization ${found.id} (${found.name}).`,
      { hint: "Use keys add or users add to extend it, or init --another to create one more." },
    );
  }
  const orgId = await insertOrganization(within, organization);
  const user = await insertUser(within, orgId, { name, email, role: "owner" });
  const apiKey = createApiKey();
  const keyId = await insertKey(within, user, apiKey, { name: "init" });
  const config = { organizationId: orgId, userId: user.id, keyId };
  await writeAudit(within, operatorOf(orgId), { type: "action-create", summary: "Created an organization", config });
  return { orgId, userId: user.id, apiKey, signInUrl: renderSignInLink(url, await createCode(within, user)).signInUrl };
}

function render({ orgId, userId, apiKey, signInUrl }: Made, organization: string): string {
  return `Organization  ${orgId} (${organization})
User          ${userId} (admin)
API key       ${apiKey}
Sign in       ${signInUrl}

Save the key: only its hash is stored, and it is not shown again.
The link signs in once, within ${CODE_MINUTES} minutes; \`users link\` prints another one.
The service encrypts the secrets of connections with a key of its own. Create it with
  openssl rand -base64 32
and pass it to serve as RELEASE_DOCS_SECRETS_KEY.
`;
}
