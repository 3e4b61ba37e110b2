import { hash, randomBytes } from "node:crypto";
import { html, raw } from "hono/html";
import type { GITHUB_APP_FAILURES } from "../../contract/kinds.ts";
import { conflict, DomainError } from "../../contract/refusals.ts";
import { GITHUB_APP_PAGES } from "../../contract/routes.ts";
import { buildManifest, exchangeCode } from "../../hosts/github/registration.ts";
import { onCode } from "../../shared/errors.ts";
import { isLoopback } from "../../shared/outbound/server-urls.ts";
import { after } from "../../shared/records.ts";
import { type CallerAndAccess, readCaller } from "../http/caller.ts";
import type { OnFault } from "../http/log.ts";
import { needs, pathOf, procedures } from "../http/procedures.ts";
import type { ServiceParts } from "../parts.ts";
import { refuseExpired } from "../security/keys.ts";
import { readCookie, readSessionCookie, renderCookie } from "../security/session-cookie.ts";
import { lockOrganization } from "../store/store.ts";
import { checkAddress } from "./change.ts";
import * as rows from "./connections.ts";
import { checkNewConnection, readConnectionHealth } from "./health.ts";
import { withWebhookSecret } from "./webhook-secret.ts";

const GITHUB = "https://github.com";
const LIFETIME_MS = 3_600_000;
const COOKIE = "release-docs-github-app";
const SEALED = { id: "github-app", field: COOKIE };
const { form: FORM, callback: CALLBACK, installed: INSTALLED } = GITHUB_APP_PAGES;

/** A registration that began, sealed in a cookie. It is used once: `connectionId` is that of the connection it makes. */
type Begun = Record<"state" | "sessionId" | "connectionId" | "serverUrl" | "action" | "manifest" | "expiresAt", string>;

export function implementGitHubApps({ store, vault, outbound, githubUrl = GITHUB }: ServiceParts) {
  const { register } = procedures.githubApps;
  return {
    register: register.use(needs("connection:create")).handler(async ({ input, context }) => {
      const { kind, keyId: sessionId, browser } = context;
      if (kind !== "session")
        throw conflict("A GitHub App is registered by a browser. Sign in, and use the app there.");
      const serverUrl = new URL(input.serverUrl ?? githubUrl).origin;
      checkAddress("serverUrl", serverUrl, { allowPrivate: outbound.allowPrivate, isRepository: false });
      const [state, connectionId] = [randomBytes(32).toString("base64url"), store.createId("cnn")];
      const { origin, linkOrigin } = browser;
      // GitHub reaches only what the operator named, and refuses others.
      const isReachable = linkOrigin !== undefined && !isLoopback(new URL(origin).hostname);
      const manifest = JSON.stringify(
        buildManifest({
          // GitHub takes each name once.
          name: `release-docs-${randomBytes(3).toString("hex")}`,
          ...{ origin, callback: origin + CALLBACK, setup: origin + INSTALLED + connectionId },
          webhook: isReachable ? `${origin}/webhooks/github` : undefined,
        }),
      );
      const owner = input.organization === undefined ? "" : `/organizations/${input.organization}`;
      const action = `${serverUrl}${owner}/settings/apps/new?state=${state}`;
      const expiresAt = after(store.now(), LIFETIME_MS);
      const begun: Begun = { state, sessionId, connectionId, serverUrl, action, manifest, expiresAt };
      const value = vault.seal(JSON.stringify(begun), SEALED);
      browser.setCookie(renderCookie(COOKIE, origin, { value, expiresAt }));
      return { url: FORM };
    }),
  };
}

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
  const installed = path.startsWith(INSTALLED) ? path.slice(INSTALLED.length) : undefined;
  try {
    const token = readSessionCookie(call.request.headers, call.origin) ?? "";
    const known = await readCaller(parts.store, { session: token });
    refuseExpired(known.caller, parts.store.now());
    const entered = { ...call, ...known, search: new URL(call.request.url).searchParams };
    if (installed === undefined) return await (path === FORM ? showForm(parts, entered) : complete(parts, entered));
    await recordInstallation(parts, entered, installed);
  } catch (error) {
    const isRefused =
      error instanceof DomainError && ["unauthenticated", "forbidden", "not-found"].includes(error.code);
    const isExpected = error instanceof RegistrationEnded || isRefused;
    if (!isExpected) parts.onFault(error, { requestId: call.requestId });
    const failed: keyof typeof GITHUB_APP_FAILURES = isExpected ? "expired" : "failed";
    if (installed === undefined) return redirect(`/connections/new?type=codehostApp&failed=${failed}`);
  }
  // Says what is wrong; without a session it leads to the sign-in page and back.
  return redirect(`/connections/${encodeURIComponent(installed)}/repositories`);
}

