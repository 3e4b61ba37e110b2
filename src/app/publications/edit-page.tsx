import { Banner } from "@primer/react";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Publication } from "../../contract/publications.ts";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { EditPage } from "../shell/record-page.tsx";
import { buildPublication, type Draft, readDraft } from "./draft.ts";
import { PublicationForm } from "./form.tsx";
import { publicationQuery } from "./queries.ts";

const route = getRouteApi("/signed-in/publications/$id/edit");

export function EditPublicationPage() {
  const { id } = route.useParams();
  return (
    <EditPage kind="Publication" query={publicationQuery(id)} permission="publication:update" recordId={id}>
      {(publication) => <Versions key={id} publication={publication} />}
    </EditPage>
  );
}

/** `base` is the version that the form began with: the service refuses to save where somebody has saved another since. */
function Versions({ publication }: { publication: Publication }) {
  const [shown, setShown] = useState(publication);
  const [base, setBase] = useState(publication.updatedAt);
  const { updatedAt } = publication;
  const load = () => {
    setShown(publication);
    setBase(updatedAt);
  };
  return (
    <>
      {updatedAt !== base && <Conflict onLoad={load} onKeep={() => setBase(updatedAt)} />}
      <EditPublication key={shown.updatedAt} publication={shown} updatedAt={base ?? undefined} />
    </>
  );
}

function Conflict({ onLoad, onKeep }: { onLoad: () => void; onKeep: () => void }) {
  return (
    <Banner
      variant="warning"
      title="Somebody saved another version of this publication"
      description="Load it to change that one; what you changed here is lost. Or keep yours: saving it replaces theirs."
      primaryAction={<Banner.PrimaryAction onClick={onLoad}>Load their version</Banner.PrimaryAction>}
      secondaryAction={<Banner.SecondaryAction onClick={onKeep}>Keep mine</Banner.SecondaryAction>}
    />
  );
}

type EditProps = { publication: Publication; updatedAt: string | undefined };

function EditPublication({ publication, updatedAt }: EditProps) {
  const { id } = publication;
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
      saving={saving}
      submitLabel="Save"
      onSave={saving.mutate}
      onCancel={leave}
    />
  );
}
