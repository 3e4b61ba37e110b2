import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

export const CLIENT = { clientId: "release-docs", clientSecret: "secret-of-the-client" };

/** What the provider says of a person; `login` is the subject. */
export type Claims = Readonly<Record<string, unknown>>;

/** A provider of OpenID Connect on loopback, which lets everybody in whom `people` names. */
export class SignInProvider implements AsyncDisposable {
  readonly issuer: string;
  /** Where it listens; the issuer unless that is named. */
  readonly address: string;
  readonly #close: () => Promise<void>;

  private constructor(address: string, issuer: string, close: () => Promise<void>) {
    this.address = address;
    this.issuer = issuer;
    this.#close = close;
  }

  static async open(
    redirectUri: string,
    people: Readonly<Record<string, Claims>>,
    named?: string,
  ): Promise<SignInProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const issuer = named ?? address;
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT.clientId,
          client_secret: CLIENT.clientSecret,
          redirect_uris: [redirectUri],
          // Its own origin is plain HTTP, which it allows to native clients only.
          application_type: "native",
        },
      ],
      pkce: { required: () => true },
      claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "groups"] },
      findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people[sub] }) }),
      cookies: { keys: ["of a test"] },
    });
    server.on("request", provider.callback());
    return new SignInProvider(address, issuer, async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
  }

  /** Follows the pages of the provider, in which the person signs in and consents; returns where it sends the browser. */
  async enter(location: string, login: string): Promise<string> {
    const jar = new Map<string, string>();
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
    await this.#close();
  }
}
