import { Button } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MAX_NAME_LENGTH } from "../../contract/limits.ts";
import { type Grant, RECORD_VERBS, RESOURCES, type Resource, renderGrant } from "../../contract/permissions.ts";
import { connectionChoices } from "../connections/queries.ts";
import { publicationChoices } from "../conversations/queries.ts";
import { SelectField, TextField, toChoices } from "../forms/fields.tsx";
import { FieldGroup } from "../forms/form.tsx";
import { instructionChoices } from "../library/queries.ts";
import { RESOURCE_LABELS, VERB_LABELS } from "../roles/words.ts";
import { useMay } from "../shell/session.ts";
import { GrantList } from "./grant-list.tsx";
import { describeGrant } from "./grants.ts";
import styles from "./grants-field.module.css";

type GrantsProps = { value: readonly Grant[]; onChange: (grants: readonly Grant[]) => void };

/** Permissions on single records, of those that the caller has. */
export function GrantsField({ value, onChange }: GrantsProps) {
  const may = useMay();
  const remove = (grant: Grant) =>
    may(grant.permission, grant.recordId) && (
      <Button
        size="small"
        aria-label={`Remove ${describeGrant(grant)} on ${grant.recordId}`}
        onClick={() => onChange(value.filter((one) => renderGrant(one) !== renderGrant(grant)))}
      >
        Remove
      </Button>
    );
  return (
    <FieldGroup title="Grants" path="grants" caption="Permissions on single records, beside those of the roles.">
      {value.length > 0 && <GrantList grants={value} actionsOf={remove} />}
      <NewGrant
        onAdd={(grant) => onChange([...value.filter((one) => renderGrant(one) !== renderGrant(grant)), grant])}
      />
    </FieldGroup>
  );
}

function NewGrant({ onAdd }: { onAdd: (grant: Grant) => void }) {
  const may = useMay();
  const resources = RESOURCES.filter((resource) => RECORD_VERBS.some((verb) => may(`${resource}:${verb}`)));
  const [resource, setResource] = useState<Resource>("publication");
  const [recordId, setRecordId] = useState("");
  const [verb, setVerb] = useState("");
  const verbs = RECORD_VERBS.filter((one) => may(`${resource}:${one}`, recordId.trim()));
  const given = verbs.find((one) => one === verb);
  if (resources.length === 0) return null;
  return (
    <div className={styles.grant} data-unfinished={recordId.trim() === "" ? undefined : "grants"}>
      <SelectField
        path="grant.resource"
        label="Kind of record"
        choices={resources.map((one) => ({ value: one, label: RESOURCE_LABELS[one] }))}
        value={resource}
        onChange={(value) => {
          setResource(RESOURCES.find((one) => one === value) ?? resource);
          setRecordId("");
        }}
      />
      <RecordField resource={resource} value={recordId} onChange={setRecordId} />
      <SelectField
        path="grant.permission"
        label="Permission"
        none="Choose one"
        choices={verbs.map((one) => ({ value: one, label: VERB_LABELS[one] }))}
        value={verb}
        onChange={setVerb}
      />
      <Button
        disabled={given === undefined || recordId.trim() === ""}
        onClick={() => {
          if (given !== undefined) onAdd({ permission: `${resource}:${given}`, recordId: recordId.trim() });
          setRecordId("");
        }}
      >
        Add grant
      </Button>
    </div>
  );
}

type RecordProps = { resource: Resource; value: string; onChange: (id: string) => void };

/** By name where the records can be listed; else by ID. */
function RecordField({ resource, value, onChange }: RecordProps) {
  const records = useRecords(resource);
  const field = { path: "grant.recordId", label: "Record", value, onChange };
  if (records === undefined) return <TextField {...field} caption="Its ID." maxLength={MAX_NAME_LENGTH} />;
  return <SelectField {...field} choices={toChoices(records)} none="Choose one" />;
}

/** Undefined for kinds of which there may be many. */
function useRecords(resource: Resource): readonly { id: string; name: string }[] | undefined {
  const connections = useQuery({ ...connectionChoices, enabled: resource === "connection" });
  const publications = useQuery({ ...publicationChoices, enabled: resource === "publication" });
  const instructions = useQuery({ ...instructionChoices, enabled: resource === "instruction" });
  if (resource === "connection") return connections.data ?? [];
  if (resource === "publication") return publications.data?.publications ?? [];
  if (resource === "instruction") return instructions.data ?? [];
  return undefined;
}
