import * as z from "zod/mini";
import * as fields from "../../fields.ts";
import { described, optional } from "../../fields.ts";
import { operation } from "../../operation.ts";
import { routes } from "../../routes.ts";
import { describeSuspended } from "../jobs.ts";

const address = z
  .url(fields.form("an address is written with its scheme, such as https://example.org"))
  .check(z.maxLength(fields.MAX_ADDRESS_LENGTH));
const baseUrl = described("Base address of its API, for a self-hosted product.", optional(address));

const webhookSecret = described(
  "Secret that signs the code host's webhooks, of at least 16 characters: generated on creation and kept on update where " +
    "it is absent. The answer that generates one shows it once, as `webhookSecret`.",
  optional(fields.secret),
);

const written = (pattern: RegExp, form: string) => optional(z.string(form).check(z.regex(pattern, form)));

const githubFields = {
  token: described(
    "A personal token. Without it give `appId` and `privateKey` of a GitHub App.",
    optional(fields.secret),
  ),
  appId: described("ID or client ID of a GitHub App.", written(/^[\w.]{1,100}$/, "appId is text, such as 123456")),
  privateKey: described(
    "Private key of the app, in PEM; `\\n` counts as a newline.",
    optional(fields.escapedLines(fields.secret)),
  ),
  installationId: described(
    "Installation of the app; by default that of each repository.",
    written(/^\d{1,15}$/, "installationId is text of digits"),
  ),
  baseUrl,
  webhookSecret,
};

const EITHER_TOKEN = "codehostApp has either a token, or appId and privateKey";

const hasOneAccess = z.refine<{ [Field in keyof typeof githubFields]?: string | undefined }>(
  ({ token, appId, privateKey, installationId }) =>
    token === undefined ? appId !== undefined && privateKey !== undefined : !(appId || privateKey || installationId),
  EITHER_TOKEN,
);

export const CONNECTION_CONFIGS = {
  codehostRepo: z.strictObject({
    codehostAppConnectionId: described(
      "The connection to the code host's app, `codehostApp` or `codehostbApp`, by ID; only a `file:` address needs none.",
      optional(fields.reference),
    ),
    repositoryUrl: described("URL of the repository, for browsers or git.", address),
  }),
  notesTool: z.strictObject({ integrationKey: described("The secret.", fields.secret), baseUrl }),
  chatChannel: z.strictObject({
    chatAppConnectionId: described("The connection to the chat app, `chatApp`, by ID.", fields.reference),
    channelId: described("The channel's ID in the chat app.", fields.reference),
  }),
  codehostApp: z.strictObject(githubFields).check(hasOneAccess),
  codehostbApp: z.strictObject({
    workspace: described("The workspace of the repositories.", fields.reference),
    token: described("The secret.", fields.secret),
    baseUrl,
    webhookSecret,
  }),
  chatApp: z.strictObject({ token: described("The secret.", fields.secret), baseUrl }),
  tracker: z.strictObject({
    baseUrl: described("URL of the tracker's site.", address),
    email: described("Email address of the owner of the token.", fields.reference),
    token: described("The secret.", fields.secret),
  }),
} as const;
export type ConnectionType = keyof typeof CONNECTION_CONFIGS;

export const CONNECTION_TYPES = Object.keys(CONNECTION_CONFIGS) as ConnectionType[];

const TAKES = `a config has exactly one of ${CONNECTION_TYPES.join(", ")}`;

