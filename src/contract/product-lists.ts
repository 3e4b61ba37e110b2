import * as z from "zod/mini";
import { described, optional, text } from "./fields.ts";

/** A channel or a status of a connected product, as answers show it. */
export const Named = (what: string) =>
  z.looseObject({
    id: described(`Identifier of the ${what}.`, z.string()),
    name: described(`Name of the ${what}.`, z.string()),
  });

/** A repository of the second code host, as answers show it. */
export const Repository = z.looseObject({
  fullName: described("`workspace/slug`.", z.string()),
  slug: described("The last part of its address.", z.string()),
});

/** Whose repositories to list: a connection's, or those of a workspace and its token. */
export const CodehostbRepos = z.object({
  connectionId: described("A connection to the second code host; alone.", optional(text)),
  workspace: described("A workspace, together with a token.", optional(text)),
  token: described("A token for that workspace.", optional(text)),
});
