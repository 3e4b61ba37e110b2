import { getRouteApi } from "@tanstack/react-router";
import type { ConnectionType } from "../../contract/connections.ts";
import { Page } from "../shell/controls.tsx";
import { LinkButton } from "../shell/links.ts";
import { ListRow, PlainList, RowFacts } from "../shell/list.tsx";
import { Permitted } from "../shell/permitted.tsx";
import { ConnectionForm } from "./form.tsx";
import { isKnownType, KINDS } from "./kinds.ts";
import { iconOf } from "./look.tsx";

const route = getRouteApi("/signed-in/connections/new");

/** First the kind, then its fields. */
export function NewConnectionPage() {
  const { type } = route.useSearch();
  return (
    <Page title={type === undefined ? "New connection" : `Connect: ${KINDS[type].label}`}>
      <Permitted permission="connection:create">
        {type === undefined ? <Kinds /> : <ConnectionForm type={type} />}
      </Permitted>
    </Page>
  );
}

function Kinds() {
  return (
    <PlainList label="Kinds of connections">
      {Object.entries(KINDS).flatMap(([type, { label, product }]) =>
        isKnownType(type) ? <KindRow key={type} type={type} label={label} product={product} /> : [],
      )}
    </PlainList>
  );
}

function KindRow({ type, label, product }: { type: ConnectionType; label: string; product: string }) {
  const choose = (
    <LinkButton to="/connections/new" search={{ type }} aria-label={`Connect ${label}`}>
      Connect
    </LinkButton>
  );
  return (
    <ListRow id={type} icon={iconOf(type)} title={label} actions={choose}>
      <RowFacts>{product}</RowFacts>
    </ListRow>
  );
}
