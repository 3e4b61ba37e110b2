import { Banner } from "@primer/react";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import type { Publication } from "../../contract/publications.ts";
import { Page } from "../shell/controls.tsx";
import { Permitted } from "../shell/permitted.tsx";
import { EditPage } from "../shell/record-page.tsx";
import { PublicationForm } from "./form.tsx";
import { publicationQuery } from "./queries.ts";

const route = getRouteApi("/signed-in/publications/$id/edit");

export function NewPublicationPage() {
  return (
    <Page title="New publication">
      <Permitted permission="publication:create">
        <PublicationForm />
      </Permitted>
    </Page>
  );
}

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
      <PublicationForm key={shown.updatedAt} publication={shown} updatedAt={base ?? undefined} />
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
