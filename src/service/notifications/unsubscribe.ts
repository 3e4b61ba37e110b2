import { hash } from "node:crypto";
import { onCode } from "../../shared/errors.ts";
import type { ServiceParts } from "../parts.ts";
import type { Vault } from "../security/vault.ts";
import { readChoices, setChoices } from "./notifications.ts";

const PLACE = { id: "unsubscribe", field: "token" };

/** Names the person, and allows nothing but to end their emails. Valid as long as the service has the key. */
export function createUnsubscribeToken(vault: Vault, orgId: string, userId: string): string {
  return Buffer.from(vault.seal(`${orgId} ${userId}`, PLACE), "base64").toString("base64url");
}

/** GET shows a button, since scanners of mail follow links; POST ends the emails (RFC 8058). */
export async function answerUnsubscribe({ store, vault }: Pick<ServiceParts, "store" | "vault">, request: Request) {
  const sealed = Buffer.from(new URL(request.url).searchParams.get("token") ?? "", "base64url").toString("base64");
  const open = async () => vault.open(sealed, PLACE).split(" ");
  const [orgId = "", userId = ""] = await open().catch(onCode("store/wrong-secrets-key", () => []));
  const users = store.database.selectFrom("users").select("id").where("org_id", "=", orgId).where("id", "=", userId);
  if ((await users.executeTakeFirst()) === undefined) return answerPage("This link is incomplete or out of date.", 404);
  if (request.method !== "POST") return answerPage('<form method="post"><button>Get no more emails</button></form>');
  await setChoices(store, userId, { ...(await readChoices(store, orgId, userId)), email: "never" });
  return answerPage('You get no more emails. <a href="/settings/notifications">Choose your notifications</a>');
}

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 15vh auto; padding: 0 1rem } h1 { font-size: 1.5rem }
button { padding: 0.4rem 1rem; font: inherit; font-weight: 600 }`;
const POLICY = `default-src 'none'; style-src 'sha256-${hash("sha256", STYLE, "base64")}'; form-action 'self'; frame-ancestors 'none'`;

function answerPage(content: string, status = 200): Response {
  const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${STYLE}</style>
<title>Emails · release-docs</title><main><h1>Emails of release-docs</h1>${content}</main></html>
`;
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };
  return new Response(page, { status, headers });
}
