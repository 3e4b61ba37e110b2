import * as z from "zod/mini";
import {
  byId,
  described,
  LISTED,
  nameText,
  operation,
  optional,
  pageOf,
  pageQuery,
  pageTokens,
  queryBoolean,
  queryNumber,
  shownText,
  shownTimes,
  text,
  timestamp,
} from "./fields.ts";
import { describeSuspended } from "./jobs.ts";
import { routes } from "./routes.ts";

const address = z.url("an address is written with its scheme, such as https://example.org");
const baseUrl = described("Base address of its API, for a self-hosted product.", optional(address));

export const CONNECTION_CONFIGS = {
  codehostRepo: z.strictObject({
    codehostAppConnectionId: described(
      "The connection to the code host's app, `codehostApp` or `codehostbApp`, by ID; only a `file:` address needs none.",
      optional(text),
    ),
    repositoryUrl: described("URL of the repository, for browsers or git.", address),
  }),
  notesTool: z.strictObject({ integrationKey: described("The secret.", text), baseUrl }),
  chatChannel: z.strictObject({
    chatAppConnectionId: described("The connection to the chat app, `chatApp`, by ID.", text),
    channelId: described("The channel's ID in the chat app.", text),
  }),
  codehostApp: z.strictObject({ token: described("The secret.", text), baseUrl }),
  codehostbApp: z.strictObject({
    workspace: described("The workspace of the repositories.", text),
    token: described("The secret.", text),
    baseUrl,
  }),
  chatApp: z.strictObject({ token: described("The secret.", text), baseUrl }),
  tracker: z.strictObject({
    baseUrl: described("URL of the tracker's site.", address),
    email: described("Email address of the owner of the token.", text),
    token: described("The secret.", text),
  }),
} as const;
export type ConnectionType = keyof typeof CONNECTION_CONFIGS;

/** Fields of a config that are stored encrypted and returned masked. */
export const SECRET_FIELDS: ReadonlySet<string> = new Set(["integrationKey", "token"]);

/** Replaces a secret in answers; in an update it keeps the stored secret. */
export const MASKED_SECRET = "********";

export const CONNECTION_TYPES = Object.keys(CONNECTION_CONFIGS) as ConnectionType[];

const TAKES = `a config has exactly one of ${CONNECTION_TYPES.join(", ")}`;

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

export const Connection = z.looseObject({
  id: described("Identifier of the connection.", z.string()),
  orgId: described("The organization that owns it.", shownText),
  name: described("Its name, such as `owner/repo`.", z.string()),
  type: described("Name of the one config variant that is set.", shownText),
  allowedTriggerEvents: described("Trigger events that it can emit.", z.nullish(z.array(z.string()))),
  healthy: described("Whether the last health check succeeded.", z.nullish(z.boolean())),
  paused: described("Whether it is paused.", z.nullish(z.boolean())),
  config: described("Exactly one variant, secrets masked.", z.nullish(z.record(z.string(), z.unknown()))),
  syncedAt: described("When it was last synced.", shownText),
  remainingRateLimitPercent: described("The remaining percentage of its rate limit.", z.nullish(z.number())),
  ...shownTimes,
  deletedAt: described("When it was deleted.", shownText),
});
export type Connection = z.infer<typeof Connection>;

export const Health = z.looseObject({
  id: described("The checked record.", z.string()),
  status: described("`healthy`, `unhealthy` or `paused`; others may be added.", z.string()),
  message: described("The result, in a sentence.", shownText),
  error: described("The error, in the product's words.", shownText),
});
export type Health = z.infer<typeof Health>;

const Named = (what: string) =>
  z.looseObject({
    id: described(`Identifier of the ${what}.`, z.string()),
    name: described(`Name of the ${what}.`, z.string()),
  });

const Repository = z.looseObject({
  fullName: described("`workspace/slug`.", z.string()),
  slug: described("The last part of its URL.", z.string()),
});

const CodehostbRepos = z.object({
  connectionId: described("A connection to the second code host; without the other fields.", optional(text)),
  workspace: described("A workspace, together with a token.", optional(text)),
  token: described("A token for that workspace.", optional(text)),
});

const ConnectionRequest = z.object({
  name: described("Its name; for a repository preferably `owner/repo`.", nameText),
  config: described("Exactly one variant.", ConnectionConfig),
  paused: described("Whether it is paused; false by default.", optional(z.boolean())),
  sync: described("Whether to start a first sync; false by default.", optional(z.boolean())),
});

