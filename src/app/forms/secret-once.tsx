import { Flash } from "@primer/react";
import { CopyField } from "./copy-field.tsx";

/** A secret that the service shows once, to be copied. */
export function SecretOnce({ label, secret }: { label: string; secret: string }) {
  return (
    <>
      <Flash variant="warning">Copy it now. It is not shown again.</Flash>
      <CopyField label={label} value={secret} />
    </>
  );
}
