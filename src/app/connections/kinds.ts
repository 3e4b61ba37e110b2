import type { ConnectionField } from "../../contract/resources/connections/connection-fields.ts";
import type { ConnectionConfig, ConnectionType } from "../../contract/resources/connections/connections.ts";

/** How an app of GitHub is reached: by a personal token, or as a GitHub App. */
export type GithubAccess = "token" | "app";

export type KindField<Name extends string = string> = {
  name: Name;
  label: string;
  /** By default a line of text. */
  form?: "secret" | "key";
  isRequired?: true;
  caption?: string;
  /** Names a connection of a type that fits. */
  refersTo?: ConnectionField;
  /** Only for this access to GitHub. */
  access?: GithubAccess;
};

type Kind<Name extends string = string> = { label: string; product: string; fields: readonly KindField<Name>[] };

type FieldName<Type extends ConnectionType> = Extract<keyof NonNullable<ConnectionConfig[Type]>, string>;

const BASE_URL = { name: "baseUrl", label: "API address", caption: "For a self-hosted product." } as const;
const TOKEN = { name: "token", label: "Token", form: "secret", isRequired: true } as const;
const WEBHOOK_SECRET = {
  name: "webhookSecret",
  label: "Webhook secret",
  form: "secret",
  caption: "The service generates one if this is empty.",
} as const;

/** What can be connected, and the fields of each kind in the order of its form. */
export const KINDS = {
  codehostApp: {
    label: "GitHub",
    product: "Access to the repositories of GitHub",
    fields: [
      { name: "token", label: "Personal token", form: "secret", isRequired: true, access: "token" },
      { name: "appId", label: "App ID or client ID", isRequired: true, access: "app" },
      {
        name: "privateKey",
        label: "Private key",
        form: "key",
        isRequired: true,
        access: "app",
        caption: "The .pem file that GitHub made.",
      },
      {
        name: "installationId",
        label: "Installation ID",
        access: "app",
        caption: "By default the installation of each repository.",
      },
      BASE_URL,
      WEBHOOK_SECRET,
    ],
  },
  codehostbApp: {
    label: "Bitbucket",
    product: "Access to the repositories of a Bitbucket workspace",
    fields: [{ name: "workspace", label: "Workspace", isRequired: true }, TOKEN, BASE_URL, WEBHOOK_SECRET],
  },
  codehostRepo: {
    label: "Repository",
    product: "A repository to read commits from and to write to",
    fields: [
      { name: "repositoryUrl", label: "Repository URL", isRequired: true },
      {
        name: "codehostAppConnectionId",
        label: "Code host",
        refersTo: "codehostAppConnectionId",
        caption: "Only a file: address needs none.",
      },
    ],
  },
  tracker: {
    label: "Jira",
    product: "Issues that commits mention",
    fields: [
      { name: "baseUrl", label: "Site URL", isRequired: true },
      { name: "email", label: "Email address of the token's owner", isRequired: true },
      TOKEN,
    ],
  },
  notesTool: {
    label: "Notion",
    product: "Notes as context for the writer",
    fields: [{ name: "integrationKey", label: "Integration key", form: "secret", isRequired: true }, BASE_URL],
  },
  chatApp: { label: "Slack", product: "Access to the channels of a workspace", fields: [TOKEN, BASE_URL] },
  chatChannel: {
    label: "Slack channel",
    product: "A channel that gets messages about new drafts",
    fields: [
      { name: "chatAppConnectionId", label: "Chat app", isRequired: true, refersTo: "chatAppConnectionId" },
      { name: "channelId", label: "Channel ID", isRequired: true },
    ],
  },
} as const satisfies { [Type in ConnectionType]: Kind<FieldName<Type>> };

export function isKnownType(type: unknown): type is ConnectionType {
  return typeof type === "string" && Object.hasOwn(KINDS, type);
}

export function nameKind(type: string | null | undefined): string {
  return isKnownType(type) ? KINDS[type].label : (type ?? "Unknown");
}

/** The fields of a form; of GitHub's those of one access. */
export function selectFields(type: ConnectionType, access: GithubAccess): readonly KindField[] {
  const fields: readonly KindField[] = KINDS[type].fields;
  return fields.filter((field) => field.access === undefined || field.access === access);
}

const EVENT_LABELS: Readonly<Record<string, string>> = {
  pullRequests: "Pull requests",
  newIssues: "New issues",
  issueComments: "Issue comments",
  releases: "Releases",
};

/** An event that starts work. */
export function nameEvent(event: string): string {
  return EVENT_LABELS[event] ?? event;
}
