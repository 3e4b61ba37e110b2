import { hash } from "node:crypto";
import type { GITHUB_APP_FAILURES } from "../../contract/kinds.ts";
import { DomainError } from "../../contract/refusals.ts";
import { GITHUB_APP_INSTALLED, GITHUB_APP_NEW } from "../../contract/routes.ts";
import { exchangeCode } from "../../hosts/github/registration.ts";
import { type CallerAndAccess, readCaller } from "../http/caller.ts";
import type { OnFault } from "../http/log.ts";
import { pathOf } from "../http/procedures.ts";
import type { ServiceParts } from "../parts.ts";
import { refuseExpired } from "../security/keys.ts";
import { readSessionCookie } from "../security/session-cookie.ts";
import { lockOrganization } from "../store/store.ts";
import {
  buildConnection,
  insertConnection,
  openConfig,
  readConnection,
  sealConfig,
  updateConnection,
} from "./connections.ts";
import { apiUrlOf, forgetBegun, openBegun } from "./github-apps.ts";
import { checkNewConnection, readConnectionHealth } from "./health.ts";
import { withWebhookSecret } from "./webhook-secret.ts";

type Parts = ServiceParts & { onFault: OnFault };
type PageCall = { request: Request; origin: string; requestId: string };
type Entered = PageCall & CallerAndAccess & { search: URLSearchParams };

class RegistrationEnded extends Error {}

/**
 * Pages of a browser that is on its way to GitHub and back. Its session says who it is; what GitHub leads back with is
 * checked with GitHub. Failures lead to the app with a code of {@link GITHUB_APP_FAILURES}.
 */
export async function answerGitHubAppPage(parts: Parts, call: PageCall): Promise<Response> {
  const path = pathOf(call.request);
  try {
    const token = readSessionCookie(call.request.headers, call.origin) ?? "";
    const known = await readCaller(parts.store, { session: token });
    refuseExpired(known.caller, parts.store.now());
    const entered = { ...call, ...known, search: new URL(call.request.url).searchParams };
    if (path.startsWith(GITHUB_APP_INSTALLED))
      return await install(parts, entered, path.slice(GITHUB_APP_INSTALLED.length));
    return await (path === GITHUB_APP_NEW ? showForm(parts, entered) : complete(parts, entered));
  } catch (error) {
    // Where a session ended, the app leads to the sign-in page and back.
    if (path.startsWith(GITHUB_APP_INSTALLED)) return redirect(listOf(path.slice(GITHUB_APP_INSTALLED.length)));
    const isExpected =
      error instanceof RegistrationEnded || (error instanceof DomainError && error.code === "unauthenticated");
    if (!isExpected) parts.onFault(error, { requestId: call.requestId });
    const failed: keyof typeof GITHUB_APP_FAILURES = isExpected ? "expired" : "failed";
    return redirect(`/connections/new?type=codehostApp&failed=${failed}`);
  }
}

const listOf = (id: string) => `/connections/${encodeURIComponent(id)}/repositories`;

function redirect(location: string, headers = {}): Response {
  return new Response(null, { status: 303, headers: { ...headers, location } });
}

async function readBegun({ store, vault }: Parts, { request, origin, caller }: Entered) {
  const answered = { headers: request.headers, origin, sessionId: caller.keyId, now: store.now() };
  const begun = await openBegun(vault, answered);
  if (begun === undefined) throw new RegistrationEnded();
  return begun;
}

const SUBMIT = "document.forms[0].submit()";
// Without `form-action`: GitHub may lead to another origin, where its people sign in.
const POLICY = `default-src 'none'; script-src 'sha256-${hash("sha256", SUBMIT, "base64")}'; base-uri 'none'; frame-ancestors 'none'`;
const escapeText = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** GitHub takes a manifest from a form only, and the app's own pages may not send one elsewhere. */
async function showForm(parts: Parts, entered: Entered): Promise<Response> {
  const { action, manifest } = await readBegun(parts, entered);
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Connect GitHub · release-docs</title>
<form method="post" action="${escapeText(action)}"><input type="hidden" name="manifest" value="${escapeText(manifest)}">
<button>Continue to GitHub</button></form><script>${SUBMIT}</script></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };
  return new Response(page, { headers });
}

/** Exchanges the code, connects the app, and leads to its installation. */
async function complete(parts: Parts, entered: Entered): Promise<Response> {
  const { store, outbound } = parts;
  const { caller, access, search, requestId, origin } = entered;
  const { state, connectionId: id, serverUrl } = await readBegun(parts, entered);
  const made = store.database.selectFrom("connections").select("id").where("id", "=", id);
  if (search.get("state") !== state || (await made.executeTakeFirst()) !== undefined) throw new RegistrationEnded();
  access.check("connection:create");
  const baseUrl = apiUrlOf(serverUrl);
  const server = { apiUrl: baseUrl ?? "https://api.github.com", send: outbound.send };
  const app = await exchangeCode(server, search.get("code") ?? "");
  const installUrl = new URL(`${app.html_url}/installations/new`);
  if (installUrl.origin !== serverUrl) throw new Error(`GitHub names another host for the app: ${installUrl.origin}`);
  const fields = withWebhookSecret("codehostApp", {
    ...{ appId: `${app.id}`, privateKey: app.pem },
    ...(app.webhook_secret && { webhookSecret: app.webhook_secret }),
    ...(baseUrl && { baseUrl }),
  });
  const row = buildConnection(parts, caller.orgId, { id, name: app.name, type: "codehostApp", paused: 0, fields });
  const health = await checkNewConnection(parts, row);
  const { orgId, userId, userName } = caller;
  await store.transaction(async (within) => {
    await lockOrganization(within, orgId);
    await insertConnection(within, { orgId, userId, userName, requestId }, row, health);
  });
  return redirect(installUrl.href, { "set-cookie": forgetBegun(origin) });
}

/** Records where the app is installed, if GitHub says so by the app's own key. */
async function install(parts: Parts, { caller, access, search, requestId }: Entered, id: string): Promise<Response> {
  const { store, vault } = parts;
  const { orgId, userId, userName } = caller;
  access.check("connection:update", id);
  const before = await readConnection(store, orgId, id);
  const fields = openConfig(vault, before);
  const installationId = search.get("installation_id") ?? "";
  if (fields.privateKey === undefined || !/^\d{1,15}$/.test(installationId)) return redirect(listOf(id));
  const { secrets } = before;
  const after = sealConfig(vault, id, { ...fields, installationId }, { secrets, fields });
  const health = await readConnectionHealth(parts, { ...before, ...after });
  if (!health.healthy) return redirect(listOf(id));
  await store.transaction(async (within) => {
    await lockOrganization(within, orgId);
    const { name, type, paused } = await readConnection(within, orgId, id);
    await updateConnection(
      within,
      { orgId, userId, userName, requestId },
      before,
      { ...after, name, type, paused },
      health,
    );
  });
  return redirect(listOf(id));
}
