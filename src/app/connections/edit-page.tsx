import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { Connection } from "../../contract/connections.ts";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { EmptyState } from "../shell/controls.tsx";
import { EditPage } from "../shell/record-page.tsx";
import { ConnectionForm, type GivenConnection } from "./form.tsx";
import { isKnownType } from "./kinds.ts";
import { iconOf } from "./look.tsx";
import { connectionQuery } from "./queries.ts";

const route = getRouteApi("/signed-in/connections/$id/edit");

export function EditConnectionPage() {
  const { id } = route.useParams();
  return (
    <EditPage kind="Connection" query={connectionQuery(id)} permission="connection:update" recordId={id}>
      {(connection) => <EditConnection key={id} connection={connection} />}
    </EditPage>
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
    onDone: ({ webhookSecret }) => (webhookSecret ? undefined : leave()),
    hasForm: true,
  });
  if (!isKnownType(type)) {
    return (
      <EmptyState icon={iconOf(type)} title="Unknown kind">
        This version of the app cannot change connections of the type {type}.
      </EmptyState>
    );
  }
  return <ConnectionForm {...{ type, connection }} saving={saving} onCancel={leave} />;
}
