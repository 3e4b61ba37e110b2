import { Flash } from "@primer/react";
import { useEffect, useRef } from "react";
import { CopyField } from "./copy-field.tsx";
import styles from "./form.module.css";

/** A secret that the service shows once, to be copied. */
export function SecretOnce({ label, secret }: { label: string; secret: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={place} className={styles.parts}>
      <Flash variant="warning">Copy it now. It is not shown again.</Flash>
      <CopyField label={label} value={secret} />
    </div>
  );
}
