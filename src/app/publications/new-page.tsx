import { useNavigate } from "@tanstack/react-router";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { Page } from "../shell/controls.tsx";
import { Permitted } from "../shell/permitted.tsx";
import { buildPublication, type Draft, EMPTY_DRAFT } from "./draft.ts";
import { PublicationForm } from "./form.tsx";

export function NewPublicationPage() {
  const navigate = useNavigate();
  const creating = useChange({
    call: (draft: Draft) => api.publications.create(buildPublication(draft)),
    resources: ["publications"],
    done: ({ name }) => `Created ${name}`,
    onDone: ({ id }) => navigate({ to: "/publications/$id", params: { id } }),
    hasForm: true,
  });
  return (
    <Page title="New publication">
      <Permitted permission="publication:create">
        <PublicationForm
          start={EMPTY_DRAFT}
          saving={creating}
          submitLabel="Create publication"
          onSave={creating.mutate}
          onCancel={() => void navigate({ to: "/publications" })}
        />
      </Permitted>
    </Page>
  );
}
