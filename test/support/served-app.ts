import { type Listening, listen } from "../../src/service/http/http.ts";
import { createCode, type SessionTerms } from "../../src/service/security/sessions.ts";
import { createEphemeralVault, type Vault } from "../../src/service/security/vault.ts";
import type { ServiceOptions } from "../../src/service/service.ts";
import type { OidcSettings } from "../../src/service/sign-in/oidc-options.ts";
import { Browser } from "./browser.ts";
import { openGateway } from "./gateway.ts";
import { TestService } from "./service.ts";

type Limits = { callsPerMinute?: number; refusalsPerMinute?: number; signInsPerMinute?: number };
type AppOptions = {
  clock?: () => Date;
  origin?: string;
  port?: number;
  limits?: Limits;
  sessionTerms?: SessionTerms;
  oidc?: OidcSettings;
  vault?: Vault;
  onFault?: (error: unknown) => void;
  parts?: Partial<ServiceOptions>;
};

/** A service that listens on loopback, as browsers reach it. */
export class ServedApp implements AsyncDisposable {
  readonly served: TestService;
  readonly url: string;
  readonly #listening: Listening;

  private constructor(served: TestService, listening: Listening) {
    this.served = served;
    this.url = listening.url;
    this.#listening = listening;
  }

  static async open(
    location: string,
    {
      clock,
      origin,
      port,
      limits = {},
      sessionTerms,
      oidc,
      vault = createEphemeralVault(),
      onFault,
      parts,
    }: AppOptions = {},
  ): Promise<ServedApp> {
    const served = await TestService.open(location, clock, {
      ...parts,
      sessionTerms,
      oidc,
      vault,
      ...(onFault && { onFault }),
    });
    const fetch = openGateway(served.service.fetch, { limits, origin });
    const listening = await listen({ fetch, close: async () => undefined }, { port, trustedProxies: ["loopback"] });
    return new ServedApp(served, listening);
  }

  browse(): Browser {
    return new Browser(this.url);
  }

  async createCode(userId: string): Promise<string> {
    return (await createCode(this.served.store, { id: userId })).code;
  }

  /** A browser in which the user is signed in. */
  async signIn(userId: string): Promise<Browser> {
    const browser = this.browse();
    const { status } = await browser.api("POST", "sessions", { code: await this.createCode(userId) });
    if (status !== 201) throw new Error(`The sign-in got ${status}.`);
    return browser;
  }

  /** Once what was last used is stored, which no answer waits for. */
  recorded(): Promise<void> {
    return this.served.service.idle();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#listening[Symbol.asyncDispose]();
    await this.served.close();
  }
}
