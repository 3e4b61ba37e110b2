import type { ConnectionType } from "../../contract/resources/connections.ts";
import { Facts } from "../shell/record-page.tsx";
import { SafeLink } from "../shell/shown-text.tsx";
import type { GithubAccess } from "./kinds.ts";

/** What the other side has to permit and why, and its page for that, filled in where it can be. */
type Needed = {
  intro: string;
  permissions: Readonly<Record<string, string>>;
  page?: readonly [label: string, url: string];
};

const GITHUB = {
  "Contents: write": "Reads commits and tags, and writes drafts to branches of their own",
  "Pull requests: write": "Opens and updates the pull requests of drafts",
  "Issues: write": "Answers people who mention it in an issue",
};
const TOKEN = {
  name: "release-docs",
  description: "Release notes and changelogs",
  contents: "write",
  pull_requests: "write",
  issues: "write",
};

const SLACK = {
  "channels:read": "Lists the channels to choose from",
  "groups:read": "The same for private channels that it is invited to",
  "chat:write": "Posts about drafts",
};
const MANIFEST = {
  display_information: { name: "release-docs" },
  features: { bot_user: { display_name: "release-docs" } },
  oauth_config: { scopes: { bot: Object.keys(SLACK) } },
};

const NEEDED: Readonly<Partial<Record<ConnectionType | GithubAccess, Needed>>> = {
  app: {
    intro: "GitHub creates an app that is yours alone, and asks on which repositories to install it. It gets:",
    permissions: GITHUB,
  },
  token: {
    intro: "A fine-grained token for the repositories needs:",
    permissions: GITHUB,
    page: [
      "Create the token on GitHub",
      `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams(TOKEN)}`,
    ],
  },
  codehostbApp: {
    intro: "An access token of the workspace needs:",
    permissions: {
      "Repositories: write": "Reads commits and tags, and writes drafts to branches of their own",
      "Pull requests: write": "Opens and updates the pull requests of drafts",
    },
    page: [
      "How Bitbucket creates it",
      "https://support.atlassian.com/bitbucket-cloud/docs/create-a-workspace-access-token/",
    ],
  },
  chatApp: {
    intro: "The bot token of a Slack app needs:",
    permissions: SLACK,
    page: [
      "Create the app on Slack",
      `https://api.slack.com/apps?new_app=1&manifest_json=${encodeURIComponent(JSON.stringify(MANIFEST))}`,
    ],
  },
  tracker: {
    intro: "The owner of the API token needs:",
    permissions: { "Browse projects": "Reads the issues that commits mention" },
    page: ["Create the token at Atlassian", "https://id.atlassian.com/manage-profile/security/api-tokens"],
  },
  notesTool: {
    intro: "The integration needs:",
    permissions: { "Read content": "Reads the pages that are shared with it, as context" },
    page: ["Create the integration on Notion", "https://www.notion.so/profile/integrations"],
  },
};

/** Above the fields of a kind of connection. Nothing for one that needs no permission of its own. */
export function Needs({ type, access }: { type: ConnectionType; access: GithubAccess }) {
  const needed = NEEDED[type === "codehostApp" ? access : type];
  if (needed === undefined) return null;
  const [label, url] = needed.page ?? [];
  return (
    <section aria-label="Permissions">
      <p>{needed.intro}</p>
      <Facts of={needed.permissions} />
      {url !== undefined && <SafeLink href={url}>{label}</SafeLink>}
    </section>
  );
}
