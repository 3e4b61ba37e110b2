import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Publication } from "../../contract/publications.ts";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { Page } from "../shell/controls.tsx";
import { Loaded } from "../shell/facts.tsx";
import { Permitted } from "../shell/permitted.tsx";
import { buildPublication, type Draft, readDraft } from "./draft.ts";
import { PublicationForm } from "./form.tsx";
import { publicationQuery } from "./queries.ts";

const route = getRouteApi("/signed-in/publications/$id/edit");

export function EditPublicationPage() {
  const { id } = route.useParams();
  const query = useQuery(publicationQuery(id));
  return (
    <Page title={query.data === undefined ? "Publication" : `Edit ${query.data.name}`}>
      <Permitted permission="publication:update" recordId={id}>
        <Loaded query={query}>{(publication) => <EditPublication key={id} publication={publication} />}</Loaded>
      </Permitted>
    </Page>
  );
}

function EditPublication({ publication }: { publication: Publication }) {
  const { id } = publication;
  // What the form began with, so that a change by somebody else meanwhile is a conflict.
  const [updatedAt] = useState(publication.updatedAt ?? undefined);
  const navigate = useNavigate();
  const leave = () => void navigate({ to: "/publications/$id", params: { id } });
  const saving = useChange({
    call: (draft: Draft) => api.publications.update({ id, updatedAt, ...buildPublication(draft) }),
    resources: ["publications"],
    done: ({ name }) => `Saved ${name}`,
    onDone: leave,
    hasForm: true,
  });
  return (
    <PublicationForm
      start={readDraft(publication)}
      error={saving.error}
      isSaving={saving.isPending}
      submitLabel="Save"
      onSave={saving.mutate}
      onCancel={leave}
    />
  );
}
