import { PencilIcon, SyncIcon } from "@primer/octicons-react";
import { Button } from "@primer/react";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { Publication } from "../../contract/publications.ts";
import { HealthCheck } from "../connections/health-check.tsx";
import { ConfirmButton } from "../forms/confirm-button.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { Actions } from "../shell/facts.tsx";
import { LinkButton } from "../shell/links.ts";
import { RecordPage } from "../shell/record-page.tsx";
import { useMay } from "../shell/session.ts";
import { PublicationFacts } from "./publication-facts.tsx";
import { publicationQuery } from "./queries.ts";

const route = getRouteApi("/signed-in/publications/$id");

export function PublicationPage() {
  const { id } = route.useParams();
  return (
    <RecordPage
      kind="Publication"
      query={publicationQuery(id)}
      actions={(publication) => <PublicationActions key={id} publication={publication} />}
    >
      {(publication) => (
        <>
          <PublicationFacts publication={publication} />
          <HealthCheck key={id} check={() => api.publications.health({ id })} />
          <p>
            <Link to="/conversations" search={{ publication: id }}>
              Work of this publication
            </Link>
          </p>
        </>
      )}
    </RecordPage>
  );
}

function PublicationActions({ publication: { id, name } }: { publication: Publication }) {
  const may = useMay();
  const navigate = useNavigate();
  const syncing = useChange({
    call: () => api.publications.sync({ id }),
    resources: ["publications"],
    done: `Syncing the connections of ${name}`,
  });
  const deleting = useChange({
    call: () => api.publications.delete({ id }),
    resources: ["publications"],
    done: `Deleted the publication ${name}`,
    onDone: () => navigate({ to: "/publications" }),
  });
  return (
    <Actions>
      {may("publication:update", id) && (
        <>
          <Button leadingVisual={SyncIcon} loading={syncing.isPending} onClick={() => syncing.mutate()}>
            Sync
          </Button>
          <LinkButton to="/publications/$id/edit" params={{ id }} leadingVisual={PencilIcon}>
            Edit
          </LinkButton>
        </>
      )}
      {may("publication:delete", id) && (
        <ConfirmButton label="Delete" title={`Delete ${name}?`} change={deleting}>
          <span>Its own instructions are deleted too. Past work still names it.</span>
        </ConfirmButton>
      )}
    </Actions>
  );
}
