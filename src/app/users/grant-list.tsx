import { KeyIcon } from "@primer/octicons-react";
import type { ReactNode } from "react";
import { type Grant, renderGrant, splitPermission } from "../../contract/permissions.ts";
import { ListRow, PlainList, RowFacts } from "../shell/list.tsx";
import { describeGrant } from "./grants.ts";
import { RecordLink } from "./record-link.tsx";

type ListProps = { grants: readonly Grant[]; actionsOf?: (grant: Grant) => ReactNode };

/** Permissions on single records, with the names of the records. */
export function GrantList({ grants, actionsOf }: ListProps) {
  return (
    <PlainList label="Grants">
      {grants.map((grant) => {
        const id = renderGrant(grant);
        const [resource] = splitPermission(grant.permission);
        const title = <RecordLink resource={resource} id={grant.recordId} />;
        return (
          <ListRow key={id} id={id} icon={KeyIcon} title={title} actions={actionsOf?.(grant)}>
            <RowFacts>{describeGrant(grant)}</RowFacts>
          </ListRow>
        );
      })}
    </PlainList>
  );
}
