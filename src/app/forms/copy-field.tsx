import { CheckIcon, CopyIcon } from "@primer/octicons-react";
import { Button, Flash, FormControl, TextInput } from "@primer/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./form.module.css";

/** A text to be copied elsewhere. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    input.current?.select();
    // Browsers offer the clipboard over TLS and on this machine only; elsewhere the text is selected.
    await navigator.clipboard?.writeText(value).then(() => setCopied(value));
  };
  const isCopied = copied === value;
  return (
    <div className={styles.secret}>
      <FormControl>
        <FormControl.Label>{label}</FormControl.Label>
        <TextInput
          ref={input}
          block
          readOnly
          value={value}
          className={styles.token}
          onFocus={({ target }) => target.select()}
        />
      </FormControl>
      <Button
        leadingVisual={isCopied ? CheckIcon : CopyIcon}
        aria-label={`${isCopied ? "Copied" : "Copy"}: ${label}`}
        onClick={() => void copy()}
      >
        {isCopied ? "Copied" : "Copy"}
      </Button>
    </div>
  );
}

type SecretProps = { label: string; secret: string; children?: ReactNode };

/** A secret that the service shows once, to be copied, and what follows. */
export function SecretOnce({ label, secret, children }: SecretProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={place} className={styles.parts}>
      <Flash variant="warning">Copy it now. It is not shown again.</Flash>
      <CopyField label={label} value={secret} />
      <div>{children}</div>
    </div>
  );
}
