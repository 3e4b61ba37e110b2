import { WebhookIcon } from "@primer/octicons-react";
import { Button, Label, type LabelColorOptions } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import type { Connection } from "../../contract/resources/connections/connections.ts";
import type { Webhook, WebhookDelivery } from "../../contract/resources/connections/webhooks.ts";
import { connectionChoices, connectionQuery, selectFitting } from "../connections/queries.ts";
import { ConfirmButton } from "../forms/confirm-button.tsx";
import { CopyField, SecretOnce } from "../forms/copy-field.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";
import { useMay } from "../shell/api/session.ts";
import { EmptyState, LinkButton, RecordLink, RelativeTime } from "../shell/controls/controls.tsx";
import { ListRow, RecordList, RowFacts } from "../shell/controls/list.tsx";
import { Loaded, Section } from "../shell/controls/section.tsx";
import { SectionPage } from "../shell/controls/tabs.tsx";
import { Actions, Facts, Permitted } from "../shell/record-page.tsx";
import { deliveriesQuery, webhookQuery } from "./queries.ts";
import styles from "./settings.module.css";

/** Where code hosts send their webhooks, for each connected app. */
export function WebhooksPage() {
  const may = useMay();
  return (
    <SectionPage section="Settings" title="Webhooks">
      <Permitted permission="connection:update" onSome>
        <Loaded query={connectionChoices}>
          {(connections) => <Webhooks connections={connections.filter(({ id }) => may("connection:update", id))} />}
        </Loaded>
      </Permitted>
    </SectionPage>
  );
}

function Webhooks({ connections }: { connections: readonly Connection[] }) {
  const apps = selectFitting(connections, "codehostAppConnectionId");
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
  return (
    <div className={styles.webhook}>
      <CopyField label="URL" value={`${window.location.origin}${path}`} />
      {secret !== undefined && <SecretOnce label="Secret" secret={secret} />}
      <Facts
        of={{
          Connection: <RecordLink to="/connections/$id" {...{ id, name }} />,
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
  return (
    <ConfirmButton
      label="Replace secret"
      describedAs={`Replace secret of ${name}`}
      title={`Replace the webhook secret of ${name}?`}
      change={{
        call: () => api.webhooks.replaceSecret({ id }),
        resources: ["connections"],
        onDone: ({ secret }) => onReplaced(secret),
      }}
    >
      <span>Webhooks are refused from now on until the code host has the new secret.</span>
    </ConfirmButton>
  );
}

const route = getRouteApi("/signed-in/settings/webhooks/$id");

/** What the code host of an app delivered, newest first. */
export function DeliveriesPage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const { data: connection } = useQuery(connectionQuery(id));
  const empty = (
    <EmptyState icon={WebhookIcon} title="No deliveries">
      Webhooks of the last 30 days appear here. Enter the URL and the secret at the code host.
    </EmptyState>
  );
  return (
    <SectionPage
      section="Settings"
      title={connection === undefined ? "Deliveries" : `Deliveries of ${connection.name}`}
    >
      <Permitted permission="connection:update" recordId={id}>
        <RecordList label="Deliveries" query={deliveriesQuery(id, search)} empty={empty}>
          {({ deliveries }) => deliveries.map((delivery) => <DeliveryRow key={delivery.id} delivery={delivery} />)}
        </RecordList>
      </Permitted>
    </SectionPage>
  );
}

function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const { id, connectionId, deliveryId, event, action, repository, status, message, createdAt } = delivery;
  const redelivering = useChange({
    call: () => api.webhookDeliveries.redeliver({ id: connectionId, deliveryId: id }),
    resources: ["connections"],
    done: "Redelivering the webhook",
  });
  const redeliver = (
    <Button
      size="small"
      aria-label={`Redeliver ${event} ${deliveryId}`}
      loading={redelivering.isPending}
      onClick={() => redelivering.mutate()}
    >
      Redeliver
    </Button>
  );
  const title = (
    <>
      {[event, action].filter(Boolean).join(", ")}
      <DeliveryLabel status={status} message={message} />
    </>
  );
  return (
    <ListRow id={id} icon={WebhookIcon} title={title} actions={delivery.isRedeliverable ? redeliver : undefined}>
      {message && <p className={styles.message}>{message}</p>}
      <Conversations ids={delivery.conversationIds} />
      <RowFacts>
        {repository && <span>{repository}</span>}
        <RelativeTime time={createdAt} />
        <span>{deliveryId}</span>
      </RowFacts>
    </ListRow>
  );
}

function Conversations({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <div className={styles.links}>
      {ids.map((id, index) => (
        <RecordLink
          key={id}
          to="/conversations/$id"
          id={id}
          name={ids.length === 1 ? "Conversation" : `Conversation ${index + 1}`}
        />
      ))}
    </div>
  );
}

const STATUSES: Readonly<Record<string, { label: string; variant: LabelColorOptions }>> = {
  received: { label: "Processing", variant: "attention" },
  waiting: { label: "Waiting", variant: "attention" },
  done: { label: "Done", variant: "success" },
  ignored: { label: "Ignored", variant: "secondary" },
  failed: { label: "Failed", variant: "danger" },
};

type DeliveryProps = { status: string; message?: string | null | undefined };

/** The status of a webhook delivery in words; a later version of the service may have others. */
function DeliveryLabel({ status, message }: DeliveryProps) {
  // Only one that waits for its next try says something before its end.
  const shown = status === "received" && message ? "waiting" : status;
  const { label, variant } = STATUSES[shown] ?? { label: shown, variant: "secondary" };
  return <Label variant={variant}>{label}</Label>;
}
