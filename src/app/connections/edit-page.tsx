import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { Connection } from "../../contract/connections.ts";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { EmptyState, Page } from "../shell/controls.tsx";
import { Loaded } from "../shell/facts.tsx";
import { Permitted } from "../shell/permitted.tsx";
import { ConnectionForm, type GivenConnection } from "./form.tsx";
import { isKnownType } from "./kinds.ts";
import { iconOf } from "./look.tsx";
import { connectionQuery } from "./queries.ts";

const route = getRouteApi("/signed-in/connections/$id/edit");

export function EditConnectionPage() {
  const { id } = route.useParams();
  const query = useQuery(connectionQuery(id));
  return (
    <Page title={query.data === undefined ? "Connection" : `Edit ${query.data.name}`}>
      <Permitted permission="connection:update" recordId={id}>
        <Loaded query={query}>{(connection) => <EditConnection key={id} connection={connection} />}</Loaded>
      </Permitted>
    </Page>
  );
}

function EditConnection({ connection }: { connection: Connection }) {
  const { id, type } = connection;
  const navigate = useNavigate();
  const leave = () => void navigate({ to: "/connections/$id", params: { id } });
  const saving = useChange({
    call: (given: GivenConnection) => api.connections.update({ id, ...given }),
    resources: ["connections"],
    done: ({ name }) => `Saved ${name}`,
    onDone: leave,
    hasForm: true,
  });
  if (!isKnownType(type)) {
    return (
      <EmptyState icon={iconOf(type)} title="Unknown kind">
        This version of the app cannot change connections of the type {type}.
      </EmptyState>
    );
  }
  return (
    <ConnectionForm
      {...{ type, connection }}
      error={saving.error}
      isSaving={saving.isPending}
      onSave={saving.mutate}
      onCancel={leave}
    />
  );
}
