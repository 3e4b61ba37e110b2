import { PencilIcon } from "@primer/octicons-react";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { Instruction } from "../../contract/instructions.ts";
import { ConfirmButton } from "../forms/confirm-button.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { RelativeTime } from "../shell/controls.tsx";
import { Actions, Facts, Section } from "../shell/facts.tsx";
import { LinkButton } from "../shell/links.ts";
import { RecordPage } from "../shell/record-page.tsx";
import { useMay } from "../shell/session.ts";
import { Links } from "./links.tsx";
import { instructionQuery } from "./queries.ts";
import { nameType } from "./search.ts";

const route = getRouteApi("/signed-in/library/$id");

/** An instruction with the publications that follow it. */
export function InstructionPage() {
  const { id } = route.useParams();
  const { next } = route.useSearch();
  return (
    <RecordPage
      kind="Instruction"
      query={instructionQuery(id)}
      actions={(instruction) => <InstructionActions key={id} instruction={instruction} />}
    >
      {({ type, content, updatedAt }) => (
        <>
          <Facts
            of={{
              Subject: nameType(type),
              Changed: updatedAt && <RelativeTime time={updatedAt} />,
              Text: content,
            }}
          />
          <Section title="Used by">
            <Links instructionId={id} next={next} />
          </Section>
        </>
      )}
    </RecordPage>
  );
}

function InstructionActions({ instruction: { id, name } }: { instruction: Instruction }) {
  const may = useMay();
  const navigate = useNavigate();
  const deleting = useChange({
    call: () => api.instructions.delete({ id }),
    resources: ["instructions", "instructionLinks", "publications"],
    done: `Deleted the instruction ${name}`,
    onDone: () => navigate({ to: "/library" }),
  });
  return (
    <Actions>
      {may("instruction:update", id) && (
        <LinkButton to="/library/$id/edit" params={{ id }} leadingVisual={PencilIcon}>
          Edit
        </LinkButton>
      )}
      {may("instruction:delete", id) && (
        <ConfirmButton label="Delete" title={`Delete ${name}?`} change={deleting}>
          <span>Publications do not follow it any more.</span>
        </ConfirmButton>
      )}
    </Actions>
  );
}
