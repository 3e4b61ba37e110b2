import { Label, type LabelColorOptions } from "@primer/react";

const STATUSES: Readonly<Record<string, { label: string; variant: LabelColorOptions }>> = {
  received: { label: "Processing", variant: "attention" },
  waiting: { label: "Waiting", variant: "attention" },
  done: { label: "Done", variant: "success" },
  ignored: { label: "Ignored", variant: "secondary" },
  failed: { label: "Failed", variant: "danger" },
};

type DeliveryProps = { status: string; message?: string | null | undefined };

/** The status of a webhook delivery in words; a later version of the service may have others. */
export function DeliveryLabel({ status, message }: DeliveryProps) {
  // Only one that waits for its next try says something before its end.
  const shown = status === "received" && message ? "waiting" : status;
  const { label, variant } = STATUSES[shown] ?? { label: shown, variant: "secondary" };
  return <Label variant={variant}>{label}</Label>;
}