/** A config with exactly one of the variants. */
export function buildConnectionConfig(variants: typeof CONNECTION_CONFIGS) {
  return z
    .strictObject(
      {
        codehostRepo: described("A repository.", optional(variants.codehostRepo)),
        notesTool: described("A notes tool, such as Notion.", optional(variants.notesTool)),
        chatChannel: described("A channel of a chat app.", optional(variants.chatChannel)),
        codehostApp: described("A code host: GitHub.", optional(variants.codehostApp)),
        codehostbApp: described("The second code host: Bitbucket.", optional(variants.codehostbApp)),
        chatApp: described("A chat app: Slack.", optional(variants.chatApp)),
        tracker: described("An issue tracker: Jira.", optional(variants.tracker)),
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
}

export const ConnectionConfig = buildConnectionConfig(CONNECTION_CONFIGS);
export type ConnectionConfig = z.infer<typeof ConnectionConfig>;

function explainCount(config: unknown): string {
  const given = Object.entries(config ?? {}).flatMap(([name, variant]) => (variant === undefined ? [] : name));
  return given.length === 0 ? `${TAKES}; this one has none` : `${TAKES}; this one has ${given.join(" and ")}`;
}

export const Connection = z.looseObject({
  id: described("Identifier of the connection.", z.string()),
  orgId: described("The organization that owns it.", fields.shownText),
  name: described("Its name, such as `owner/repo`.", z.string()),
  type: described("Name of the one config variant that is set.", fields.shownText),
  allowedTriggerEvents: described("Trigger events that it can emit.", z.nullish(z.array(z.string()))),
  healthy: described("Whether the last health check succeeded; false before the first.", z.nullish(z.boolean())),
  healthMessage: described("The result of the last health check.", fields.shownText),
  paused: described("Whether it is paused.", z.nullish(z.boolean())),
  config: described("Exactly one variant, secrets masked.", z.nullish(z.record(z.string(), z.unknown()))),
  syncedAt: described("When it was last synced.", fields.shownText),
  remainingRateLimitPercent: described("The remaining percentage of its rate limit.", z.nullish(z.number())),
  ...fields.shownTimes,
  deletedAt: described("When it was deleted.", fields.shownText),
  webhookSecret: described(
    "A webhook secret that this call generated. No later answer contains it.",
    z.optional(fields.shownText),
  ),
});
export type Connection = z.infer<typeof Connection>;

export const Health = z.looseObject({
  id: described("The checked record.", z.string()),
  status: described("`healthy`, `unhealthy` or `paused`; others may be added.", z.string()),
  message: described("The result, in a sentence.", fields.shownText),
  error: described("The error, in the product's words.", fields.shownText),
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

const InstalledRepository = z.looseObject({
  fullName: described("`owner/name`.", z.string()),
  url: described("Its page, as `repositoryUrl` of a `codehostRepo` takes it.", z.string()),
  isPrivate: described("Whether it is private.", z.boolean()),
});

const CodehostbRepos = z.object({
  connectionId: described(
    "A connection to the second code host; without the other fields.",
    optional(fields.reference),
  ),
  workspace: described("A workspace, together with a token.", optional(fields.reference)),
  token: described("A token for that workspace.", optional(fields.secret)),
});

const ConnectionRequest = z.object({
  name: described("Its name; for a repository preferably `owner/repo`.", fields.nameText),
  config: described("Exactly one variant.", ConnectionConfig),
  paused: described("Whether it is paused; false by default.", optional(z.boolean())),
  sync: described("Whether to start a first sync; false by default.", optional(z.boolean())),
});

export const ConnectionUpdate = z.extend(fields.byId, {
  name: described("Its new name.", optional(fields.nameText)),
  paused: described("Whether it is paused.", optional(z.boolean())),
  config: described(
    "Exactly one variant; another variant changes the type. A masked secret is kept; with another type or " +
      "`baseUrl` it is a 400.",
    ConnectionConfig,
  ),
});

export const ConnectionFilter = z.object({
  ...fields.pageQuery,
  name: described("Filter by name.", optional(fields.filterText)),
  type: described("Filter by type.", optional(z.enum(CONNECTION_TYPES))),
  paused: described("Filter by whether they are paused.", optional(fields.queryBoolean)),
  healthy: described("Filter by health.", optional(fields.queryBoolean)),
  syncedAtBefore: described("Filter by last sync before this time (RFC 3339).", optional(fields.timestamp)),
  remainingRateLimitPercent: described(
    "Filter by at most this remaining percentage of the rate limit, 0 to 100; the empty text is refused.",
    z.optional(fields.queryNumber(z.number("must be a number from 0 to 100").check(z.minimum(0), z.maximum(100)))),
  ),
});

const preserveDependencies = described(
  "Keep the records that depend on it, which are deleted by default.",
  optional(fields.queryBoolean),
);
const ConnectionDelete = z.object({
  params: described("Path parameters.", fields.byId),
  query: described("Query parameters.", z.object({ preserveDependencies })),
});

const ConnectionSync = z.extend(fields.byId, {
  wait: described("Whether to wait for its end.", optional(z.boolean())),
});

const MergeSummary = z.extend(fields.byId, {
  number: described("Number of a merged pull request.", z.int().check(z.positive("number is at least 1"))),
});

const LISTER = "400 for a connection that is unknown, was deleted or is of another type.";

const CHANGED =
  "409 if the new type does not fit the publications and connections that use it, which the message names (`docsRepo`, " +
  "`sourceRepos`, `notifierConnection`, `inputTriggers`, app of a repository or channel). A connection of another type " +
  "starts as not synced, without the history of the old repository.";

export const connections = {
  create: operation(routes.connections.create, ConnectionRequest, {
    summary: "Connect an external system",
    description:
      "`config` has exactly one variant, which is the connection's type. It is checked: a token that the product rejects, " +
      "and a repository or channel that it does not have, is a 400 with the cause. If the product cannot be reached now, " +
      "the connection is created as not healthy, and `healthMessage` says why; so is a paused one, which is not checked. " +
      "`sync` starts a first sync in the background.",
  }).output(Connection),
  list: operation(routes.connections.list, ConnectionFilter, {
    summary: "List connections, newest first",
    description: `An invalid filter is a 400. ${fields.LISTED}`,
  }).output(z.looseObject({ connections: fields.pageOf(Connection), ...fields.pageTokens })),
  get: operation(routes.connections.get, fields.byId, {
    summary: "Read a connection",
    description: "Secrets of the config are masked.",
  }).output(Connection),
  update: operation(routes.connections.update, ConnectionUpdate, {
    summary: "Change a connection",
    description:
      "Changes the name, whether it is paused, or the config, which has exactly one variant. A masked " +
      `secret that is sent back is kept. A new config is checked as on creation, and so is one that is no longer paused; what a publication has as its ` +
      `docs repository must be writable. ${CHANGED}`,
  }).output(Connection),
  delete: operation(routes.connections.delete, ConnectionDelete, {
    summary: "Delete a connection",
    description: "Records that depend on the connection are deleted too unless `preserveDependencies` is true.",
  }),
  sync: operation(routes.connections.sync, ConnectionSync, {
    summary: "Start a sync",
    description: "Starts a sync in the background. An invalid `wait` is a 400.",
  }),
  health: operation(routes.connections.health, fields.byId, {
    summary: "Check the health of a connection",
    description: "Checks the connection now. An invalid ID is a 400.",
  }).output(Health),
  listChannels: operation(routes.connections.listChannels, fields.byId, {
    summary: "List the channels of a chat app",
    description: `Only chat apps and chat channels have channels. ${LISTER}`,
  }).output(z.looseObject({ channels: described("All channels.", z.array(Named("channel"))) })),
  listCodehostbRepos: operation(routes.connections.listCodehostbRepos, CodehostbRepos, {
    summary: "List the repositories of the second code host",
    description: `Takes either \`connectionId\` alone, or \`workspace\` together with \`token\`; anything else is a 400. Needs the permission \`connection:get\`. ${LISTER}`,
  }).output(z.looseObject({ repos: described("All repositories.", z.array(Repository)) })),
  listRepositories: operation(routes.connections.listRepositories, fields.byId, {
    summary: "List the repositories on which a GitHub App is installed",
    description: `Archived ones are left out; the ones with the newest pushes come first. Empty while the app is not installed. ${LISTER}`,
  }).output(
    z.looseObject({
      repositories: described("All repositories.", z.array(InstalledRepository)),
      installUrl: described("GitHub's page that installs the app, and adds repositories.", z.string()),
      sendsWebhooks: described("Whether GitHub reports events; without, only syncs find them.", z.boolean()),
    }),
  ),
  listTrackerStatuses: operation(routes.connections.listTrackerStatuses, fields.byId, {
    summary: "List the statuses of a tracker",
    description: `Only trackers have statuses. An invalid ID is a 400. 404 for an unknown connection, 400 for one of another type.`,
  }).output(z.looseObject({ statuses: described("All statuses.", z.array(Named("status"))) })),
  summarizeMerge: operation(routes.connections.summarizeMerge, MergeSummary, {
    summary: "Summarize a merged pull request",
    description: `Queues the work. A missing or invalid \`number\` is a 400. ${describeSuspended()}`,
  }),
};
