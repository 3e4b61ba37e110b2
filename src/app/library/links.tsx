import { LinkIcon } from "@primer/octicons-react";
import { Button, Select } from "@primer/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { InstructionLink } from "../../contract/instructions.ts";
import { PUBLICATION_SLOTS, type PublicationSlot } from "../../contract/slots.ts";
import { publicationChoices } from "../conversations/queries.ts";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { EmptyState } from "../shell/controls.tsx";
import styles from "../shell/list.module.css";
import { ListRow, RecordList, RowFacts } from "../shell/list.tsx";
import { useMay } from "../shell/session.ts";
import { linksQuery } from "./queries.ts";
import { nameType, TYPE_LABELS } from "./search.ts";

type LinksProps = { instructionId: string; next: string | undefined; onTurn: (next: string) => void };

/** The slots of publications that an instruction is in. */
export function Links({ instructionId, next, onTurn }: LinksProps) {
  const query = useQuery({ ...linksQuery(instructionId, next), placeholderData: keepPreviousData });
  const may = useMay();
  const empty = (
    <EmptyState icon={LinkIcon} title="Not used yet">
      Publications follow an instruction that is linked to one of their slots.
    </EmptyState>
  );
  return (
    <>
      {may("instructionLink:create") && <NewLink instructionId={instructionId} />}
      <RecordList label="Links" query={query} empty={empty} onTurn={onTurn}>
        {({ instructionLinks }) => instructionLinks.map((link) => <LinkRow key={link.id} link={link} />)}
      </RecordList>
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

function NewLink({ instructionId }: { instructionId: string }) {
  const { data } = useQuery(publicationChoices);
  const [publicationId, setPublication] = useState("");
  const [slotType, setSlot] = useState<PublicationSlot>("releaseNotes");
  const linking = useChange({
    call: () => api.instructionLinks.create({ id: instructionId, publicationId, slotType }),
    resources: CHANGED,
    done: "Linked the instruction",
  });
  return (
    <div className={styles.filters}>
      <Select aria-label="Publication" value={publicationId} onChange={({ target }) => setPublication(target.value)}>
        <Select.Option value="">Choose a publication</Select.Option>
        {data?.publications.map(({ id, name }) => (
          <Select.Option key={id} value={id}>
            {name}
          </Select.Option>
        ))}
      </Select>
      <Select
        aria-label="Slot"
        value={slotType}
        onChange={({ target }) => {
          const slot = PUBLICATION_SLOTS.find((one) => one === target.value);
          if (slot !== undefined) setSlot(slot);
        }}
      >
        {PUBLICATION_SLOTS.map((slot) => (
          <Select.Option key={slot} value={slot}>
            {TYPE_LABELS[slot]}
          </Select.Option>
        ))}
      </Select>
      <Button disabled={publicationId === ""} loading={linking.isPending} onClick={() => linking.mutate()}>
        Link
      </Button>
    </div>
  );
}
