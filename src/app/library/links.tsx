import { LinkIcon } from "@primer/octicons-react";
import { Button } from "@primer/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { InstructionLink } from "../../contract/instructions.ts";
import { publicationChoices } from "../conversations/queries.ts";
import { ConfirmButton } from "../forms/confirm-button.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { EmptyState } from "../shell/controls.tsx";
import { Actions } from "../shell/facts.tsx";
import { ListRow, RecordList, RowFacts } from "../shell/list.tsx";
import { useMay } from "../shell/session.ts";
import { NewLink } from "./new-link.tsx";
import { linksQuery } from "./queries.ts";
import { nameType } from "./search.ts";

type LinksProps = { instructionId: string; next: string | undefined };

/** The slots of publications that an instruction is in. */
export function Links({ instructionId, next }: LinksProps) {
  const query = linksQuery(instructionId, next);
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData });
  const may = useMay();
  const empty = (
    <EmptyState icon={LinkIcon} title="Not used yet">
      Publications follow an instruction that is linked to one of their slots.
    </EmptyState>
  );
  return (
    <>
      <NewLink instructionId={instructionId} changed={CHANGED} />
      <RecordList label="Links" query={query} empty={empty}>
        {({ instructionLinks }) => instructionLinks.map((link) => <LinkRow key={link.id} link={link} />)}
      </RecordList>
      {may("instructionLink:bulkDelete") && <RemoveAll links={data?.instructionLinks ?? []} />}
    </>
  );
}

const CHANGED = ["instructionLinks", "publications"];

function LinkRow({ link: { id, publicationId, slotType, position } }: { link: InstructionLink }) {
  const may = useMay();
  const { data } = useQuery(publicationChoices);
  const name = data?.publications.find((one) => one.id === publicationId)?.name ?? publicationId;
  const removing = useChange({
    call: () => api.instructionLinks.delete({ id }),
    resources: CHANGED,
    done: `${name} does not follow it any more`,
  });
  const remove = may("instructionLink:delete", id) && (
    <Button
      size="small"
      aria-label={`Remove from ${name}`}
      loading={removing.isPending}
      onClick={() => removing.mutate()}
    >
      Remove
    </Button>
  );
  return (
    <ListRow
      id={id}
      icon={LinkIcon}
      title={
        <Link to="/publications/$id" params={{ id: publicationId }}>
          {name}
        </Link>
      }
      actions={remove}
    >
      <RowFacts>
        {nameType(slotType)}, position {position + 1}
      </RowFacts>
    </ListRow>
  );
}

/** Removes the links of the page that is shown. */
function RemoveAll({ links }: { links: readonly InstructionLink[] }) {
  const ids = links.map(({ id }) => id);
  const removing = useChange({
    call: () => api.instructionLinks.bulkDelete({ ids }),
    resources: CHANGED,
    done: `Removed ${ids.length} links`,
  });
  if (ids.length < 2) return null;
  return (
    <Actions>
      <ConfirmButton
        size="small"
        label={`Remove these ${ids.length}`}
        title={`Remove ${ids.length} links?`}
        change={removing}
      >
        <span>The publications listed here do not follow the instruction any more.</span>
      </ConfirmButton>
    </Actions>
  );
}
