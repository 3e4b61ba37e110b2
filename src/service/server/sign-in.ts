import { SignIn } from "../../contract/sessions.ts";
import { parseJson } from "../../shared/text.ts";
import { readAccess } from "../security/access.ts";
import { refuseOtherSites } from "../security/session-cookie.ts";
import { authenticateProof } from "../security/sessions.ts";
import { badInput, badRequest } from "../store/errors.ts";
import type { Store } from "../store/store.ts";
import type { CallerAndAccess } from "./caller.ts";
import { readBody } from "./request-body.ts";

const MAX_BYTES = 4096;

/** The body of a call that signs in, and whom it authenticates. Throws `unauthenticated`, `forbidden`, `invalid`. */
export async function readSignIn(
  store: Store,
  call: Request,
  origin: string,
): Promise<{ body: Request; known: CallerAndAccess }> {
  // Also without a session: another site's page could sign its visitor in as somebody else.
  refuseOtherSites(call, origin, { mayOmit: true });
  const body = await readBody(call, MAX_BYTES);
  const { data, error } = SignIn.safeParse(parseJson(await body.clone().text()));
  if (error !== undefined) throw badInput(error.issues);
  if ((data.code === undefined) === (data.apiKey === undefined))
    throw badRequest("Give either code or apiKey.", "code");
  const caller = await authenticateProof(store, data);
  return { body, known: { caller, access: await readAccess(store, caller.userId) } };
}
