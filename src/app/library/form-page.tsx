import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { MAX_PROSE_LENGTH } from "../../contract/limits.ts";
import type { Instruction } from "../../contract/resources/instructions.ts";
import { NameField, ProseField, SelectField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";
import { EditPage, FormPage } from "../shell/record-page.tsx";
import { useTyped } from "../shell/typed-text.ts";
import { instructionQuery, isSlotType, type SlotType, TYPE_CHOICES } from "./queries.ts";

const FIELDS = ["name", "type", "content"];

export function NewInstructionPage() {
  return (
    <FormPage title="New instruction" permission="instruction:create">
      <InstructionForm />
    </FormPage>
  );
}

export function EditInstructionPage() {
  return (
    <EditPage kind="Instruction" query={instructionQuery} permission="instruction:update">
      {(instruction) => <InstructionForm instruction={instruction} />}
    </EditPage>
  );
}

function InstructionForm({ instruction }: { instruction?: Instruction }) {
  const navigate = useNavigate();
  const id = instruction?.id;
  const [name, setName] = useTyped(`instruction.${id}.name`, instruction?.name);
  const [type, setType] = useState<SlotType>(isSlotType(instruction?.type) ? instruction.type : "releaseNotes");
  const [content, setContent] = useTyped(`instruction.${id}.content`, instruction?.content);
  const given = { name, type, content };
  const forget = () => {
    setName(instruction?.name ?? "");
    setContent(instruction?.content ?? "");
  };
  const saving = useChange({
    call: () => (id === undefined ? api.instructions.create(given) : api.instructions.update({ id, ...given })),
    resources: ["instructions", "publications"],
    done: (saved) => `Saved ${saved.name}`,
    onDone: (saved) => {
      forget();
      return navigate({ to: "/library/$id", params: { id: saved.id } });
    },
    hasForm: true,
  });
  return (
    <Form
      label="Instruction"
      fields={FIELDS}
      saving={saving}
      submitLabel={id === undefined ? "Create instruction" : "Save"}
      onSubmit={() => saving.mutate()}
      onCancel={() => {
        forget();
        void navigate(id === undefined ? { to: "/library" } : { to: "/library/$id", params: { id } });
      }}
    >
      <NameField value={name} onChange={setName} />
      <SelectField
        path="type"
        label="Subject"
        choices={TYPE_CHOICES}
        value={type}
        onChange={(value) => isSlotType(value) && setType(value)}
      />
      <ProseField
        path="content"
        label="Text"
        required
        rows={12}
        maxLength={MAX_PROSE_LENGTH}
        value={content}
        onChange={setContent}
      />
    </Form>
  );
}
