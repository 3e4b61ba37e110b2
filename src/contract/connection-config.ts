import * as z from "zod/mini";
import { described } from "./described.ts";
import { optional, text } from "./fields.ts";

const address = z.url("an address is written with its scheme, such as https://example.org");
const baseUrl = described("Where its API is, for one that you host yourself.", optional(address));

/**
 * The types of connections with their config (interface, "Connection"): the three of the document, and the apps that
 * these and its endpoints need.
 */
export const CONNECTION_CONFIGS = {
  codehostRepo: z.strictObject({
    codehostAppConnectionId: described(
      "The connection to the code host's app, `codehostApp` or `codehostbApp`, by ID; only a `file:` address needs none.",
      optional(text),
    ),
    repositoryUrl: described("Address of the repository, as a browser or git takes it.", address),
  }),
  notesTool: z.strictObject({ integrationKey: described("Its secret.", text), baseUrl }),
  chatChannel: z.strictObject({
    chatAppConnectionId: described("The connection to the chat app, `chatApp`, by ID.", text),
    channelId: described("The channel's ID in the chat app.", text),
  }),
  codehostApp: z.strictObject({ token: described("Its secret.", text), baseUrl }),
  codehostbApp: z.strictObject({
    workspace: described("The workspace that holds the repositories.", text),
    token: described("Its secret.", text),
    baseUrl,
  }),
  chatApp: z.strictObject({ token: described("Its secret.", text), baseUrl }),
  tracker: z.strictObject({
    baseUrl: described("Address of the tracker's site.", address),
    email: described("Whom the token belongs to.", text),
    token: described("Its secret.", text),
  }),
} as const;
export type ConnectionType = keyof typeof CONNECTION_CONFIGS;

/** Fields of a config that are kept encrypted and answered masked. */
export const SECRET_FIELDS: ReadonlySet<string> = new Set(["integrationKey", "token"]);

/** What stands in an answer for a secret; given back in an update it leaves the secret as it is. */
export const MASKED_SECRET = "********";

/** Every type of connection. */
export const CONNECTION_TYPES = Object.keys(CONNECTION_CONFIGS) as ConnectionType[];

const TAKES = `a config has exactly one of ${CONNECTION_TYPES.join(", ")}`;

/** Exactly one variant of a connection's config. Another key, none and two are refused, each by its name. */
export const ConnectionConfig = z
  .strictObject(
    {
      codehostRepo: described("A repository.", optional(CONNECTION_CONFIGS.codehostRepo)),
      notesTool: described("A notes tool, such as Notion.", optional(CONNECTION_CONFIGS.notesTool)),
      chatChannel: described("A channel of a chat app.", optional(CONNECTION_CONFIGS.chatChannel)),
      codehostApp: described("A code host: GitHub.", optional(CONNECTION_CONFIGS.codehostApp)),
      codehostbApp: described("The second code host: Bitbucket.", optional(CONNECTION_CONFIGS.codehostbApp)),
      chatApp: described("A chat app: Slack.", optional(CONNECTION_CONFIGS.chatApp)),
      tracker: described("An issue tracker: Jira.", optional(CONNECTION_CONFIGS.tracker)),
    } satisfies Record<ConnectionType, z.ZodMiniType>,
    {
      error: (issue) => {
        if (issue.code === "unrecognized_keys") return `${issue.keys.join(", ")} is no connection type; ${TAKES}`;
        return issue.input === undefined ? `config is missing; ${TAKES}` : TAKES;
      },
    },
  )
  .check(
    z.refine((config) => Object.values(config).filter((variant) => variant !== undefined).length === 1, {
      error: (issue) => explainCount(issue.input),
      abort: true,
    }),
  );
export type ConnectionConfig = z.infer<typeof ConnectionConfig>;

function explainCount(config: unknown): string {
  const given = Object.keys(config ?? {});
  return given.length === 0 ? `${TAKES}; this one has none` : `${TAKES}; this one has ${given.join(" and ")}`;
}
