import { Label, type LabelColorOptions } from "@primer/react";

const STATUSES: Readonly<Record<string, { label: string; variant: LabelColorOptions }>> = {
  received: { label: "Processing", variant: "attention" },
  done: { label: "Done", variant: "success" },
  ignored: { label: "Ignored", variant: "secondary" },
  failed: { label: "Failed", variant: "danger" },
};

/** The status of a webhook delivery in words; a later version of the service may have others. */
export function DeliveryLabel({ status }: { status: string }) {
  const { label, variant } = STATUSES[status] ?? { label: status, variant: "secondary" };
  return <Label variant={variant}>{label}</Label>;
}
