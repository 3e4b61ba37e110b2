import { WebhookIcon } from "@primer/octicons-react";
import { useState } from "react";
import type { Connection } from "../../contract/connections.ts";
import type { Webhook } from "../../contract/webhooks.ts";
import { connectionChoices, selectFitting } from "../connections/queries.ts";
import { ConfirmButton } from "../forms/confirm-button.tsx";
import { CopyField, SecretOnce } from "../forms/copy-field.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { EmptyState, RelativeTime } from "../shell/controls.tsx";
import { Actions, Facts, Loaded, Section } from "../shell/facts.tsx";
import { AppLink, LinkButton } from "../shell/links.ts";
import { Permitted } from "../shell/permitted.tsx";
import { useMay } from "../shell/session.ts";
import { DeliveryLabel } from "./delivery-status.tsx";
import { webhookQuery } from "./queries.ts";
import { SettingsPage } from "./settings-page.tsx";
import styles from "./webhooks-page.module.css";

/** Where code hosts send their webhooks, for each connected app. */
export function WebhooksPage() {
  const may = useMay();
  return (
    <SettingsPage title="Webhooks">
      <Permitted permission="connection:update" onSome>
        <Loaded query={connectionChoices}>
          {(connections) => {
            const apps = selectFitting(connections, "codehostAppConnectionId");
            return <Webhooks apps={apps.filter(({ id }) => may("connection:update", id))} />;
          }}
        </Loaded>
      </Permitted>
    </SettingsPage>
  );
}

function Webhooks({ apps }: { apps: readonly Connection[] }) {
  if (apps.length > 0) return apps.map((app) => <AppWebhook key={app.id} app={app} />);
  return (
    <EmptyState icon={WebhookIcon} title="No code host">
      Connect GitHub or Bitbucket first: webhooks start work at once when something is released or merged.
    </EmptyState>
  );
}

function AppWebhook({ app: { id, name } }: { app: Connection }) {
  return (
    <Section title={name}>
      <Loaded query={webhookQuery(id)}>{(webhook) => <Details webhook={webhook} name={name} />}</Loaded>
    </Section>
  );
}

function Details({ webhook, name }: { webhook: Webhook; name: string }) {
  const { connectionId: id, path, hasSecret, lastDelivery } = webhook;
  const [secret, setSecret] = useState<string>();
  const last = lastDelivery && (
    <>
      {lastDelivery.event} <DeliveryLabel status={lastDelivery.status} /> <RelativeTime time={lastDelivery.createdAt} />
    </>
  );
  const connection = (
    <AppLink to="/connections/$id" params={{ id }}>
      {name}
    </AppLink>
  );
  return (
    <div className={styles.webhook}>
      <CopyField label="URL" value={`${window.location.origin}${path}`} />
      {secret !== undefined && <SecretOnce label="Secret" secret={secret} />}
      <Facts
        of={{
          Connection: connection,
          "Content type": "application/json",
          Secret: hasSecret ? "Set. It is not shown again; replace it to get another one." : "Not set",
          "Last delivery": last || "None so far",
        }}
      />
      <Actions>
        <LinkButton to="/settings/webhooks/$id" params={{ id }}>
          Recent deliveries
        </LinkButton>
        <ReplaceSecret id={id} name={name} onReplaced={setSecret} />
      </Actions>
    </div>
  );
}

type ReplaceProps = { id: string; name: string; onReplaced: (secret: string) => void };

function ReplaceSecret({ id, name, onReplaced }: ReplaceProps) {
  const replacing = useChange({
    call: () => api.webhooks.replaceSecret({ id }),
    resources: ["connections"],
    onDone: ({ secret }) => onReplaced(secret),
  });
  return (
    <ConfirmButton
      label="Replace secret"
      describedAs={`Replace secret of ${name}`}
      title={`Replace the webhook secret of ${name}?`}
      change={replacing}
    >
      <span>Webhooks are refused from now on until the code host has the new secret.</span>
    </ConfirmButton>
  );
}