export const ConnectionUpdate = z.extend(byId, {
  name: described("Its new name.", optional(nameText)),
  paused: described("Whether it is paused.", optional(z.boolean())),
  config: described(
    "Exactly one variant; another variant changes the type. A masked secret is kept; with another type or " +
      "`baseUrl` it is a 400.",
    ConnectionConfig,
  ),
});

const ConnectionFilter = z.object({
  ...pageQuery,
  name: described("Filter by name.", optional(z.string())),
  type: described(
    "Filter by type.",
    optional(z.enum(CONNECTION_TYPES, `type is one of ${CONNECTION_TYPES.join(", ")}`)),
  ),
  paused: described("Filter by whether they are paused.", optional(queryBoolean)),
  healthy: described("Filter by health.", optional(queryBoolean)),
  syncedAtBefore: described("Filter by last sync before this time (RFC 3339).", optional(timestamp)),
  remainingRateLimitPercent: described(
    "Filter by at most this remaining percentage of the rate limit, 0 to 100; the empty text is refused.",
    z.optional(queryNumber(z.number("it is a number from 0 to 100").check(z.minimum(0), z.maximum(100)))),
  ),
});

const ConnectionDelete = z.object({
  params: described("Path parameters.", byId),
  query: described(
    "Query parameters.",
    z.object({
      preserveDependencies: described(
        "Keep the records that depend on it, which are deleted by default.",
        optional(queryBoolean),
      ),
    }),
  ),
});

const LISTER = "400 for a connection that is unknown, was deleted or is of another type.";

const CHANGED =
  "409 if the new type does not fit the publications and connections that use it, which the message names (`docsRepo`, " +
  "`sourceRepos`, `notifierConnection`, `inputTriggers`, app of a repository or channel). A connection of another type " +
  "starts as healthy and not synced, without the history of the old repository.";

export const connections = {
  create: operation(
    routes.connections.create,
    "Connect an external system",
    "`config` has exactly one variant, which is the connection's type. `sync` starts a first sync in " +
      "the background.",
  )
    .input(ConnectionRequest)
    .output(Connection),
  list: operation(routes.connections.list, "List connections, newest first", `An invalid filter is a 400. ${LISTED}`)
    .input(ConnectionFilter)
    .output(z.looseObject({ connections: pageOf(Connection), ...pageTokens })),
  get: operation(routes.connections.get, "Read a connection", "Secrets of the config are masked.")
    .input(byId)
    .output(Connection),
  update: operation(
    routes.connections.update,
    "Change a connection",
    "Changes the name, whether it is paused, or the config, which has exactly one variant. A masked " +
      `secret that is sent back is kept. ${CHANGED}`,
  )
    .input(ConnectionUpdate)
    .output(Connection),
  delete: operation(
    routes.connections.delete,
    "Delete a connection",
    "Records that depend on the connection are deleted too unless `preserveDependencies` is true.",
  ).input(ConnectionDelete),
  sync: operation(
    routes.connections.sync,
    "Start a sync",
    "Starts a sync in the background. An invalid `wait` is a 400.",
  ).input(z.extend(byId, { wait: described("Whether to wait for its end.", optional(z.boolean())) })),
  health: operation(
    routes.connections.health,
    "Check the health of a connection",
    "Checks the connection now. An invalid ID is a 400.",
  )
    .input(byId)
    .output(Health),
  listChannels: operation(
    routes.connections.listChannels,
    "List the channels of a chat app",
    `Only chat apps and chat channels have channels. ${LISTER}`,
  )
    .input(byId)
    .output(z.looseObject({ channels: described("All channels.", z.array(Named("channel"))) })),
  listCodehostbRepos: operation(
    routes.connections.listCodehostbRepos,
    "List the repositories of the second code host",
    `Takes either \`connectionId\` alone, or \`workspace\` together with \`token\`; anything else is a 400. ${LISTER}`,
  )
    .input(CodehostbRepos)
    .output(z.looseObject({ repos: described("All repositories.", z.array(Repository)) })),
  listTrackerStatuses: operation(
    routes.connections.listTrackerStatuses,
    "List the statuses of a tracker",
    `Only trackers have statuses. An invalid ID is a 400. 404 for an unknown connection, 400 for one of another type.`,
  )
    .input(byId)
    .output(z.looseObject({ statuses: described("All statuses.", z.array(Named("status"))) })),
  summarizeMerge: operation(
    routes.connections.summarizeMerge,
    "Summarize a merged pull request",
    `Queues the work. A missing or invalid \`number\` is a 400. ${describeSuspended()}`,
  ).input(
    z.extend(byId, {
      number: described(
        "Number of a merged pull request.",
        z.int("number is a whole number of at least 1").check(z.positive("number is at least 1")),
      ),
    }),
  ),
};
