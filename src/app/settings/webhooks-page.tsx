import { WebhookIcon } from "@primer/octicons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Connection } from "../../contract/connections.ts";
import { connectionChoices, selectFitting } from "../connections/queries.ts";
import { EmptyState } from "../shell/controls.tsx";
import { Command, Facts, Loaded, Section } from "../shell/facts.tsx";
import { Permitted } from "../shell/permitted.tsx";
import { SettingsPage } from "./settings-page.tsx";

/** Where code hosts send their webhooks, for each connected app. */
export function WebhooksPage() {
  const query = useQuery(connectionChoices);
  return (
    <SettingsPage title="Webhooks">
      <Permitted permission="connection:update">
        <Loaded query={query}>
          {(connections) => <Webhooks apps={selectFitting(connections, "codehostAppConnectionId")} />}
        </Loaded>
      </Permitted>
    </SettingsPage>
  );
}

function Webhooks({ apps }: { apps: readonly Connection[] }) {
  if (apps.length > 0) return apps.map((app) => <Webhook key={app.id} app={app} />);
  return (
    <EmptyState icon={WebhookIcon} title="No code host">
      Connect GitHub or Bitbucket first: webhooks tell the service at once of releases and merges.
    </EmptyState>
  );
}

function Webhook({ app: { id, name, type } }: { app: Connection }) {
  const { origin } = window.location;
  const command = `release-docs-service webhooks show --connection ${id} --base-url ${origin}`;
  const connection = (
    <Link to="/connections/$id" params={{ id }}>
      {name}
    </Link>
  );
  const url = `${origin}/webhooks/${type === "codehostbApp" ? "bitbucket" : "github"}`;
  return (
    <Section title={name}>
      <Facts of={{ Connection: connection, URL: url, "Content type": "application/json" }} />
      <p>The operator of the service prints the secret by command, and replaces it with --rotate:</p>
      <Command>{command}</Command>
    </Section>
  );
}
