import { WebhookIcon } from "@primer/octicons-react";
import { Button } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { WebhookDelivery } from "../../contract/webhooks.ts";
import { connectionQuery } from "../connections/queries.ts";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { EmptyState, RelativeTime } from "../shell/controls.tsx";
import { AppLink } from "../shell/links.ts";
import { ListRow, RecordList, RowFacts } from "../shell/list.tsx";
import { Permitted } from "../shell/permitted.tsx";
import { DeliveryLabel } from "./delivery-status.tsx";
import { deliveriesQuery } from "./queries.ts";
import { SettingsPage } from "./settings-page.tsx";
import styles from "./webhooks-page.module.css";

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
    <SettingsPage title={connection === undefined ? "Deliveries" : `Deliveries of ${connection.name}`}>
      <Permitted permission="connection:update" recordId={id}>
        <RecordList label="Deliveries" query={deliveriesQuery(id, search)} empty={empty}>
          {({ deliveries }) => deliveries.map((delivery) => <DeliveryRow key={delivery.id} delivery={delivery} />)}
        </RecordList>
      </Permitted>
    </SettingsPage>
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
        <AppLink key={id} to="/conversations/$id" params={{ id }}>
          {ids.length === 1 ? "Conversation" : `Conversation ${index + 1}`}
        </AppLink>
      ))}
    </div>
  );
}
