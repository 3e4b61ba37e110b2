import { request } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import Provider from "oidc-provider";
import { serveLocally } from "./scripted-server.ts";

export const CLIENT = { clientId: "release-docs", clientSecret: "secret-of-the-client" };

const KID = "of-a-test";

/** What the provider says of a person; `login` is the subject. */
export type Claims = Readonly<Record<string, unknown>>;

type SigningKey = Awaited<ReturnType<typeof generateKeyPair>>["privateKey"];

/** A provider of OpenID Connect on loopback, which lets everybody in whom `people` names. */
export class SignInProvider implements AsyncDisposable {
  readonly issuer: string;
  /** Where it listens; the issuer unless that is named. */
  readonly address: string;
  readonly #key: SigningKey;
  readonly #served: AsyncDisposable;
  /** The cookies of the last browser of each person. */
  readonly #jars = new Map<string, Map<string, string>>();

  private constructor(address: string, issuer: string, key: SigningKey, served: AsyncDisposable) {
    this.address = address;
    this.issuer = issuer;
    this.#key = key;
    this.#served = served;
  }

  static async open(
    redirectUri: string,
    people: Readonly<Record<string, Claims>>,
    named?: string,
  ): Promise<SignInProvider> {
    const served = await serveLocally((...asked) => void answer(...asked));
    const address = served.url;
    const issuer = named ?? address;
    const { privateKey } = await generateKeyPair("ES256", { extractable: true });
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT.clientId,
          client_secret: CLIENT.clientSecret,
          redirect_uris: [redirectUri],
          id_token_signed_response_alg: "ES256",
          backchannel_logout_uri: new URL("logout", redirectUri).href,
          backchannel_logout_session_required: true,
          // Its own origin is plain HTTP, which it allows to native clients only.
          application_type: "native",
        },
      ],
      jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: KID, use: "sig", alg: "ES256" }] },
      features: { backchannelLogout: { enabled: true } },
      // Its own dispatcher refuses loopback.
      fetch: (url, { dispatcher: _, ...sent } = {}) => fetch(url, sent),
      pkce: { required: () => true },
      claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "groups"] },
      findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people[sub] }) }),
      cookies: { keys: ["of a test"] },
    });
    const answer = provider.callback();
    return new SignInProvider(address, issuer, privateKey, served);
  }

  /** A token that it signs with its key unless another one is given. */
  sign(claims: Claims, key: SigningKey = this.#key): Promise<string> {
    return new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid: KID, typ: "logout+jwt" }).sign(key);
  }

  /** Follows the pages of the provider, in which the person signs in and consents; returns where it sends the browser. */
  async enter(location: string, login: string): Promise<string> {
    const jar = new Map<string, string>();
    this.#jars.set(login, jar);
    let next = location;
    for (let steps = 0; steps < 10 && next.startsWith(this.issuer); steps += 1) {
      const isPage = next.includes("/interaction/");
      const prompt =
        isPage && (await this.#call("GET", next, jar)).body.includes('value="login"') ? "login" : "consent";
      const form = new URLSearchParams({ prompt, login, password: "any" }).toString();
      const { to } = await (isPage ? this.#call("POST", next, jar, form) : this.#call("GET", next, jar));
      next = new URL(to, this.issuer).href;
    }
    return next;
  }

  /** Ends the person's last session at the provider, as its page does; the provider tells the service. */
  async leave(login: string): Promise<void> {
    const jar = this.#jars.get(login) ?? new Map();
    const { body } = await this.#call("GET", `${this.issuer}/session/end`, jar);
    const [, xsrf = ""] = /name="xsrf" value="([^"]+)"/.exec(body) ?? [];
    const form = new URLSearchParams({ xsrf, logout: "yes" }).toString();
    await this.#call("POST", `${this.issuer}/session/end/confirm`, jar, form);
  }

  async #call(method: string, url: string, jar: Map<string, string>, form = ""): Promise<{ to: string; body: string }> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, "content-type": "application/x-www-form-urlencoded", "content-length": form.length };
    return new Promise((resolve, reject) => {
      const sending = request(url, { method, headers }, async (answer) => {
        let body = "";
        for await (const piece of answer) body += piece;
        for (const one of answer.headers["set-cookie"] ?? []) {
          const [name = "", value = ""] = (one.split(";")[0] ?? "").split("=");
          jar.set(name, value);
        }
        resolve({ to: answer.headers.location ?? "", body });
      });
      sending.on("error", reject).end(form);
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#served[Symbol.asyncDispose]();
  }
}
