import type { ConnectionType } from "../../contract/resources/connections/connections.ts";
import { Facts } from "../shell/record-page.tsx";
import { SafeLink } from "../shell/shown-text.tsx";
import type { GithubAccess } from "./kinds.ts";

const REPOSITORY = "Reads commits and tags, and writes drafts to branches of their own";
const PULL_REQUESTS = "Opens and updates the pull requests of drafts";
const ISSUES = "Answers people who mention it in an issue";
const GITHUB = { "Contents: write": REPOSITORY, "Pull requests: write": PULL_REQUESTS, "Issues: write": ISSUES };
const SLACK = {
  "channels:read": "Lists the channels to choose from",
  "groups:read": "The same for private channels that it is invited to",
  "chat:write": "Posts about drafts",
};
const name = "release-docs";
const TOKEN = new URLSearchParams({ name, contents: "write", pull_requests: "write", issues: "write" });
const MANIFEST = {
  display_information: { name },
  features: { bot_user: { display_name: name } },
  oauth_config: { scopes: { bot: Object.keys(SLACK) } },
};
const SLACK_APP = new URLSearchParams({ new_app: "1", manifest_json: JSON.stringify(MANIFEST) });

/** What the other side has to permit and why, and its page for that, filled in where it can be. */
const NEEDED: Readonly<
  Partial<
    Record<
      ConnectionType | GithubAccess,
      readonly [permissions: Record<string, string>, page?: string, created?: string]
    >
  >
> = {
  app: [GITHUB],
  token: [GITHUB, `https://github.com/settings/personal-access-tokens/new?${TOKEN}`],
  codehostbApp: [
    { "Repositories: write": REPOSITORY, "Pull requests: write": PULL_REQUESTS },
    "https://support.atlassian.com/bitbucket-cloud/docs/create-a-workspace-access-token/",
  ],
  chatApp: [SLACK, `https://api.slack.com/apps?${SLACK_APP}`, "app"],
  tracker: [
    { "Browse projects": "Reads the issues that commits mention" },
    "https://id.atlassian.com/manage-profile/security/api-tokens",
  ],
  notesTool: [
    { "Read content": "Reads the pages shared with it" },
    "https://www.notion.so/profile/integrations",
    "integration",
  ],
};

/** Above the fields of a kind of connection; nothing for one that needs no permission of its own. */
export function Needs({ type, access }: { type: ConnectionType; access: GithubAccess }) {
  const [permissions, page, created = "token"] = NEEDED[type === "codehostApp" ? access : type] ?? [];
  if (permissions === undefined) return null;
  return (
    <section aria-label="Permissions">
      <p>It needs these permissions:</p>
      <Facts of={permissions} />
      {page !== undefined && <SafeLink href={page}>Create the {created} there</SafeLink>}
    </section>
  );
}
