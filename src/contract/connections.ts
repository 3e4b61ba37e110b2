import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { describeSuspended } from "./billing.ts";
import {
  byId,
  described,
  LISTED,
  nameText,
  optional,
  pageQuery,
  pageTokens,
  queryBoolean,
  queryNumber,
  shownText,
  shownTimes,
  text,
  timestamp,
} from "./fields.ts";
import { Health } from "./health.ts";
import { CodehostbRepos, Named, Repository } from "./product-lists.ts";
import { routes } from "./routes.ts";

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

/** A connection as answers show it, with its config redacted (interface, "Connection"). */
export const Connection = z.looseObject({
  id: described("Identifier of the connection.", z.string()),
  orgId: described("Owning organization.", shownText),
  name: described("Its name, such as `owner/repo`.", z.string()),
  type: described("Name of the one config variant that is set.", shownText),
  allowedTriggerEvents: described("Trigger events that it can emit.", z.nullish(z.array(z.string()))),
  healthy: described("Whether it answered when last looked at.", z.nullish(z.boolean())),
  paused: described("Whether it is set aside.", z.nullish(z.boolean())),
  config: described("Exactly one variant, secrets masked.", z.nullish(z.record(z.string(), z.unknown()))),
  syncedAt: described("When it was last synced.", shownText),
  remainingRateLimitPercent: described("The share of its rate limit that was left.", z.nullish(z.number())),
  ...shownTimes,
  deletedAt: described("When it was deleted.", shownText),
});
export type Connection = z.infer<typeof Connection>;

const ConnectionRequest = z.object({
  name: described("Its name; a repository's is best `owner/repo`.", nameText),
  config: described("Exactly one variant.", ConnectionConfig),
  paused: described("Whether it is set aside; false unless told.", optional(z.boolean())),
  sync: described("Whether a first sync is started; false unless told.", optional(z.boolean())),
});

const ConnectionUpdate = z.extend(byId, {
  name: described("Its new name.", optional(nameText)),
  paused: described("Whether it is set aside.", optional(z.boolean())),
  config: described(
    "Exactly one variant; another one than before gives the connection another type. A masked secret stays as it is; " +
      "with another type or `baseUrl` it is refused with 400.",
    ConnectionConfig,
  ),
});

const ConnectionFilter = z.object({
  ...pageQuery,
  name: described("Only those with this name.", optional(z.string())),
  type: described(
    "Only those of this type.",
    optional(z.enum(CONNECTION_TYPES, `type is one of ${CONNECTION_TYPES.join(", ")}`)),
  ),
  paused: described("Only paused ones, or only others.", optional(queryBoolean)),
  healthy: described("Only healthy ones, or only others.", optional(queryBoolean)),
  syncedAtBefore: described("Only those last synced before this time (RFC 3339).", optional(timestamp)),
  remainingRateLimitPercent: described(
    "Only those with at most this percentage of their rate limit left, 0 to 100; the empty text is refused.",
    z.optional(queryNumber(z.number("it is a number from 0 to 100").check(z.minimum(0), z.maximum(100)))),
  ),
});

const ConnectionDelete = z.object({
  params: described("The path's.", byId),
  query: described(
    "The query's.",
    z.object({
      preserveDependencies: described(
        "Keeps the records that depend on it; they go with it unless told.",
        optional(queryBoolean),
      ),
    }),
  ),
});

const LISTER = "400 for a connection that is unknown, was deleted or is of another type.";

const CHANGED =
  "409 that names the publications and connections that use it, if its new type does not fit there (`docsRepo`, " +
  "`sourceRepos`, `notifierConnection`, `inputTriggers`, app of a repository or channel). A connection of another type " +
  "starts as healthy and not synced, and what was seen of the old repository is forgotten.";

/** Connections (interface, "Connections"). */
export const connections = {
  create: oc
    .route({
      ...routes.connections.create,
      summary: "Connect an external system",
      description:
        "`config` has exactly one variant, which is the connection's type. `sync` starts a first sync in " +
        "the background.",
    })
    .input(ConnectionRequest)
    .output(Connection),
  list: oc
    .route({
      ...routes.connections.list,
      summary: "List connections, the newest first",
      description: `An invalid filter is a 400. ${LISTED}`,
    })
    .input(ConnectionFilter)
    .output(z.looseObject({ connections: described("The page.", z.array(Connection)), ...pageTokens })),
  get: oc
    .route({
      ...routes.connections.get,
      summary: "Read a connection",
      description: "The config is redacted: its secrets are masked.",
    })
    .input(byId)
    .output(Connection),
  update: oc
    .route({
      ...routes.connections.update,
      summary: "Change a connection",
      description:
        "Changes the name, whether it is paused, or the config, which has exactly one variant. A masked " +
        `secret that is sent back stays as it is. ${CHANGED}`,
    })
    .input(ConnectionUpdate)
    .output(Connection),
  delete: oc
    .route({
      ...routes.connections.delete,
      summary: "Delete a connection",
      description: "Records that depend on the connection go with it unless `preserveDependencies` is true.",
    })
    .input(ConnectionDelete),
  sync: oc
    .route({
      ...routes.connections.sync,
      summary: "Start a sync",
      description: "Starts a sync in the background. An invalid `wait` is a 400.",
    })
    .input(z.extend(byId, { wait: described("Whether the answer waits for its end.", optional(z.boolean())) })),
  health: oc
    .route({
      ...routes.connections.health,
      summary: "Look whether a connection works",
      description: "Checks the connection now. An invalid ID is a 400.",
    })
    .input(byId)
    .output(Health),
  listChannels: oc
    .route({
      ...routes.connections.listChannels,
      summary: "List the channels of a chat app",
      description: `Only chat apps and chat channels have channels. ${LISTER}`,
    })
    .input(byId)
    .output(z.looseObject({ channels: described("All of them.", z.array(Named("channel"))) })),
  listCodehostbRepos: oc
    .route({
      ...routes.connections.listCodehostbRepos,
      summary: "List the repositories of the second code host",
      description: `Takes either \`connectionId\` alone, or \`workspace\` together with \`token\`; anything else is a 400. ${LISTER}`,
    })
    .input(CodehostbRepos)
    .output(z.looseObject({ repos: described("All of them.", z.array(Repository)) })),
  listTrackerStatuses: oc
    .route({
      ...routes.connections.listTrackerStatuses,
      summary: "List the statuses of a tracker",
      description: `Only trackers have statuses. An invalid ID is a 400. ${"404 for an unknown connection, 400 for one of another type."}`,
    })
    .input(byId)
    .output(z.looseObject({ statuses: described("All of them.", z.array(Named("status"))) })),
  summarizeMerge: oc
    .route({
      ...routes.connections.summarizeMerge,
      summary: "Start the summary of a merged pull request",
      description: `Summarizes a merged pull request in the background. A missing or invalid \`number\` is a 400. ${describeSuspended()}`,
    })
    .input(
      z.extend(byId, {
        number: described(
          "Number of a merged pull request.",
          z.int("number is a whole number of at least 1").check(z.positive("number is at least 1")),
        ),
      }),
    ),
};
