import { LinkIcon, TriangleDownIcon } from "@primer/octicons-react";
import { Button, SelectPanel } from "@primer/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { SLOT_TYPES } from "../../contract/kinds.ts";
import type { Instruction, InstructionLink } from "../../contract/resources/instructions.ts";
import { publicationChoices } from "../conversations/queries.ts";
import { ConfirmButton } from "../forms/confirm-button.tsx";
import { DeleteButton } from "../forms/delete-button.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";
import { useMay } from "../shell/api/session.ts";
import { EmptyState, RecordLink, RelativeTime } from "../shell/controls/controls.tsx";
import styles from "../shell/controls/list.module.css";
import { ListRow, RecordList, RowFacts } from "../shell/controls/list.tsx";
import { Section } from "../shell/controls/section.tsx";
import { Actions, EditLink, Facts, RecordPage } from "../shell/record-page.tsx";
import { instructionQuery, linksQuery, nameType, TYPE_LABELS } from "./queries.ts";

const route = getRouteApi("/signed-in/library/$id");

/** An instruction with the publications that follow it. */
export function InstructionPage() {
  const { id } = route.useParams();
  const { next } = route.useSearch();
  return (
    <RecordPage
      kind="Instruction"
      query={instructionQuery}
      actions={(instruction) => <InstructionActions instruction={instruction} />}
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
  return (
    <Actions>
      {may("instruction:update", id) && <EditLink to="/library/$id/edit" id={id} />}
      {may("instruction:delete", id) && (
        <DeleteButton
          {...{ kind: "instruction", name, to: "/library" }}
          resources={["instructions", "instructionLinks", "publications"]}
          call={() => api.instructions.delete({ id })}
        >
          <span>Publications do not follow it any more.</span>
        </DeleteButton>
      )}
    </Actions>
  );
}

/** The slots of publications that an instruction is in. */
function Links({ instructionId, next }: { instructionId: string; next: string | undefined }) {
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
      <NewLink instructionId={instructionId} />
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
      title={<RecordLink to="/publications/$id" id={publicationId} name={name} />}
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
  const call = () => api.instructionLinks.bulkDelete({ ids });
  if (ids.length < 2) return null;
  return (
    <Actions>
      <ConfirmButton
        size="small"
        label={`Remove these ${ids.length}`}
        title={`Remove ${ids.length} links?`}
        change={{ call, resources: CHANGED, done: `Removed ${ids.length} links` }}
      >
        <span>The publications listed here do not follow the instruction any more.</span>
      </ConfirmButton>
    </Actions>
  );
}

const SLOTS = SLOT_TYPES.map((slot) => ({ id: slot, text: TYPE_LABELS[slot] }));

/** Links an instruction to a slot of a publication, or to every chosen slot of every chosen one. */
function NewLink({ instructionId: id }: { instructionId: string }) {
  const may = useMay();
  const { data } = useQuery(publicationChoices);
  const [publicationIds, setPublications] = useState<string[]>([]);
  const [slots, setSlots] = useState<string[]>(["releaseNotes"]);
  const slotTypes = SLOT_TYPES.filter((slot) => slots.includes(slot));
  const links = publicationIds.length * slotTypes.length;
  const linking = useChange({
    call: async () => {
      const [publicationId = "", slotType] = [publicationIds[0], slotTypes[0]];
      if (links > 1 || slotType === undefined) {
        return api.instructionLinks.bulkCreate({ id, publicationIds, slotTypes });
      }
      return api.instructionLinks.create({ id, publicationId, slotType });
    },
    resources: CHANGED,
    done: links === 1 ? "Linked the instruction" : `Linked the instruction ${links} times`,
    onDone: () => setPublications([]),
  });
  const isMany = may("instructionLink:bulkCreate");
  if (!isMany && !may("instructionLink:create")) return null;
  return (
    <div className={styles.filters}>
      <ManyPicker
        label="Publications"
        choices={(data?.publications ?? []).map(({ id: publicationId, name }) => ({ id: publicationId, text: name }))}
        chosen={publicationIds}
        isMany={isMany}
        onChange={setPublications}
      />
      <ManyPicker label="Slots" choices={SLOTS} chosen={slots} isMany={isMany} onChange={setSlots} />
      <Button disabled={links === 0} loading={linking.isPending} onClick={() => linking.mutate()}>
        Link
      </Button>
    </div>
  );
}

type PickerProps = {
  label: string;
  choices: readonly { id: string; text: string }[];
  /** IDs of choices. */
  chosen: readonly string[];
  /** Whether a second choice is added to the first, instead of replacing it. */
  isMany: boolean;
  onChange: (chosen: string[]) => void;
};

/** A button that opens a list to choose one or several of, with a filter. */
function ManyPicker({ label, choices, chosen, isMany, onChange }: PickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const selected = choices.filter(({ id }) => chosen.includes(id));
  const [only, ...others] = selected;
  const noun = label.toLowerCase();
  const shown = only === undefined ? `Choose ${noun}` : others.length === 0 ? only.text : `${selected.length} ${label}`;
  const items = choices.filter((choice) => choice.text.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <SelectPanel
      title={label}
      inputLabel={`Filter ${noun}`}
      placeholderText={`Filter ${noun}`}
      open={isOpen}
      onOpenChange={(opens) => setOpen(opens)}
      items={items}
      selected={selected}
      onSelectedChange={(next: { id?: string | number }[]) => {
        const ids = next.map(({ id }) => String(id));
        onChange(isMany ? ids : ids.slice(-1));
      }}
      onFilterChange={setText}
      overlayProps={{ width: "medium", height: "medium" }}
      renderAnchor={({ children: _, ...anchor }) => (
        <Button {...anchor} aria-label={`${label}: ${shown}`} trailingAction={TriangleDownIcon}>
          {shown}
        </Button>
      )}
      {...(items.length === 0 && {
        message: { variant: "empty", title: "None matches", body: "Try another part of the name." },
      })}
    />
  );
}
