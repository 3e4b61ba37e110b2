import { KeyIcon } from "@primer/octicons-react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type Grant, type Resource, renderGrant, splitPermission } from "../../contract/permissions.ts";
import { api, type CallOptions } from "../shell/api/api.ts";
import { useMay } from "../shell/api/session.ts";
import { RecordLink } from "../shell/controls/controls.tsx";
import { ListRow, PlainList, RowFacts } from "../shell/controls/list.tsx";
import { describeGrant } from "./access.ts";

type ListProps = { grants: readonly Grant[]; actionsOf?: (grant: Grant) => ReactNode };

/** Permissions on single records, with the names of the records. */
export function GrantList({ grants, actionsOf }: ListProps) {
  return (
    <PlainList label="Grants">
      {grants.map((grant) => {
        const id = renderGrant(grant);
        const [resource] = splitPermission(grant.permission);
        const title = <GrantedRecord resource={resource} id={grant.recordId} />;
        return (
          <ListRow key={id} id={id} icon={KeyIcon} title={title} actions={actionsOf?.(grant)}>
            <RowFacts>{describeGrant(grant)}</RowFacts>
          </ListRow>
        );
      })}
    </PlainList>
  );
}

type PageOf = {
  to: "/connections/$id" | "/conversations/$id" | "/publications/$id" | "/users/$id" | "/library/$id";
  read: (input: { id: string }, options: CallOptions) => Promise<{ name: string }>;
};

const PAGES: Partial<Record<Resource, PageOf>> = {
  connection: { to: "/connections/$id", read: api.connections.get },
  publication: { to: "/publications/$id", read: api.publications.get },
  instruction: { to: "/library/$id", read: api.instructions.get },
  user: { to: "/users/$id", read: api.users.get },
  conversation: {
    to: "/conversations/$id",
    read: async ({ id }, options) => {
      const { summary, publicationName } = await api.conversations.get({ id }, options);
      return { name: summary || publicationName || id };
    },
  },
};

const nameQuery = (resource: Resource, id: string) =>
  queryOptions({
    queryKey: [`${resource}s`, "one", id, "name"],
    queryFn: async ({ signal }) => (await PAGES[resource]?.read({ id }, { signal }))?.name ?? id,
  });

/** A record by its name, with a link to its page; by its ID where it has neither, or the caller may not read it. */
function GrantedRecord({ resource, id }: { resource: Resource; id: string }) {
  const may = useMay();
  const page = may(`${resource}:get`, id) ? PAGES[resource] : undefined;
  const { data } = useQuery({ ...nameQuery(resource, id), enabled: page !== undefined });
  if (page === undefined) return <code>{id}</code>;
  return <RecordLink to={page.to} id={id} name={data ?? id} />;
}
