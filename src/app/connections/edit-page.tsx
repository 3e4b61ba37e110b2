import { getRouteApi } from "@tanstack/react-router";
import type { Connection } from "../../contract/connections.ts";
import { EmptyState } from "../shell/controls.tsx";
import { EditPage } from "../shell/record-page.tsx";
import { ConnectionForm } from "./form.tsx";
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
  const { type } = connection;
  if (!isKnownType(type)) {
    return (
      <EmptyState icon={iconOf(type)} title="Unknown kind">
        This version of the app cannot change connections of the type {type}.
      </EmptyState>
    );
  }
  return <ConnectionForm {...{ type, connection }} />;
}
