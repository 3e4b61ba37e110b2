import { type Instruction, instructions } from "../../contract/resources/instructions.ts";
import { fieldsFor, NameField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { useRecordForm } from "../forms/record-form.ts";
import { api } from "../shell/api/api.ts";
import { EditPage, FormPage } from "../shell/record-page.tsx";
import { instructionQuery, isSlotType, type SlotType, TYPE_CHOICES } from "./queries.ts";

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

type Values = { name: string; type: SlotType; content: string };
const { ProseField, SelectField } = fieldsFor<Values>();

function InstructionForm({ instruction }: { instruction?: Instruction }) {
  const { id, name = "", type, content = "" } = instruction ?? {};
  const form = useRecordForm({
    ...{ id, kind: "instruction", list: "/library", page: "/library/$id" },
    ...{ calls: api.instructions, operations: instructions, resources: ["instructions", "publications"] },
    start: { name, type: isSlotType(type) ? type : "releaseNotes", content },
    build: (values: Values) => values,
    keptAs: `instruction.${id}`,
  });
  return (
    <Form label="Instruction" {...form}>
      <NameField />
      <SelectField path="type" label="Subject" choices={TYPE_CHOICES} />
      <ProseField path="content" label="Text" required rows={12} />
    </Form>
  );
}