function redirect(location: string, headers = {}): Response {
  return new Response(null, { status: 303, headers: { ...headers, location } });
}

/** Throws unless it was sealed here, is of the session, and fresh. */
async function readBegun({ store, vault }: Parts, { request, origin, caller }: Entered): Promise<Begun> {
  const sealed = readCookie(COOKIE, request.headers, origin) ?? "";
  const open = async (): Promise<Begun | undefined> => JSON.parse(vault.open(sealed, SEALED));
  const begun = await open().catch(onCode("store/wrong-secrets-key", () => undefined));
  if (begun?.sessionId === caller.keyId && begun.expiresAt > store.now()) return begun;
  throw new RegistrationEnded();
}

const SUBMIT = "document.forms[0].submit()";
// Without `form-action`: GitHub may lead to another origin, where its people sign in.
const POLICY = `default-src 'none'; script-src 'sha256-${hash("sha256", SUBMIT, "base64")}'; frame-ancestors 'none'`;

/** GitHub takes a manifest from a form only, and the app's own pages may not send one elsewhere. */
async function showForm(parts: Parts, entered: Entered): Promise<Response> {
  const { action, manifest } = await readBegun(parts, entered);
  const page = html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Connect GitHub · release-docs</title>
<form method="post" action="${action}"><input type="hidden" name="manifest" value="${manifest}">
<button>Continue to GitHub</button></form><script>${raw(SUBMIT)}</script></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };
  return new Response(await page, { headers });
}

const actorOf = ({ caller: { orgId, userId, userName }, requestId }: Entered) => {
  return { orgId, userId, userName, requestId };
};

/** Exchanges the code, connects the app, and leads to its installation. */
async function complete(parts: Parts, entered: Entered): Promise<Response> {
  const { store, outbound } = parts;
  const { caller, access, search, origin } = entered;
  const { state, connectionId: id, serverUrl } = await readBegun(parts, entered);
  const made = store.database.selectFrom("connections").select("id").where("id", "=", id);
  if (search.get("state") !== state || (await made.executeTakeFirst()) !== undefined) throw new RegistrationEnded();
  access.check("connection:create");
  const baseUrl = serverUrl === GITHUB ? undefined : `${serverUrl}/api/v3`;
  const server = { apiUrl: baseUrl ?? "https://api.github.com", send: outbound.send };
  const app = await exchangeCode(server, search.get("code") ?? "");
  const installUrl = new URL(`${app.html_url}/installations/new`);
  if (installUrl.origin !== serverUrl) throw new Error(`GitHub names another host for the app: ${installUrl.origin}`);
  const secret = app.webhook_secret && { webhookSecret: app.webhook_secret };
  const given = { appId: `${app.id}`, privateKey: app.pem, ...secret, ...(baseUrl && { baseUrl }) };
  const fields = withWebhookSecret("codehostApp", given);
  const row = rows.buildConnection(parts, caller.orgId, { id, name: app.name, type: "codehostApp", paused: 0, fields });
  const health = await checkNewConnection(parts, row);
  await store.transaction(async (within) => {
    await lockOrganization(within, caller.orgId);
    await rows.insertConnection(within, actorOf(entered), row, health);
  });
  return redirect(installUrl.href, { "set-cookie": renderCookie(COOKIE, origin) });
}

/** Records where the app is installed, if GitHub says so by the app's own key. */
async function recordInstallation(parts: Parts, entered: Entered, id: string): Promise<void> {
  const { store, vault } = parts;
  const { orgId } = entered.caller;
  entered.access.check("connection:update", id);
  const before = await rows.readConnection(store, orgId, id);
  const fields = rows.openConfig(vault, before);
  const installationId = entered.search.get("installation_id") ?? "";
  if (fields.privateKey === undefined || !/^\d{1,15}$/.test(installationId)) return;
  const given = { ...fields, installationId };
  const sealed = rows.sealConfig(vault, id, given, { secrets: before.secrets, fields });
  const health = await readConnectionHealth(parts, { ...before, ...sealed });
  if (!health.healthy) return;
  await store.transaction(async (within) => {
    await lockOrganization(within, orgId);
    const now = await rows.readConnection(within, orgId, id);
    if (now.secrets !== before.secrets || now.config_json !== before.config_json) return;
    const { name, type, paused } = now;
    await rows.updateConnection(within, actorOf(entered), now, { ...sealed, name, type, paused }, health);
  });
}
