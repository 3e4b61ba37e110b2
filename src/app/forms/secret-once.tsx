import { CheckIcon, CopyIcon } from "@primer/octicons-react";
import { Button, Flash, FormControl, TextInput } from "@primer/react";
import { useRef, useState } from "react";
import styles from "./form.module.css";

/** A secret that the service shows once, to be copied. */
export function SecretOnce({ label, secret }: { label: string; secret: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    input.current?.select();
    // Browsers offer the clipboard over TLS and on this machine only; elsewhere the text is selected.
    await navigator.clipboard?.writeText(secret).then(() => setCopied(true));
  };
  return (
    <>
      <Flash variant="warning">Copy it now. It is not shown again.</Flash>
      <div className={styles.secret}>
        <FormControl>
          <FormControl.Label>{label}</FormControl.Label>
          <TextInput
            ref={input}
            block
            readOnly
            value={secret}
            className={styles.token}
            onFocus={({ target }) => target.select()}
          />
        </FormControl>
        <Button leadingVisual={isCopied ? CheckIcon : CopyIcon} onClick={() => void copy()}>
          {isCopied ? "Copied" : "Copy"}
        </Button>
      </div>
    </>
  );
}
