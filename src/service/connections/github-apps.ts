import { randomBytes } from "node:crypto";
import { conflict } from "../../contract/refusals.ts";
import { GITHUB_APP_CALLBACK, GITHUB_APP_INSTALLED, GITHUB_APP_NEW } from "../../contract/routes.ts";
import { onCode } from "../../shared/errors.ts";
import { isLoopback } from "../../shared/outbound/server-urls.ts";
import { after } from "../../shared/records.ts";
import { needs, procedures } from "../http/procedures.ts";
import type { ServiceParts } from "../parts.ts";
import { type Browser, readCookie, renderCookie } from "../security/session-cookie.ts";
import type { Vault } from "../security/vault.ts";
import { checkAddress } from "./change.ts";

const GITHUB = "https://github.com";
const LIFETIME_MS = 3_600_000;
const COOKIE = "release-docs-github-app";
const SEALED = { id: "github-app", field: COOKIE };

/** A registration that began, sealed in a cookie. It is used once: `connectionId` is that of the connection it makes. */
type Begun = Record<"state" | "sessionId" | "connectionId" | "serverUrl" | "action" | "manifest" | "expiresAt", string>;

/** `https://github.com` → undefined, which is the API by default; GitHub Enterprise Server → `https://HOST/api/v3`. */
export const apiUrlOf = (serverUrl: string) => (serverUrl === GITHUB ? undefined : `${serverUrl}/api/v3`);

export function implementGitHubApps({ store, vault, outbound, githubUrl = GITHUB }: ServiceParts) {
  const { register } = procedures.githubApps;
  return {
    register: register.use(needs("connection:create")).handler(async ({ input, context }) => {
      const { kind, keyId, orgId, browser } = context;
      if (kind !== "session")
        throw conflict("A GitHub App is registered by a browser. Sign in, and use the app there.");
      const serverUrl = new URL(input.serverUrl ?? githubUrl).origin;
      checkAddress("serverUrl", serverUrl, { allowPrivate: outbound.allowPrivate, isRepository: false });
      const { buildManifest } = await import("../../hosts/github/registration.ts");
      const [state, connectionId] = [randomBytes(32).toString("base64url"), store.createId("cnn")];
      const { origin } = browser;
      const own = store.database.selectFrom("organizations").select("name").where("id", "=", orgId);
      const manifest = buildManifest({
        name: nameApp((await own.executeTakeFirstOrThrow()).name),
        origin,
        callback: origin + GITHUB_APP_CALLBACK,
        setup: origin + GITHUB_APP_INSTALLED + connectionId,
        webhook: isReachable(browser) ? `${origin}/webhooks/github` : undefined,
      });
      const owner = input.organization === undefined ? "" : `/organizations/${input.organization}`;
      const action = `${serverUrl}${owner}/settings/apps/new?state=${state}`;
      const expiresAt = after(store.now(), LIFETIME_MS);
      const begun = {
        state,
        sessionId: keyId,
        connectionId,
        serverUrl,
        action,
        manifest: JSON.stringify(manifest),
        expiresAt,
      };
      const value = vault.seal(JSON.stringify(begun satisfies Begun), SEALED);
      browser.setCookie(renderCookie(COOKIE, origin, { value, expiresAt }));
      return { url: GITHUB_APP_NEW };
    }),
  };
}

/** GitHub takes 34 characters, and each name once. */
function nameApp(organization: string): string {
  const own = organization
    .normalize("NFKD")
    .replace(/[^A-Za-z\d]+/g, "-")
    .slice(0, 14);
  return `release-docs-${own}-${randomBytes(2).toString("hex")}`.replace(/-+/g, "-");
}

/** Whether GitHub may reach the service at the origin that the operator named. */
function isReachable({ origin, linkOrigin }: Browser): boolean {
  return linkOrigin !== undefined && !isLoopback(new URL(origin).hostname);
}

type Answered = { headers: Headers; origin: string; sessionId: string; now: string };

/** Undefined unless it was sealed here, is of the session, and fresh. */
export async function openBegun(
  vault: Vault,
  { headers, origin, sessionId, now }: Answered,
): Promise<Begun | undefined> {
  const sealed = readCookie(COOKIE, headers, origin) ?? "";
  const open = async (): Promise<Begun | undefined> => JSON.parse(vault.open(sealed, SEALED));
  const begun = await open().catch(onCode("store/wrong-secrets-key", () => undefined));
  return begun?.sessionId === sessionId && begun.expiresAt > now ? begun : undefined;
}

export const forgetBegun = (origin: string) => renderCookie(COOKIE, origin);
