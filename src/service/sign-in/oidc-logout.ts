import { createRemoteJWKSet, customFetch, jwtVerify } from "jose";
import type { Configuration, CustomFetch } from "openid-client";
import * as z from "zod/mini";
import { badInput, badRequest } from "../../contract/refusals.ts";
import { messageOf } from "../../shared/errors.ts";
import { readBytes } from "../http/request-body.ts";
import type { Store } from "../store/store.ts";
import { endProviderSessions } from "./provider-users.ts";

const MAX_BYTES = 2 ** 14;
// Seconds.
const OPTIONS = { maxTokenAge: 5 * 60, clockTolerance: 60 };

/** What makes a token one of logout and nothing else. */
const LogoutToken = z
  .object({
    iss: z.string(),
    jti: z.string().check(z.minLength(1)),
    sub: z.optional(z.string()),
    sid: z.optional(z.string()),
    events: z.looseObject({ "http://schemas.openid.net/event/backchannel-logout": z.looseObject({}) }),
    nonce: z.optional(z.never()),
  })
  .check(z.refine(({ sub, sid }) => Boolean(sub ?? sid), "sub or sid is missing"));

type Parts = { store: Store; clientId: string; discover: () => Promise<Configuration>; fetch: CustomFetch };

/** OpenID Connect back-channel logout: the provider says which sessions ended there. */
export function createBackChannelLogout({ store, clientId: audience, discover, fetch }: Parts) {
  const readKeys = (url: string) =>
    createRemoteJWKSet(new URL(url), {
      [customFetch]: (from, { headers, ...sent }) =>
        fetch(from, { ...sent, headers: Object.fromEntries(headers), body: null }),
    });
  let keys: ReturnType<typeof readKeys> | undefined;
  const verify = async (token: string) => {
    const { issuer, jwks_uri = "" } = (await discover()).serverMetadata();
    keys ??= readKeys(jwks_uri);
    return (await jwtVerify(token, keys, { ...OPTIONS, issuer, audience })).payload;
  };
  return async (request: Request, requestId: string): Promise<Response> => {
    const form = new URLSearchParams(Buffer.from(await readBytes(request, MAX_BYTES)).toString());
    const payload = await verify(form.get("logout_token") ?? "").catch((cause: unknown) => {
      throw badRequest(`The logout token is refused: ${messageOf(cause)}`, "logout_token");
    });
    const { data: token, error } = LogoutToken.safeParse(payload);
    if (error !== undefined) throw badInput(error.issues);
    await store.transaction((within) => endProviderSessions(within, requestId, token));
    return new Response(null, { status: 200 });
  };
}
