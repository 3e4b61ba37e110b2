import { generateKeyPairSync, verify } from "node:crypto";
import type { FakeGitHub, ScriptedAnswer } from "./github.ts";
import type { FakeGitHubRegistration } from "./github-registration.ts";
import type { Received } from "./scripted-server.ts";

const generate = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs1", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
const keys = generate();

/** A key that no app has. */
export const createStrangeKey = (): string => generate().privateKey;

type Claims = { iat: number; exp: number; iss: string };
type Issued = { token: string; expiresAt: number };

/**
 * A GitHub App of emulate's GitHub, installed on `octo`. Emulate checks permissions; this adds what it does not have:
 * GitHub's rules for times and words for errors, expiries of tokens, and suspensions.
 */
export class FakeGitHubApp {
  readonly appId = "12345";
  readonly installationId = "100";
  /** As GitHub makes it. */
  readonly privateKey = keys.privateKey;
  /** How far GitHub's clock is ahead of this machine's, in seconds. */
  clockOffset = 0;
  /** Seconds for which tokens are valid. */
  lifetime = 3600;
  isSuspended = false;
  permissions: Record<string, string> = {
    contents: "write",
    pull_requests: "write",
    issues: "write",
    metadata: "read",
  };
  readonly issued: Issued[] = [];
  /** The requests that the app's key signed. */
  readonly signed: string[] = [];
  #github: FakeGitHub | undefined;
  /** How it is registered and installed, where a test does that. */
  registration: FakeGitHubRegistration | undefined;

  /** What `codehostApp` takes. */
  get config() {
    return { appId: this.appId, privateKey: this.privateKey };
  }

  get seed() {
    const installations = [{ installation_id: Number(this.installationId), account: "octo" }];
    const { permissions, privateKey: private_key } = this;
    return { app_id: Number(this.appId), slug: "docs", name: "Docs", private_key, permissions, installations };
  }

  /** Answers for GitHub's API from now on. */
  install(github: FakeGitHub): void {
    this.#github = github;
    github.script = (request) => this.#answer(request);
  }

  /** Whether git or the API accepts these credentials. */
  accepts(authorization = ""): boolean {
    const [scheme = "", value = ""] = authorization.split(" ");
    const decoded = scheme === "Basic" ? Buffer.from(value, "base64").toString().replace("x-access-token:", "") : value;
    return this.issued.some(({ token, expiresAt }) => token === decoded && expiresAt > this.#now());
  }

  revokeAll(): void {
    for (const issued of this.issued) issued.expiresAt = 0;
  }

  async #answer(received: Received): Promise<ScriptedAnswer> {
    const registered = this.registration?.answerApi(received);
    if (registered !== undefined) return registered;
    const {
      method = "",
      url = "",
      headers: { authorization },
    } = received;
    if (!/^\/app(?:\/|$)|\/installation$/.test(url)) {
      return this.accepts(authorization) ? undefined : this.#refuse(401, "Bad credentials");
    }
    this.signed.push(`${method} ${url}`);
    const jwt = authorization?.replace(/^bearer /i, "") ?? "";
    const refusal = this.#checkJwt(jwt);
    if (refusal !== undefined) return refusal;
    // Emulate's has no owner.
    if (url === "/app")
      return {
        body: {
          id: Number(this.appId),
          name: this.seed.name,
          permissions: this.permissions,
          ...this.registration?.shown,
        },
      };
    const isToken = method === "POST" && url.endsWith("/access_tokens");
    if (isToken && this.isSuspended) return this.#refuse(403, "This installation has been suspended");
    const body = await this.#github
      ?.call<Record<string, unknown>>(method, url, isToken ? {} : undefined, jwt)
      .catch(() => undefined);
    if (body === undefined) return this.#refuse(404, "Not Found");
    return isToken ? { status: 201, body: this.#issue(body) } : { body: { ...body, ...this.#state } };
  }

  get #state() {
    return { permissions: this.permissions, suspended_at: this.isSuspended ? "2026-01-01T00:00:00Z" : null };
  }

  #issue(made: Record<string, unknown>) {
    const expiresAt = this.#now() + this.lifetime;
    this.issued.push({ token: String(made.token), expiresAt });
    return { ...made, expires_at: new Date(expiresAt * 1000).toISOString() };
  }

  /** Undefined for one that GitHub accepts. */
  #checkJwt(jwt: string): ScriptedAnswer {
    const [head = "", payload = "", signature = ""] = jwt.split(".");
    const signed = Buffer.from(`${head}.${payload}`);
    if (!verify("RSA-SHA256", signed, keys.publicKey, Buffer.from(signature, "base64url"))) {
      return this.#refuse(401, "A JSON web token could not be decoded");
    }
    const { iat, exp, iss }: Claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const claim = (words: string) => this.#refuse(401, words);
    if (iss !== this.appId) return this.#refuse(404, "Integration not found");
    if (iat > this.#now()) {
      return claim("'Issued at' claim ('iat') must be an Integer representing the time that the assertion was issued");
    }
    if (exp > this.#now() + 600) return claim("'Expiration time' claim ('exp') is too far in the future");
    if (exp > this.#now()) return undefined;
    return claim(
      "'Expiration time' claim ('exp') must be a numeric value representing the future time at which the assertion expires",
    );
  }

  #refuse(status: number, message: string): ScriptedAnswer {
    const headers = { date: new Date(this.#now() * 1000).toUTCString() };
    return {
      status,
      headers,
      body: { message, documentation_url: "https://docs.github.com/rest", status: `${status}` },
    };
  }

  #now(): number {
    return Math.floor(Date.now() / 1000) + this.clockOffset;
  }
}
