import { Button } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SLOT_TYPES } from "../../contract/slots.ts";
import { publicationChoices } from "../conversations/queries.ts";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import styles from "../shell/list.module.css";
import { useMay } from "../shell/session.ts";
import { ManyPicker } from "./many-picker.tsx";
import { TYPE_LABELS } from "./search.ts";

const SLOTS = SLOT_TYPES.map((slot) => ({ id: slot, text: TYPE_LABELS[slot] }));

/** Links an instruction to a slot of a publication, or to every chosen slot of every chosen one. */
export function NewLink({ instructionId: id, changed }: { instructionId: string; changed: readonly string[] }) {
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
    resources: changed,
    done: links === 1 ? "Linked the instruction" : `Linked the instruction ${links} times`,
    onDone: () => setPublications([]),
  });
  const isMany = may("instructionLink:bulkCreate");
  if (!isMany && !may("instructionLink:create")) return null;
  return (
    <div className={styles.filters}>
      <ManyPicker
        label="Publications"
        placeholder="Choose publications"
        choices={(data?.publications ?? []).map(({ id: publicationId, name }) => ({ id: publicationId, text: name }))}
        chosen={publicationIds}
        isMany={isMany}
        onChange={setPublications}
      />
      <ManyPicker
        label="Slots"
        placeholder="Choose slots"
        choices={SLOTS}
        chosen={slots}
        isMany={isMany}
        onChange={setSlots}
      />
      <Button disabled={links === 0} loading={linking.isPending} onClick={() => linking.mutate()}>
        Link
      </Button>
    </div>
  );
}
